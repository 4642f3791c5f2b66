// SPDX-License-Identifier: GPL-3.0-or-later
// The softmax opened, on paper: one column of bars for each operation, with what the column adds up to below it.
#include "ui/figures/figurepalette.h"
#include "ui/kit/numbertext.h"
#include "ui/studios/softmax/softmaxcells.h"
#include "ui/studios/softmax/softmaxstudio.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double bar_cell = 2.4; // width to height

HeldMatrixPtr columnMatrix(const SoftmaxRow& row, const SoftmaxColumn& column)
{
    auto data = std::make_shared<HeldMatrix>();
    data->rows = int(row.keys.size());
    data->columns = 1;
    data->rowLabels = row.keys;
    data->columnLabels = QStringList{column.subtitle};
    data->rowMeaning = AxisMeaning::Key;
    data->tensor = QString::fromStdString(column.tensor);
    data->colorMap = QStringLiteral("viridis");
    data->digits = row.digits;
    for (std::size_t key = 0; key < column.values.size(); ++key) {
        const double value = column.values[key];
        data->values.push_back(float(value));
        data->marks.push_back(column.pending[key]  ? CellMark::Pending
                              : column.masked[key] ? CellMark::Masked
                                                   : CellMark::None);
        if (std::isfinite(value)) {
            data->smallest = std::min(data->smallest, value);
            data->largest = std::max(data->largest, value);
        }
    }
    data->edited.assign(data->values.size(), false);
    return data;
}

Figure softmaxFigure(const Computed& computed, const Selection& selection, Cell cell)
{
    const auto row = std::make_shared<const SoftmaxRow>(
        atStep(softmaxRow(computed, selection.batch(), selection.head(), cell.row, selection.digits()),
               selection.steps(), selection.step()));
    const auto scales = std::make_shared<const std::vector<std::pair<double, double>>>(softmaxScales(*row));
    Figure figure;
    figure.title = QObject::tr("Softmax of row “%1”").arg(row->query);
    for (std::size_t column = 0; column < row->columns.size(); ++column) {
        const SoftmaxColumn& each = row->columns[column];
        const QString foot = each.sink && !each.foot.isEmpty()
                                 ? QObject::tr("sink %1, %2").arg(formatNumber(*each.sink, row->digits), each.foot)
                                 : each.foot;
        FigureMap map{columnMatrix(*row, each), each.title, {}, foot};
        map.aspect = bar_cell;
        map.paint = [row, scales, column, cell](Canvas& canvas, const HeatmapData&, const FigureCell& place) {
            const double widest = canvas.textWidth(formatNumber(-8.8888, row->digits), place.digits);
            drawSoftmaxCell(canvas, place.box, *row, column, std::size_t(place.cell.row), place.cell.row == cell.column,
                            (*scales)[column], {figureColors(), place.digits, widest, place.unit});
        };
        figure.maps.push_back(std::move(map));
    }
    figure.columns = int(figure.maps.size());
    return figure;
}

} // namespace

std::optional<SteppedFigure> SoftmaxStudio::draw() const
{
    if (m_row.empty())
        return std::nullopt;
    std::vector<std::string> tensors;
    for (const SoftmaxColumn& column : m_row.columns)
        if (std::ranges::find(tensors, column.tensor) == tensors.end())
            tensors.push_back(column.tensor);
    SteppedFigure picture = emptyPicture(std::move(tensors));
    picture.at = [computed = computed(), place = placeInFocus(*selection()),
                  cell = cell()](const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
        return softmaxFigure(*computed, *selectionAt(place, looks, steps, step), cell);
    };
    return picture;
}

} // namespace attn
