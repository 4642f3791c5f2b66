// SPDX-License-Identifier: GPL-3.0-or-later
// The protocol in which the bench stands beside other programs.
#include "tests/cli/childprocess.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>

#include <iterator>
#include <sstream>
#include <vector>

using namespace attn::test;

namespace {

// attnscope_bench serve WORDS, with `input` on stdin.
ChildRun serve(const std::string& words, const std::string& input)
{
    const ScratchFolder folder;
    const std::string input_file = folder.write("input", input);
    const auto program = std::filesystem::path(attn::programFile()).parent_path() / "attnscope_bench";
    return runChild("/bin/sh", {"-c", "'" + program.string() + "' serve " + words + " < '" + input_file + "'"},
                    {folder.path(), {}, false, {}});
}

} // namespace

TEST_CASE("serve says ready, then answers every number of calls with the seconds of one, in every mode")
{
    for (const char* mode : {"full", "full-nomask", "compact", "edit-x", "edit-x-dense", "edit-x-output", "edit-wq",
                             "edit-wk", "edit-wv", "peak"}) {
        CAPTURE(mode);
        const ChildRun run = serve(std::string("a 1 ") + mode, "1\n20\n");
        CHECK(run.status == 0);
        CHECK(run.err == "");
        std::istringstream lines(run.out);
        std::string ready;
        std::getline(lines, ready);
        CHECK(ready == "ready");
        const std::vector<double> seconds(std::istream_iterator<double>(lines), {});
        REQUIRE(seconds.size() == 2);
        CHECK(seconds[0] > 0);
        CHECK(seconds[1] > 0);
        CHECK(seconds[1] < 1);
    }
}

TEST_CASE("serve refuses a mode, a size or a number of threads that it has not got")
{
    for (const char* words : {"a 1 edit-nothing", "h 1 full", "a 0 full", "a 1", "a 1 full --loud"}) {
        CAPTURE(words);
        const ChildRun run = serve(words, "1\n");
        CHECK(run.status == 2);
        CHECK(run.out == "");
        CHECK(run.err.starts_with("attnscope_bench: "));
    }
}
