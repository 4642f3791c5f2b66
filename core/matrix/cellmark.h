// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell is, beside its number: masked, dropped, exactly zero, nan, infinite, edited, not yet computed, hidden. One rule for
// every painter.
#pragma once

#include "core/engine/computed.h"

#include <cmath>
#include <cstdint>

namespace attn {

// Pending and Begun exist only while the time bar is in the middle of a computation: a number not computed yet, and one
// being computed. Hidden is one that the user has hidden (core/explain/withhold.h).
enum class CellMark : std::uint8_t { None, Masked, Dropped, Zero, Nan, PlusInf, MinusInf, Pending, Begun, Hidden };

constexpr bool isUnfinished(CellMark mark) { return mark == CellMark::Pending || mark == CellMark::Begun; }
// No number to show.
constexpr bool isBlank(CellMark mark) { return mark == CellMark::Pending || mark == CellMark::Hidden; }
// The final number is not shown.
constexpr bool isWithheldMark(CellMark mark) { return isUnfinished(mark) || mark == CellMark::Hidden; }

// The rule for one tensor of one computation, looked up once and then applied to every cell.
//
// nan comes first, as a hidden number does: it must not be overlooked. Then masked (a query may not attend to that key,
// and the tensor was made after the mask), then dropped (no keep bit, in `dropped` and `keep`), then the infinities,
// then a stored zero of a real tensor. Masked and dropped exist in [.., T, T] tensors only; stage dropout_only has
// dropped in any shape. A number that the user pinned, or that follows from one, no longer belongs to mask or dropout:
// if anything is overridden, and in recorded weights, masked is only what the mask left as 0 or minus infinity.
class MarkRule {
public:
    MarkRule(const Computed& computed, const TracedTensor& tensor);

    // `plane` counts all leading axes (b * H + h for [B,H,T,T]). Pending outside the tensor (core/base/expect.h).
    CellMark operator()(std::int64_t plane, std::int64_t row, std::int64_t column, double value) const;
    // What the rule uses: null if no cell of this tensor can be masked, or dropped.
    const MaskedCells* blocked() const { return m_blocked; }
    const KeepMask* keep() const { return m_keep; }
    // Whether a blocked cell's number is as the mask left it: without overrides it always is where a mask is applied.
    bool leftByMask(double value) const { return !m_overridden || value == 0 || value == -HUGE_VAL; }
    bool overridden() const { return m_overridden; }
    std::int64_t itemOf(std::int64_t plane) const { return plane / m_planesPerItem; } // batch item

private:
    bool isPinned(std::int64_t flat) const;

    const MaskedCells* m_blocked = nullptr; // null: no cell of this tensor is masked
    const KeepMask* m_keep = nullptr;       // null: no cell of this tensor is dropped
    std::int64_t m_planesPerItem = 1;       // planes of one batch item
    MatrixShape m_matrix;
    bool m_real = true;
    bool m_overridden = false;                   // some number of the scene is
    std::shared_ptr<const TensorEdits> m_pinned; // of this tensor
    Shape m_shape;
};

// The mark of one element of a traced tensor, for a single question.
CellMark cellMark(const Computed& computed, const TracedTensor& tensor, std::int64_t plane, std::int64_t row,
                  std::int64_t column, double value);

} // namespace attn
