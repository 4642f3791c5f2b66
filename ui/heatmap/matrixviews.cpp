// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/matrixviews.h"

#include "ui/document/selection.h"
#include "ui/paint/mappainter.h"

#include <algorithm>

namespace attn {

constexpr int few_rows = 6; // that fit a page as high as they are wide

void MatrixViews::show(std::vector<HeatmapDataPtr> matrices, const MapPictures& pictures,
                       void (HeatmapView::*set)(HeatmapDataPtr))
{
    m_count = matrices.size();
    while (m_views.size() < m_count) {
        m_views.push_back(new HeatmapView(m_page));
        Q_EMIT made(m_views.back());
    }
    for (std::size_t i = 0; i < m_count; ++i) {
        if (i < pictures.maps.size())
            m_views[i]->setPicture(pictures.maps[i]);
        (m_views[i]->*set)(std::move(matrices[i]));
    }
}

void MatrixViews::setVisible(bool visible)
{
    for (std::size_t i = 0; i < m_views.size(); ++i)
        m_views[i]->setVisible(visible && i < m_count);
}

std::vector<MatrixPlace> MatrixViews::placesAt(QSize size) const
{
    std::vector<HeatmapDataPtr> matrices;
    matrices.reserve(m_count);
    for (const HeatmapView* view : views())
        matrices.push_back(view->data());
    const double pixel = 1 / m_page->devicePixelRatioF();
    const auto place = [&](std::vector<HeatmapDataPtr> shown, const HeatmapParts& parts) {
        return placeMatrices(shown, size, m_selection->range().isShared(), pixel, true, parts);
    };
    HeatmapParts wanted = m_wanted;
    for (const HeatmapDataPtr& other : m_others) {
        const MatrixPlace at = place({other}, m_wanted).front();
        wanted.largestCell = std::min(
            wanted.largestCell, layoutHeatmap(*other, at.parts, at.place.size(), {}, {}, pixel).map.cell.height());
    }
    const auto places = place(matrices, wanted);
    // Rows may move where they would lose their digits otherwise.
    const auto hasDigits = [&](const MatrixPlace& at) {
        const QSizeF cell = layoutHeatmap(*matrices.front(), at.parts, at.place.size(), {}, {}, pixel).map.cell;
        return digitStyle(*matrices.front(), cell.width(), cell.height()).decimals >= 0;
    };
    if (m_others.empty() || matrices.empty() || hasDigits(places.front()))
        return places;
    const auto alone = place(matrices, m_wanted);
    return hasDigits(alone.front()) ? alone : places;
}

bool MatrixViews::isLargeAt(QSize size) const
{
    const auto places = placesAt(size);
    for (std::size_t i = 0; i < m_count; ++i) {
        const HeatmapData& data = *m_views[i]->data();
        const HeatmapLayout layout =
            layoutHeatmap(data, places[i].parts, places[i].place.size(), {}, {}, 1 / m_page->devicePixelRatioF());
        const double least = data.rows <= few_rows ? large_cell : digits_from_cell;
        if (layout.map.cell.width() < large_cell || layout.map.cell.height() < least ||
            (!data.wholeNumbers() &&
             digitStyle(data, layout.map.cell.width(), layout.map.cell.height()).decimals < data.digits))
            return false;
    }
    return true;
}

void MatrixViews::arrange()
{
    const auto places = placesAt(m_page->size());
    for (std::size_t i = 0; i < m_count; ++i) {
        m_views[i]->setParts(places[i].parts);
        m_views[i]->setGeometry(places[i].place);
    }
}

void MatrixViews::forget(bool all)
{
    for (std::size_t i = all ? 0 : m_count; i < m_views.size(); ++i)
        if (m_views[i]->data()) {
            m_views[i]->setPicture({});
            m_views[i]->setData(nullptr);
        }
}

void MatrixViews::setChosen(std::optional<Cell> cell)
{
    for (std::size_t i = 0; i < m_count; ++i)
        m_views[i]->setChosen(i == activeNumber() ? cell : std::nullopt);
}

void MatrixViews::setHovered(std::optional<Cell> cell)
{
    for (std::size_t i = 0; i < m_count; ++i)
        m_views[i]->setHovered(m_views[i]->underMouse() || i == activeNumber() ? cell : std::nullopt);
}

std::size_t MatrixViews::activeNumber() const
{
    const auto found = std::ranges::find_if(views(), [this](const HeatmapView* view) {
        return view->data() && view->data()->tensor == m_selection->tensor();
    });
    return found == views().end() ? 0 : std::size_t(found - views().begin());
}

HeatmapView* MatrixViews::pointed() const
{
    const auto found = std::ranges::find_if(views(), &HeatmapView::underMouse);
    return found == views().end() ? active() : *found;
}

} // namespace attn
