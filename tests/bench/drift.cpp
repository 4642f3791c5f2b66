// SPDX-License-Identifier: GPL-3.0-or-later
// How far from float64 many edits lead, each computed from the one before: every second one puts in a spike of 60 or
// 3000 standard deviations, the next takes it back. The yardstick is a whole trace of the same numbers, also float32.
#include "tests/bench/oracle.h"
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

#include <cmath>
#include <cstdlib>

namespace attn::bench {

namespace {

// `edits` edits of one tensor, then some queries against float64.
void drift(const LayerSize& size, const Mode& mode, std::shared_ptr<const Realized> layer, int edits, int threads)
{
    Runs runs(mode, std::move(layer), std::make_shared<Workspace>(threads));
    std::mt19937 random(11);
    std::normal_distribution<float> normal(0, runs.scale());
    std::uniform_int_distribution<std::int64_t> any(0, runs.editedCells() - 1);
    std::int64_t cell = 0;
    int other_ways = 0;
    for (int i = 0; i < edits; ++i) {
        const bool spike = i % 2 == 0;
        if (spike)
            cell = any(random);
        runs.edit(cell, normal(random) * (spike ? (i % 4 == 0 ? 60.0f : 3000.0f) : 1.0f));
        other_ways += runs.trace().path() != mode.path;
    }

    std::vector<std::int64_t> queries = {0, 1, size.tokens - 1};
    for (int i = 1; i < 33; ++i)
        queries.push_back(i * size.tokens / 33);
    const Deviations after = deviations(runs.realized(), runs.trace(), queries);
    const auto fresh_trace = run(runs.realized(), backends().front(), {}, {TraceForm::Compact, nullptr, nullptr});
    const Deviations fresh = deviations(runs.realized(), *fresh_trace, queries);
    std::printf("%s; %d edits of %s, %d of them not by way of '%s'\n", size.text().c_str(), edits,
                std::string(mode.edited).c_str(), other_ways, std::string(mode.path).c_str());
    for (const char* name : {"scores", "weights", "dropped", "head_context", "context", "output"})
        std::printf("  %-14s off by %.1e at most; a whole trace %.1e; ratio %.2f\n", name, after.at(name),
                    fresh.at(name), after.at(name) / fresh.at(name));
    std::fflush(stdout);
}

} // namespace

int driftPart(const Arguments& arguments)
{
    const int edits = std::atoi(arguments.word(1, "1000").c_str());
    for (const LayerSize& size : sizesNamed(arguments.word(0, "d"))) {
        const auto layer = makeLayer(size, true);
        for (const char* mode : {"edit-x", "edit-wq", "edit-wk", "edit-wv"})
            drift(size, *modeNamed(mode), layer, edits, arguments.threads().front());
    }
    return 0;
}

} // namespace attn::bench
