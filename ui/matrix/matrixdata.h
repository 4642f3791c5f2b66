// SPDX-License-Identifier: GPL-3.0-or-later
// Matrices for pictures, of any size: small ones are copied with all cells, large ones stay in the trace and are read
// where, and as finely as, they are drawn.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/matrix/largecells.h"

namespace attn {

// A matrix of more cells is large.
inline constexpr std::int64_t most_held_cells = 128 * 128;
bool isLarge(const Computed& computed, const TracedTensor& tensor);

// A matrix whose cells stay in the trace.
struct LargeMatrix final : HeatmapData {
    LargeMatrix(HeatmapFrame frame, std::shared_ptr<const LargeCells> readFrom)
        : HeatmapData(std::move(frame)), cells(std::move(readFrom))
    {
    }

    std::shared_ptr<const LargeCells> cells; // never null
    bool summed = false;                     // its rows have sums
    unsigned marksSeen = 0;                  // one bit for each mark that occurs
    Pooling pooling = Pooling::Largest;      // where cells share a pixel

    float value(Cell cell) const override { return cells->value(cell); }
    CellMark mark(Cell cell) const override { return cells->mark(cell); }
    bool isEdited(Cell cell) const override { return cells->isEdited(cell); }
    std::optional<float> beforeDropout(Cell cell) const override { return cells->beforeDropout(cell); }
    bool hasRowSums() const override { return summed; }
    double rowSum(int row) const override { return cells->rowSum(row); }
    unsigned marksThere() const override { return marksSeen; }
    bool anyEdited() const override { return cells->anyEdited(); }
    bool wholeNumbers() const override { return !cells->isReal(); }
};

// As heatmapData, but without the cells of a large matrix.
HeatmapDataPtr mapData(const ComputedPtr& computed, const std::string& tensor, int batch, int head, const Looks& looks,
                       const ValueStats& whole);
// The same of a large matrix of which the largest numbers of every part are known already.
HeatmapDataPtr mapData(HeatmapFrame frame, std::shared_ptr<const LargeCells> cells, const MapBins& bins,
                       const Looks& looks, const ValueStats& whole);

// What a shared range spans: all matrices of all these tensors. Of softmax's weights it may be known without looking.
ValueStats statsOfTensors(const ComputedPtr& computed, const std::vector<std::string>& tensors, const Looks& looks);

} // namespace attn
