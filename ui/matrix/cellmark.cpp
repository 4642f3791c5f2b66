// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/cellmark.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// Whether the numbers of `tensor` were made after the mask had been applied.
bool comesAfterMask(const Config& config, const std::string& tensor)
{
    const bool beforeNormaliser = config.mask.apply == MaskApply::FillNegInf || config.mask.apply == MaskApply::Add;
    const bool scoresDropped = config.dropout.on == DropoutOn::Scores;
    if (tensor == "weights" || tensor == "weights_times_mask" || tensor == "allowed")
        return true;
    if (tensor == "dropped")
        return config.normalize != Normalize::None && (beforeNormaliser || !scoresDropped);
    if (tensor == "scaled")
        return beforeNormaliser && config.scale_at == ScaleAt::AfterMask;
    return tensor == "masked" && beforeNormaliser;
}

bool isSquare(const Shape& shape, std::int64_t tokens)
{
    return shape.size() >= 2 && shape.back() == tokens && shape[shape.size() - 2] == tokens;
}

} // namespace

MarkRule::MarkRule(const Computed& computed, const TracedTensor& tensor) : m_real(tensor.kind == Kind::Real)
{
    const MatrixShape shape = matrixShape(tensor.shape);
    m_rows = shape.rows;
    m_columns = shape.columns;
    const Realized& realized = *computed.realized;
    const Dims& dims = realized.plan.dims;
    // A tensor without a batch axis ([T,T]) is asked about as if it were batch item 0.
    m_planesPerItem = std::max<std::int64_t>(shape.planes / std::max<std::int64_t>(dims.B, 1), 1);
    const bool attention = realized.config.stage == Stage::Attention && isSquare(tensor.shape, dims.T);
    if (attention && computed.blocked.applied() && comesAfterMask(realized.config, tensor.name))
        m_blocked = &computed.blocked;
    const bool afterDropout = tensor.name == "dropped" || tensor.name == "keep";
    if (afterDropout && realized.keep && realized.keep->size() == elementCount(tensor.shape))
        m_keep = realized.keep.get();
}

CellMark MarkRule::operator()(std::int64_t plane, std::int64_t row, std::int64_t column, double value) const
{
    if (std::isnan(value))
        return CellMark::Nan;
    if (m_blocked && (*m_blocked)(plane / m_planesPerItem, row, column))
        return CellMark::Masked;
    if (m_keep && !m_keep->kept((plane * m_rows + row) * m_columns + column))
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

bool isEdited(const Computed& computed, const std::string& tensor, const Index& index)
{
    return std::ranges::any_of(computed.scene.edits, [&](const Edit& edit) {
        if (edit.tensor != tensor || edit.index.size() > index.size())
            return false;
        const auto leading = index.size() - edit.index.size();
        return std::all_of(index.begin(), index.begin() + leading, [](std::int64_t i) { return i == 0; }) &&
               std::equal(edit.index.begin(), edit.index.end(), index.begin() + leading);
    });
}

} // namespace attn
