// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/largecells.h"

#include "core/base/withheld.h"
#include "core/matrix/simd4.h"
#include "ui/matrix/colorrange.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace attn {

namespace {

constexpr unsigned bitOf(CellMark mark) { return 1u << unsigned(mark); }

CellMark markOfNan(float value) { return isWithheld(value) ? CellMark::Hidden : CellMark::Nan; }

// Softmax's weights, and what a mask or a dropout makes of them, have no sign: their smallest number need not be sought.
bool hasNoSign(const Computed& computed, const TracedTensor& tensor)
{
    const Config& config = computed.realized->config;
    const bool softmax = config.normalize == Normalize::Softmax || config.normalize == Normalize::SoftmaxNaive;
    return tensor.kind == Kind::Boolean ||
           (config.stage != Stage::DropoutOnly && softmax && isProbability(computed, tensor));
}

float strongest(float a, float b) { return std::abs(b) > std::abs(a) ? b : a; }

// What a row of numbers is like.
struct RowFacts {
    float low = INFINITY, high = -INFINITY;
    bool nan = false, zero = false;
    bool plain = true; // neither nan nor infinite

    void join(const RowFacts& other)
    {
        low = std::min(low, other.low);
        high = std::max(high, other.high);
        nan = nan || other.nan;
        zero = zero || other.zero;
        plain = plain && other.plain;
    }
};
RowFacts factsOf(const float* values, int count)
{
    RowFacts facts;
    FourFloats low = {INFINITY, INFINITY, INFINITY, INFINITY}, high = -low;
    FourInts nan = {}, zero = {};
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        const FourFloats value = loadFour(values + i);
        low = value < low ? value : low;
        high = value > high ? value : high;
        nan |= value != value;
        zero |= value == 0;
    }
    for (int lane = 0; lane < 4; ++lane) {
        facts.low = std::min(facts.low, low[lane]);
        facts.high = std::max(facts.high, high[lane]);
        facts.nan = facts.nan || nan[lane];
        facts.zero = facts.zero || zero[lane];
    }
    for (; i < count; ++i) {
        facts.low = values[i] < facts.low ? values[i] : facts.low;
        facts.high = values[i] > facts.high ? values[i] : facts.high;
        facts.nan = facts.nan || std::isnan(values[i]);
        facts.zero = facts.zero || values[i] == 0;
    }
    facts.plain = !facts.nan && (count == 0 || (facts.low > -INFINITY && facts.high < INFINITY));
    return facts;
}

} // namespace

std::vector<std::int64_t> editedCells(const Computed& computed, const TracedTensor& tensor, std::int64_t first,
                                      std::int64_t count)
{
    std::vector<std::int64_t> cells;
    for (const EditList* list : {&computed.scene.edits, &computed.scene.overrides}) { // no tensor is in both
        const auto edits = list->of(tensor.name);                                     // lives as long as the loop
        for (const CellEdit& edit : *edits)
            if (const auto cell = cellOf(tensor.shape, edit.index); cell >= first && cell < first + count)
                cells.push_back(cell);
    }
    return cells;
}

CellMark MapBins::mark(int row, int column) const
{
    for (int i = firstRun[row]; i < firstRun[row + 1]; ++i)
        if (column >= runs[i].begin && column < runs[i].end)
            return runs[i].mark;
    return CellMark::None;
}

void MapBins::begin(const BinGrid& of)
{
    grid = of;
    runs.clear();
    firstRun.clear();
    stats = {};
    marks = 0;
    hides = false;
}

void MapBins::add(int column, CellMark mark)
{
    marks |= bitOf(mark);
    const bool newRow = int(runs.size()) == firstRun.back();
    if (newRow || runs.back().end != column || runs.back().mark != mark)
        runs.push_back({column, column, mark});
    ++runs.back().end;
}

