// SPDX-License-Identifier: GPL-3.0-or-later
// torch.rand and tensor.uniform_ for float32.
#pragma once

#include "core/random/torchgenerator.h"

#include <span>

namespace attn {

// uniform_(from, to): one word per element. The bounds become float32 first, as in ATen's uniform_real_distribution;
// unit * (to - from) + from is rounded once, as in PyTorch builds with FMA. With (0, 1) it is torch.rand.
void fillUniform(TorchGenerator& generator, double from, double to, std::span<float> out);

} // namespace attn
