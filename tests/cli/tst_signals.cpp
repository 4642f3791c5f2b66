// SPDX-License-Identifier: GPL-3.0-or-later
// A program that is stopped from outside ends as programs do that a signal ends, and leaves nothing of what it had begun.
#include "tests/cli/childprocess.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <doctest/doctest.h>
#include <sys/resource.h>
#include <thread>

using namespace attn::test;
namespace fs = std::filesystem;

namespace {

using Words = std::vector<std::string>;

// Files and folders under `path`, as they are this moment.
int entriesIn(const fs::path& path)
{
    std::error_code fault;
    int entries = 0;
    for (fs::recursive_directory_iterator at(path, fault), end; !fault && at != end; at.increment(fault))
        ++entries;
    return entries;
}

void limitFiles()
{
    const rlimit limit{1024, 1024};
    setrlimit(RLIMIT_FSIZE, &limit);
}

// Temporary files are seen, too. Qt's own folder, which it would make among them, has its place.
std::vector<std::string> environmentOf(const ScratchFolder& folder)
{
    static const ScratchFolder runtime;
    fs::permissions(runtime.path(), fs::perms::owner_all);
    return {"TMPDIR=" + folder.path().string(), "XDG_RUNTIME_DIR=" + runtime.path().string()};
}

// Starts the program in `folder` and stops it as soon as there are `entries` in it.
ChildRun stopped(const ScratchFolder& folder, const Words& words, int number, int entries)
{
    ChildSetting setting{folder.path(), environmentOf(folder), false, "", {}, {}};
    setting.meanwhile = [&](int child) {
        using namespace std::chrono;
        const auto end = steady_clock::now() + 20s;
        while (entriesIn(folder.path()) < entries && steady_clock::now() < end)
            std::this_thread::sleep_for(1ms);
        kill(child, number);
    };
    return runChild(attn::programFile(), words, setting);
}

} // namespace

TEST_CASE("An export into a folder that is stopped leaves neither files nor the folder")
{
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        for (const int entries : {1, 2, 6}) {
            CAPTURE(number);
            const ScratchFolder folder;
            const ChildRun run = stopped(folder,
                                         {"export", "000.mha", "--stage", "all", "--head", "all", "--format", "png",
                                          "--format", "svg", "--dpi", "600", "--out", "deep/figures"},
                                         number, entries);
            CHECK(run.status == -number);
            CHECK(entriesIn(folder.path()) == 0);
        }
}

TEST_CASE("An export into a folder with files, when it is stopped, leaves them as they were")
{
    const ScratchFolder folder;
    fs::create_directory(folder.file("figures"));
    const std::string mine = folder.write("figures/mine.txt", "mine");
    const ChildRun run =
        stopped(folder, {"export", "000.mha", "--stage", "all", "--head", "all", "--dpi", "600", "--out", "figures"},
                SIGINT, 4);
    CHECK(run.status == -SIGINT);
    CHECK(entriesIn(folder.path()) == 2);
    CHECK(folder.read("figures/mine.txt") == "mine");
}

TEST_CASE("A film that is stopped leaves nothing where temporary files are")
{
    if (std::system("command -v ffmpeg > /dev/null") != 0)
        return;
    const ScratchFolder folder;
    ChildSetting setting{folder.path(), environmentOf(folder), false, "", {}, {}};
    for (const int wait : {200, 500, 1000}) {
        setting.meanwhile = [&](int child) {
            std::this_thread::sleep_for(std::chrono::milliseconds(wait));
            kill(child, SIGINT);
        };
        const ChildRun run = runChild(
            attn::programFile(),
            {"steps", "000.mha", "--stage", "all", "--by", "cell", "--dpi", "250", "--seconds", "2", "--out", "f.mp4"},
            setting);
        CHECK(run.status == -SIGINT);
        CHECK(entriesIn(folder.path()) == 0);
    }
}

TEST_CASE("A signal that is ignored stays so")
{
    const ScratchFolder folder;
    ChildSetting setting{folder.path(), {}, false, "", {}, {}};
    setting.meanwhile = [](int child) {
        for (int i = 0; i < 20; ++i) {
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
            kill(child, SIGHUP);
        }
    };
    const auto before = std::signal(SIGHUP, SIG_IGN); // the child has it from its first moment
    const ChildRun run = runChild(attn::programFile(), {"trace", "000.mha", "--out", "t.npz"}, setting);
    std::signal(SIGHUP, before);
    CHECK(run.status == 0);
    CHECK(entriesIn(folder.path()) == 1);
}

TEST_CASE("A file beyond the limit of its size is an error of one line, and leaves nothing")
{
    const std::vector<Words> all = {
        {"trace", "000.mha", "--out", "a.json"},
        {"code", "000.mha", "--out", "a.py"},
        {"export", "000.mha", "--stage", "all", "--head", "all", "--dpi", "600", "--out", "figures"},
        {"export", "000.mha", "--stage", "weights", "--head", "0", "--dpi", "600", "--out", "a.png"}};
    for (const Words& words : all) {
        CAPTURE(words.back());
        const ScratchFolder folder;
        const ChildRun run = runChild(attn::programFile(), words, {folder.path(), {}, false, "", limitFiles, {}});
        CAPTURE(run.err);
        CHECK(run.status == 4);
        CHECK(run.err.find("the file is too large for it") != std::string::npos);
        CHECK(std::ranges::count(run.err, '\n') == 1);
        CHECK(entriesIn(folder.path()) == 0);
    }
}
