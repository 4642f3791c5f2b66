// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/overlay/overlaydata.h"

#include "ui/matrix/partialview.h"

#include <QObject>

#include <algorithm>

namespace attn {
namespace {

// What must not be overlooked first; a cell is masked or dropped only where it is so in every head.
int rankOf(CellMark mark)
{
    switch (mark) {
    case CellMark::Hidden: return 6;
    case CellMark::Pending: return 5;
    case CellMark::Begun: return 4;
    case CellMark::Nan: return 3;
    case CellMark::Masked: return 0;
    case CellMark::Dropped: return 1;
    default: return 2;
    }
}

} // namespace

std::optional<std::size_t> HeadsOverlay::strongest(Cell cell) const
{
    std::optional<std::size_t> best;
    float most = 0;
    for (std::size_t i = 0; i < maps.size(); ++i) {
        const CellMark mark = maps[i]->mark(cell);
        if (isWithheldMark(mark) || mark == CellMark::Masked || mark == CellMark::Dropped || maps[i]->headOff)
            continue;
        if (const float value = maps[i]->value(cell); value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

HeadsOverlayPtr headsOverlay(const Computed& computed, const std::string& tensor, int batch,
                             const std::vector<int>& heads, const Looks& looks, const Walk& steps,
                             const std::optional<StepPlace>& step)
{
    auto overlay = std::make_shared<HeadsOverlay>();
    overlay->heads = heads;
    Looks shared = looks;
    shared.range = {}; // 0 to 1: a full band is all of the attention
    for (const int head : heads) {
        HeldMatrixPtr map =
            atStep(heatmapData(computed, tensor, batch, head, shared), computed, steps, step, tensor, head);
        if (!map)
            return nullptr;
        overlay->maps.push_back(std::move(map));
    }
    if (overlay->maps.empty())
        return nullptr;
    auto largest = std::make_shared<HeldMatrix>(*overlay->maps.front());
    largest->headOff = false;
    largest->rowSums.clear();
    largest->valuesBefore.clear();
    largest->valueName = QObject::tr("largest weight of any head");
    for (std::size_t i = 1; i < overlay->maps.size(); ++i) {
        const HeldMatrix& map = *overlay->maps[i];
        largest->finishedRows = std::min(largest->finishedRows, map.finishedRows);
        for (std::size_t at = 0; at < largest->values.size(); ++at) {
            if (rankOf(map.marks[at]) > rankOf(largest->marks[at]))
                largest->marks[at] = map.marks[at];
            if (map.values[at] > largest->values[at] && map.marks[at] != CellMark::Masked)
                largest->values[at] = map.values[at];
            largest->edited[at] = largest->edited[at] || map.edited[at];
        }
    }
    // A cell without bands has no dot of its own, so mark it.
    for (CellMark& mark : largest->marks)
        if (mark == CellMark::Zero)
            mark = CellMark::None;
    overlay->largest = std::move(largest);
    return overlay;
}

} // namespace attn
