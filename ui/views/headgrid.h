// SPDX-License-Identifier: GPL-3.0-or-later
// All heads of a stage at a glance: one tile for each, one of them in focus. Tiles take the largest whole-pixel cells
// at which all of them fit; where even small tiles do not, the grid is scrolled.
#pragma once

#include "ui/heatmapdata.h"
#include "ui/paint/mapgeometry.h"

#include <QPixmap>
#include <QWidget>

namespace attn {

class HeadGrid : public QWidget {
    Q_OBJECT

public:
    explicit HeadGrid(QWidget* parent = nullptr);

    // One matrix for each head, all of one size.
    void setHeads(std::vector<HeatmapDataPtr> heads);
    void setFocusedHead(int head);
    int focusedHead() const { return m_focused; }
    int columns() const { return m_columns; }
    QRectF tileRect(int head) const;  // of the picture, without its title
    MapGeometry geometryOf(int head) const;
    int headAt(QPointF position) const; // by tile or title; -1 for none
    // The height that the tiles need at a width, given what is to be seen at once.
    void setVisibleHeight(int height);
    QSize sizeHint() const override;

Q_SIGNALS:
    void headChosen(int head);
    void headOpened(int head); // double click or Enter: show this one alone

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent*) override { update(); }
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

private:
    void arrange();
    double columnGap() const;
    void choose(int head);
    void paintTile(QPainter& painter, int head);

    std::vector<HeatmapDataPtr> m_heads;
    std::vector<QPixmap> m_pictures; // of the tiles; null until painted
    int m_focused = 0;
    int m_columns = 1;
    int m_visibleHeight = 0;
    QSizeF m_cell{1, 1};
    QSizeF m_tile; // of one picture
    double m_titleHeight = 0;
    bool m_byKeyboard = false;
};

} // namespace attn
