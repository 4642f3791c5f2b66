// SPDX-License-Identifier: GPL-3.0-or-later
// The weights of one attention layer out of arrays: checked against each other, and turned as the scene wants them.
#pragma once

#include "core/import/import.h"

namespace attn {

struct ImportedTensor {
    std::size_t step = 0; // whose array it was
    std::string name;     // "qkv.weight"
    Tensor tensor;
    bool turned = false;    // it was transposed on the way
    bool regrouped = false; // its rows were moved: those that make all queries first, then the keys', then the values'
};

struct ImportedLayer {
    std::vector<ImportedTensor> tensors;
    bool has_projections = false; // then these hold:
    bool has_values = true;       // false: of queries and keys alone
    Projection projection = Projection::None;
    std::int64_t d_in = 0, d_out = 0;
    std::int64_t heads = 0;           // of a list of heads; else 0: any number
    std::string out_proj;             // name of the output layer; empty for none
    std::vector<std::string> without; // biases that this layer does not have
};

// Three plain matrices make projection param, three layers linear, three for each head heads_list, one of three times the
// width fused_blocks or fused_interleaved, as its step says; an interleaved one whose heads share keys and values
// (Falcon) becomes fused_blocks, its rows moved. Without any for the values, the layer has none. The arrays
// are as many as the steps. Of `heads` heads those of keys and values are `kv_heads`. An error when something is missing,
// twice there, or does not fit, with the shapes.
Result<ImportedLayer> importedLayer(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                                    std::int64_t heads, std::int64_t kv_heads);

} // namespace attn
