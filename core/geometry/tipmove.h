// SPDX-License-Identifier: GPL-3.0-or-later
// The edit that makes a dragged arrow true. A query is moved by changing the embedding that gives it, if the projection
// can be solved for it, else by overriding its values; the result says which, and what else moves.
#pragma once

#include "core/geometry/layervectors.h"
#include "core/geometry/leastchange.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace attn {

// One vector of a layer.
struct VectorPlace {
    VectorKind kind = VectorKind::Query;
    std::int64_t token = 0;
    bool operator==(const VectorPlace&) const = default;
};

struct TipMove {
    // x; numbers of q, k or v that the scene gives; overrides of computed ones.
    enum class By { Embedding, Given, Pinned };
    By by = By::Pinned;
    std::vector<Edit> edits;        // of the cells that change
    std::vector<VectorKind> others; // that move with it, of the same token
    std::vector<double> reached;    // what the vector becomes; of an embedding up to the rounding of float32
};

// `scene` with the vector moved.
Scene moved(Scene scene, const TipMove& move);

// Created when a drag starts and called for every position: always from the original vectors, so that a drag leaves no
// trace of its path.
class TipMover {
public:
    // `vectors`: layerVectors(computed, …). The vector must not be withheld.
    TipMover(ComputedPtr computed, LayerVectors vectors, VectorPlace place);

    const VectorPlace& place() const { return m_place; }
    const LayerVectors& vectors() const { return m_vectors; }
    const std::vector<double>& start() const { return m_vectors.vector(m_place.kind, m_place.token); }
    // Why no embedding gives this vector, whatever its target, in one sentence; empty: some do.
    const std::string& whyNotEmbedding() const { return m_why; }

    // Returns the edit that makes the vector `wanted`: the least change of its token's embedding, if requested and
    // accurate within 5e-6 (of 1, or of the largest number involved); else those of the vector's own values that
    // change. Fails for numbers that float32 cannot hold.
    Result<TipMove> to(std::span<const double> wanted, bool byEmbedding) const;

private:
    std::optional<TipMove> byEmbedding(std::span<const double> wanted) const;

    ComputedPtr m_computed;
    LayerVectors m_vectors;
    VectorPlace m_place;
    std::string m_why;
    std::vector<double> m_row; // of x
    std::optional<LeastChange> m_change;
};

} // namespace attn
