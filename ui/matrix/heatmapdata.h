// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix ready to draw: values, marks, labels, colors. Built from a trace once per change; painters only read it. A
// small one holds its cells; a large one (ui/matrix/matrixdata.h) leaves them in the trace.
#pragma once

#include "core/base/expect.h"
#include "core/matrix/cellmark.h"
#include "core/matrix/valuestats.h"
#include "ui/matrix/looks.h"
#include "ui/matrix/tensormatrix.h"

#include <QString>
#include <QStringList>

#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace attn {

// Everything about a matrix but its cells.
struct HeatmapFrame {
    int rows = 0, columns = 0;
    QStringList rowLabels, columnLabels;
    QString rowTitle, columnTitle; // "Queries down: who looks", "Keys across: what is looked at"; may be empty
    bool computed = false;         // by the layer: a value set by hand overrides it
    bool attention = false;        // query x key: labels in their colours, row sums
    bool headOff = false;          // of a head that is switched off: it is shown without the map's colours
    int finishedRows = std::numeric_limits<int>::max(); // rows from this one on are still being computed
    QString begunName;        // what the number of a begun cell is: "score so far", "exponential"
    QString colorMap;         // "viridis", "diverging" …; never "auto"
    double low = 0, high = 1; // of the colour range
    std::vector<std::pair<double, double>> rowRanges; // with RangeMode::Row: one for each row, else empty
    bool logarithmic = false;
    int digits = 4;
    int tens = 0; // cells show values times ten to this power; its setter says so beside the map

    QString tensor;       // its name in the trace: "weights"
    QString shape;        // "[1, 1, 6, 6]"
    QString valueName;    // of one number, in a sentence: "weight"
    bool weights = false; // its numbers are weights
    AxisMeaning rowMeaning = AxisMeaning::Plain, columnMeaning = AxisMeaning::Plain;
    double smallest = 0, largest = 0; // finite values of this matrix; 0 and 0 when it has none
    bool rangeLocked = false;
    bool rangeKnown = true;   // false: the steps have not reached its ends
    Ghost ghost = Ghost::Now; // which of the two this is, if there is HeatmapData::other
    bool beyondLow = false,
         beyondHigh = false; // finite values lie outside low .. high: arrows at the colour bar's ends

    std::size_t size() const { return std::size_t(rows) * columns; }
    std::size_t indexOf(Cell cell) const { return std::size_t(cell.row) * columns + cell.column; }
    bool rangeInNumbers() const { return rowRanges.empty() && rangeKnown; } // else a colour bar has words at its ends
    double inCells(double value) const { return tens == 0 ? value : value * std::pow(10.0, tens); }
    bool finished() const { return finishedRows >= rows; }
    bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns;
    }
};

// A matrix of any size, read cell by cell. Outside of it a cell is nan and pending (core/base/expect.h).
struct HeatmapData : HeatmapFrame {
    explicit HeatmapData(HeatmapFrame frame = {}) : HeatmapFrame(std::move(frame)) {}
    virtual ~HeatmapData() = default;

    virtual float value(Cell cell) const = 0;
    virtual CellMark mark(Cell cell) const = 0;
    virtual bool isEdited(Cell cell) const = 0;
    virtual std::optional<float> beforeDropout(Cell cell) const = 0; // of `dropped`: what the cell was
    virtual bool hasRowSums() const = 0;                             // of weights and dropped
    virtual double rowSum(int row) const = 0;
    virtual double sinkShare(int) const { return 0; } // of weights: what the row's sink takes of its sum of 1
    // The marks that occur, one bit each, and whether any number was set by hand.
    virtual unsigned marksThere() const = 0;
    virtual bool anyEdited() const = 0;
    virtual bool wholeNumbers() const = 0; // all of them, but for infinities and nan
    // The same matrix before or after the last edit, of equal size; null if none.
    virtual const HeatmapData* other() const { return nullptr; }

protected:
    HeatmapData(const HeatmapData&) = default;
    HeatmapData& operator=(const HeatmapData&) = default;
};
using HeatmapDataPtr = std::shared_ptr<const HeatmapData>;

// A matrix that holds its cells, for work on single numbers.
struct HeldMatrix final : HeatmapData {
    using HeatmapData::HeatmapData;

    std::vector<float> values;                 // row-major
    std::vector<CellMark> marks;               // as values
    std::vector<bool> edited;                  // as values
    std::vector<double> rowSums;               // of weights and dropped; empty otherwise
    std::vector<double> sinkShares;            // of weights with sinks, a row's; empty otherwise
    std::vector<float> valuesBefore;           // of `dropped`: what each cell was; empty otherwise
    std::shared_ptr<const HeldMatrix> ghostOf; // see other()

    float value(Cell cell) const override { return at(values, cell, std::numeric_limits<float>::quiet_NaN()); }
    CellMark mark(Cell cell) const override { return at(marks, cell, CellMark::Pending); }
    bool isEdited(Cell cell) const override { return at(edited, cell, false); }
    std::optional<float> beforeDropout(Cell cell) const override;
    bool hasRowSums() const override { return !rowSums.empty(); }
    double rowSum(int row) const override { return at(rowSums, std::size_t(row), 0.0); }
    double sinkShare(int row) const override { return sinkShares.empty() ? 0 : at(sinkShares, std::size_t(row), 0.0); }
    unsigned marksThere() const override;
    bool anyEdited() const override;
    bool wholeNumbers() const override;
    const HeatmapData* other() const override { return ghostOf.get(); }

private:
    template <class T> static T at(const std::vector<T>& all, std::size_t place, T outside)
    {
        return expect(place < all.size()) ? T(all[place]) : outside;
    }
    template <class T> T at(const std::vector<T>& all, Cell cell, T outside) const
    {
        return expect(contains(cell)) ? at(all, indexOf(cell), outside) : outside;
    }
};
using HeldMatrixPtr = std::shared_ptr<const HeldMatrix>;

// Of all batch items and heads of a tensor; pass it to heatmapData where many matrices of one tensor are drawn.
// smallestPositive is sought for logarithmic ranges only: it takes every number.
ValueStats valueStats(const Computed& computed, const std::string& tensor, bool logarithmic = true);
// Of them what a range over all heads spans.
ValueStats rangeStats(const Computed& computed, const std::string& tensor, const ColorRange& range);

// The matrix of a tensor without its cells and its colours: sizes, labels, titles, names.
HeatmapFrame matrixFrame(const Computed& computed, const TracedTensor& tensor, int batch, const Looks& looks);

// The matrix of `tensor` at batch item and head (plane) with all its cells, with `looks` applied,
// however many they are. Null when the trace has no such tensor or it has no numbers. `whole` is rangeStats of all that
// shares the range; null: the tensor itself.
HeldMatrixPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head, const Looks& looks,
                          const ValueStats* whole = nullptr);

// Whether a number of it is hidden: its true largest may differ from the one shown.
inline bool hidesAny(const HeatmapData& data) { return data.marksThere() >> unsigned(CellMark::Hidden) & 1; }

// One cell in words, the same in tooltips, in the status line and read aloud: "query with, key starts: weight 0.2794".
QString describeCell(const HeatmapData& data, Cell cell);

} // namespace attn
