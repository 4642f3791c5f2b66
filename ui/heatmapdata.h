// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix ready to be drawn: values, marks, labels, colours. Built from a trace once per change; the painters only
// read.
#pragma once

#include "ui/cellmark.h"
#include "ui/selection.h"
#include "ui/tensormatrix.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <memory>
#include <span>
#include <vector>

namespace attn {

struct HeatmapData {
    int rows = 0, columns = 0;
    std::vector<float> values;   // row-major
    std::vector<CellMark> marks; // as values
    std::vector<bool> edited;    // as values
    QStringList rowLabels, columnLabels;
    QString rowTitle, columnTitle; // "Queries down: who looks", "Keys across: what is looked at"; may be empty
    bool attention = false;        // query x key: labels in their colours, row sums
    std::vector<double> rowSums;   // of weights and dropped; empty otherwise
    int finishedRows = std::numeric_limits<int>::max(); // rows from this one on are still being computed
    QString begunName;             // what the number of a begun cell is: "score so far", "exponential"
    QString colorMap;              // "viridis", "diverging" …; never "auto"
    double low = 0, high = 1;      // of the colour range
    std::vector<std::pair<double, double>> rowRanges; // with RangeMode::Row: one for each row, else empty
    bool logarithmic = false;
    int digits = 4;

    QString tensor;    // its name in the trace: "weights"
    QString shape;     // "[1, 1, 6, 6]"
    QString valueName; // of one number, in a sentence: "weight"
    AxisMeaning rowMeaning = AxisMeaning::Plain, columnMeaning = AxisMeaning::Plain;
    std::vector<float> beforeDropout; // of `dropped`: what each cell was; empty otherwise
    double smallest = 0, largest = 0; // finite values of this matrix; 0 and 0 when it has none
    bool rangeLocked = false;
    bool beyondLow = false,
         beyondHigh = false; // finite values lie outside low .. high: arrows at the colour bar's ends

    float value(Cell cell) const { return values[std::size_t(cell.row) * columns + cell.column]; }
    CellMark mark(Cell cell) const { return marks[std::size_t(cell.row) * columns + cell.column]; }
    bool finished() const { return finishedRows >= rows; }
    bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns;
    }
};
using HeatmapDataPtr = std::shared_ptr<const HeatmapData>;

// The finite values of some numbers, as a colour range needs them.
struct ValueStats {
    double smallest = std::numeric_limits<double>::infinity();
    double largest = -std::numeric_limits<double>::infinity();
    double smallestPositive = std::numeric_limits<double>::infinity();

    bool any() const { return smallest <= largest; }
    // nan and infinities are left out.
    void add(double value);
    void add(std::span<const float> values);
    void add(const ValueStats& other);
};
// Of all batch items and heads of a tensor; pass it to heatmapData where many matrices of one tensor are drawn.
ValueStats valueStats(const Computed& computed, const std::string& tensor);

// The matrix of `tensor` at batch item and head (plane), with the selection's range, map and digits applied. Null when
// the trace has no such tensor or it has no numbers. `whole` is valueStats of what RangeMode::Tensor spans; null: the
// tensor itself.
HeatmapDataPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head,
                           const Looks& looks, const ValueStats* whole = nullptr);
HeatmapDataPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head,
                           const Selection& selection, const ValueStats* whole = nullptr);

// One cell in words, the same in tooltips, in the status line and read aloud: "query with, key starts: weight 0.2794".
QString describeCell(const HeatmapData& data, Cell cell);

} // namespace attn
