// SPDX-License-Identifier: GPL-3.0-or-later
// The whole trace, all of x being new: against the arithmetic peak of the same rounds, one form, mask, level of
// kernels and number of threads against the other, and with a core taken away.
#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/joiningthread.h"
#include "core/base/stop.h"
#include "tests/bench/limits.h"
#include "tests/bench/parts.h"
#include "tests/bench/runs.h"

namespace attn::bench {

namespace {

using Layer = std::shared_ptr<const Realized>;

Contestant wholeTrace(std::string name, std::string_view mode, const Layer& layer, int threads,
                      const cpu::Kernels* kernels = nullptr)
{
    auto runs = std::make_shared<Runs>(*modeNamed(mode), layer, std::make_shared<Workspace>(threads, kernels));
    return {std::move(name), repeated([runs] { runs->call(); })};
}

// The same while another thread keeps one core busy.
Contestant disturbed(Contestant contestant)
{
    contestant.turn = [turn = std::move(contestant.turn)] {
        const JoiningThread busy([](StopToken stop) {
            while (!stop.requested()) {
            }
        });
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return turn();
    };
    contestant.name += ", one core taken";
    return contestant;
}

void againstPeak(const LayerSize& size, const Layer& causal, const Layer& unmasked, int threads, int rounds)
{
    const std::vector<Contestant> contestants = {arithmeticPeak(threads), wholeTrace("dense", "full", causal, threads),
                                                 wholeTrace("dense, no mask", "full-nomask", unmasked, threads),
                                                 wholeTrace("compact", "compact", causal, threads)};
    const auto times = pairedRounds(contestants, rounds);
    std::printf("%s; %d thread%s: %s %.1f GFLOP/s\n", size.text().c_str(), threads, threads == 1 ? "" : "s",
                contestants[0].name.c_str(), 1 / median(times[0]));
    for (std::size_t i = 1; i < contestants.size(); ++i)
        std::printf("  %-34s %s   %.2f of the peak   %.2f x the time of dense\n", contestants[i].name.c_str(),
                    duration(median(times[i])).c_str(), medianRatio(times[0], times[i]) * size.flops() / 1e9,
                    medianRatio(times[i], times[1]));
}

void levelAgainstLevel(const Layer& causal, int threads, int rounds)
{
    std::vector<Contestant> contestants;
    for (const char* level : {"v4", "v3"})
        if (const cpu::Kernels* kernels = cpu::kernelsNamed(level))
            contestants.push_back(wholeTrace(std::string("dense, kernels ") + level, "full", causal, threads, kernels));
    if (contestants.size() < 2)
        return;
    const auto times = pairedRounds(contestants, rounds);
    for (std::size_t i = 0; i < contestants.size(); ++i)
        std::printf("  %-34s %s   %.2f x the speed of v4\n", contestants[i].name.c_str(),
                    duration(median(times[i])).c_str(), medianRatio(times[0], times[i]));
}

void againstOneThread(const Layer& causal, int threads, int rounds)
{
    const std::string on = "dense, " + std::to_string(threads) + " threads";
    const std::vector<Contestant> contestants = {wholeTrace("dense, 1 thread", "full", causal, 1),
                                                 wholeTrace(on, "full", causal, threads),
                                                 disturbed(wholeTrace(on, "full", causal, threads))};
    const auto times = pairedRounds(contestants, rounds);
    for (std::size_t i = 0; i < contestants.size(); ++i)
        std::printf("  %-34s %s   %.2f x the speed of one thread\n", contestants[i].name.c_str(),
                    duration(median(times[i])).c_str(), medianRatio(times[0], times[i]));
}

} // namespace

int tracePart(const Arguments& arguments)
{
    for (const LayerSize& size : sizesNamed(arguments.word(0, "cdef"))) {
        const Layer causal = makeLayer(size, true), unmasked = makeLayer(size, false);
        for (const int threads : arguments.threads()) {
            againstPeak(size, causal, unmasked, threads, arguments.rounds());
            levelAgainstLevel(causal, threads, arguments.rounds());
            if (threads > 1)
                againstOneThread(causal, threads, arguments.rounds());
            std::fflush(stdout);
        }
    }
    return 0;
}

} // namespace attn::bench
