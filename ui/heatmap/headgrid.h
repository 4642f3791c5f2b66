// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage at a glance: one tile for each, one of them in focus. Tiles take the largest whole-pixel cells
// at which all of them fit; where even small tiles do not, the grid is scrolled.
#pragma once

#include "ui/heatmap/mapplot.h"
#include "ui/matrix/heatmapdata.h"
#include "ui/paint/pooledmap.h"

namespace attn {

class HeadGrid : public MapPlot {
    Q_OBJECT

public:
    explicit HeadGrid(QWidget* parent = nullptr);

    // One matrix for each head, all of one size, and their images where they were made ahead (in the same order, or none).
    // Only the tiles that look different are painted.
    void setHeads(std::vector<HeatmapDataPtr> heads, const std::vector<MapPicture>& pictures = {});
    void setFocusedHead(int head);
    int focusedHead() const { return m_focused; }
    int columns() const { return m_columns; }
    QRectF tileRect(int head) const; // of the picture, without its title
    MapGeometry geometryOf(int head) const;
    int headAt(QPointF position) const; // by tile or title; -1 for none
    // The height that the tiles need at a width, given what is to be seen at once.
    void setVisibleHeight(int height);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {}; }

Q_SIGNALS:
    void headChosen(int head);
    void headOpened(int head); // double click or Enter: show this one alone

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintOver(QPainter& painter, const QRegion& region) override;
    void pixelChanged() override { arrange(); }
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent*) override { update(); }
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override; // is the page's: it scrolls the grid

private:
    void arrange();
    void placeMaps();
    bool updateTiles(const std::vector<HeatmapDataPtr>& heads, const std::vector<MapPicture>& pictures);
    double columnGap() const;
    void choose(int head);
    QRect titleRect(int head) const;
    void paintTitle(QPainter& painter, int head) const;
    void paintFrame(QPainter& painter, int head) const;

    std::vector<HeatmapDataPtr> m_heads;
    int m_focused = 0;
    int m_columns = 1;
    int m_visibleHeight = 0;
    QSizeF m_cell{1, 1};
    QSizeF m_tile; // of one picture
    double m_titleHeight = 0;
    bool m_byKeyboard = false;
};

} // namespace attn
