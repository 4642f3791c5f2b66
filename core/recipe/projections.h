// SPDX-License-Identifier: GPL-3.0-or-later
// Which layers a projection needs: the names and shapes of their tensors.
#pragma once

#include "core/base/tensor.h"
#include "core/scene/config.h"

#include <string>
#include <vector>

namespace attn {

// A layer or matrix that the computation requests by name.
struct Parameter {
    std::string name; // "W_query", "head1.W_key", "qkv", "mha", "out_proj"
    std::int64_t in = 0, out = 0;
    bool bias = false;
    std::int64_t heads = 1; // of mha
    enum class Form { Matrix, Layer, Module } form = Form::Layer;
    bool operator==(const Parameter&) const = default;

    // "W_query" for a matrix, "W_query.weight" for a layer, "mha.in_proj_weight" for a module.
    std::string weight() const;
    std::string biasName() const;
    Shape weightShape() const;
};

// What the layers of a projection are sized by.
struct ProjectionShape {
    std::int64_t heads = 1, kv_heads = 1;
    std::int64_t in = 0, memory_in = 0; // of queries, and of keys and values
    std::int64_t out = 0;               // of queries
};
ProjectionShape projectionShape(const Config& config);

// Query, key and value, in the order in which they are drawn; `mha` is what a module is called.
std::vector<Parameter> projectionsOf(Projection projection, const ProjectionShape& shape, bool bias,
                                     const std::string& mha);

// Whether it makes values only.
bool makesValues(const Parameter& parameter);

} // namespace attn
