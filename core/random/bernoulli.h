// SPDX-License-Identifier: GPL-3.0-or-later
// tensor.bernoulli_(p), the draw behind dropout, as PyTorch does it, in both of its versions.
#pragma once

#include "core/random/torchbuilds.h"
#include "core/random/torchgenerator.h"

#include <cstdint>

namespace attn {

// One call of bernoulli_: make one, then ask it for one element after the other.
//   default (2.7 and later, everywhere; before that builds without MKL: ARM, Debian): an element is 1 when a double unit <
//   probability; two words each.
//   mkl (x86 wheels for Linux and Windows before 2.7, which left MKL's generator: PyTorch's pull request 146174): one word of
//   the generator seeds an MCG31m1 stream of its own for the call (ATen/native/cpu/DistributionKernels.cpp; Intel's notes
//   for oneMKL vector statistics).
class Bernoulli {
public:
    // `generator` must outlive the call. `probability` is that of a 1.
    Bernoulli(TorchGenerator& generator, DropoutStream stream, double probability);
    // The same call, at its position, on a copy of its generator: one of several that draw a part each.
    Bernoulli(const Bernoulli& call, TorchGenerator& copy);
    bool next() { return unit() < m_probability; }
    // The uniform number, in [0, 1), that next() compares with the probability.
    double unit();
    // The next `count` elements, 64 at most, from the lowest bit on.
    std::uint64_t bits(int count);
    // Leaves elements out, as cheaply as the stream allows.
    void skip(std::int64_t elements);

private:
    std::uint64_t defaultBits(int count);
    std::uint64_t mklBits();

    TorchGenerator& m_generator;
    DropoutStream m_stream;
    double m_probability;
    std::uint64_t m_below = 0; // an element is 1 when what its uniform number is made of is below this
    std::uint64_t m_mcg = 0;   // the MKL stream's next value
};

} // namespace attn
