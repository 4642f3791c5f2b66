// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/site/site.h"

#include "core/headless/commands.h"
#include "core/headless/lessoncheck.h"
#include "core/io/files/path.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lessonfile.h"
#include "core/lessons/lessongroups.h"
#include "core/page/page.h"
#include "core/page/pagefiles.h"
#include "core/page/pageframe.h"
#include "core/page/pagestyle.h"
#include "core/site/siteparts.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace attn {

namespace {

namespace fs = std::filesystem;

// One requested page: built-in, or named by an argument.
struct Wanted {
    const LessonEntry* entry = nullptr;
    std::string argument = {};
    bool steps = false;
};

struct WantedSection {
    std::string_view title, caption;
    std::vector<Wanted> pages;
};

std::vector<WantedSection> allThatShip(bool scenes)
{
    std::vector<WantedSection> sections;
    for (const bool steps : {true, false})
        for (const LessonGroup& group : lessonGroups()) {
            if (group.lessons.front()->has_steps != steps || !(steps || scenes))
                continue;
            sections.push_back({group.title, group.caption, {}});
            for (const LessonEntry* entry : group.lessons)
                sections.back().pages.push_back({entry, std::string(entry->id), steps});
        }
    return sections;
}

// The lessons and scenes of a folder by their names, without folders in it.
Result<std::vector<std::string>> filesIn(const std::string& folder)
{
    std::vector<std::string> files;
    std::error_code fault;
    for (const auto& entry : fs::directory_iterator(pathOf(folder), fault))
        if (isLessonFile(utf8Of(entry.path())) || entry.path().extension() == ".attn")
            files.push_back(utf8Of(entry.path()));
    if (files.empty())
        return Error{say("%1: the folder contains no *.attnlesson or *.attn files", folder)};
    std::ranges::sort(files);
    return files;
}

Result<std::vector<WantedSection>> namedBy(const std::vector<std::string>& arguments)
{
    std::vector<WantedSection> sections = {{SAY_LATER("Lessons"), {}, {}}, {SAY_LATER("Scenes"), {}, {}}};
    for (const std::string& argument : arguments) {
        std::vector<std::string> files = {argument};
        std::error_code fault;
        if (fs::is_directory(pathOf(argument), fault)) {
            auto found = filesIn(argument);
            if (!found)
                return found.error();
            files = std::move(*found);
        } else if (const auto missing = checkSceneArgument(argument)) {
            return *missing;
        }
        for (const std::string& file : files) {
            const bool steps = namesSteps(file);
            sections[steps ? 0 : 1].pages.push_back(
                {fs::exists(pathOf(file), fault) ? nullptr : lessonNamed(file), file, steps});
        }
    }
    std::erase_if(sections, [](const WantedSection& section) { return section.pages.empty(); });
    return sections;
}

// In lowercase ASCII, since some file systems ignore case, and not taken yet.
std::string fileName(const std::string& id, std::set<std::string>& taken)
{
    std::string name;
    for (const char letter : id.substr(0, 60)) {
        const bool kept = std::isalnum(static_cast<unsigned char>(letter)) || letter == '_';
        if (kept || (!name.empty() && name.back() != '-' && name.back() != '.'))
            name += kept || letter == '.' ? char(std::tolower(static_cast<unsigned char>(letter))) : '-';
    }
    name.resize(name.find_last_not_of("-.") + 1); // npos + 1 is 0
    std::string free = name.empty() ? "page" : name;
    for (int number = 2; !taken.insert(free).second; ++number)
        free = name + "-" + std::to_string(number);
    return free + ".html";
}

std::string firstSentence(const std::string& text)
{
    const auto end = text.find(". "), line = text.find('\n');
    return text.substr(0, end < line ? end + 1 : line);
}

// Words of a scene that ships, which catalogues translate whole.
Words translated(const std::string& english, const std::vector<const Catalogue*>& languages, bool sentence)
{
    const auto shown = [&](const std::string& text) { return sentence ? firstSentence(text) : text; };
    Words words(shown(english));
    for (const Catalogue* catalogue : languages)
        words.set(catalogue->language(), shown(catalogue->translation(english, nullptr)));
    return words;
}

class SiteMaker {
public:
    SiteMaker(const SitePlan& plan, std::vector<std::string>* faults)
        : m_plan(plan), m_kind(plan.scorm ? PageKind::Scorm : PageKind::Shared), m_faults(faults)
    {
    }

