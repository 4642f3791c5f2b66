// SPDX-License-Identifier: GPL-3.0-or-later
// PyTorch's CPU generator, word for word, so that a seed gives the numbers that torch prints.
// After ATen/core/MT19937RNGEngine.h and ATen/CPUGeneratorImpl.cpp; the engine itself is std::mt19937.
#pragma once

#include <cstdint>
#include <optional>
#include <random>
#include <utility>

namespace attn {

// Where in which stream a generator stands: two generators at the same position give the same words.
struct GeneratorPosition {
    std::uint32_t seed = 0;  // the low 32 bits: torch's engine sees no more of a seed
    std::uint64_t words = 0; // drawn or skipped since the seed
    bool operator==(const GeneratorPosition&) const = default;
};

class TorchGenerator {
public:
    explicit TorchGenerator(std::uint64_t seed = 0) { manualSeed(seed); }

    // torch.manual_seed: starts the stream of `seed` and forgets the cached normal sample.
    void manualSeed(std::uint64_t seed);
    // Throws words away; the cached normal sample stays.
    void skip(std::uint64_t words);

    std::uint32_t word();
    float floatUnit();   // k * 2^-24 in [0, 1): one word
    double doubleUnit(); // k * 2^-53 in [0, 1): two words, the first is the high half

    // Small normal draws come in pairs; torch keeps the second one, across calls, until the next small draw or seed.
    std::optional<double> takeCachedNormal() { return std::exchange(m_cachedNormal, std::nullopt); }
    void cacheNormal(double sample) { m_cachedNormal = sample; }

    const GeneratorPosition& position() const { return m_position; }

private:
    std::mt19937 m_engine;
    GeneratorPosition m_position;
    std::optional<double> m_cachedNormal;
};

} // namespace attn
