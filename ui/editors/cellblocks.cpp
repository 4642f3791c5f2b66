// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/cellblocks.h"

#include "core/io/text/matrixtext.h"
#include "core/io/text/pastedtext.h"
#include "core/layer/trace.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

struct CellRect {
    int top = 0, left = 0, bottom = 0, right = 0;
};

CellRect rectAround(const QModelIndexList& cells)
{
    CellRect rect{cells[0].row(), cells[0].column(), cells[0].row(), cells[0].column()};
    for (const QModelIndex& cell : cells) {
        rect.top = std::min(rect.top, cell.row());
        rect.left = std::min(rect.left, cell.column());
        rect.bottom = std::max(rect.bottom, cell.row());
        rect.right = std::max(rect.right, cell.column());
    }
    return rect;
}

Error noRoom(const TensorModel& model, const CellRect& place, std::int64_t rows, std::int64_t columns)
{
    const TensorLayout& layout = model.layout();
    return {QObject::tr("A block of %1 × %2 values does not fit at %3; only %4 × %5 values fit there.")
                .arg(rows)
                .arg(columns)
                .arg(model.placeName(place.top, place.left))
                .arg(layout.rows() - place.top)
                .arg(layout.columns() - place.left)
                .toStdString()};
}

} // namespace

TensorBlock blockOf(const TensorModel& model, const QModelIndexList& cells)
{
    if (cells.isEmpty())
        return {};
    const CellRect rect = rectAround(cells);
    TensorBlock block{rect.bottom - rect.top + 1, rect.right - rect.left + 1, {}, {}, {}};
    for (int row = rect.top; row <= rect.bottom; ++row)
        for (int column = rect.left; column <= rect.right; ++column)
            block.values.push_back(model.value(row, column));
    for (int row = rect.top; row <= rect.bottom; ++row)
        block.rowLabels << model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString();
    for (int column = rect.left; column <= rect.right; ++column)
        block.columnLabels << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    return block;
}

QString cellsAsText(const TensorModel& model, const QModelIndexList& cells)
{
    const TensorBlock block = blockOf(model, cells);
    return QString::fromStdString(matrixText(block.values, block.columns, MatrixForm::Tsv));
}

Result<PastedBlock> blockToPaste(const TensorModel& model, const QModelIndexList& chosen, const QString& text,
                                 const QLocale& locale)
{
    if (text.trimmed().isEmpty())
        return Error{QObject::tr("The clipboard contains no text. Copy the values as text first.").toStdString()};
    const auto pasted = parsePastedText(text.toStdString(), locale.decimalPoint() == QLatin1String(","));
    if (!pasted)
        return pasted.error();
    const MatrixShape block = matrixShape(pasted->shape());
    if (block.planes != 1)
        return Error{QObject::tr("You can paste only one matrix at a time, but this array has shape %1.")
                         .arg(QString::fromStdString(toString(pasted->shape())))
                         .toStdString()};
    CellRect place = rectAround(chosen);
    const bool fill = block.rows == 1 && block.columns == 1; // one number for all chosen cells
    if (!fill) {
        if (place.top + block.rows > model.layout().rows() || place.left + block.columns > model.layout().columns())
            return noRoom(model, place, block.rows, block.columns);
        place.bottom = place.top + static_cast<int>(block.rows) - 1;
        place.right = place.left + static_cast<int>(block.columns) - 1;
    }
    PastedBlock result;
    for (int row = place.top; row <= place.bottom; ++row)
        for (int column = place.left; column <= place.right; ++column) {
            const std::int64_t flat = fill ? 0 : (row - place.top) * block.columns + column - place.left;
            const auto number = model.accept((*pasted)[flat]);
            if (!number)
                return Error{QObject::tr("Pasted row %1, column %2: %3")
                                 .arg(row - place.top + 1)
                                 .arg(column - place.left + 1)
                                 .arg(QString::fromStdString(number.error().message))
                                 .toStdString()};
            result.cells.push_back({row, column, *number});
        }
    result.step = QObject::tr("Paste %1 × %2 values into %3")
                      .arg(place.bottom - place.top + 1)
                      .arg(place.right - place.left + 1)
                      .arg(QString::fromStdString(model.layout().tensor()));
    return result;
}

} // namespace attn
