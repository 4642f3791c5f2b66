// SPDX-License-Identifier: GPL-3.0-or-later
// What an attention layer is computed from: x, the weights and biases of q, k, v and of the output, and the mask. Every
// projection of config.h is brought to one form here: three products with columns, and a bias for each column.
#pragma once

#include "core/recipe/realize.h"

#include <memory>
#include <string>
#include <vector>

namespace attn {

enum Part { query_part, key_part, value_part, part_count };

// One tensor that feeds a part; a fused one feeds all three.
struct Feed {
    std::string name;
    Tensor tensor;
    int part = 0; // meaningless for a fused one
    bool bias = false;
};

// Which column of q, k or v a row of a feed makes.
struct FeedColumn {
    int part = 0;
    std::int64_t column = 0;
};

// The mask as numbers: 0 and -inf, or what is added.
struct MaskNumbers {
    bool causal = false;
    Mask rule;                                // of a window or a prefix, from which the numbers are made
    Tensor tensor;                            // the scene's; empty for none and masks by position
    std::shared_ptr<std::vector<float>> made; // from a boolean one, or from a rule
    const float* numbers = nullptr;           // null: no mask but the causal one
    std::int64_t item_step = 0, query_step = 0;

    const float* row(std::int64_t b, std::int64_t query) const
    {
        return numbers ? numbers + b * item_step + query * query_step : nullptr;
    }
};

// The position bias added to the scores of a query and its keys, as rows of numbers.
struct BiasNumbers {
    PositionBias rule;
    std::int64_t tokens = 0, keys = 0, heads = 0;
    Tensor tensor;                                  // the scene's; empty for ALiBi
    std::shared_ptr<const std::vector<float>> made; // ALiBi and T5: for each head and every possible distance
    const float* numbers = nullptr;                 // null: nothing is added
    std::int64_t item_step = 0, head_step = 0, query_step = 0;
    double largest = 0; // of their magnitudes; infinite where one is, or is nan

    const float* row(std::int64_t b, std::int64_t head, std::int64_t query) const
    {
        return numbers ? numbers + b * item_step + head * head_step + query * query_step : nullptr;
    }
};

struct Operands {
    Tensor x;                // [B,T,D]
    Tensor memory;           // [B,S,M]; empty where keys and values are made from x
    std::vector<Feed> feeds; // weights and biases of q, k and v
    MaskNumbers mask;
    BiasNumbers bias;
    Tensor sinks;                          // [H]; empty for none
    Tensor query_norm, key_norm, inv_freq; // of QK norm and of rotary positions; empty for none
    Tensor out_weight, out_bias;           // [out,O], [out]; empty for none
};

// `before` (may be null): operands whose mask and bias numbers are taken over where these are the same.
Operands operandsOf(const Realized& realized, const Operands* before);

// Rows of `tensor` that make columns: of W_query [in,O] its columns, of a Linear's weight [out,in] its rows.
FeedColumn feedColumn(const Config& config, const Dims& dims, const Feed& feed, std::int64_t cell);
// The weights of one column: as many numbers as what it is made from has columns. And its bias.
void readColumn(const Operands& operands, const Config& config, const Dims& dims, int part, std::int64_t column,
                float* weights, float* bias);
// Whether one tensor feeds q, k and v together.
bool isFused(const Config& config);

} // namespace attn
