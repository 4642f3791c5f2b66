// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/qtswitches.h"
#include "tests/testpaths.h"

#include "tests/cli/childprocess.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

using Words = std::vector<std::string>;

Words others(const Words& words)
{
    const auto left = withoutQtSwitches(words);
    REQUIRE_MESSAGE(left, (left ? "" : left.error().message));
    return *left;
}

std::string refused(const Words& words)
{
    const auto left = withoutQtSwitches(words);
    return left ? "(understood)" : left.error().message;
}

} // namespace

TEST_CASE("Qt's switches and their values are left to Qt")
{
    CHECK(others({}) == Words{});
    CHECK(others({"-platform", "wayland", "a.attn"}) == Words{"a.attn"});
    CHECK(others({"a.attn", "--geometry", "800x600+0+0", "-reverse", "--present"}) == Words{"a.attn", "--present"});
    CHECK(others({"-session", "10_1", "-name", "x"}) == Words{});
    CHECK(others({"--", "-platform", "x"}) == Words{"--", "-platform", "x"});
    CHECK(others({"-platforms", "platform"}) == Words{"-platforms", "platform"});
    CHECK(refused({"a.attn", "-platform"}) == "-platform: the value is missing");
    CHECK(refused({"-style", "fusion"}) == "-style: not supported; choose a theme in the View menu");
    CHECK(refused({"--style=fusion"}) == "--style=fusion: not supported; choose a theme in the View menu");
}

TEST_CASE("The window takes Qt's switches, the commands do not")
{
    const test::ScratchFolder folder;
    const auto answer = [&folder](const Words& words) {
        return test::runChild(programFile(), words, {folder.path(), {}, false, "", {}, {}});
    };
    // A file that is not there is looked for only once the words are understood.
    const auto window = answer({"-platform", "offscreen", "--geometry", "800x600", "nowhere.attn"});
    CHECK(window.status == 4);
    CHECK(window.err == "attnscope: nowhere.attn: no such file or lesson\n");
    const auto command = answer({"trace", "000.mha", "-platform", "offscreen"});
    CHECK(command.status == 2);
    CHECK(command.err.starts_with("attnscope: unknown option '-platform'"));
    const auto looks = answer({"-style", "fusion"});
    CHECK(looks.status == 2);
    CHECK(looks.err.starts_with("attnscope: -style: not supported; choose a theme in the View menu"));
}
