// SPDX-License-Identifier: GPL-3.0-or-later
// The keep mask drawn many elements at a time, by many threads that jump to their places: bit for bit what one element after
// the other gives, and the generator left where that leaves it.
#include "core/base/joiningthread.h"
#include "core/random/bernoulli.h"
#include "core/recipe/draws.h"

#include <doctest/doctest.h>

#include <bit>
#include <chrono>
#include <random>
#include <thread>

using namespace attn;

namespace {

constexpr DropoutStream both_streams[] = {DropoutStream::Default, DropoutStream::Mkl};

Config dropoutOf(double p, DropoutStream stream, bool heads_list)
{
    Config config;
    config.stage = heads_list ? Stage::Attention : Stage::DropoutOnly;
    config.projection = heads_list ? Projection::HeadsList : Projection::Linear;
    config.dropout.p = p;
    config.dropout.stream = stream;
    return config;
}

// One element after the other.
KeepMask drawnSingly(const Config& config, const Shape& shape, TorchGenerator& generator)
{
    KeepMask mask(shape);
    const auto [calls, items, run] = keepCalls(config, shape);
    for (std::int64_t c = 0; c < calls; ++c) {
        Bernoulli call(generator, config.dropout.stream, 1.0 - config.dropout.p);
        for (std::int64_t item = 0; item < items; ++item)
            for (std::int64_t i = 0; i < run; ++i)
                if (call.next())
                    mask.keep((item * calls + c) * run + i);
    }
    return mask;
}

std::int64_t keptBy(const KeepMask& mask)
{
    std::int64_t kept = 0;
    for (std::int64_t word = 0; word <= mask.size() / 64; ++word)
        kept += std::popcount(mask.words()[word]);
    return kept;
}

void checkDraws(const Config& config, const Shape& shape, std::uint64_t words_before)
{
    TorchGenerator start(123);
    start.skip(words_before);
    TorchGenerator singly = start;
    const KeepMask expected = drawnSingly(config, shape, singly);
    for (const int threads : {0, 1, 2, 3, 7}) {
        CAPTURE(threads);
        TorchGenerator generator = start;
        CHECK(drawKeep(config, shape, generator, {}, threads) == expected);
        CHECK(generator.position() == singly.position());
        TorchGenerator after = singly;
        for (int i = 0; i < 1300; ++i)
            CHECK(generator.word() == after.word());
    }
}

} // namespace

TEST_CASE("a jump arrives where one word after the other does, from any place and over any distance")
{
    std::mt19937 dice(5);
    for (int number = 0; number < 12; ++number) {
        Mt19937 jumped(dice());
        if (number > 0) // the first jumps from the seed itself
            jumped.discard(dice() % 2000);
        Mt19937 walked = jumped;
        const std::uint64_t distance = 10'000'000 + dice() % 40'000'000;
        jumped.discard(distance);
        for (std::uint64_t left = distance; left > 0;) {
            const std::uint64_t step = std::min<std::uint64_t>(left, 5'000'000);
            walked.discard(step);
            left -= step;
        }
        CAPTURE(distance);
        for (int i = 0; i < 1300; ++i)
            REQUIRE(jumped() == walked());
    }
}

TEST_CASE("a jump over more words than anybody can walk is the sum of its parts")
{
    Mt19937 once(9), twice(9);
    once.discard(std::uint64_t(3) << 60);
    twice.discard(std::uint64_t(1) << 60);
    twice.discard(std::uint64_t(1) << 61);
    for (int i = 0; i < 1300; ++i)
        REQUIRE(once() == twice());
}

TEST_CASE("elements by the word are those one by one, whatever their number and however many are left out between")
{
    std::mt19937 dice(8);
    for (const DropoutStream stream : both_streams)
        for (const double probability : {0.9, 0.5, 0.25, 1e-9, 1 - 1e-12}) {
            TorchGenerator a(7), b(7);
            Bernoulli words(a, stream, probability), singles(b, stream, probability);
            for (int step = 0; step < 2000; ++step) {
                const int count = step % 3 ? 64 : 1 + static_cast<int>(dice() % 64);
                std::uint64_t expected = 0;
                for (int i = 0; i < count; ++i)
                    expected |= std::uint64_t(singles.next()) << i;
                REQUIRE(words.bits(count) == expected);
                if (step % 5 == 0) {
                    const std::int64_t skipped = dice() % 500;
                    words.skip(skipped);
                    for (std::int64_t i = 0; i < skipped; ++i)
                        singles.next();
                }
            }
            CHECK(a.position() == b.position());
        }
}

TEST_CASE("a mask is the same on any number of threads, and so is the generator after it")
{
    for (const DropoutStream stream : both_streams) {
        checkDraws(dropoutOf(0.1, stream, false), {3'000'017}, 5);
        checkDraws(dropoutOf(0.5, stream, false), {37}, 0);
        checkDraws(dropoutOf(0.5, stream, false), {7, 300'001}, 1'000'001);
        checkDraws(dropoutOf(0.25, stream, true), {2, 3, 1501, 1501}, 3); // runs that end within a word of the mask
    }
}

TEST_CASE("a draw that is stopped before it begins draws nothing")
{
    StopSource source;
    source.request();
    for (const int threads : {1, 3}) {
        TorchGenerator generator(1);
        const Shape shape = {8'000'000};
        CHECK(drawKeep(dropoutOf(0.5, DropoutStream::Default, false), shape, generator, source.token(), threads) ==
              KeepMask(shape));
    }
}

TEST_CASE("a draw that is stopped in its midst ends, on every thread")
{
    constexpr std::int64_t elements = 128'000'000;
    for (const int threads : {1, 3}) {
        CAPTURE(threads);
        bool in_its_midst = false;
        for (int attempt = 0; attempt < 20 && !in_its_midst;
             ++attempt) { // one that ended before it was asked proves nothing
            StopSource source;
            JoiningThread person([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(5 + attempt));
                source.request();
            });
            TorchGenerator generator(1);
            const std::int64_t kept = keptBy(drawKeep(dropoutOf(0.5, DropoutStream::Default, false), {elements},
                                                      generator, source.token(), threads));
            in_its_midst = kept > 0 && kept < elements / 8; // a quarter of what a whole one keeps
        }
        CHECK(in_its_midst);
    }
}
