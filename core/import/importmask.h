// SPDX-License-Identifier: GPL-3.0-or-later
// A mask out of an array: which kind it is follows from its shape and its numbers.
#pragma once

#include "core/import/import.h"
#include "core/scene/config.h"

#include <string>

namespace attn {

struct ImportedMask {
    Mask mask;
    Tensor tensor;       // empty for a causal mask, which needs none
    std::string becomes; // "mask [6, 6], where 1 blocks a key"
};

// 0 and 1 alone make a mask of Booleans, of padding when they are no squares; a triangle of any size is the causal one,
// whether its 1 says blocked (torch.triu) or allowed (torch.tril); all other numbers are added. How a Boolean mask is
// applied, and what its tensor is called, stays as in `before`. An error when it has the shape of no mask.
Result<ImportedMask> importedMask(const ReadArray& array, const Mask& before);

} // namespace attn