const BlockedBins::Grid& BlockedBins::of(const MaskedCells& blocked, std::int64_t item, const BinGrid& grid)
{
    const std::lock_guard lock(m_mutex);
    const QRect& cells = grid.cells;
    auto [known, isNew] =
        m_known.try_emplace({item, cells.x(), cells.y(), cells.width(), cells.height(), grid.rows, grid.columns});
    if (!isNew)
        return known->second;
    Grid& result = known->second;
    result.bins.resize(std::size_t(grid.rows) * grid.columns);
    for (int row = 0; row < grid.rows; ++row) {
        MaskedCells::Extent* const bins = result.bins.data() + std::size_t(row) * grid.columns;
        // Most masks have large parts of one kind: a part that has not is looked at in halves.
        const std::function<void(int, int)> look = [&](int begin, int end) {
            const Tile part{item, grid.firstRow(row), grid.firstColumn(begin),
                            grid.firstRow(row + 1) - grid.firstRow(row),
                            grid.firstColumn(end) - grid.firstColumn(begin)};
            const MaskedCells::Extent extent = blocked.extent(part);
            if (extent != MaskedCells::Extent::Some || end - begin == 1)
                return std::fill(bins + begin, bins + end, extent);
            look(begin, (begin + end) / 2);
            look((begin + end) / 2, end);
        };
        look(0, grid.columns);
        Row ends{0, grid.columns};
        while (ends.none < grid.columns && bins[ends.none] == MaskedCells::Extent::None)
            ++ends.none;
        while (ends.all > ends.none && bins[ends.all - 1] == MaskedCells::Extent::All)
            --ends.all;
        result.rows.push_back(ends);
    }
    return result;
}

LargeCells::LargeCells(ComputedPtr computed, const TracedTensor& tensor, int batch, int head)
    : LargeCells(*computed, tensor, batch, head)
{
    m_held = std::move(computed);
}

LargeCells::LargeCells(const Computed& computed, const TracedTensor& tensor, int batch, int head)
    : m_computed(&computed), m_tensor(&tensor), m_matrix(tensorMatrix(*m_computed, tensor)),
      m_plane(m_matrix.firstPlane(batch, head)), m_rule(*m_computed, tensor),
      m_neverNegative(hasNoSign(*m_computed, tensor))
{
    m_item = m_rule.itemOf(m_plane);
    m_headOff = isHeadOff(*m_computed, m_matrix, m_plane);
    m_first = m_plane / m_matrix.planes * m_matrix.rows * m_matrix.columns;
    m_edited = editedCells(*m_computed, tensor, m_first, m_matrix.rows * m_matrix.columns);
    if (tensor.name == "dropped" && m_computed->realized->keep)
        m_before = m_computed->trace->find(std::string(dropoutInput(m_computed->realized->config)));
}

float LargeCells::value(Cell cell) const
{
    return isInside(cell) ? float(m_tensor->at(flat(cell.row, cell.column))) : NAN;
}

void LargeCells::read(int row, int column, std::span<float> out) const
{
    if (isInside({row, column}, out.size()))
        m_tensor->read(flat(row, column), out);
    else
        std::ranges::fill(out, NAN);
}

CellMark LargeCells::mark(Cell cell) const
{
    const std::int64_t inner = m_matrix.rows / m_matrix.planes;
    if (!isInside(cell)) // a plane further on would have one
        return CellMark::Pending;
    return m_rule(m_plane + cell.row / inner, cell.row % inner, cell.column, value(cell));
}

bool LargeCells::isEdited(Cell cell) const { return std::ranges::binary_search(m_edited, flat(cell.row, cell.column)); }

double LargeCells::rowSum(int row) const
{
    std::vector<float> cells(m_matrix.columns);
    read(row, 0, cells);
    return std::accumulate(cells.begin(), cells.end(), 0.0);
}

std::optional<float> LargeCells::beforeDropout(Cell cell) const
{
    return m_before && isInside(cell) ? std::optional(float(m_before->at(flat(cell.row, cell.column)))) : std::nullopt;
}

