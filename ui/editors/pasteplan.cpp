// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/pasteplan.h"

#include "core/import/import.h"
#include "core/io/text/pastedtext.h"
#include "core/layer/trace.h"
#include "ui/kit/numbertext.h"
#include "ui/language/language.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int plan_rows = 6, plan_columns = 6, plan_decimals = 4;
constexpr int plan_glimpse_columns = 4;

bool commaCounts(const QLocale& locale) { return locale.decimalPoint() == QLatin1String(","); }

// What the text holds around the cell that is no number.
MiniMatrix glimpseMatrix(const QString& text, const QLocale& locale)
{
    const PastedGlimpse glimpse =
        glimpseOfPasted(text.toStdString(), plan_rows, plan_glimpse_columns, commaCounts(locale));
    MiniMatrix matrix;
    matrix.rows = static_cast<int>(glimpse.cells.size());
    for (const auto& row : glimpse.cells)
        matrix.columns = std::max(matrix.columns, static_cast<int>(row.size()));
    for (int row = 0; row < matrix.rows; ++row)
        for (int column = 0; column < matrix.columns; ++column) {
            const auto& cells = glimpse.cells[static_cast<std::size_t>(row)];
            const bool there = column < static_cast<int>(cells.size());
            matrix.cells.push_back({there ? QString::fromStdString(cells[static_cast<std::size_t>(column)]) : QString(),
                                    0, row == glimpse.bad_row && column == glimpse.bad_column});
        }
    return matrix;
}

// "2 values are not finite (first: row 1, column 3: nan)."
QString notFiniteWords(const Tensor& numbers, std::int64_t columns)
{
    std::int64_t count = 0, first = -1;
    for (std::int64_t i = 0; i < numbers.size(); ++i)
        if (!std::isfinite(numbers[i])) {
            first = first < 0 ? i : first;
            ++count;
        }
    if (count == 0)
        return {};
    const QString place = QObject::tr("row %1, column %2: %3")
                              .arg(first / columns + 1)
                              .arg(first % columns + 1)
                              .arg(formatShortest(numbers[first]));
    return QObject::tr("%n values are not finite (first: %1).", nullptr, int(count)).arg(place);
}

// Replaces the tensor: x with another number of tokens.
std::optional<PasteOption> wholePaste(const TensorModel& model, const Scene& scene, const Tensor& numbers)
{
    if (model.layout().tensor() != "x")
        return std::nullopt;
    const std::vector<ReadArray> arrays{{"x", "float32", numbers, 0}};
    ImportChoices choices;
    choices.steps = {{"x", ImportTarget::X, false}};
    const auto plan = planImport(arrays, scene, choices);
    if (!plan)
        return std::nullopt;
    auto whole = importArrays(arrays, scene, *plan);
    if (!whole || *whole == scene)
        return std::nullopt;
    const std::int64_t tokens = numbers.rank() > 1 ? numbers.dim(-2) : 1;
    return PasteOption{QObject::tr("Replace x (%n tokens)", nullptr, int(tokens)),
                       QObject::tr("Replace x with pasted values"),
                       {},
                       std::make_shared<const Scene>(std::move(*whole))};
}

// What of a block that is too large has room.
std::optional<PasteOption> fittingPaste(const TensorModel& model, const Tensor& numbers, const MatrixShape& block,
                                        int top, int left)
{
    const int rows = static_cast<int>(std::min<std::int64_t>(block.rows, model.layout().rows() - top));
    const int columns = static_cast<int>(std::min<std::int64_t>(block.columns, model.layout().columns() - left));
    PasteOption option{QObject::tr("Paste only %1 × %2").arg(rows).arg(columns),
                       QObject::tr("Paste %1 × %2 values into %3")
                           .arg(rows)
                           .arg(columns)
                           .arg(QString::fromStdString(model.layout().tensor())),
                       {},
                       nullptr};
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const auto number = model.accept(numbers[row * block.columns + column]);
            if (!number)
                return std::nullopt;
            option.cells.push_back({top + row, left + column, *number});
        }
    return option;
}

} // namespace

QLocale pastedLocale() { return commaCounts(QLocale()) ? QLocale() : QLocale(language()); }

PastePlan planPaste(const TensorModel& model, const Scene& scene, const QModelIndexList& chosen, const QString& text,
                    const QLocale& locale)
{
    PastePlan plan;
    auto block = blockToPaste(model, chosen, text, locale);
    const auto numbers = parsePastedText(text.toStdString(), commaCounts(locale));
    if (!block)
        plan.fault = QString::fromStdString(block.error().message);
    if (!numbers) {
        plan.preview = glimpseMatrix(text, locale);
        plan.asked = plan.preview.rows > 0;
        plan.sentence = QObject::tr("Cannot paste this");
        return plan;
    }
    const MatrixShape shape = matrixShape(numbers->shape());
    plan.preview = miniMatrix(*numbers, plan_rows, plan_columns, plan_decimals);
    plan.sentence = QObject::tr("%1 × %2 values").arg(shape.planes * shape.rows).arg(shape.columns);
    if (block) {
        plan.fault = notFiniteWords(*numbers, shape.columns);
        plan.asked = !plan.fault.isEmpty();
        const CellValue first = block->cells.front(), last = block->cells.back();
        plan.sentence = QObject::tr("%1 × %2 values go into %3 … %4")
                            .arg(last.row - first.row + 1)
                            .arg(last.column - first.column + 1)
                            .arg(model.placeName(first.row, first.column), model.placeName(last.row, last.column));
        plan.options.push_back({QObject::tr("Paste"), block->step, std::move(block->cells), nullptr});
        return plan;
    }
    if (shape.planes == 1) {
        int top = chosen.front().row(), left = chosen.front().column();
        for (const QModelIndex& cell : chosen) {
            top = std::min(top, cell.row());
            left = std::min(left, cell.column());
        }
        // The whole table was copied, but a cell other than the first is chosen.
        if (shape.rows == model.layout().rows() && shape.columns == model.layout().columns())
            top = left = 0;
        if (auto fitting = fittingPaste(model, *numbers, shape, top, left)) {
            if (shape.rows == model.layout().rows() && shape.columns == model.layout().columns())
                fitting->label = QObject::tr("Fill table");
            plan.options.push_back(std::move(*fitting));
        }
    }
    // Enter takes the first option, the one that loses no token.
    if (auto whole = wholePaste(model, scene, *numbers))
        plan.options.insert(shape.rows < model.layout().rows() ? plan.options.end() : plan.options.begin(),
                            std::move(*whole));
    if (const QString odd = notFiniteWords(*numbers, shape.columns); !odd.isEmpty())
        plan.fault += QLatin1Char(' ') + odd;
    plan.asked = true;
    return plan;
}

} // namespace attn
