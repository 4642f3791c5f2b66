// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matrix/cellmark.h"

#include "core/base/expect.h"
#include "core/base/strides.h"
#include "core/base/withheld.h"

#include <cmath>

namespace attn {

MarkRule::MarkRule(const Computed& computed, const TracedTensor& tensor)
    : m_matrix(matrixShape(tensor.shape)), m_real(tensor.kind == Kind::Real)
{
    const Realized& realized = *computed.realized;
    const Dims& dims = realized.plan.dims;
    // Treats a tensor without a batch axis ([T,T]) as batch item 0.
    m_planesPerItem = std::max<std::int64_t>(m_matrix.planes / std::max<std::int64_t>(dims.B, 1), 1);
    const StageTensor* stage = findStage(realized.plan.stages, tensor.name);
    const bool recorded = startsFromWeights(realized.config) && tensor.name == "weights";
    if (recorded || (stage && stage->after_mask && computed.blocked.applied()))
        m_blocked = &computed.blocked;
    if (stage && stage->after_dropout && realized.keep && realized.keep->size() == elementCount(tensor.shape))
        m_keep = realized.keep.get();
    m_overridden = recorded || !realized.overrides.empty(); // in recorded weights, too, only zeros are masked
    m_pinned = realized.overrides.of(tensor.name);
    m_shape = tensor.shape;
}

bool MarkRule::isPinned(std::int64_t flat) const
{
    return m_overridden && !m_pinned->empty() && m_pinned->find(indexAt(m_shape, flat));
}

CellMark MarkRule::operator()(std::int64_t plane, std::int64_t row, std::int64_t column, double value) const
{
    if (!expect(plane >= 0 && plane < m_matrix.planes && row >= 0 && row < m_matrix.rows && column >= 0 &&
                column < m_matrix.columns))
        return CellMark::Pending;
    if (std::isnan(value))
        return isWithheld(value) ? CellMark::Hidden : CellMark::Nan;
    const std::int64_t flat = (plane * m_matrix.rows + row) * m_matrix.columns + column;
    const bool pinned = isPinned(flat);
    if (m_blocked && !pinned && leftByMask(value) && (*m_blocked)(plane / m_planesPerItem, row, column))
        return CellMark::Masked;
    if (m_keep && !pinned && !m_keep->kept(flat))
        return CellMark::Dropped;
    if (std::isinf(value))
        return value > 0 ? CellMark::PlusInf : CellMark::MinusInf;
    return value == 0 && m_real ? CellMark::Zero : CellMark::None;
}

CellMark cellMark(const Computed& computed, const TracedTensor& tensor, std::int64_t plane, std::int64_t row,
                  std::int64_t column, double value)
{
    return MarkRule(computed, tensor)(plane, row, column, value);
}

} // namespace attn
