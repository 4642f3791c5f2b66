// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/matrixviews.h"

#include "ui/document/selection.h"
#include "ui/heatmap/matrixrow.h"

#include <algorithm>

namespace attn {

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

void MatrixViews::arrange()
{
    std::vector<HeatmapDataPtr> matrices;
    matrices.reserve(m_count);
    for (const HeatmapView* view : views())
        matrices.push_back(view->data());
    const auto places =
        placeMatrices(matrices, m_page->size(), m_selection->range().isShared(), 1 / m_page->devicePixelRatioF());
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