BinGrid LargeCells::wholeGrid(int most) const
{
    return {QRect(0, 0, columns(), rows()), std::min(rows(), most), std::min(columns(), most)};
}

void LargeCells::pool(const BinGrid& grid, Pooling pooling, std::vector<float>& out) const
{
    out.resize(std::size_t(grid.rows) * grid.columns);
    const QRect& cells = grid.cells;
    // Matrices of several stacked planes have them in sequence: they pool as one.
    m_tensor->pool({{m_plane / m_matrix.planes, cells.y(), cells.x(), cells.height(), cells.width()},
                    m_matrix.rows,
                    m_matrix.columns,
                    grid.rows,
                    grid.columns,
                    pooling},
                   out);
}

MapBins LargeCells::bins(const BinGrid& grid, Pooling pooling, BlockedBins& shared) const
{
    MapBins result;
    bins(grid, pooling, shared, result);
    return result;
}

void LargeCells::bins(const BinGrid& grid, Pooling pooling, BlockedBins& shared, MapBins& into) const
{
    into.begin(grid);
    pool(grid, pooling, into.values);
    std::vector<float> smallest;
    if (pooling == Pooling::Largest && !m_neverNegative)
        pool(grid, Pooling::Smallest, smallest);
    const BlockedBins::Grid* blocked = m_rule.blocked() ? &shared.of(*m_rule.blocked(), m_item, grid) : nullptr;
    into.firstRun.push_back(0);
    for (int row = 0; row < grid.rows; ++row) {
        markRow(into, row, pooling, smallest.empty() ? nullptr : smallest.data() + std::size_t(row) * grid.columns,
                blocked);
        into.firstRun.push_back(int(into.runs.size()));
    }
    if (m_neverNegative && into.stats.any())
        into.stats.smallest = std::min(into.stats.smallest, 0.0);
}

// `smallest`: of the row's bins; null if not needed.
void LargeCells::markRow(MapBins& bins, int row, Pooling pooling, const float* smallest,
                         const BlockedBins::Grid* blocked) const
{
    const int columns = bins.grid.columns;
    float* const values = bins.values.data() + std::size_t(row) * columns;
    const BlockedBins::Row ends = blocked ? blocked->rows[row] : BlockedBins::Row{columns, columns};

    RowFacts facts = factsOf(values, ends.none);
    if (smallest) {
        facts.join(factsOf(smallest, ends.none));
        for (int column = 0; column < ends.none; ++column)
            values[column] = strongest(values[column], smallest[column]);
    }
    if (facts.plain && !(facts.zero && m_rule.keep())) {
        if (ends.none > 0) {
            bins.stats.add(ValueStats{facts.low, facts.high, bins.stats.smallestPositive});
            bins.marks |= bitOf(CellMark::None) | (facts.zero && isReal() ? bitOf(CellMark::Zero) : 0);
        }
    } else {
        for (int column = 0; column < ends.none; ++column)
            markBin(bins, row, column, smallest ? smallest[column] : values[column]);
    }
    for (int column = ends.none; column < ends.all; ++column) {
        const MaskedCells::Extent extent = blocked->bins[std::size_t(row) * columns + column];
        float& value = values[column];
        if (extent == MaskedCells::Extent::All && !std::isnan(value) && m_rule.leftByMask(value)) {
            bins.add(column, CellMark::Masked);
            continue;
        }
        // What a blocked cell holds (0 or minus infinity) never is the largest, but it may be the smallest.
        const float low = smallest ? smallest[column] : value;
        if (extent == MaskedCells::Extent::Some && !std::isnan(value) &&
            (pooling != Pooling::Largest || std::isinf(low)))
            value = unblocked(bins.grid, row, column, pooling, bins.stats);
        else if (smallest)
            value = strongest(value, low);
        markBin(bins, row, column, std::isinf(low) ? value : low);
    }
    if (ends.all == columns)
        return;
    if (m_rule.overridden() || factsOf(values + ends.all, columns - ends.all).nan) {
        for (int column = ends.all; column < columns; ++column)
            if (!std::isnan(values[column]) && m_rule.leftByMask(values[column]))
                bins.add(column, CellMark::Masked);
            else
                markBin(bins, row, column, values[column]);
    } else {
        bins.add(ends.all, CellMark::Masked);
        bins.runs.back().end = columns;
    }
}

