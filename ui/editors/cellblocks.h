// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of cells as they go over the clipboard: out as tab-separated text, in from a spreadsheet, NumPy or PyTorch.
#pragma once

#include "ui/editors/tensormodel.h"

#include <QLocale>
#include <QModelIndexList>
#include <QString>

#include <vector>

namespace attn {

// A rectangle of a table's numbers, row by row.
struct TensorBlock {
    int rows = 0, columns = 0;
    std::vector<float> values;
    QStringList rowLabels, columnLabels;
};
// The rectangle around `cells`.
TensorBlock blockOf(const TensorModel& model, const QModelIndexList& cells);

// The same as text: rows as lines, columns between tabs, shortest decimals with an ASCII minus.
QString cellsAsText(const TensorModel& model, const QModelIndexList& cells);

struct PastedBlock {
    std::vector<CellValue> cells; // row by row, every one accepted by the model
    QString step;                 // "Paste 2 × 3 numbers into x"
};

// Reads `text` as numbers for the top left corner of `chosen`. A single number fills all chosen cells. Tries the point
// first, then the decimal mark of `locale`. The error says where the first bad number is, or how much room there is.
Result<PastedBlock> blockToPaste(const TensorModel& model, const QModelIndexList& chosen, const QString& text,
                                 const QLocale& locale);

} // namespace attn
