// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/weightrows.h"

#include <algorithm>

namespace attn {

WeightRows::WeightRows(const Computed& computed, const TracedTensor& tensor, std::int64_t batch)
    : m_tensor(&tensor), m_matrix(tensorMatrix(computed, tensor)), m_rule(computed, tensor), m_batch(batch),
      m_blocked(std::size_t(m_matrix.columns)), m_row(std::size_t(m_matrix.columns))
{
}

std::span<const float> WeightRows::read(std::int64_t head, std::int64_t row)
{
    if (m_maskRow != row)
        readMask(row);
    const std::int64_t plane = m_matrix.firstPlane(m_batch, head);
    m_tensor->read((plane * m_matrix.rows + row) * m_matrix.columns, std::span<float>(m_row));
    return m_row;
}

// Most masks leave or take long runs of keys: a run of both kinds is looked at in halves.
void WeightRows::readMask(std::int64_t row)
{
    m_maskRow = row;
    m_blockedThere = false;
    const MaskedCells* mask = m_rule.blocked();
    if (!mask)
        return;
    const std::int64_t item = m_rule.itemOf(m_matrix.firstPlane(m_batch, 0));
    const auto look = [&](const auto& self, std::int64_t begin, std::int64_t end) -> void {
        const MaskedCells::Extent extent = mask->extent({item, row, begin, 1, end - begin});
        if (extent == MaskedCells::Extent::Some && end - begin > 1) {
            self(self, begin, (begin + end) / 2);
            return self(self, (begin + end) / 2, end);
        }
        const bool blocked = extent == MaskedCells::Extent::All;
        std::fill(m_blocked.begin() + begin, m_blocked.begin() + end, char(blocked));
        m_blockedThere = m_blockedThere || blocked;
    };
    look(look, 0, m_matrix.columns);
}

} // namespace attn
