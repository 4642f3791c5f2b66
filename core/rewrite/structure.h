// SPDX-License-Identifier: GPL-3.0-or-later
// Changes that reach further than one number: projections, heads and sizes. Each turns a scene that can be computed
// into another one, keeps what fits, and names what it could not keep, so that nothing is lost without a word.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// The new scene, checked by plan(), and what a person should be told about it. Whole sentences, ready for the screen.
struct Rewritten {
    Scene scene;
    std::vector<std::string> dropped; // what is gone: "2 edits of W_query are outside its new shape [3, 1]."
    std::vector<std::string> notes;   // what else happened: "x has 1 new column of zeros."
};

// The structure of an attention layer: whatever decides which parameters there are and what shape they have.
struct Structure {
    Projection projection = Projection::None;
    std::int64_t num_heads = 1;
    std::int64_t d_in = 0;
    std::int64_t d_out = 0;
    bool qkv_bias = false; // bias of the query, key and value layers; meaningless for none and param
    bool out_proj = false; // an output layer follows; always true for mha_module
    bool values = true;    // there are values: follows from what the layer starts from
    std::optional<std::int64_t> num_kv_heads = {}; // heads of k and v, where they are not num_heads
    std::optional<std::int64_t> d_memory = {};     // width of the memory that k and v are made from; nothing: of x
    bool operator==(const Structure&) const = default;
};

// What `scene` has now. Of a scene for dropout or softmax alone only the config's numbers.
Structure structureOf(const Scene& scene);

// Rewrites inputs, draws and config so that the layer has the structure `to`. Parameters that stay are redrawn in place
// with their new shape; a projection of another kind gets a fresh recipe: the same first seed, then query, key, value,
// out. x keeps the columns that are left; new columns are zeros, because random ones would look like data. Explicit
// weights are resized alike, and so are sinks, biases and norm weights. Edits that still fit stay. Expected values never do. For none and mha_module d_out follows
// d_in when the projection or d_in is what changed. Errors: those of checkConfig and plan; a scene of another stage
// than attention, and one that does not start from x.
Result<Rewritten> restructure(const Scene& scene, const Structure& to);

} // namespace attn
