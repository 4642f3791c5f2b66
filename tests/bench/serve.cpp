// SPDX-License-Identifier: GPL-3.0-or-later
// One mode as a contestant for whoever compares programs: says "ready", then answers every line N on stdin with the
// seconds that one of N calls took. The numbers of the first and of the last call are checked against float64.
#include "tests/bench/limits.h"
#include "tests/bench/oracle.h"
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

#include <cstdlib>
#include <iostream>

namespace attn::bench {

namespace {

int wrongUsage(const std::string& what)
{
    std::fprintf(stderr, "attnscope_bench: serve SIZE THREADS MODE: %s; modes are peak", what.c_str());
    for (const Mode& mode : modes())
        std::fprintf(stderr, ", %s", std::string(mode.name).c_str());
    std::fputs("\n", stderr);
    return 2;
}

// False, with a message, when three queries of the last call are not what float64 says.
bool isRight(const Runs& runs, std::mt19937& random)
{
    std::uniform_int_distribution<std::int64_t> any(0, runs.realized().plan.dims.T - 1);
    const std::string fault =
        faultIn(deviations(runs.realized(), runs.trace(), {any(random), any(random), any(random)}));
    if (!fault.empty())
        std::fprintf(stderr, "attnscope_bench: %s: wrong numbers: %s\n", std::string(runs.mode().name).c_str(),
                     fault.c_str());
    return fault.empty();
}

template <class Seconds> void answer(Seconds seconds)
{
    std::cout << "ready" << std::endl;
    for (int calls = 0; std::cin >> calls;)
        std::cout << std::fixed << seconds(std::max(1, calls)) << std::endl;
}

} // namespace

int servePart(const Arguments& arguments)
{
    const int threads = std::atoi(arguments.word(1).c_str());
    if (arguments.words() != 3 || threads < 1)
        return wrongUsage("three words, THREADS at least 1");
    std::cout.precision(9);
    if (arguments.word(2) == "peak") { // the seconds of 10^9 operations; SIZE and N do not matter
        const Contestant peak = arithmeticPeak(threads);
        answer([&](int) { return peak.turn(); });
        return 0;
    }
    const Mode* mode = modeNamed(arguments.word(2));
    if (!mode)
        return wrongUsage("no mode '" + arguments.word(2) + "'");
    const LayerSize size = sizesNamed(arguments.word(0)).front();
    Runs runs(*mode, makeLayer(size, mode->causal), std::make_shared<Workspace>(threads));
    std::mt19937 random(1);
    runs.call();
    if (!isRight(runs, random))
        return 1;
    answer([&](int calls) {
        const double before = now();
        for (int i = 0; i < calls; ++i)
            runs.call();
        return (now() - before) / calls;
    });
    return isRight(runs, random) ? 0 : 1;
}

} // namespace attn::bench
