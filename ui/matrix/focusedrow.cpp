// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/focusedrow.h"

#include "core/base/strides.h"
#include "ui/matrix/tensormatrix.h"

namespace attn {

namespace {

// Where a cell of the matrix in focus lies in its tensor.
struct CellInTensor {
    const TracedTensor* tensor = nullptr; // null: none
    TensorMatrix matrix;
    std::int64_t plane = 0, row = 0;
};

CellInTensor cellInTensor(const Computed& computed, const std::string& name, int batch, int head, Cell cell)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || elementCount(tensor->shape) == 0)
        return {};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    if (cell.row < 0 || cell.row >= matrix.rows || cell.column < 0 || cell.column >= matrix.columns)
        return {};
    const std::int64_t inner = matrix.rows / matrix.planes;
    return {tensor, matrix, matrix.firstPlane(batch, head) + cell.row / inner, cell.row % inner};
}

} // namespace

std::optional<FocusedCell> focusedCell(const Computed& computed, const std::string& name, int batch, int head,
                                       Cell cell)
{
    const auto [tensor, matrix, plane, row] = cellInTensor(computed, name, batch, head, cell);
    if (!tensor)
        return std::nullopt;
    const std::vector<double> numbers = computed.trace->row(*tensor, plane, row);
    const double value = numbers[std::size_t(cell.column)];
    return FocusedCell{value, MarkRule(computed, *tensor)(plane, row, cell.column, value)};
}

std::optional<FocusedRow> focusedRow(const Computed& computed, const std::string& name, int batch, int head, Cell cell,
                                     int digits)
{
    const auto [tensor, matrix, plane, row] = cellInTensor(computed, name, batch, head, cell);
    if (!tensor)
        return std::nullopt;
    const std::int64_t inner = matrix.rows / matrix.planes;
    const std::int64_t item = matrix.hasBatch ? std::min<std::int64_t>(batch, matrix.batches - 1) : 0;

    FocusedRow focused;
    focused.row = cell.row;
    focused.column = cell.column;
    focused.exact = computed.trace->row(*tensor, plane, row);
    focused.index = indexAt(tensor->shape, (plane * inner + row) * matrix.columns + cell.column);

    HeldMatrix& data = focused.data;
    data.rows = 1;
    data.columns = static_cast<int>(matrix.columns);
    data.values.assign(focused.exact.begin(), focused.exact.end());
    data.rowLabels = {rowLabels(computed, *tensor, item).value(cell.row)};
    data.columnLabels = columnLabels(computed, *tensor, item);
    data.rowMeaning = matrix.rowMeaning;
    data.columnMeaning = matrix.columnMeaning;
    data.attention = matrix.attention();
    data.headOff = isHeadOff(computed, matrix, plane / matrix.planes * matrix.planes);
    data.digits = tensor->kind == Kind::Real ? digits : 0;
    data.tensor = QString::fromStdString(name);
    data.valueName = valueName(computed, name);
    const MarkRule rule(computed, *tensor);
    data.edited.assign(focused.exact.size(), false); // not needed
    for (std::size_t column = 0; column < focused.exact.size(); ++column) {
        data.marks.push_back(rule(plane, row, static_cast<std::int64_t>(column), focused.exact[column]));
        focused.sum += focused.exact[column];
    }
    return focused;
}

QString codeName(const FocusedRow& row)
{
    QStringList numbers;
    for (const std::int64_t i : row.index)
        numbers << QString::number(i);
    return QStringLiteral("%1[%2]").arg(row.data.tensor, numbers.join(QLatin1Char(',')));
}

QString cellInWords(const FocusedRow& row) { return describeCell(row.data, {0, row.column}); }

} // namespace attn
