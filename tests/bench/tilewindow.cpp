// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tilewindow.h"

#include <QApplication>

namespace attn::bench {

namespace {

std::vector<HeatmapDataPtr> matrices(const MapPictures& pictures)
{
    std::vector<HeatmapDataPtr> heads;
    for (const MapPicture& picture : pictures.maps)
        heads.push_back(picture.data);
    return heads;
}

} // namespace

TileWindow::TileWindow(const ComputedPtr& first, int heads) : m_request{{"weights"}, {}, 0, {}, ThemeName::Light}
{
    m_grid.resize(window_width, window_height);
    m_grid.show();
    QApplication::processEvents();
    m_grid.setVisibleHeight(window_height);
    for (int head = 0; head < heads; ++head)
        m_request.maps.push_back({"weights", head, {}});
    m_grid.setHeads(matrices(makePictures(first, m_request)));
    QApplication::processEvents();
    for (int head = 0; head < heads; ++head) // where the grid has put them
        m_request.maps[head] = {"weights", head, m_grid.geometryOf(head)};
}

void TileWindow::show(const MapPictures& pictures)
{
    m_grid.setHeads(matrices(pictures), pictures.maps);
    paintNow(m_grid);
}

void paintNow(QWidget& widget)
{
    QCoreApplication::sendPostedEvents(&widget, QEvent::UpdateRequest);
    QGuiApplication::sync();
}

} // namespace attn::bench
