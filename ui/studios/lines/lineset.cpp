// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/lines/lineset.h"

#include <algorithm>

namespace attn {

bool dropsWeights(const Config& config) { return dropoutIsOn(config) && mixedBy(config) == "dropped"; }

std::string linesTensor(const Config& config, LineSource source, const QString& stage)
{
    const bool dropped =
        source == LineSource::Dropped || (source == LineSource::ByStage && stage == QLatin1String("dropout"));
    return dropped && dropsWeights(config) ? "dropped" : "weights";
}

LineSet::LineSet(const ComputedPtr& computed, const std::string& tensor, int batch, const std::vector<int>& heads,
                 const Looks& looks)
    : m_tensor(tensor)
{
    const TracedTensor* found = computed->trace->find(tensor);
    if (!found || elementCount(found->shape) == 0)
        return;
    const HeatmapFrame frame = matrixFrame(*computed, *found, batch, looks);
    if (!frame.attention)
        return;
    m_ofSeveral = tensorMatrix(*computed, *found).heads > 1;
    for (const int head : heads)
        m_heads.push_back({head,
                           std::make_shared<const LargeMatrix>(
                               frame, std::make_shared<const LargeCells>(computed, *found, batch, head)),
                           headIsOff(computed->realized->config, head)});
}

void LineSet::setStep(const Walk& steps, const std::optional<StepPlace>& step)
{
    m_steps = steps;
    m_step = step;
}

const QStringList& LineSet::names(LineSide side) const
{
    static const QStringList none;
    if (empty())
        return none;
    const LargeMatrix& data = *m_heads.front().data;
    return side == LineSide::Queries ? data.rowLabels : data.columnLabels;
}

Cell LineSet::inside(Cell cell) const
{
    return {inside(LineToken{LineSide::Queries, cell.row}).at, inside(LineToken{LineSide::Keys, cell.column}).at};
}

LineToken LineSet::inside(LineToken token) const
{
    return {token.side, std::clamp(token.at, 0, std::max(count(token.side) - 1, 0))};
}

Cell LineSet::cellOf(LineToken token, int other)
{
    return token.side == LineSide::Queries ? Cell{token.at, other} : Cell{other, token.at};
}

LineSide LineSet::otherSide(LineSide side) { return side == LineSide::Queries ? LineSide::Keys : LineSide::Queries; }

CellMark LineSet::mark(std::size_t head, Cell cell) const
{
    if (m_step && !m_steps.done(*m_step, m_tensor, cell.row, cell.column))
        return CellMark::Pending;
    return m_heads[head].data->mark(cell);
}

std::vector<float> LineSet::weights(std::size_t head, LineToken token) const
{
    const LargeMatrix& data = *m_heads[head].data;
    std::vector<float> weights(std::size_t(count(otherSide(token.side))));
    if (token.side == LineSide::Queries)
        data.cells->read(token.at, 0, weights);
    else
        for (int query = 0; query < data.rows; ++query)
            weights[std::size_t(query)] = data.value({query, token.at});
    return weights;
}

} // namespace attn
