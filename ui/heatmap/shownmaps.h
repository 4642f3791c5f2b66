// SPDX-License-Identifier: GPL-3.0-or-later
// The matrices of one computation as a page shows them: as of the current step, in the chosen looks, and beside what
// they were before the last edit.
#pragma once

#include "core/explain/operands.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/pooledmap.h"

namespace attn {

class Selection;

class ShownMaps {
public:
    explicit ShownMaps(const Selection* selection) : m_selection(selection) {}

    void setComputed(ComputedPtr computed, MapPictures pictures);
    // What the scene was before the last edit. False where that was known.
    bool setEarlier(const ComputedPtr& earlier);
    // Of the stage that is shown: their colours share a range.
    void setTensors(std::vector<std::string> tensors);

    const ComputedPtr& computed() const { return m_computed; }
    const MapPictures& pictures() const { return m_pictures; } // that came with it
    const std::vector<std::string>& tensors() const { return m_tensors; }

    // One of the tensors; null where it has no numbers.
    HeatmapDataPtr of(const std::string& tensor, int head);
    // One of the tensors side by side in a picture of operands: those of one kind share a range. Null if it is too
    // large to be held.
    void setOperands(const std::string& tensor, const CellOperands& operands);
    HeldMatrixPtr operand(const std::string& tensor, int head);
    // With its earlier number beside it if a cell has room for two.
    HeatmapDataPtr ghosted(HeatmapDataPtr data, int head) const;

private:
    const Selection* m_selection;
    ComputedPtr m_computed, m_earlier;
    MapPictures m_pictures;
    std::vector<std::string> m_tensors;
    std::optional<ValueStats> m_whole; // what the range spans, while the pictures are made here
    std::vector<std::string> m_beside; // the tensors of a picture of operands, the result first
};

} // namespace attn
