// SPDX-License-Identifier: GPL-3.0-or-later
// torch.rand and tensor.uniform_ for float32.
#pragma once

#include "core/random/torchbuilds.h"
#include "core/random/torchgenerator.h"

#include <span>

namespace attn {

// torch.rand: one word per element, in [0, 1); exact.
void fillUnits(TorchGenerator& generator, std::span<float> out);

// uniform_(from, to): one word per element. The bounds become float32 first, as in ATen's uniform_real_distribution;
// unit * (to - from) + from is rounded once, as in PyTorch's kernels for AVX2, which fuse the two operations, or after each
// of them, as in its default kernels.
void fillUniform(TorchGenerator& generator, Normals flavour, double from, double to, std::span<float> out);

} // namespace attn
