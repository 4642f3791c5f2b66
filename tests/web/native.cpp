// SPDX-License-Identifier: GPL-3.0-or-later
// What the engine of pages answers when it is part of a native program: a request a line, an answer a line; an empty line begins a
// new page. With a number N it writes N random scenes instead.
#include "core/io/scene/scenefile.h"
#include "core/web/livesession.h"
#include "tests/core/support/scenes.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>
#include <string>

using namespace attn;
using namespace attn::test;

int main(int count, char** arguments)
{
    if (count == 2) {
        const SceneLimits limits{.batch = 2, .tokens = 9, .d_in = 12, .heads = 4, .head_dim = 6};
        for (std::uint64_t number = 0; number < std::stoull(arguments[1]); ++number)
            std::cout << nlohmann::json(writeScene(withOverrides(randomScene(number, limits), number))).dump() << "\n";
        return 0;
    }
    auto session = std::make_unique<LiveSession>();
    for (std::string line; std::getline(std::cin, line);)
        if (line.empty())
            session = std::make_unique<LiveSession>();
        else
            std::cout << session->answer(line) << "\n";
}
