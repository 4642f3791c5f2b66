// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mapcells.h"

#include "ui/colorrange.h"
#include "ui/dropoutinput.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

namespace {

constexpr unsigned bitOf(CellMark mark) { return 1u << unsigned(mark); }

// Softmax's weights, and what a mask or a dropout makes of them, have no sign: their smallest number need not be sought.
bool hasNoSign(const Computed& computed, const TracedTensor& tensor)
{
    const Config& config = computed.realized->config;
    const bool softmax = config.normalize == Normalize::Softmax || config.normalize == Normalize::SoftmaxNaive;
    return tensor.kind == Kind::Boolean ||
           (config.stage != Stage::DropoutOnly && softmax && isProbability(computed, tensor));
}

// Flat positions of the numbers that a person put in, in cells from `first` on.
std::vector<std::int64_t> editedCells(const Computed& computed, const TracedTensor& tensor, std::int64_t first,
                                      std::int64_t count)
{
    std::vector<std::int64_t> positions;
    for (const Edit& edit : computed.scene.edits) {
        if (edit.tensor != tensor.name || edit.index.size() > tensor.shape.size())
            continue;
        const auto offset = tensor.shape.size() - edit.index.size(); // an edit may leave out leading axes of size 1
        std::int64_t flat = 0;
        for (std::size_t axis = 0; axis < tensor.shape.size(); ++axis)
            flat = flat * tensor.shape[axis] + (axis < offset ? 0 : edit.index[axis - offset]);
        if (flat >= first && flat < first + count)
            positions.push_back(flat);
    }
    std::ranges::sort(positions);
    return positions;
}

float strongest(float a, float b)
{
    return std::abs(b) > std::abs(a) ? b : a;
}

} // namespace

const std::vector<Blocked::Extent>& BlockedBins::of(const Blocked& blocked, std::int64_t item, const BinGrid& grid)
{
    const std::lock_guard lock(m_mutex);
    const QRect& cells = grid.cells;
    auto [known, isNew] =
        m_known.try_emplace({item, cells.x(), cells.y(), cells.width(), cells.height(), grid.rows, grid.columns});
    if (!isNew)
        return known->second;
    known->second.resize(std::size_t(grid.rows) * grid.columns);
    auto extent = known->second.begin();
    for (int row = 0; row < grid.rows; ++row) {
        Tile bin{item, grid.firstRow(row), 0, grid.firstRow(row + 1) - grid.firstRow(row), 0};
        for (int column = 0; column < grid.columns; ++column) {
            bin.column = grid.firstColumn(column);
            bin.columns = grid.firstColumn(column + 1) - bin.column;
            *extent++ = blocked.extent(bin);
        }
    }
    return known->second;
}

MapCells::MapCells(ComputedPtr computed, const TracedTensor& tensor, int batch, int head)
    : m_computed(std::move(computed)), m_tensor(&tensor), m_matrix(tensorMatrix(*m_computed, tensor)),
      m_plane(m_matrix.firstPlane(batch, head)), m_rule(*m_computed, tensor),
      m_neverNegative(hasNoSign(*m_computed, tensor))
{
    m_item = m_rule.itemOf(m_plane);
    m_first = m_plane / m_matrix.planes * m_matrix.rows * m_matrix.columns;
    m_edited = editedCells(*m_computed, tensor, m_first, m_matrix.rows * m_matrix.columns);
    if (tensor.name == "dropped" && m_computed->realized->keep)
        m_before = m_computed->trace->find(dropoutInput(m_computed->realized->config));
}

float MapCells::value(Cell cell) const
{
    return float(m_tensor->source->at(flat(cell.row, cell.column)));
}

CellMark MapCells::mark(Cell cell) const
{
    const std::int64_t inner = m_matrix.rows / m_matrix.planes;
    return m_rule(m_plane + cell.row / inner, cell.row % inner, cell.column, value(cell));
}

bool MapCells::isEdited(Cell cell) const
{
    return std::ranges::binary_search(m_edited, flat(cell.row, cell.column));
}

double MapCells::rowSum(int row) const
{
    std::vector<float> cells(m_matrix.columns);
    m_tensor->source->read(flat(row, 0), std::span<float>(cells));
    return std::accumulate(cells.begin(), cells.end(), 0.0);
}

std::optional<float> MapCells::beforeDropout(Cell cell) const
{
    return m_before ? std::optional(float(m_before->source->at(flat(cell.row, cell.column)))) : std::nullopt;
}

BinGrid MapCells::wholeGrid(int most) const
{
    return {QRect(0, 0, columns(), rows()), std::min(rows(), most), std::min(columns(), most)};
}

void MapCells::pool(const BinGrid& grid, Pooling pooling, std::vector<float>& out) const
{
    out.resize(std::size_t(grid.rows) * grid.columns);
    const QRect& cells = grid.cells;
    // Matrices of several stacked planes lie one after the other: they pool as one.
    m_tensor->source->pool({{m_plane / m_matrix.planes, cells.y(), cells.x(), cells.height(), cells.width()},
                            m_matrix.rows,
                            m_matrix.columns,
                            grid.rows,
                            grid.columns,
                            pooling},
                           out);
}

