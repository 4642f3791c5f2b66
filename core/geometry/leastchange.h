// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the smallest input change that gives wanted linear outputs: which embedding gives this query.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace attn {

class LeastChange {
public:
    // Output i changes by the sum of rows[i][d] * change[d]. All rows are of one length.
    explicit LeastChange(std::vector<std::vector<double>> rows);

    std::size_t rank() const { return m_basis.size(); } // how many outputs can be changed independently
    std::size_t outputs() const { return m_rows.size(); }
    // Returns the shortest change that changes the outputs by `wanted`; nullopt if none does.
    std::optional<std::vector<double>> operator()(std::span<const double> wanted) const;
    // What a change of the inputs makes of the outputs.
    std::vector<double> outcome(std::span<const double> change) const;

private:
    std::vector<std::vector<double>> m_rows;
    std::vector<std::size_t> m_order;         // of the rows: those that the basis was made from first
    std::vector<std::vector<double>> m_basis; // orthonormal
    std::vector<std::vector<double>> m_parts; // of each row in m_order: how much of each direction of the basis it has
};

} // namespace attn
