// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/bytes.h"
#include "core/io/files/ownedfile.h"
#include "core/io/scene/journalfile.h"
#include "core/io/scene/scenedelta.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <limits>
#include <random>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace attn;

namespace {

Scene lesson() { return *loadLesson(*lessonNamed("000.param.seed123")); }

Scene large()
{
    Scene scene = lesson();
    scene.inputs.push_back({"big", Tensor({1000, 1000})});
    return scene;
}

KeptState kept(Scene scene, std::int64_t when = 7)
{
    return {std::move(scene), "/home/you/a.attn", "000.param.seed123", 1234, 5678, when};
}

void roundTrip(const Scene& before, const Scene& after)
{
    const auto back = applyDelta(before, encodeDelta(before, after));
    REQUIRE(back);
    CHECK(*back == after);
}

// A folder that is gone at the end.
class Folder {
public:
    Folder() : m_path(std::filesystem::temp_directory_path() / ("attnscope-owned-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(m_path);
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    std::string file(const char* name) const { return (m_path / name).string(); }

private:
    std::filesystem::path m_path;
};

} // namespace

TEST_CASE("a change from any scene to any other is described exactly")
{
    Scene before = lesson();
    for (std::uint64_t i = 0; i < 60; ++i) {
        const Scene after = i % 3 ? test::withOverrides(test::randomScene(i), i) : test::randomScene(i);
        roundTrip(before, after);
        roundTrip(Scene(), after);
        before = after;
    }
}

TEST_CASE("edits that come, change, move and go are described exactly")
{
    Scene before = lesson();
    for (int i = 0; i < 5; ++i)
        before.edits.set("x", {i, 0}, static_cast<float>(i));
    Scene after = before;
    after.edits.set("x", {2, 0}, std::numeric_limits<float>::quiet_NaN());
    roundTrip(before, after);
    after.edits.remove("x", {0, 0});
    after.edits.remove("x", {3, 0});
    after.edits.set("x", {1, 2}, -0.0f);
    roundTrip(before, after);
    roundTrip(after, before);
    const auto edits = after.edits.inOrder();
    after.edits = std::vector<Edit>(edits.rbegin(), edits.rend());
    roundTrip(before, after);
    after.edits.clear();
    roundTrip(before, after);
    roundTrip(after, before);
    roundTrip(before, before);
}

TEST_CASE("an edited cell takes few bytes, however large the scene is")
{
    const Scene before = large();
    Scene after = before;
    after.edits.set("x", {1, 1}, 5);
    CHECK(encodeDelta(before, after).size() < 100);
    Scene painted = before;
    painted.input("big")->mutableData()[777] = 1;
    CHECK(encodeDelta(before, painted).size() < 100);
    roundTrip(before, painted);
}

TEST_CASE("a block that changed much is described as a whole")
{
    const Scene before = large();
    Scene after = before;
    std::fill_n(after.input("big")->mutableData(), 500'000, 3.0f);
    CHECK(encodeDelta(before, after).size() < 4'100'000);
    roundTrip(before, after);
    after.inputs.back().tensor = Tensor({2, 3}, {1, 0, 1, 0, 1, 1}, Kind::Boolean);
    roundTrip(before, after);
}

TEST_CASE("a journal gives the newest state back")
{
    const Scene first = lesson();
    Scene second = first;
    second.edits.set("x", {1, 1}, 5);
    KeptState last = kept(second, 99);
    last.file_path = "/elsewhere";
    const std::string bytes = journalHead() + journalRecord(Scene(), kept(first)) + journalRecord(first, last);
    const auto content = readJournal(bytes);
    REQUIRE(content);
    CHECK(content->newest == last);
    CHECK(content->records == 2);
    CHECK(content->good_bytes == bytes.size());
}

TEST_CASE("a lesson that was written is kept with what it cannot take yet")
{
    KeptState first;
    first.file_path = "/home/you/a.attnlesson";
    first.edited_ms = 7;
    const auto scene = std::make_shared<const Scene>(lesson());
    first.written = KeptLesson{"{}", 2, {{1, {"Which?", scene, nullptr}}, {2, {"", nullptr, scene}}}};
    KeptState last = first;
    last.written->text = "{ }";
    last.written->loose.clear();
    const std::string one = journalHead(first) + journalRecord(Scene(), first);
    const auto begun = readJournal(one);
    REQUIRE(begun);
    CHECK(begun->newest == first);
    CHECK_FALSE(begun->newest == last);
    const auto content = readJournal(one + journalRecord(Scene(), last));
    REQUIRE(content);
    CHECK(content->records == 2);
    CHECK(content->newest == last);
    for (std::size_t size = 0; size < one.size(); ++size)
        CHECK_FALSE(readJournal(one.substr(0, size)));
}

TEST_CASE("a journal of a later version is distinguished from a damaged one")
{
    CHECK(isLaterJournal("attnscope-journal/2\nwhatever"));
    CHECK(isLaterJournal("attnscope-journal/1 model\nwhatever"));
    CHECK_FALSE(isLaterJournal(journalHead()));
    CHECK_FALSE(isLaterJournal("attnscope-jour"));
    CHECK_FALSE(isLaterJournal("{}"));
    KeptState written;
    written.written.emplace();
    CHECK_FALSE(isLaterJournal(journalHead(written) + "rubbish"));
}

TEST_CASE("a journal that was torn anywhere gives the last whole record, and says where it ends")
{
    const Scene first = lesson();
    Scene second = first;
    second.edits.set("x", {1, 1}, 5);
    const std::string one = journalHead() + journalRecord(Scene(), kept(first));
    const std::string two = one + journalRecord(first, kept(second));
    for (std::size_t size = 0; size < two.size(); ++size) {
        const auto content = readJournal(std::string_view(two).substr(0, size));
        if (size < one.size()) {
            CHECK_FALSE(content);
            continue;
        }
        REQUIRE(content);
        CHECK(content->newest.scene == first);
        CHECK(content->good_bytes == one.size());
    }
}

TEST_CASE("a wrong byte, a tail of zeros and rubbish behind a record cost only what follows them")
{
    const Scene first = lesson();
    Scene second = first;
    second.edits.set("x", {1, 1}, 5);
    const std::string one = journalHead() + journalRecord(Scene(), kept(first));
    const std::string two = one + journalRecord(first, kept(second));
    for (std::size_t at = one.size(); at < two.size(); ++at) {
        std::string wrong = two;
        wrong[at] ^= 0x10;
        const auto content = readJournal(wrong);
        REQUIRE(content);
        CHECK(content->newest.scene == first);
    }
    for (const std::string& tail : {std::string(4096, '\0'), std::string("no record"), std::string(300, '\xff')}) {
        const auto content = readJournal(two + tail);
        REQUIRE(content);
        CHECK(content->newest.scene == second);
        CHECK(content->good_bytes == two.size());
    }
}

TEST_CASE("bytes that no journal would hold are refused without harm")
{
    CHECK_FALSE(readJournal(""));
    CHECK_FALSE(readJournal("attnscope-journal/2\nabc"));
    const Scene scene = large();
    std::string delta = encodeDelta(Scene(), lesson());
    std::mt19937_64 random(11);
    for (int i = 0; i < 3000; ++i) {
        std::string wrong = delta;
        for (int k = 0; k < 3; ++k)
            wrong[random() % wrong.size()] = static_cast<char>(random());
        applyDelta(scene, wrong); // may be a scene by chance; it must not crash
    }
    std::string lying;
    appendNumber(lying, std::uint8_t(0));
    appendNumber(lying, std::uint32_t(1));
    appendText(lying, "x");
    appendNumber(lying, std::uint8_t(2));
    appendNumber(lying, std::uint8_t(0));
    appendNumber(lying, std::uint8_t(2));
    appendNumber(lying, std::int64_t(1) << 40);
    appendNumber(lying, std::int64_t(1) << 40);
    CHECK_FALSE(applyDelta(scene, lying));
}

TEST_CASE("a file is owned by one at a time, and free once its process was killed")
{
    const Folder folder;
    const std::string path = folder.file("a.journal");
    {
        auto mine = OwnedFile::create(path, "abc");
        REQUIRE(mine);
        CHECK_FALSE(OwnedFile::take(path));
        CHECK_FALSE(mine->append("def"));
        CHECK(*mine->read(100) == "abcdef");
        CHECK_FALSE(mine->read(5));
    }
    {
        const auto taken = OwnedFile::take(path);
        REQUIRE(taken);
        CHECK(*taken->read(100) == "abcdef");
    }
    int ready[2];
    REQUIRE(pipe(ready) == 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto theirs = OwnedFile::take(path);
        const char done = theirs ? '1' : '0';
        if (write(ready[1], &done, 1) != 1)
            _exit(1);
        for (;;)
            pause();
    }
    char done = 0;
    REQUIRE(read(ready[0], &done, 1) == 1);
    CHECK(done == '1');
    CHECK_FALSE(OwnedFile::take(path));
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    CHECK(OwnedFile::take(path));
    close(ready[0]);
    close(ready[1]);
}

TEST_CASE("a file that was deleted or replaced by another is noticed")
{
    const Folder folder;
    auto mine = OwnedFile::create(folder.file("a.journal"), "abc");
    REQUIRE(mine);
    CHECK(mine->exists());
    std::filesystem::remove(folder.file("a.journal"));
    CHECK_FALSE(mine->exists());
    CHECK_FALSE(OwnedFile::create(folder.file("nowhere/a.journal"), "abc"));
    CHECK_FALSE(OwnedFile::take(folder.file("none")));
}

TEST_CASE("a disk that is full leaves what was there")
{
    const Folder folder;
    const std::string path = folder.file("a.journal");
    auto mine = OwnedFile::create(path, "abc");
    REQUIRE(mine);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    const rlimit full{10, before.rlim_max};
    setrlimit(RLIMIT_FSIZE, &full);
    const auto appended = mine->append(std::string(100, 'x'));
    const auto created = OwnedFile::create(path, std::string(100, 'x'));
    setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    CHECK(appended);
    CHECK_FALSE(created);
    CHECK(*mine->read(100) == "abc");
    CHECK(std::filesystem::file_size(path) == 3);
    CHECK(std::distance(std::filesystem::directory_iterator(std::filesystem::path(path).parent_path()), {}) == 1);
    CHECK_FALSE(mine->append("def"));
    CHECK(*mine->read(100) == "abcdef");
}
