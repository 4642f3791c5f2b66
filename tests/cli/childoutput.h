// SPDX-License-Identifier: GPL-3.0-or-later
// The program as the tests of the command line call it, and what it printed.
#pragma once

#include "tests/cli/childprocess.h"
#include "tests/core/support/arrayfiles.h"
#include "tests/testpaths.h"

#include <algorithm>
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

#include <filesystem>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

namespace attn::test {

// The program in a folder of its own, with no display.
class Program {
public:
    ChildRun run(const std::vector<std::string>& arguments, std::vector<std::string> environment = {}) const
    {
        return runChild(programFile(), arguments, {m_folder.path(), std::move(environment), false, "", {}, {}});
    }
    const ScratchFolder& folder() const { return m_folder; }

private:
    ScratchFolder m_folder;
};

// Nothing on stdout, one printable line of at most 300 characters on stderr.
inline void checkOneLine(const ChildRun& run, int status)
{
    CHECK(run.status == status);
    CHECK(run.out == "");
    CHECK(run.err.starts_with("attnscope: "));
    CHECK(run.err.ends_with('\n'));
    CHECK(std::ranges::count(run.err, '\n') == 1);
    const auto characters = std::ranges::count_if(run.err, [](char c) { return (c & 0xC0) != 0x80; });
    CHECK(characters <= 301);
    CHECK(std::ranges::none_of(run.err, [](unsigned char c) { return (c < ' ' && c != '\n') || c == 0x7F; }));
}

inline nlohmann::json tensorsOf(const ChildRun& run)
{
    CHECK(run.status == 0);
    CHECK(run.err == "");
    return nlohmann::json::parse(run.out)["tensors"];
}

inline std::string lessonFile(const std::string& id) { return sourceFile("resources/lessons/") + id + ".json"; }

inline std::size_t filesIn(const ScratchFolder& folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder.path()), {}));
}

} // namespace attn::test
