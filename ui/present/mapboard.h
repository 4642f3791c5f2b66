// SPDX-License-Identifier: GPL-3.0-or-later
// The maps of a studio on a slide: the window's own views in the figure's grid, as large as possible, with digits and
// row sums; the findings and the curve use the remaining room. If cells are too small for digits readable from the last
// row, the selected row of every map is shown below, large.
#pragma once

#include "ui/paint/heatmaplayout.h"
#include "ui/paint/mappainter.h"
#include "ui/present/classpicture.h"

#include <QWidget>

namespace attn {

class HeatmapView;

class MapBoard : public QWidget {
    Q_OBJECT

public:
    explicit MapBoard(QWidget* parent = nullptr);

    // Whether all maps of `figure` are readable matrices; any other figure is an image.
    static bool suits(const Figure& figure);
    void setUnit(double px) { m_unit = px; } // of the design; before its size
    void show(Figure figure, const ClassPicture& beside);

    const std::vector<HeatmapView*>& views() const { return m_views; } // those beyond the maps are hidden
    const DigitStyle& digits() const { return m_digits; }              // of all of them
    const HeatmapView* rows() const { return m_rows; }                 // the chosen ones; else hidden
    const DigitStyle& rowDigits() const { return m_rowDigits; }
    std::vector<Check> shownFound() const; // the findings that have room, none of them cut
    bool showsAllFound() const { return shownFound().size() == m_beside.found.size(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont font(double size, int weight = QFont::Normal) const;
    void arrange();
    void arrangeMaps(double rowsHigh); // above rows of that height
    void paintCells(QPainter& painter, int map, const MapGeometry& geometry, const Colors& colors) const;
    void paintFound(QPainter& painter) const;
    double foundHeight(const std::vector<Check>& found, double size, double wide) const;
    int count() const { return int(m_figure.maps.size()); }

    Figure m_figure;
    ClassPicture m_beside;
    std::vector<HeatmapView*> m_views;
    HeatmapView* m_rows;
    DigitStyle m_digits, m_rowDigits;
    std::vector<DigitStyle> m_own; // of each map: no more decimals than all have room for
    QRectF m_found, m_curve;       // their places
    double m_unit = 1, m_rowsTop = 0;
};

} // namespace attn
