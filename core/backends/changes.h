// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit touched, seen from the layer that was computed before it.
#pragma once

#include "core/backends/layerinputs.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class ChangeKind {
    Nothing,
    Token,
    QueryHead,
    KeyHead,
    ValueColumn,
    MaskCells,
    Dropout,
    Norms,
    Sinks,
    BiasCells,
    Heads,
    OutputWeights,
    Everything
};

struct LayerChange {
    ChangeKind kind = ChangeKind::Nothing;
    std::int64_t item = 0, token = 0;  // Token: the row of x
    std::int64_t head = 0;             // QueryHead; KeyHead: of the keys, which several heads may read
    std::vector<std::int64_t> columns; // changed columns of q, k or v, as the weights make them; ValueColumn: one
    std::vector<std::int64_t>
        cells; // MaskCells, Sinks, BiasCells: flat positions in their tensor; Heads: those switched
    // The cells of each changed weight, for the packed copies: (part, term, column, number).
    struct WeightCell {
        int part;
        std::int64_t term, column;
        float number;
    };
    std::vector<WeightCell> weights;
};

// Returns the cells where two tensors called `name` differ; nullopt if more than `most` (by default what an edit has),
// or if the shapes differ.
inline constexpr std::size_t most_edited_cells = 4096;
std::optional<std::vector<std::int64_t>> differingCells(const std::string& name, const Tensor& before,
                                                        const Tensor& now, const Realized& realized,
                                                        std::size_t most = most_edited_cells);

// How `now`, with `operands`, differs from the layer `before`. Everything if no shorter path is known.
LayerChange changeSince(const LayerInputs& before, const Realized& now, const Operands& operands);

// The same for two layers of which onlyXDiffers() says that they differ in x alone.
LayerChange changeOfX(const LayerInputs& before, const Realized& now);

// Whether only x differs from what `before` was computed from, so that its other operands still hold.
bool onlyXDiffers(const LayerInputs& before, const Realized& now);

// The rows of [B*T], in order, that cells of the mask belong to.
std::vector<std::int64_t> rowsOfMask(const LayerInputs& layer, const std::vector<std::int64_t>& cells);
// The rows of [B*H*T], in order, that cells of the position bias belong to.
std::vector<std::int64_t> rowsOfBias(const LayerInputs& layer, const std::vector<std::int64_t>& cells);
// Whether so many rows changed that all attention is recomputed.
inline bool areMany(const std::vector<std::int64_t>& rows, const Dims& dims)
{
    return static_cast<std::int64_t>(rows.size()) * 4 > dims.B * dims.T;
}

// "x row", "query head" … as Trace::path() says it.
const char* pathName(ChangeKind kind);

} // namespace attn