MapBins MapCells::bins(const BinGrid& grid, Pooling pooling, BlockedBins& shared) const
{
    MapBins bins{grid, {}, {}, {}, false};
    pool(grid, pooling, bins.values);
    bins.stats.add(std::span<const float>(bins.values));
    std::vector<float> smallest;
    if (pooling == Pooling::Largest && m_neverNegative) {
        bins.stats.smallest = std::min(bins.stats.smallest, 0.0);
    } else if (pooling == Pooling::Largest) {
        pool(grid, Pooling::Smallest, smallest);
        bins.stats.add(std::span<const float>(smallest));
    }
    const std::vector<Blocked::Extent>* blocked = m_rule.blocked() ? &shared.of(*m_rule.blocked(), m_item, grid) : nullptr;
    bins.marks.resize(bins.values.size());
    std::size_t at = 0;
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column, ++at) {
            float& value = bins.values[at];
            const Blocked::Extent extent = blocked ? (*blocked)[at] : Blocked::Extent::None;
            if (std::isnan(value)) {
                bins.marks[at] = CellMark::Nan;
                bins.hides = true;
                continue;
            }
            if (extent == Blocked::Extent::All) {
                bins.marks[at] = CellMark::Masked;
                continue;
            }
            // What a blocked cell holds (0 or minus infinity) never is the largest, but it may be the smallest.
            if (extent == Blocked::Extent::Some &&
                (pooling != Pooling::Largest || (!smallest.empty() && std::isinf(smallest[at]))))
                value = unblocked(grid, row, column, pooling, bins.stats);
            else if (!smallest.empty())
                value = strongest(value, smallest[at]);
            bins.hides = bins.hides || std::isinf(value);
            if (value == 0 && m_rule.keep() && allDropped(grid, row, column))
                bins.marks[at] = CellMark::Dropped;
        }
    return bins;
}

// A bin without its blocked cells, of which it has some.
float MapCells::unblocked(const BinGrid& grid, int row, int column, Pooling pooling, ValueStats& stats) const
{
    const std::int64_t left = grid.firstColumn(column), right = grid.firstColumn(column + 1);
    std::vector<float> cells(right - left);
    float result = pooling == Pooling::Smallest ? INFINITY : 0;
    int count = 0;
    for (std::int64_t y = grid.firstRow(row); y < grid.firstRow(row + 1); ++y) {
        m_tensor->source->read(flat(y, left), std::span<float>(cells));
        for (std::int64_t x = left; x < right; ++x) {
            if ((*m_rule.blocked())(m_item, y, x))
                continue;
            const float value = cells[x - left];
            stats.add(double(value));
            result = pooling == Pooling::Mean       ? result + value
                     : pooling == Pooling::Smallest ? std::min(result, value)
                                                    : strongest(result, value);
            ++count;
        }
    }
    return pooling == Pooling::Mean && count > 0 ? result / float(count) : result;
}

bool MapCells::allDropped(const BinGrid& grid, int row, int column) const
{
    for (std::int64_t y = grid.firstRow(row); y < grid.firstRow(row + 1); ++y)
        for (std::int64_t x = grid.firstColumn(column); x < grid.firstColumn(column + 1); ++x)
            if (m_rule.keep()->kept(flat(y, x)) && !(m_rule.blocked() && (*m_rule.blocked())(m_item, y, x)))
                return false;
    return true;
}

ValueStats MapCells::exactStats(std::int64_t row, std::int64_t rows) const
{
    ValueStats stats;
    std::vector<float> cells(m_matrix.columns);
    for (std::int64_t y = row; y < row + rows; ++y) {
        m_tensor->source->read(flat(y, 0), std::span<float>(cells));
        stats.add(std::span<const float>(cells));
    }
    return stats;
}

ValueStats MapCells::stats(const MapBins& bins, bool logarithmic) const
{
    if (logarithmic || bins.hides)
        return exactStats(0, m_matrix.rows);
    return bins.stats;
}

std::vector<ValueStats> MapCells::rowStats(bool logarithmic) const
{
    std::vector<ValueStats> stats(m_matrix.rows);
    if (logarithmic) {
        for (std::int64_t row = 0; row < m_matrix.rows; ++row)
            stats[row] = exactStats(row, 1);
        return stats;
    }
    const BinGrid one_a_row{QRect(0, 0, columns(), rows()), rows(), 1};
    std::vector<float> largest, smallest;
    pool(one_a_row, Pooling::Largest, largest);
    pool(one_a_row, Pooling::Smallest, smallest);
    for (std::int64_t row = 0; row < m_matrix.rows; ++row) {
        stats[row].add(double(largest[row]));
        stats[row].add(double(smallest[row]));
        if (!std::isfinite(largest[row]) || !std::isfinite(smallest[row])) // they hide the numbers between them
            stats[row] = exactStats(row, 1);
    }
    return stats;
}

unsigned MapCells::marksIn(const MapBins& bins) const
{
    unsigned marks = 0;
    for (std::size_t i = 0; i < bins.values.size(); ++i) {
        const CellMark mark = bins.marks[i];
        const float value = bins.values[i];
        marks |= bitOf(mark);
        if (mark == CellMark::None && value == 0 && isReal())
            marks |= bitOf(CellMark::Zero);
        if (mark == CellMark::None && std::isinf(value))
            marks |= bitOf(value > 0 ? CellMark::PlusInf : CellMark::MinusInf);
    }
    if (m_rule.blocked() && m_rule.blocked()->extent({m_item, 0, 0, m_matrix.rows, m_matrix.columns}) != Blocked::Extent::None)
        marks |= bitOf(CellMark::Masked);
    if (!m_rule.keep() || marks & bitOf(CellMark::Dropped))
        return marks;
    for (std::int64_t row = 0; row < m_matrix.rows; ++row)
        for (std::int64_t column = 0; column < m_matrix.columns; ++column)
            if (!m_rule.keep()->kept(flat(row, column)) && !(m_rule.blocked() && (*m_rule.blocked())(m_item, row, column)))
                return marks | bitOf(CellMark::Dropped);
    return marks;
}

} // namespace attn
