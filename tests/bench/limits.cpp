// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/limits.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/joiningthread.h"
#include "tests/bench/parts.h"

#include <atomic>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace attn::bench {

namespace {

// Operations of one step of a loop below, and the loop: `steps` of them on numbers that stay near 1.
struct ArithmeticLoop {
    const char* name;
    double flops;
    float (*run)(std::int64_t steps);
};

constexpr int chains = 12; // independent sums: a multiply-add takes 4 cycles and two begin in each

#if defined(__x86_64__)

__attribute__((target("avx512f"))) float avx512Loop(std::int64_t steps)
{
    __m512 sums[chains], factor = _mm512_set1_ps(0.999f), term = _mm512_set1_ps(0.001f);
    for (int i = 0; i < chains; ++i)
        sums[i] = _mm512_set1_ps(1 + 0.1f * static_cast<float>(i));
    for (std::int64_t step = 0; step < steps; ++step) {
        for (int i = 0; i < chains; ++i)
            sums[i] = _mm512_fmadd_ps(sums[i], factor, term);
        asm volatile("" : "+v"(factor)); // or the compiler would see that nothing new comes in
    }
    for (int i = 1; i < chains; ++i)
        sums[0] = _mm512_add_ps(sums[0], sums[i]);
    return _mm512_cvtss_f32(sums[0]);
}

__attribute__((target("avx2,fma"))) float avx2Loop(std::int64_t steps)
{
    __m256 sums[chains], factor = _mm256_set1_ps(0.999f), term = _mm256_set1_ps(0.001f);
    for (int i = 0; i < chains; ++i)
        sums[i] = _mm256_set1_ps(1 + 0.1f * static_cast<float>(i));
    for (std::int64_t step = 0; step < steps; ++step) {
        for (int i = 0; i < chains; ++i)
            sums[i] = _mm256_fmadd_ps(sums[i], factor, term);
        asm volatile("" : "+x"(factor));
    }
    for (int i = 1; i < chains; ++i)
        sums[0] = _mm256_add_ps(sums[0], sums[i]);
    return _mm256_cvtss_f32(sums[0]);
}

float sse2Loop(std::int64_t steps)
{
    __m128 sums[chains], factor = _mm_set1_ps(0.999f), term = _mm_set1_ps(0.001f);
    for (int i = 0; i < chains; ++i)
        sums[i] = _mm_set1_ps(1 + 0.1f * static_cast<float>(i));
    for (std::int64_t step = 0; step < steps; ++step) {
        for (int i = 0; i < chains; ++i)
            sums[i] = _mm_add_ps(_mm_mul_ps(sums[i], factor), term);
        asm volatile("" : "+x"(factor));
    }
    for (int i = 1; i < chains; ++i)
        sums[0] = _mm_add_ps(sums[0], sums[i]);
    return _mm_cvtss_f32(sums[0]);
}

std::vector<ArithmeticLoop> arithmeticLoops()
{
    std::vector<ArithmeticLoop> loops = {{"multiply and add, SSE2", 2.0 * 4 * chains, sse2Loop}};
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
        loops.push_back({"multiply-add, AVX2", 2.0 * 8 * chains, avx2Loop});
    if (__builtin_cpu_supports("avx512f"))
        loops.push_back({"multiply-add, AVX-512", 2.0 * 16 * chains, avx512Loop});
    return loops;
}

#else

float plainLoop(std::int64_t steps)
{
    constexpr int width = 16;
    float sums[chains * width], factor = 0.999f;
    for (int i = 0; i < chains * width; ++i)
        sums[i] = 1 + 0.01f * static_cast<float>(i);
    for (std::int64_t step = 0; step < steps; ++step) {
        for (float& sum : sums)
            sum = sum * factor + 0.001f;
        asm volatile("" : "+m"(factor));
    }
    return std::accumulate(std::begin(sums), std::end(sums), 0.0f);
}

std::vector<ArithmeticLoop> arithmeticLoops()
{
    return {{"multiply and add, as compiled", 2.0 * 16 * chains, plainLoop}};
}

#endif

// Runs work(thread) on all threads at once, after each has reached the start; the seconds of each.
template <class Work> std::vector<double> secondsOfThreads(int threads, Work work)
{
    std::atomic<int> ready{0};
    std::vector<double> seconds(static_cast<std::size_t>(threads));
    const auto body = [&](int thread) {
        ++ready;
        while (ready < threads)
            std::this_thread::yield();
        const double before = now();
        work(thread);
        seconds[static_cast<std::size_t>(thread)] = now() - before;
    };
    std::vector<JoiningThread> others;
    for (int thread = 1; thread < threads; ++thread)
        others.emplace_back([&body, thread] { body(thread); });
    body(0);
    others.clear();
    return seconds;
}

// Operations a second, all threads together.
double arithmeticRate(const ArithmeticLoop& loop, int threads, double seconds)
{
    volatile float sink = loop.run(2'000'000); // wakes the wide units of the processor up
    const double before = now();
    sink = loop.run(1'000'000);
    const auto steps = static_cast<std::int64_t>(1e6 * seconds / (now() - before)) + 1;
    double rate = 0;
    for (const double each : secondsOfThreads(threads, [&](int) {
             volatile float sum = loop.run(steps);
             (void)sum;
         }))
        rate += loop.flops * static_cast<double>(steps) / each;
    (void)sink;
    return rate;
}

// Exponentials a second, those of the engine's own kernel, all threads together.
double exponentialRate(int threads)
{
    constexpr int count = 4096, repeats = 2000;
    double rate = 0;
    for (const double each : secondsOfThreads(threads, [](int) {
             std::vector<float> in(count), out(count);
             for (int i = 0; i < count; ++i)
                 in[static_cast<std::size_t>(i)] = -0.02f * static_cast<float>(i % 1000);
             for (int i = 0; i < repeats; ++i)
                 cpu::kernels().exps(count, in.data(), out.data());
         }))
        rate += count * repeats / each;
    return rate;
}

constexpr std::size_t memory_bytes = std::size_t(128) << 20; // of each thread; far more than any cache holds

struct MemoryLoop {
    const char* name;
    double factor; // bytes moved for each byte of the block
    void (*run)(std::uint64_t* from, std::uint64_t* to);
};

void readMemory(std::uint64_t* from, std::uint64_t*)
{
    volatile std::uint64_t sum = std::accumulate(from, from + memory_bytes / sizeof *from, std::uint64_t(0));
    (void)sum;
}

void writeMemory(std::uint64_t* from, std::uint64_t*) { std::memset(from, 1, memory_bytes); }
void copyMemory(std::uint64_t* from, std::uint64_t* to) { std::memcpy(to, from, memory_bytes); }

using Blocks = std::vector<std::unique_ptr<std::uint64_t[]>>;

// Bytes a second, all threads together.
double memoryRate(const MemoryLoop& loop, int threads, const Blocks& blocks)
{
    double rate = 0;
    for (const double each : secondsOfThreads(threads, [&](int thread) {
             const auto first = static_cast<std::size_t>(2 * thread);
             loop.run(blocks[first].get(), blocks[first + 1].get());
         }))
        rate += loop.factor * static_cast<double>(memory_bytes) / each;
    return rate;
}

} // namespace

