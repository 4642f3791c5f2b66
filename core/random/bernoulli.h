// SPDX-License-Identifier: GPL-3.0-or-later
// tensor.bernoulli_(p), the draw behind dropout, as the two kinds of PyTorch builds do it.
#pragma once

#include "core/config.h"
#include "core/random/torchgenerator.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <span>

namespace attn {

// One call of bernoulli_: make one, then ask it for one element after the other.
//   default (macOS, ARM, builds without MKL): an element is 1 when a double unit < probability; two words each.
//   mkl (x86 wheels for Linux and Windows): one word of the generator seeds an MCG31m1 stream of its own for the call
//   (ATen/native/cpu/DistributionKernels.cpp; Intel's notes for oneMKL vector statistics).
class Bernoulli {
public:
    // `generator` must outlive the call. `probability` is that of a 1.
    Bernoulli(TorchGenerator& generator, DropoutStream stream, double probability);
    bool next() { return unit() < m_probability; }
    // The uniform number, in [0, 1), that next() compares with the probability.
    double unit();
    // The next elements, as many as `each` is called for: each(i) for every i below `count` that is 1.
    template <class Each>
    void ones(std::int64_t count, Each each);
    // Leaves elements out, as cheaply as the stream allows.
    void skip(std::int64_t elements);

private:
    // A double unit is k * 2^-53: it is below the probability when k is below this.
    std::uint64_t threshold() const { return static_cast<std::uint64_t>(std::ceil(m_probability * 0x1p53)); }

    TorchGenerator& m_generator;
    DropoutStream m_stream;
    double m_probability;
    std::uint64_t m_mcg = 0; // the MKL stream's next value
};

template <class Each>
void Bernoulli::ones(std::int64_t count, Each each)
{
    std::int64_t i = 0;
    if (m_stream == DropoutStream::Default) {
        constexpr std::uint64_t low_53 = (std::uint64_t(1) << 53) - 1;
        const std::uint64_t below = threshold();
        while (i < count) {
            const std::span<const std::uint32_t> words = m_generator.ready();
            const std::int64_t pairs = std::min<std::int64_t>(std::ssize(words) / 2, count - i);
            for (std::int64_t pair = 0; pair < pairs; ++pair)
                if (((std::uint64_t(words[2 * pair]) << 32 | words[2 * pair + 1]) & low_53) < below)
                    each(i + pair);
            m_generator.take(std::size_t(2 * pairs));
            i += pairs;
            if (pairs == 0 && next()) // its two words are of two blocks
                each(i);
            i += pairs == 0;
        }
        return;
    }
    for (; i < count; ++i)
        if (next())
            each(i);
}

} // namespace attn
