// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/shownmaps.h"

#include "ui/document/selection.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"

#include <utility>

namespace attn {
namespace {

constexpr std::size_t most_ghost_cells = 64 * 64; // larger maps have no room for two numbers in a cell

} // namespace

void ShownMaps::setComputed(ComputedPtr computed, MapPictures pictures)
{
    m_computed = std::move(computed);
    m_pictures = std::move(pictures);
    m_whole.reset();
}

bool ShownMaps::setEarlier(const ComputedPtr& earlier) { return std::exchange(m_earlier, earlier) != earlier; }

void ShownMaps::setTensors(std::vector<std::string> tensors)
{
    m_tensors = std::move(tensors);
    m_whole.reset();
}

HeatmapDataPtr ShownMaps::of(const std::string& tensor, int head)
{
    const Looks& looks = m_selection->looks();
    const int batch = m_selection->batch();
    const std::optional<StepPlace>& step = m_selection->step();
    if (HeatmapDataPtr made = m_pictures.find(m_tensors, tensor, batch, head, looks); made && !step)
        return made;
    if (!m_whole)
        m_whole = statsOfTensors(m_computed, m_tensors, looks);
    // Steps blank single cells, and joined matrices have cells of several tensors: both need held data.
    const bool held = step || (m_selection->allHeads() && m_tensors.size() > 1);
    if (!held)
        return mapData(m_computed, tensor, batch, head, looks, *m_whole);
    return withRangeOf(atStep(heatmapData(*m_computed, tensor, batch, head, looks, &*m_whole), *m_computed,
                              m_selection->steps(), step, tensor, head),
                       m_tensors, m_selection->steps(), step);
}

void ShownMaps::setOperands(const std::string& tensor, const CellOperands& operands)
{
    m_beside = {tensor};
    for (const auto& block : {operands.left, operands.top})
        if (block)
            m_beside.push_back(block->tensor);
    for (const OperandBlock& block : operands.above)
        m_beside.push_back(block.tensor);
}

HeldMatrixPtr ShownMaps::operand(const std::string& name, int head)
{
    const TracedTensor* tensor = m_computed->trace->find(name);
    if (!tensor || isLarge(*m_computed, *tensor))
        return nullptr;
    const auto kindOf = [this](const TracedTensor& of) { return std::pair(of.kind, isProbability(*m_computed, of)); };
    std::vector<std::string> sharing;
    for (const std::string& other : m_beside)
        if (const TracedTensor* beside = m_computed->trace->find(other);
            beside && kindOf(*beside) == kindOf(*tensor) && !isLarge(*m_computed, *beside))
            sharing.push_back(other);
    Looks looks = m_selection->looks();
    if (looks.range.mode == RangeMode::Row) // the rows of one are the columns of another
        looks.range.mode = RangeMode::Head;
    const ValueStats whole = statsOfTensors(m_computed, sharing, looks);
    const HeldMatrixPtr data =
        withRangeOf(atStep(heatmapData(*m_computed, name, m_selection->batch(), head, looks, &whole), *m_computed,
                           m_selection->steps(), m_selection->step(), name, head),
                    sharing, m_selection->steps(), m_selection->step());
    return std::dynamic_pointer_cast<const HeldMatrix>(ghosted(data, head));
}

HeatmapDataPtr ShownMaps::ghosted(HeatmapDataPtr data, int head) const
{
    const auto now = std::dynamic_pointer_cast<const HeldMatrix>(data);
    if (!m_earlier || !now || now->size() > most_ghost_cells)
        return data;
    const HeldMatrixPtr before =
        heatmapData(*m_earlier, now->tensor.toStdString(), m_selection->batch(), head, m_selection->looks());
    return withGhost(now, before, m_selection->ghost());
}

} // namespace attn
