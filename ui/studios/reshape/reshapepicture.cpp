// SPDX-License-Identifier: GPL-3.0-or-later
// The reshape studio on paper: the memory and the rows that are made of it, or the three layouts of the qkv weights.
#include "core/explain/merge.h"
#include "ui/figures/figurepalette.h"
#include "ui/matrix/colorrange.h"
#include "ui/studios/reshape/layoutspage.h"
#include "ui/studios/reshape/mergepage.h"
#include "ui/studios/reshape/reshapestudio.h"

#include <QStackedWidget>

#include <algorithm>

namespace attn {

namespace {

HeldMatrixPtr matrixOf(const MemoryPicture& picture)
{
    auto data = std::make_shared<HeldMatrix>();
    data->rows = picture.rows;
    data->columns = picture.columns;
    data->rowLabels = picture.rowLabels;
    data->tensor = QStringLiteral("head_context");
    data->colorMap = QStringLiteral("viridis");
    data->largest = 10; // gives it digits: the cells have texts of their own
    data->digits = 2;
    for (int column = 0; column < picture.columns; ++column)
        data->columnLabels << (column % picture.group == 0 ? picture.groupLabels.value(column / picture.group)
                                                           : QString());
    for (const MemoryCell& cell : picture.cells) {
        data->values.push_back(float(cell.head));
        data->marks.push_back(cell.pending ? CellMark::Pending : CellMark::None);
    }
    data->edited.assign(data->values.size(), false);
    return data;
}

FigureMap mapOf(MemoryPicture picture, const QString& caption, const QString& note)
{
    constexpr double place_cell = 1.7; // width to height
    FigureMap map{matrixOf(picture), caption, {}, note};
    map.aspect = place_cell;
    map.paint = [picture = std::move(picture)](Canvas& canvas, const HeatmapData&, const FigureCell& place) {
        const double size = std::min(place.box.height() * 0.5, std::max({place.digits.size, 5.0, place.least}));
        MemoryCell cell = picture.at(place.cell.row, place.cell.column);
        if (size < place.least)
            cell.text.clear();
        drawMemoryCell(canvas, place.box, cell, picture.heads,
                       {figureColors(), {TextFace::Numbers, size}, {TextFace::Words, size}, false, place.unit});
    };
    return map;
}

} // namespace

std::function<Figure(const Selection&)> MergePage::figure(bool beside) const
{
    return [pictures = m_pictures, cut = m_cut, beside](const Selection& at) {
        constexpr int most_beside = 12; // columns of the memory
        Figure figure;
        figure.title = tr("How the heads are joined");
        MemoryPicture memory = pictures.memoryPicture(cut, at);
        figure.columns = beside && memory.columns <= most_beside ? 3 : 1;
        figure.maps.push_back(mapOf(std::move(memory), tr("In memory"), tr("head after head")));
        figure.maps.push_back(mapOf(pictures.mergedPicture(cut, Merge::Transpose, at), tr("Transposed, then reshaped"),
                                    tr("each row contains its own token's numbers")));
        figure.maps.push_back(mapOf(pictures.mergedPicture(cut, Merge::ReshapeOnly, at), tr("Reshaped only"),
                                    tr("a red corner marks a number from another token")));
        return figure;
    };
}

std::function<Figure()> LayoutsPage::figure() const
{
    if (m_runs.empty())
        return {};
    return [runs = m_runs] {
        Figure figure;
        figure.title = tr("The weights of q, k and v in three layouts");
        const QString titles[] = {tr("Three matrices"), tr("One, split by head"), tr("One, split into three")};
        for (std::size_t i = 0; i < runs.size(); ++i)
            figure.maps.push_back({layoutMatrix(runs[i]), titles[i], {}, {}});
        figure.columns = int(figure.maps.size());
        return figure;
    };
}

std::optional<SteppedFigure> ReshapeStudio::draw() const { return pictureWith(false); }

// A slide is wide: side by side, the numbers are large enough to read.
std::optional<SteppedFigure> ReshapeStudio::drawForClass() const { return pictureWith(true); }

std::optional<SteppedFigure> ReshapeStudio::pictureWith(bool beside) const
{
    if (!computed() || !unavailable(*computed()).isEmpty())
        return std::nullopt;
    SteppedFigure picture = emptyPicture({"context"});
    if (m_pages->currentWidget() == m_merge) {
        picture.at = [figure = m_merge->figure(beside), place = placeInFocus(*selection())](
                         const Looks& looks, const Walk& steps, const std::optional<StepPlace>& step) {
            return figure(*selectionAt(place, looks, steps, step));
        };
        return picture;
    }
    const auto figure = m_layouts->figure();
    if (!figure)
        return std::nullopt;
    picture.at = [figure](const Looks&, const Walk&, const std::optional<StepPlace>&) { return figure(); };
    return picture;
}

} // namespace attn
