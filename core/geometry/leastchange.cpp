// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/leastchange.h"

#include "core/geometry/vectors.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

// QR decomposition of the transposed rows, largest remainder first, which detects rows that depend on others: Golub and
// Van Loan, Matrix Computations, 5.4 and 5.6.
LeastChange::LeastChange(std::vector<std::vector<double>> rows) : m_rows(std::move(rows))
{
    const std::size_t n = m_rows.size();
    m_order.resize(n);
    std::iota(m_order.begin(), m_order.end(), std::size_t(0));
    m_parts.assign(n, {});
    std::vector<std::vector<double>> left = m_rows;
    double longest = 0;
    for (std::size_t made = 0; made < n; ++made) {
        std::size_t next = made;
        double length = -1;
        for (std::size_t i = made; i < n; ++i)
            if (const double each = lengthOf(left[m_order[i]]); each > length) {
                length = each;
                next = i;
            }
        longest = std::max(longest, length);
        if (!(length > 1e-9 * longest) || !std::isfinite(length))
            break;
        std::swap(m_order[made], m_order[next]);
        std::swap(m_parts[made], m_parts[next]);
        std::vector<double> direction = left[m_order[made]];
        for (const std::vector<double>& before : m_basis) { // again: rounding has bent it a little
            const double along = dotProduct(direction, before);
            for (std::size_t d = 0; d < direction.size(); ++d)
                direction[d] -= along * before[d];
        }
        const double unit = lengthOf(direction);
        for (double& component : direction)
            component /= unit;
        m_basis.push_back(std::move(direction));
        for (std::size_t i = made; i < n; ++i) {
            std::vector<double>& row = left[m_order[i]];
            const double along = dotProduct(row, m_basis.back());
            m_parts[i].push_back(along);
            for (std::size_t d = 0; d < row.size(); ++d)
                row[d] -= along * m_basis.back()[d];
        }
    }
}

std::optional<std::vector<double>> LeastChange::operator()(std::span<const double> wanted) const
{
    std::vector<double> along; // of each direction of the basis
    double largest = 0;
    for (const double each : wanted)
        largest = std::max(largest, std::abs(each));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        double remains = wanted[m_order[i]];
        const std::size_t known = std::min(i, m_basis.size());
        for (std::size_t j = 0; j < known; ++j)
            remains -= m_parts[i][j] * along[j];
        if (i < m_basis.size())
            along.push_back(remains / m_parts[i][i]);
        else if (!(std::abs(remains) <= 1e-7 * largest))
            return std::nullopt;
    }
    std::vector<double> change(m_rows.empty() ? 0 : m_rows.front().size());
    for (std::size_t j = 0; j < m_basis.size(); ++j)
        for (std::size_t d = 0; d < change.size(); ++d)
            change[d] += along[j] * m_basis[j][d];
    return change;
}

std::vector<double> LeastChange::outcome(std::span<const double> change) const
{
    std::vector<double> result;
    for (const std::vector<double>& row : m_rows)
        result.push_back(dotProduct(row, change));
    return result;
}

} // namespace attn
