// SPDX-License-Identifier: GPL-3.0-or-later
// Queries, keys, values and contexts of one batch item as vectors, for one head or all heads side by side, with the
// trace cells of their components. Queries and keys are those used for the scores: normalized and rotated if the layer
// does so. A copy, small enough for a picture to keep.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

enum class VectorKind { Query, Key, Value, Context };
inline constexpr std::array<VectorKind, 4> vector_kinds = {VectorKind::Query, VectorKind::Key, VectorKind::Value,
                                                           VectorKind::Context};
// "q", "k", "v", "head_context": the tensor that holds them before they are normed or rotated.
std::string_view letterOf(VectorKind kind);

struct LayerVectors {
    std::int64_t batch = 0, tokens = 0;
    std::int64_t firstHead = 0, heads = 0; // heads with components side by side
    std::int64_t headDim = 0;
    std::int64_t sharing = 1;           // heads that read the same keys and values
    bool asksWithNext = false;          // the scores of a token are made with the query of the next one
    std::array<std::string, 4> tensors; // that they are in, as [B,H,T,hd]: "q" or "q_normed" or "q_rotated" …
    // By token; empty where the layer computes none. Numbers that are withheld are so here too.
    std::array<std::vector<std::vector<double>>, 4> of;

    std::int64_t components() const { return heads * headDim; }
    std::int64_t headOf(std::int64_t component) const { return firstHead + component / headDim; }
    const std::string& tensorOf(VectorKind kind) const { return tensors[std::size_t(kind)]; }
    bool has(VectorKind kind) const { return !all(kind).empty(); }
    const std::vector<std::vector<double>>& all(VectorKind kind) const { return of[std::size_t(kind)]; }
    const std::vector<double>& vector(VectorKind kind, std::int64_t token) const
    {
        return all(kind)[std::size_t(token)];
    }
    // Whose query makes the scores of row `query`: its own, or the next token's.
    std::int64_t asker(std::int64_t query) const { return asksWithNext ? (query + 1) % tokens : query; }
    // How many heads read one matrix of these.
    std::int64_t sharingOf(VectorKind kind) const
    {
        return kind == VectorKind::Key || kind == VectorKind::Value ? sharing : 1;
    }
    CellRef cellOf(VectorKind kind, std::int64_t token, std::int64_t component) const;
};

// Of one head, or of all. Empty (no tokens) where the computation has no queries and keys of the same tokens: a softmax or a
// dropout alone, given weights, a memory.
LayerVectors layerVectors(const Computed& computed, std::int64_t batch, std::optional<std::int64_t> head);
// Whether any component is withheld.
bool isWithheldVector(const std::vector<double>& vector);

} // namespace attn
