// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays with an axis more than a layer has: weights with one for their heads, as TransformerLens, Keras and flax store
// them, become matrices; of attention recorded in all layers at once one layer is taken.
#pragma once

#include "core/import/import.h"

#include <optional>
#include <vector>

namespace attn {

struct FewerAxes {
    std::vector<ReadArray> arrays;               // the same names in the same order
    std::optional<std::int64_t> heads, kv_heads; // as the axes of the weights say
    bool took_layer = false;                     // of an array of all layers
};

// nullopt where every array has the axes of a layer. Weights [H,d,hd] and [d,H,hd] become [d,H hd], the output layer's
// [H,hd,d] becomes [H hd,d], biases [H,hd] become [H hd], recorded attention [L,B,H,T,S] that of choices.layer. An error where
// that is not chosen, or is not one of its layers.
Result<std::optional<FewerAxes>> withFewerAxes(const std::vector<ReadArray>& arrays, std::optional<std::int64_t> layer);

} // namespace attn
