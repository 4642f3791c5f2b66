// SPDX-License-Identifier: GPL-3.0-or-later
// PyTorch's CPU generator, word for word, so that a seed gives the numbers that torch prints.
// After ATen/core/MT19937RNGEngine.h and ATen/CPUGeneratorImpl.cpp.
#pragma once

#include "core/random/mt19937.h"

#include <cstdint>
#include <optional>
#include <span>
#include <utility>

namespace attn {

// A generator's position in a stream: two generators at the same position give the same words.
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
    // The next words(), at least one, for callers that read many; taken with take().
    std::span<const std::uint32_t> ready() { return m_engine.ready(); }
    void take(std::size_t words)
    {
        m_engine.take(words);
        m_position.words += words;
    }

    // Small normal draws come in pairs; torch caches the second one across calls, until the next small draw or seed.
    std::optional<double> takeCachedNormal() { return std::exchange(m_cachedNormal, std::nullopt); }
    void cacheNormal(double sample) { m_cachedNormal = sample; }

    const GeneratorPosition& position() const { return m_position; }

private:
    Mt19937 m_engine;
    GeneratorPosition m_position;
    std::optional<double> m_cachedNormal;
};

} // namespace attn
