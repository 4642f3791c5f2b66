// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/zipread.h"
#include "core/lessons/lesson.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessongroups.h"
#include "core/page/pagefiles.h"
#include "core/prose/htmltext.h"
#include "core/site/site.h"
#include "tests/core/support/temporaryfolder.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>

using namespace attn;
namespace fs = std::filesystem;

namespace {

class Folder {
public:
    std::string path(const std::string& name = {}) const
    {
        return name.empty() ? m_folder.path() : m_folder.file(name);
    }
    void write(const std::string& name, const std::string& content) const
    {
        fs::create_directories((m_folder.place() / name).parent_path());
        std::ofstream(m_folder.place() / name, std::ios::binary) << content;
    }
    std::string read(const std::string& name) const
    {
        std::ifstream in(m_folder.place() / name, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    std::set<std::string> names(const std::string& folder) const
    {
        std::set<std::string> names;
        for (const auto& entry : fs::directory_iterator(m_folder.place() / folder))
            names.insert(utf8Of(entry.path().filename()));
        return names;
    }

private:
    test::TemporaryFolder m_folder;
};

// A language in which every sentence is in capitals.
class Loud : public Catalogue {
public:
    std::string_view language() const override { return "xx"; }
    std::string translation(const std::string& english, const long long*) const override
    {
        std::string loud = english;
        std::ranges::transform(loud, loud.begin(), [](unsigned char letter) { return char(std::toupper(letter)); });
        return loud;
    }
};

Lesson lessonCalled(const std::string& title)
{
    Lesson lesson = *loadSteps(*lessonNamed("begin.1.weight"));
    lesson.title = Words(title);
    lesson.steps.resize(1);
    return lesson;
}

std::vector<SiteFile> siteOf(const SitePlan& plan)
{
    const auto files = siteFiles(plan);
    REQUIRE_MESSAGE(files, files.error().message);
    return *files;
}

const std::string& content(const std::vector<SiteFile>& files, const std::string& name)
{
    const auto found = std::ranges::find(files, name, &SiteFile::name);
    REQUIRE_MESSAGE(found != files.end(), name);
    return found->content;
}

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("the groups hold every lesson that ships once")
{
    std::set<std::string_view> ids;
    std::size_t count = 0;
    for (const LessonGroup& group : lessonGroups())
        for (const LessonEntry* entry : group.lessons) {
            ids.insert(entry->id);
            ++count;
        }
    CHECK(count == lessons().size());
    CHECK(ids.size() == lessons().size());
}

TEST_CASE("a site of all that ships: a page each, one engine, and an index in both languages")
{
    const Loud loud;
    SitePlan plan;
    plan.languages = {&loud};
    int reports = 0;
    const auto made = siteFiles(plan, [&](int done, int all) {
        CHECK(done == reports++);
        return all == int(lessons().size());
    });
    REQUIRE(made);
    const std::string& index = content(*made, "index.html");
    CHECK(made->size() == lessons().size() + 7);
    const std::string& teachers = content(*made, "teachers.html");
    CHECK(!has(index, "teachers.html")); // learners get the index
    CHECK(content(*made, "engine-module.js") == engineScript());
    for (const LessonEntry& entry : lessons()) {
        INFO(std::string(entry.id));
        const std::string name = std::string(entry.id) + ".html", &page = content(*made, name);
        CHECK(has(index, "href=\"" + name + "\""));
        CHECK(has(index, "data-id=\"" + std::string(entry.id) + "\"") == entry.has_steps);
        const bool trained = entry.id.starts_with("model.");
        CHECK(has(page, "<script src=\"engine-module.js\">") != trained);
        CHECK(has(page, "A browser cannot run this lesson") == trained);
        CHECK(has(page, "script-src 'self' 'wasm-unsafe-eval'\""));
        CHECK(!has(page, "<script>"));
        CHECK(page.size() < 1'200'000);
        CHECK(!has(page, "teachers.html"));
        CHECK(has(teachers, "href=\"" + name + "\"") == entry.has_steps);
        if (!entry.has_steps)
            continue;
        const TeacherPage teacher = loadSteps(entry)->teacher;
        for (const Words* words : {&teacher.aim, &teacher.pitfalls, &teacher.ask})
            for (const auto& [language, text] : words->all()) {
                CHECK(!has(page, text));
                CHECK(!has(index, text));
            }
        CHECK(has(teachers, "<b><span lang=\"en\">Aim</span><span lang=\"xx\" hidden>AIM</span></b><br>"));
        CHECK(has(teachers, "<span lang=\"en\">" + htmlText(teacher.aim.in("en")) + "</span>"));
        CHECK(has(teachers, "Minutes: " + std::to_string(teacher.minutes) + "<"));
    }
    CHECK(has(index, "<span lang=\"en\">Start here</span><span lang=\"xx\" hidden>START HERE</span>"));
    CHECK(has(index, "<span lang=\"en\">Causal attention</span><span lang=\"xx\" hidden>CAUSAL ATTENTION</span>"));
    CHECK(has(index, "<p dir=\"auto\"><span lang=\"en\">Above the diagonal, every score becomes −∞ before the "
                     "softmax.</span>"));
}

TEST_CASE("files, folders and ids: names are plain and none is taken twice, and words are text")
{
    const Folder folder;
    folder.write("a/Für „Alle“.attnlesson", writeLesson(lessonCalled("</script><b onclick=x>&\u202Eabc\x01")));
    folder.write("a/INDEX.attnlesson", writeLesson(lessonCalled("Second")));
    folder.write("a/notes.txt", "not a lesson");
    folder.write("b/index.attnlesson", writeLesson(lessonCalled("Third")));
    SitePlan plan;
    plan.arguments = {folder.path("a"), folder.path("b/index.attnlesson"), "000.mha"};
    const auto files = siteOf(plan);
    std::set<std::string> names;
    for (const SiteFile& file : files)
        names.insert(file.name);
    CHECK(names == std::set<std::string>{"f-r-alle.html", "index-2.html", "index-3.html", "000.mha.html", "index.html",
                                         "teachers.html", "page.css", "page.js", "theme.js", "engine-module.js",
                                         "icon.svg"});
    const std::string& index = content(files, "index.html");
    CHECK(has(index, "&lt;/script&gt;&lt;b onclick=x&gt;&amp;\\u202Eabc"));
    CHECK(!has(index, "<b onclick"));
    CHECK(has(index, "<h2>Lessons</h2>"));
    CHECK(has(index, "<h2>Scenes</h2>"));
    plan.scorm = true;
    const auto package = siteOf(plan);
    const std::string& manifest = content(package, "imsmanifest.xml");
    CHECK(has(manifest, "<title>&lt;/script&gt;&lt;b onclick=x&gt;&amp;\\u202Eabc"));
    CHECK(!has(manifest, "\x01"));
}

TEST_CASE("what cannot be a site is said, and nothing is written")
{
    const Folder folder;
    folder.write("broken/a.attnlesson", writeLesson(lessonCalled("First")));
    folder.write("broken/b.attnlesson", "{");
    folder.write("other/mine.txt", "mine");
    folder.write("file", "x");
    const auto fault = [&](const SitePlan& plan) {
        const auto files = siteFiles(plan);
        return files ? std::string() : files.error().message;
    };
    SitePlan plan;
    plan.arguments = {"000.mha", "none"};
    CHECK(fault(plan) == "none: no such file or lesson");
    plan.arguments = {folder.path("other")};
    CHECK(fault(plan) == folder.path("other") + ": the folder contains no *.attnlesson or *.attn files");
    plan.arguments = {folder.path("broken")};
    CHECK(fault(plan).starts_with(folder.path("broken/b.attnlesson") + ": "));
    CHECK(whyNoSite(folder.path("file"))->message ==
          folder.path("file") + ": this is a file, but a folder or a name that ends in .zip is expected");
    const auto refused = writeSite(folder.path("other"), {{"index.html", "x"}});
    REQUIRE(refused);
    CHECK(refused->message ==
          folder.path("other") +
              " contains other files; choose an empty folder or the folder of an earlier course site");
    CHECK(folder.names("other") == std::set<std::string>{"mine.txt"});
    const auto stopped = siteFiles({}, [](int done, int) { return done < 2; });
    REQUIRE(!stopped);
}

TEST_CASE("a site takes the place of an earlier one and leaves other files alone")
{
    const Folder folder;
    SitePlan plan;
    plan.arguments = {"000.mha", "000.simple.softmax"};
    REQUIRE(!writeSite(folder.path("site"), siteOf(plan)));
    folder.write("site/mine.html", "<p>mine");
    fs::create_directory(pathOf(folder.path("site/003.mha.html"))); // in the way
    plan.arguments = {"000.mha", "003.mha"};
    const std::string before = folder.read("site/index.html");
    REQUIRE(writeSite(folder.path("site"), siteOf(plan)));
    CHECK(folder.read("site/index.html") == before);
    CHECK(folder.names("site").size() == 10);
    fs::remove(pathOf(folder.path("site/003.mha.html")));
    REQUIRE(!writeSite(folder.path("site"), siteOf(plan)));
    CHECK(folder.names("site") == std::set<std::string>{"000.mha.html", "003.mha.html", "engine-module.js", "icon.svg",
                                                        "index.html", "mine.html", "page.css", "page.js", "theme.js"});
}

TEST_CASE("a SCORM package: every lesson a SCO of its own, all its files in the archive")
{
    const Folder folder;
    SitePlan plan;
    plan.scorm = true;
    plan.arguments = {"begin.1.weight", "model.1.previous", "000.mha"};
    const auto files = siteOf(plan);
    REQUIRE(!writeSite(folder.path("course.zip"), files));
    const std::string archive = folder.read("course.zip");
    std::set<std::string> names;
    for (const ZipEntry& entry : zipEntries(archive)) {
        std::string buffer;
        CHECK(zipContent(archive, entry, buffer) == content(files, entry.name));
        names.insert(entry.name);
    }
    CHECK(names.size() == files.size());
    CHECK(!names.contains("index.html"));
    CHECK(!names.contains("teachers.html"));
    const std::string& manifest = content(files, "imsmanifest.xml");
    std::size_t mentioned = 0;
    for (auto at = manifest.find("<file href=\""); at != std::string::npos;
         at = manifest.find("<file href=\"", at + 1)) {
        const auto begin = at + 12;
        CHECK(names.contains(manifest.substr(begin, manifest.find('"', begin) - begin)));
        ++mentioned;
    }
    CHECK(mentioned == files.size() - 1);
    CHECK(has(manifest, "scormtype=\"sco\" href=\"begin.1.weight.html\""));
    CHECK(has(manifest, "scormtype=\"asset\" href=\"model.1.previous.html\"")); // without the engine nothing is solved
    CHECK(has(manifest, "scormtype=\"asset\" href=\"000.mha.html\""));
    CHECK(has(content(files, "begin.1.weight.html"), "<script src=\"scorm.js\"></script>\n<script src=\"page.js\">"));
    CHECK(!has(content(files, "000.mha.html"), "scorm.js"));
}
