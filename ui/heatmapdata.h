// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix ready to be drawn: values, marks, labels, colours. Built from a trace once per change; the painters only read.
#pragma once

#include "ui/cellmark.h"
#include "ui/selection.h"

#include <QString>
#include <QStringList>

#include <memory>
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
    QString colorMap;              // "viridis", "diverging" …; never "auto"
    double low = 0, high = 1;      // of the colour range
    std::vector<std::pair<double, double>> rowRanges; // with RangeMode::Row: one for each row, else empty
    bool logarithmic = false;
    int digits = 4;
};
using HeatmapDataPtr = std::shared_ptr<const HeatmapData>;

// The matrix of `tensor` at batch item and head (plane), with the selection's range, map and digits applied.
HeatmapDataPtr heatmapData(const Computed& computed, const std::string& tensor, int batch, int head, const Selection& looks);

} // namespace attn