// Marks a bin that is not fully blocked; `other` is another of its numbers.
void LargeCells::markBin(MapBins& bins, int row, int column, float other) const
{
    const float value = bins.values[std::size_t(row) * bins.grid.columns + column];
    if (std::isnan(value)) {
        bins.add(column, markOfNan(value));
        bins.hides = true;
        return;
    }
    bins.stats.add(double(value));
    bins.stats.add(double(other));
    bins.hides = bins.hides || std::isinf(value);
    if (value == 0 && m_rule.keep() && allDropped(bins.grid, row, column)) {
        bins.add(column, CellMark::Dropped);
        return;
    }
    bins.marks |= bitOf(CellMark::None);
    if (value == 0 && isReal())
        bins.marks |= bitOf(CellMark::Zero);
    if (std::isinf(value))
        bins.marks |= bitOf(value > 0 ? CellMark::PlusInf : CellMark::MinusInf);
}

// A bin without its blocked cells, of which it has some.
float LargeCells::unblocked(const BinGrid& grid, int row, int column, Pooling pooling, ValueStats& stats) const
{
    const std::int64_t left = grid.firstColumn(column), right = grid.firstColumn(column + 1);
    std::vector<float> cells(right - left);
    float result = pooling == Pooling::Smallest ? INFINITY : 0;
    int count = 0;
    for (std::int64_t y = grid.firstRow(row); y < grid.firstRow(row + 1); ++y) {
        m_tensor->read(flat(y, left), std::span<float>(cells));
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

bool LargeCells::allDropped(const BinGrid& grid, int row, int column) const
{
    for (std::int64_t y = grid.firstRow(row); y < grid.firstRow(row + 1); ++y)
        for (std::int64_t x = grid.firstColumn(column); x < grid.firstColumn(column + 1); ++x)
            if (m_rule.keep()->kept(flat(y, x)) && !(m_rule.blocked() && (*m_rule.blocked())(m_item, y, x)))
                return false;
    return true;
}

ValueStats LargeCells::exactStats(std::int64_t row, std::int64_t rows) const
{
    ValueStats stats;
    std::vector<float> cells(m_matrix.columns);
    for (std::int64_t y = row; y < row + rows; ++y) {
        m_tensor->read(flat(y, 0), std::span<float>(cells));
        stats.add(std::span<const float>(cells));
    }
    return stats;
}

ValueStats LargeCells::stats(const MapBins& bins, bool logarithmic) const
{
    if (logarithmic || bins.hides)
        return exactStats(0, m_matrix.rows);
    return bins.stats;
}

std::vector<ValueStats> LargeCells::rowStats(bool logarithmic) const
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

unsigned LargeCells::marksIn(const MapBins& bins) const
{
    unsigned marks = bins.marks;
    if (m_rule.blocked() &&
        m_rule.blocked()->extent({m_item, 0, 0, m_matrix.rows, m_matrix.columns}) != MaskedCells::Extent::None)
        marks |= bitOf(CellMark::Masked);
    if (!m_rule.keep() || marks & bitOf(CellMark::Dropped))
        return marks;
    for (std::int64_t row = 0; row < m_matrix.rows; ++row)
        for (std::int64_t column = 0; column < m_matrix.columns; ++column)
            if (!m_rule.keep()->kept(flat(row, column)) &&
                !(m_rule.blocked() && (*m_rule.blocked())(m_item, row, column)))
                return marks | bitOf(CellMark::Dropped);
    return marks;
}

} // namespace attn
