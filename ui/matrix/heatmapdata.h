// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix ready to be drawn: values, marks, labels, colours. Built from a trace once per change; the painters only
// read. A large matrix leaves its cells in the trace.
#pragma once

#include "ui/document/selection.h"
#include "ui/matrix/cellmark.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/matrix/valuestats.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <memory>
#include <vector>

namespace attn {

class LargeCells;

struct HeatmapData {
    int rows = 0, columns = 0;
    std::shared_ptr<const LargeCells> cells; // where a large matrix is read; null: its cells stand in the next three
    std::vector<float> values;               // row-major
    std::vector<CellMark> marks;             // as values
    std::vector<bool> edited;                // as values
    QStringList rowLabels, columnLabels;
    QString rowTitle, columnTitle;      // "Queries down: who looks", "Keys across: what is looked at"; may be empty
    bool attention = false;             // query x key: labels in their colours, row sums
    std::vector<double> rowSums;        // of weights and dropped; empty otherwise, and of a large matrix
    bool summed = false;                // rows of a large matrix have sums
    unsigned marksSeen = 0;             // of a large matrix: one bit for each mark that occurs
    Pooling pooling = Pooling::Largest; // of a large matrix, where cells share a pixel
    int finishedRows = std::numeric_limits<int>::max(); // rows from this one on are still being computed
    QString begunName;        // what the number of a begun cell is: "score so far", "exponential"
    QString colorMap;         // "viridis", "diverging" …; never "auto"
    double low = 0, high = 1; // of the colour range
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

    float value(Cell cell) const { return cells ? readValue(cell) : values[indexOf(cell)]; }
    CellMark mark(Cell cell) const { return cells ? readMark(cell) : marks[indexOf(cell)]; }
    bool isEdited(Cell cell) const;
    bool hasRowSums() const { return summed || !rowSums.empty(); }
    double rowSum(int row) const;
    // Which marks there are, one bit for each, and whether a person put in one of the numbers.
    unsigned marksThere() const;
    bool anyEdited() const;
    bool wholeNumbers() const; // all of them, but for infinities and nan
    std::size_t size() const { return std::size_t(rows) * columns; }
    std::size_t indexOf(Cell cell) const { return std::size_t(cell.row) * columns + cell.column; }
    bool finished() const { return finishedRows >= rows; }
    bool contains(Cell cell) const
    {
        return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns;
    }

private:
    float readValue(Cell cell) const;
    CellMark readMark(Cell cell) const;
};
using HeatmapDataPtr = std::shared_ptr<const HeatmapData>;

// Of all batch items and heads of a tensor; pass it to heatmapData where many matrices of one tensor are drawn.
// smallestPositive is sought for logarithmic ranges only: it takes every number.
ValueStats valueStats(const Computed& computed, const std::string& tensor, bool logarithmic = true);

// The matrix of a tensor without its cells and its colours: sizes, labels, titles, names.
HeatmapData matrixFrame(const Computed& computed, const TracedTensor& tensor, int batch, const Looks& looks);

// The matrix of `tensor` at batch item and head (plane) with all its cells, with the selection's range, map and digits
// applied. Null when the trace has no such tensor or it has no numbers. `whole` is valueStats of what RangeMode::Tensor spans; null: the
// tensor itself.
HeatmapDataPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head, const Looks& looks,
                           const ValueStats* whole = nullptr);
HeatmapDataPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head,
                           const Selection& selection, const ValueStats* whole = nullptr);

// One cell in words, the same in tooltips, in the status line and read aloud: "query with, key starts: weight 0.2794".
QString describeCell(const HeatmapData& data, Cell cell);

} // namespace attn
