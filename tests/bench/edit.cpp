// SPDX-License-Identifier: GPL-3.0-or-later
// One cell edited: how many times faster than the whole trace of the same rounds, and which way it took.
#include "tests/bench/numbers.h"
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

namespace attn::bench {

int editPart(const Arguments& arguments)
{
    for (const LayerSize& size : sizesNamed(arguments.word(0, "def"))) {
        const auto layer = makeLayer(size, true);
        for (const int threads : arguments.threads()) {
            std::vector<std::shared_ptr<Runs>> runs;
            std::vector<Contestant> contestants;
            for (const Mode& mode : modes()) {
                if (!mode.causal)
                    continue;
                runs.push_back(std::make_shared<Runs>(mode, layer, std::make_shared<Workspace>(threads)));
                contestants.push_back({std::string(mode.name), repeated([one = runs.back()] { one->call(); }, 0.05)});
            }
            const auto times = pairedRounds(contestants, arguments.rounds());
            std::printf("%s; %d thread%s\n", size.text().c_str(), threads, threads == 1 ? "" : "s");
            for (std::size_t i = 0; i < runs.size(); ++i)
                std::printf("  %-16s %s   full / this %7.1f   path: %s\n", contestants[i].name.c_str(),
                            duration(median(times[i])).c_str(), medianRatio(times[0], times[i]),
                            runs[i]->trace().path().c_str());
            std::fflush(stdout);
        }
    }
    return 0;
}

} // namespace attn::bench
