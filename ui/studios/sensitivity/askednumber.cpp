// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/askednumber.h"

#include "core/base/strides.h"
#include "core/matrix/cellmark.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/numberwords.h"
#include "ui/matrix/tensormatrix.h"

#include <cmath>

namespace attn {

namespace {

// In the middle or else above it: one that is computed, and that can move. The first weight of a causal layer is 1 whatever is
// edited, and a dropped one stays 0.
Cell firstAsked(const Computed& computed, const Selection& selection, const TracedTensor& tensor)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    const int middle = int(matrix.rows / 2);
    for (int row = middle; row >= 0; --row)
        for (int column = 0; column < int(matrix.columns); ++column) {
            const auto cell = cellRefAt(computed, tensor.name, selection.batch(), selection.head(), {row, column});
            const double number = cell ? computed.trace->cell(tensor, cell->index) : 0;
            if (std::isfinite(number) && number != 0 && selection.isDone(tensor.name, {row, column}))
                return {row, column};
        }
    return {middle, 0};
}

} // namespace

AskedNumber askedNumber(const Computed& computed, const Selection& selection, AskedFor what)
{
    const std::string name = tensorInFocus(computed, selection);
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || tensor->kind != Kind::Real)
        return {{}, what};
    const auto at = [&](Cell cell) { return cellRefAt(computed, name, selection.batch(), selection.head(), cell); };
    const auto chosen = selection.chosen() ? at(*selection.chosen()) : std::nullopt;
    return {chosen ? *chosen : at(firstAsked(computed, selection, *tensor)).value_or(CellRef{}), what};
}

QString askedName(const Computed& computed, const AskedNumber& asked)
{
    QString number = numberWords(computed, asked.cell);
    switch (asked.what) {
    case AskedFor::RowNorm: return QObject::tr("the length of the row of %1").arg(number);
    case AskedFor::WholeNorm:
        return QObject::tr("the length of the whole matrix %1").arg(QString::fromStdString(asked.cell.tensor));
    case AskedFor::Number: break;
    }
    return number;
}

bool isGiven(const Computed& computed, const AskedNumber& asked)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, asked.cell.tensor);
    return !stage || !stage->computed();
}

bool isMasked(const Computed& computed, const AskedNumber& asked)
{
    const TracedTensor* tensor = computed.trace->find(asked.cell.tensor);
    const auto place = tensor && asked.what == AskedFor::Number ? placeOf(computed, asked.cell) : std::nullopt;
    if (!place)
        return false;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    const std::int64_t plane = flatIndex(tensor->shape, asked.cell.index) / (matrix.rows * matrix.columns);
    return cellMark(computed, *tensor, plane, place->cell.row, place->cell.column,
                    computed.trace->cell(*tensor, asked.cell.index)) == CellMark::Masked;
}

std::optional<StepPlace> placeToTell(const Walk& steps, const AskedNumber& asked)
{
    const auto place = asked.what == AskedFor::Number ? steps.placeOf(asked.cell) : std::nullopt;
    const int tensor = place ? -1 : steps.source(asked.cell.tensor);
    if (tensor < 0)
        return place;
    const StepTensor& whole = steps.tensors()[std::size_t(tensor)];
    return StepPlace{tensor, whole.rows - 1, whole.columns - 1, -1};
}

bool isDone(const Computed& computed, const Selection& selection, const AskedNumber& asked)
{
    const auto place = placeOf(computed, asked.cell);
    return asked.what == AskedFor::Number && place ? selection.isDone(asked.cell.tensor, place->cell)
                                                   : selection.isDone(asked.cell.tensor);
}

} // namespace attn
