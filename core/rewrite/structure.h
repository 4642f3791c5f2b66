// SPDX-License-Identifier: GPL-3.0-or-later
// Changes beyond a single number: projections, heads and sizes. Each turns a computable scene into another one, keeps
// what fits, and names what it could not keep, so that nothing is lost silently.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// The new scene, checked by plan(), and messages about it: whole sentences, ready for the screen.
struct Rewritten {
    Scene scene;
    std::vector<std::string> dropped; // what is gone: "2 edits of W_query are outside its new shape [3, 1]."
    std::vector<std::string> notes;   // what else happened: "x has 1 new column of zeros."
};

// The structure of an attention layer: everything that decides which parameters it has and their shapes.
struct Structure {
    Projection projection = Projection::None;
    std::int64_t num_heads = 1;
    std::int64_t d_in = 0;
    std::int64_t d_out = 0;
    bool qkv_bias = false; // bias of the query, key and value layers; meaningless for none and param
    bool out_proj = false; // an output layer follows; always true for mha_module
    bool values = true;    // has values; follows from what the layer starts from
    std::optional<std::int64_t> num_kv_heads = {}; // heads of k and v, where they are not num_heads
    std::optional<std::int64_t> d_memory = {};     // width of the memory that makes k and v; nullopt: as x
    bool operator==(const Structure&) const = default;
};

// What `scene` has now. Of a scene for dropout or softmax alone only the config's numbers.
Structure structureOf(const Scene& scene);

// Rewrites inputs, draws and config so that the layer has the structure `to`. Redraws remaining parameters in place
// with their new shape; a projection of another kind gets a new recipe: the same first seed, then query, key, value,
// out. x keeps its remaining columns; new columns of given numbers are drawn from the first seed, alike in equal rows,
// or zeros. Resizes explicit weights likewise, and sinks, biases and norm weights. Keeps edits that still fit, but
// never expected values. For none and mha_module d_out follows d_in if the projection or d_in is what changed. Errors:
// those of checkConfig and plan; a scene of another stage than attention, and one that does not start from x.
enum class NewColumns { Drawn, Zeros };
Result<Rewritten> restructure(const Scene& scene, const Structure& to, NewColumns columns = NewColumns::Drawn);

} // namespace attn
