// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of weights of some heads of one batch item, and which keys the mask leaves in each.
#pragma once

#include "core/matrix/cellmark.h"
#include "core/matrix/matrixaxes.h"

#include <span>
#include <vector>

namespace attn {

class WeightRows {
public:
    // `tensor` is one of computed's, which live as long as this.
    WeightRows(const Computed& computed, const TracedTensor& tensor, std::int64_t batch);

    std::int64_t heads() const { return m_matrix.heads; }
    std::int64_t rows() const { return m_matrix.rows; }
    std::int64_t columns() const { return m_matrix.columns; }
    // Row `row` of a head as stored, [columns].
    std::span<const float> read(std::int64_t head, std::int64_t row);
    // Whether the mask leaves the key of the row that was read last. (What a person pinned is no mask's any more.)
    bool allowed(std::int64_t column) const
    {
        return !m_blockedThere || !m_blocked[std::size_t(column)] || !m_rule.leftByMask(m_row[std::size_t(column)]);
    }

private:
    void readMask(std::int64_t row);

    const TracedTensor* m_tensor;
    TensorMatrix m_matrix;
    MarkRule m_rule;
    std::int64_t m_batch, m_maskRow = -1;
    bool m_blockedThere = false;
    std::vector<char> m_blocked; // of m_maskRow
    std::vector<float> m_row;
};

} // namespace attn