Contestant arithmeticPeak(int threads)
{
    ArithmeticLoop best = arithmeticLoops().front();
    double best_rate = 0;
    for (int round = 0; round < 3; ++round)
        for (const ArithmeticLoop& loop : arithmeticLoops())
            if (const double rate = arithmeticRate(loop, 1, 0.01); rate > best_rate) {
                best = loop;
                best_rate = rate;
            }
    return {best.name, [best, threads] { return 1e9 / arithmeticRate(best, threads, 0.05); }};
}

int limitsPart(const Arguments& arguments)
{
    const int cores = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
    Blocks blocks; // two for each thread
    for (int i = 0; i < 2 * cores; ++i) {
        blocks.push_back(std::make_unique<std::uint64_t[]>(memory_bytes / sizeof(std::uint64_t)));
        std::memset(blocks.back().get(), i, memory_bytes);
    }
    struct Line {
        std::string name, unit;
    };
    std::vector<Line> lines;
    std::vector<Contestant> contestants; // a "time" is one over the rate
    for (const int threads : cores > 1 ? std::vector{1, cores} : std::vector{1}) {
        const std::string on = threads == 1 ? ", 1 thread" : ", " + std::to_string(threads) + " threads";
        for (const ArithmeticLoop& loop : arithmeticLoops()) {
            lines.push_back({loop.name + on, "GFLOP/s"});
            contestants.push_back({"", [=] { return 1e9 / arithmeticRate(loop, threads, 0.02); }});
        }
        lines.push_back({"exponentials, kernels " + std::string(cpu::kernels().name) + on, "10^9/s"});
        contestants.push_back({"", [=] { return 1e9 / exponentialRate(threads); }});
        for (const MemoryLoop& loop : {MemoryLoop{"memory, read", 1, readMemory},
                                       {"memory, write", 1, writeMemory},
                                       {"memory, copy (read + written)", 2, copyMemory}}) {
            lines.push_back({loop.name + on, "GB/s"});
            contestants.push_back({"", [=, &blocks] { return 1e9 / memoryRate(loop, threads, blocks); }});
        }
    }
    const auto times = pairedRounds(contestants, arguments.rounds());
    for (std::size_t i = 0; i < lines.size(); ++i)
        std::printf("%-44s %8.2f %s\n", lines[i].name.c_str(), 1 / median(times[i]), lines[i].unit.c_str());
    return 0;
}

} // namespace attn::bench
