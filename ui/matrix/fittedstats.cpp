// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/fittedstats.h"

#include "ui/matrix/colorrange.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// The numbers of one matrix that count, rectangle by rectangle.
class FittedNumbers {
public:
    FittedNumbers(const LargeCells& cells, const AllowedRuns& allowed) : m_cells(cells), m_allowed(allowed) {}

    void addCells(const QRect& part)
    {
        for (int row = part.top(); row <= part.bottom(); ++row)
            for (const AllowedRuns::Run& run : m_allowed.row(row)) {
                const int begin = std::max(run.begin, part.left()), end = std::min(run.end, part.right() + 1);
                if (begin < end)
                    addRun(row, begin, end);
            }
    }

    // The same by two numbers of each bin; the cells of a bin are read only where the mask cuts it, or a nan or an
    // infinity hides what else it has.
    void addBins(const QRect& part, BlockedBins& shared)
    {
        const BinGrid grid{part, std::min(part.height(), LargeCells::coarse),
                           std::min(part.width(), LargeCells::coarse)};
        m_cells.pool(grid, Pooling::Largest, m_largest);
        m_cells.pool(grid, Pooling::Smallest, m_smallest);
        const MaskedCells* mask = m_cells.rule().blocked();
        const BlockedBins::Grid* blocked = mask ? &shared.of(*mask, m_cells.item(), grid) : nullptr;
        for (std::size_t bin = 0; bin < m_largest.size(); ++bin) {
            const MaskedCells::Extent extent = blocked ? blocked->bins[bin] : MaskedCells::Extent::None;
            if (extent == MaskedCells::Extent::None && std::isfinite(m_largest[bin]) && std::isfinite(m_smallest[bin]))
                m_stats.add(ValueStats{m_smallest[bin], m_largest[bin], m_stats.smallestPositive});
            else if (extent != MaskedCells::Extent::All)
                addCells(grid.bin(int(bin) / grid.columns, int(bin) % grid.columns));
        }
    }

    // For weights that sum to 1 per row: the smallest is at most 1 / keys. True, with the largest known, if that is so
    // small beside it that the smallest does not matter; 0 is used for it.
    bool addLargestShare(const QRect& part)
    {
        m_cells.pool({part, std::min(part.height(), LargeCells::coarse), 1}, Pooling::Largest, m_largest);
        const float largest = *std::ranges::max_element(m_largest);
        int keys = 0;
        for (int row = part.top(); row <= part.bottom(); ++row)
            keys = std::max(keys, m_allowed.keys(row));
        if (!std::ranges::all_of(m_largest, [](float value) { return std::isfinite(value); }) ||
            !(1 < almost_nothing * double(keys) * double(largest)))
            return false;
        m_stats.add(ValueStats{0, largest, m_stats.smallestPositive});
        return true;
    }

    const ValueStats& stats() const { return m_stats; }

private:
    void addRun(int row, int begin, int end)
    {
        m_numbers.resize(std::size_t(end - begin));
        m_cells.read(row, begin, m_numbers);
        std::size_t kept = m_numbers.size();
        if (m_cells.rule().keep()) { // those that are not dropped move to the front
            kept = 0;
            for (int column = begin; column < end; ++column)
                if (!m_cells.isDropped({row, column}))
                    m_numbers[kept++] = m_numbers[column - begin];
        }
        m_stats.add(std::span<const float>(m_numbers).first(kept));
    }

    const LargeCells& m_cells;
    const AllowedRuns& m_allowed;
    ValueStats m_stats;
    std::vector<float> m_numbers, m_largest, m_smallest;
};

} // namespace

int AllowedRuns::keys(int row) const
{
    int count = 0;
    for (const Run& run : this->row(row))
        count += run.end - run.begin;
    return count;
}

AllowedRuns allowedRuns(const LargeCells& cells)
{
    const MaskedCells* blocked = cells.rule().blocked();
    AllowedRuns allowed;
    const auto add = [&](int begin, int end) {
        if (int(allowed.runs.size()) > allowed.firstRun.back() && allowed.runs.back().end == begin)
            allowed.runs.back().end = end;
        else
            allowed.runs.push_back({begin, end});
    };
    for (int row = 0; row < cells.rows(); ++row) {
        allowed.firstRun.push_back(int(allowed.runs.size()));
        // Most masks have large parts of one kind: a part that has not is looked at in halves.
        const auto look = [&](const auto& self, int begin, int end) -> void {
            const MaskedCells::Extent extent =
                blocked ? blocked->extent({cells.item(), row, begin, 1, end - begin}) : MaskedCells::Extent::None;
            if (extent == MaskedCells::Extent::None)
                return add(begin, end);
            if (extent == MaskedCells::Extent::All)
                return;
            self(self, begin, (begin + end) / 2);
            self(self, (begin + end) / 2, end);
        };
        look(look, 0, cells.columns());
    }
    allowed.firstRun.push_back(int(allowed.runs.size()));
    return allowed;
}

ValueStats fittedStats(const LargeCells& cells, const AllowedRuns& allowed, BlockedBins& shared, bool logarithmic)
{
    const bool weights = cells.matrix().attention() && isProbability(cells.computed(), cells.tensor());
    const bool every_number = logarithmic || cells.rule().keep();
    const bool shares = weights && cells.isReal() && cells.neverNegative() && !cells.rule().overridden();
    FittedNumbers numbers(cells, allowed);
    for (int first = 0, end = 0; first < cells.rows(); first = end + 1) {
        end = first;
        while (end < cells.rows() && !(weights && allowed.keys(end) == 1))
            ++end;
        const QRect part(0, first, cells.columns(), end - first);
        // With few rows there is nothing to gain.
        if (every_number || end - first < LargeCells::coarse)
            numbers.addCells(part);
        else if (!shares || !numbers.addLargestShare(part))
            numbers.addBins(part, shared);
    }
    return numbers.stats();
}

} // namespace attn
