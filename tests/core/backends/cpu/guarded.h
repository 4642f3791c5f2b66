// SPDX-License-Identifier: GPL-3.0-or-later
// Memory for tests of the kernels: numbers with guard zones on both sides, which show what was written outside; what is
// read outside turns a result into nan. And random numbers and sizes from one seeded generator.
#pragma once

#include "core/backends/cpu/kernels/kernels.h"
#include "core/base/tensor.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>
#include <memory>
#include <new>
#include <random>
#include <vector>

namespace attn {

// The levels that this machine has.
inline std::vector<const cpu::Kernels*> levelsToTest()
{
    std::vector<const cpu::Kernels*> levels;
    for (const char* name : {"plain", "v2", "v3", "v4"})
        if (const cpu::Kernels* level = cpu::kernelsNamed(name))
            levels.push_back(level);
    return levels;
}

class Random {
public:
    explicit Random(unsigned seed) : m_engine(seed) {}
    std::int64_t whole(std::int64_t low, std::int64_t high)
    {
        return std::uniform_int_distribution<std::int64_t>(low, high)(m_engine);
    }
    bool chance(double p) { return std::bernoulli_distribution(p)(m_engine); }
    float normal(double scale = 1) { return static_cast<float>(scale * std::normal_distribution<double>()(m_engine)); }

private:
    std::mt19937 m_engine;
};

// `count` numbers that begin `offset` floats behind a 64-byte boundary.
class Guarded {
public:
    explicit Guarded(std::int64_t count, std::int64_t offset = 0) : m_count(count), m_first(guard + offset)
    {
        m_all.reset(new (std::align_val_t(64)) float[m_first + count + guard]);
        std::fill_n(m_all.get(), m_first + count + guard, std::bit_cast<float>(mark));
    }
    Guarded(std::int64_t count, Random& random, double scale = 1, std::int64_t offset = 0) : Guarded(count, offset)
    {
        for (std::int64_t i = 0; i < count; ++i)
            data()[i] = random.normal(scale);
    }
    float* data() { return m_all.get() + m_first; }
    const float* data() const { return m_all.get() + m_first; }
    float& operator[](std::int64_t i) { return data()[i]; }
    float operator[](std::int64_t i) const { return data()[i]; }
    std::int64_t size() const { return m_count; }
    bool untouched(std::int64_t i) const { return std::bit_cast<std::uint32_t>(data()[i]) == mark; }
    // Nothing was written outside.
    bool intact() const
    {
        for (std::int64_t i = 1; i <= guard; ++i)
            if (!untouched(-i) || !untouched(m_count + i - 1))
                return false;
        return true;
    }

private:
#if defined(__SANITIZE_ADDRESS__)
    static constexpr std::int64_t guard = 0; // the sanitizer watches the ends itself, and sees reading, too
#else
    static constexpr std::int64_t guard = 96;
#endif
    static constexpr std::uint32_t mark = 0x7FC0BEEF; // a nan
    struct Free {
        void operator()(float* p) const { ::operator delete[](p, std::align_val_t(64)); }
    };

    std::int64_t m_count, m_first;
    std::unique_ptr<float[], Free> m_all;
};

} // namespace attn
