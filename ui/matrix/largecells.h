// SPDX-License-Identifier: GPL-3.0-or-later
// The cells of a matrix too large to copy for every picture: they stay in the trace and are read there, singly or
// reduced to the pixels of a picture. Safe in any thread.
#pragma once

#include "core/base/expect.h"
#include "core/layer/pooling.h"
#include "core/matrix/cellmark.h"
#include "core/matrix/valuestats.h"
#include "ui/matrix/looks.h"
#include "ui/matrix/tensormatrix.h"

#include <QRect>

#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <tuple>
#include <vector>

namespace attn {

// A rectangle of cells cut into as many bins as a picture has pixels for; see PoolGrid.
struct BinGrid {
    QRect cells; // x, width: columns
    int rows = 0, columns = 0;

    std::int64_t firstRow(std::int64_t bin) const { return cells.y() + bin * cells.height() / rows; }
    std::int64_t firstColumn(std::int64_t bin) const { return cells.x() + bin * cells.width() / columns; }
    QRect bin(int row, int column) const // its cells
    {
        return {QPoint(int(firstColumn(column)), int(firstRow(row))),
                QPoint(int(firstColumn(column + 1)) - 1, int(firstRow(row + 1)) - 1)};
    }
};

struct MapBins {
    // Neighbours of one row with one mark: the mark that all their cells have, or Nan where one is nan.
    struct Run {
        int begin = 0, end = 0;
        CellMark mark = CellMark::None;
    };

    BinGrid grid;
    std::vector<float> values; // row-major: what each bin without a mark shows
    std::vector<Run> runs;     // row by row
    std::vector<int> firstRun; // of each row, and one more
    ValueStats stats;          // finite numbers of the cells; without smallestPositive
    unsigned marks = 0;        // that occur, one bit for each; zeros where they fill a bin
    bool hides = false;        // a nan or infinity represents a bin: its finite numbers are not in `stats`

    CellMark mark(int row, int column) const;
    void begin(const BinGrid& of);       // forgets everything but the memory
    void add(int column, CellMark mark); // to the current row, in column order
};

// How much the mask blocks of each bin. The heads of one picture share it: they have one mask and one grid.
class BlockedBins {
public:
    struct Row {
        int none = 0; // bins at the left without blocked cells
        int all = 0;  // from this bin on all are fully blocked
    };
    struct Grid {
        std::vector<MaskedCells::Extent> bins;
        std::vector<Row> rows;
    };
    const Grid& of(const MaskedCells& blocked, std::int64_t item, const BinGrid& grid);

private:
    using Key = std::tuple<std::int64_t, int, int, int, int, int, int>;
    std::mutex m_mutex;
    std::map<Key, Grid> m_known;
};

// Flat positions, ascending, of the numbers that a person put into cells first ... first + count - 1 of the tensor.
std::vector<std::int64_t> editedCells(const Computed& computed, const TracedTensor& tensor, std::int64_t first,
                                      std::int64_t count);

class LargeCells {
public:
    // The matrix of `tensor` (of computed's trace) at batch item and head.
    LargeCells(ComputedPtr computed, const TracedTensor& tensor, int batch, int head);
    // The same for no longer than `computed` lives.
    LargeCells(const Computed& computed, const TracedTensor& tensor, int batch, int head);

    int rows() const { return int(m_matrix.rows); }
    int columns() const { return int(m_matrix.columns); }
    // Outside of the matrix a cell is nan and pending (core/base/expect.h).
    float value(Cell cell) const;
    CellMark mark(Cell cell) const;
    bool isEdited(Cell cell) const;
    bool anyEdited() const { return !m_edited.empty(); }
    double rowSum(int row) const;
    // What a cell of `dropped` was before dropout; nullopt for other tensors.
    std::optional<float> beforeDropout(Cell cell) const;
    bool isReal() const { return m_tensor->kind == Kind::Real; }

    // Largest takes the number farthest from zero, so that no spike is lost on either side. Blocked cells are ignored
    // if their bin has others.
    MapBins bins(const BinGrid& grid, Pooling pooling, BlockedBins& shared) const;
    void bins(const BinGrid& grid, Pooling pooling, BlockedBins& shared, MapBins& into) const; // into memory it has
    // The finite numbers of the whole matrix. `bins`: of the whole matrix, pooled by Largest.
    ValueStats stats(const MapBins& bins, bool logarithmic) const;
    // The finite numbers of each row.
    std::vector<ValueStats> rowStats(bool logarithmic) const;
    // A part of one row.
    void read(int row, int column, std::span<float> out) const;
    // The marks that occur in the matrix. `bins`: as above.
    unsigned marksIn(const MapBins& bins) const;
    BinGrid wholeGrid(int most) const; // at most this many per axis
    static constexpr int coarse = 64;  // bins per side if nothing is drawn and only the numbers' ends are sought
    const Computed& computed() const { return *m_computed; }
    const TracedTensor& tensor() const { return *m_tensor; }
    const TensorMatrix& matrix() const { return m_matrix; }
    const MarkRule& rule() const { return m_rule; }
    bool neverNegative() const { return m_neverNegative; } // shares of 1, perhaps after dropout
    std::int64_t item() const { return m_item; }           // of the batch, as its mask counts
    bool isOfHeadOff() const { return m_headOff; }         // of a head that is switched off
    // One number for each bin, marks or not.
    void pool(const BinGrid& grid, Pooling pooling, std::vector<float>& out) const;
    bool isDropped(Cell cell) const
    {
        return m_rule.keep() && isInside(cell) && !m_rule.keep()->kept(flat(cell.row, cell.column));
    }

private:
    bool isInside(Cell cell, std::size_t columns = 1) const
    {
        return expect(cell.row >= 0 && cell.row < m_matrix.rows && cell.column >= 0 &&
                      cell.column + std::int64_t(columns) <= m_matrix.columns);
    }
    std::int64_t flat(std::int64_t row, std::int64_t column) const { return m_first + row * m_matrix.columns + column; }
    void markRow(MapBins& bins, int row, Pooling pooling, const float* smallest,
                 const BlockedBins::Grid* blocked) const;
    void markBin(MapBins& bins, int row, int column, float other) const;
    float unblocked(const BinGrid& grid, int row, int column, Pooling pooling, ValueStats& stats) const;
    bool allDropped(const BinGrid& grid, int row, int column) const;
    ValueStats exactStats(std::int64_t row, std::int64_t rows) const;

    ComputedPtr m_held; // null: the caller holds it
    const Computed* m_computed;
    const TracedTensor* m_tensor;
    const TracedTensor* m_before = nullptr; // of `dropped`: what was dropped
    TensorMatrix m_matrix;
    std::int64_t m_item = 0, m_plane = 0, m_first = 0; // plane of the first row; flat position of cell (0, 0)
    MarkRule m_rule;
    bool m_neverNegative = false, m_headOff = false;
    std::vector<std::int64_t> m_edited; // flat positions in the tensor, sorted
};

} // namespace attn