    std::optional<Error> add(const Wanted& wanted)
    {
        const auto failed = [&](const Error& error) {
            return Error{error.message.starts_with(wanted.argument) ? error.message
                                                                    : wanted.argument + ": " + error.message};
        };
        if (wanted.steps) {
            const auto lesson = wanted.entry ? loadSteps(*wanted.entry) : loadStepsNamed(wanted.argument);
            const auto fault = lesson ? add(*lesson, idOf(wanted)) : lesson.error();
            if (!fault && !wanted.entry)
                check(*lesson, wanted.argument);
            return fault ? std::optional(failed(*fault)) : std::nullopt;
        }
        const auto scene = wanted.entry ? loadLesson(*wanted.entry) : loadScene(wanted.argument);
        const auto html = scene ? scenePage(*scene, m_kind) : scene.error();
        if (!html)
            return failed(html.error());
        SitePage page = {idOf(wanted), {}, Words(scene->title), Words(firstSentence(scene->description))};
        if (const auto english = wanted.entry ? parseScene(wanted.entry->text) : scene; wanted.entry && english) {
            page.title = translated(english->title, m_plan.languages, false);
            page.summary = translated(english->description, m_plan.languages, true);
        } else if (page.title.empty()) {
            page.title = Words(page.id);
        }
        page.live = computesInPage(*scene);
        put(std::move(page), *html);
        return std::nullopt;
    }

    std::optional<Error> add(const Lesson& lesson, const std::string& id)
    {
        const auto html = lessonPage(lesson, m_kind, id);
        if (!html)
            return html.error();
        const bool live = std::ranges::all_of(lesson.steps, computesInPage, &LessonStep::scene);
        put({id, {}, lesson.title, lesson.summary, lesson.steps.size(), live, lesson.teacher}, *html);
        return std::nullopt;
    }

    void check(const Lesson& lesson, const std::string& argument)
    {
        if (m_faults)
            for (std::string& line : lessonFaults(lesson, argument))
                m_faults->push_back(std::move(line));
    }

    void begin(const WantedSection& section) { m_sections.push_back({section.title, section.caption, {}}); }

    std::vector<SiteFile> files()
    {
        m_files.push_back({"page.css", pageStyle()});
        m_files.push_back({"page.js", pageScript()});
        m_files.push_back({"theme.js", std::string(themeScript())});
        m_files.push_back({"icon.svg", std::string(iconFile())});
        m_files.push_back({"engine-module.js", engineScript()});
        if (m_plan.scorm) {
            m_files.push_back({"scorm.js", std::string(scormScript())});
            m_files.push_back({"imsmanifest.xml", scormManifest(m_sections)});
        } else {
            m_files.push_back({"index.html", siteIndex(m_sections, m_plan.languages)});
            if (saysToTeachers(m_sections))
                m_files.push_back({"teachers.html", siteIndex(m_sections, m_plan.languages, true)});
        }
        return std::move(m_files);
    }

private:
    static std::string idOf(const Wanted& wanted)
    {
        return wanted.entry ? std::string(wanted.entry->id) : utf8Of(pathOf(wanted.argument).stem());
    }
    void put(SitePage page, const std::string& html)
    {
        page.file = fileName(page.id, m_taken);
        m_files.push_back({page.file, html});
        m_sections.back().pages.push_back(std::move(page));
    }

    const SitePlan& m_plan;
    PageKind m_kind;
    std::vector<std::string>* m_faults;
    std::set<std::string> m_taken = {"index", "teachers", "con",
                                     "prn",   "aux",      "nul"}; // the last four mean devices on Windows
    std::vector<SiteSection> m_sections;
    std::vector<SiteFile> m_files;
};

} // namespace

Result<std::vector<SiteFile>> siteFiles(const SitePlan& plan, const SiteProgress& progress,
                                        std::vector<std::string>* faults)
{
    SiteMaker maker(plan, faults);
    if (plan.lesson) {
        maker.begin({SAY_LATER("Lessons"), {}, {}});
        if (const auto fault = maker.add(*plan.lesson, plan.id))
            return *fault;
        maker.check(*plan.lesson, plan.id);
        return maker.files();
    }
    const auto sections = plan.arguments.empty() ? allThatShip(!plan.scorm) : namedBy(plan.arguments);
    if (!sections)
        return sections.error();
    int done = 0, all = 0;
    for (const WantedSection& section : *sections)
        all += int(section.pages.size());
    for (const WantedSection& section : *sections) {
        maker.begin(section);
        for (const Wanted& wanted : section.pages) {
            if (progress && !progress(done++, all))
                return Error{say("stopped: no course site was written")};
            if (const auto fault = maker.add(wanted))
                return *fault;
        }
    }
    return maker.files();
}

} // namespace attn
