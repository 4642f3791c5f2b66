// SPDX-License-Identifier: GPL-3.0-or-later
// torch.randn and tensor.normal_(0, 1) for contiguous float32, after ATen/native/cpu/DistributionTemplates.h.
#pragma once

#include "core/random/torchbuilds.h"
#include "core/random/torchgenerator.h"

#include <span>

namespace attn {

// Fewer than 16 elements: Box-Muller in double, four words per pair, whose second sample is cached in the generator. 16
// and more: one word per element, transformed in blocks of 16; an incomplete last block is redrawn, which costs 16 more
// words. The words do not depend on `flavour`; it selects the arithmetic of the blocks: PyTorch's on x86 (avx2) or
// elsewhere (scalar), which differ in the last digits.
void fillNormal(TorchGenerator& generator, Normals flavour, std::span<float> out);

} // namespace attn
