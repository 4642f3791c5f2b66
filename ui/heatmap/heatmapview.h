// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix on the screen: map, labels, sums, color bar, legend. Shows a chosen and a hovered cell and reports which
// one the user points at; knows neither document nor selection. Hovering paints frames and plots nothing.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/heatmaplayout.h"

#include "ui/heatmap/mapplot.h"
#include "ui/kit/accessiblecells.h"
#include "ui/paint/pooledmap.h"

#include <QTimeLine>

#include <functional>

namespace attn {

class ChangeFlash;
class HeatmapPlottable;

inline constexpr int large_cell = 48; // px: as wide as a number of four decimals

class HeatmapView : public MapPlot, public AccessibleCells {
    Q_OBJECT

public:
    explicit HeatmapView(QWidget* parent = nullptr);

    // Another matrix. The same size keeps zoom and position, any other is fitted. Null shows an empty canvas.
    void setData(HeatmapDataPtr data);
    // The same matrix with new numbers: what changed is framed for a moment.
    void updateData(HeatmapDataPtr data);
    // The same numbers except for rounding: keeps the frames.
    void refineData(HeatmapDataPtr data) { showData(std::move(data)); }
    // Frames these cells, which a step made, for a moment.
    void flash(std::vector<Cell> cells);
    // Animates from these numbers to the map's if its mask differs, in less than half a second.
    void settle(const HeatmapDataPtr& before);
    // An image of the map that was made ahead: used as long as it fits.
    void setPicture(const MapPicture& picture);
    const HeatmapDataPtr& data() const { return m_data; }
    void setParts(const HeatmapParts& parts);
    // Its name for screen readers, if there are several of one tensor.
    void setMapName(const QString& name);
    // Paints cells differently from a heatmap; everything else about the view stays.
    void setMapPainter(std::function<void(QPainter&, const HeatmapData&, const MapGeometry&, const Colors&)> paint);
    const HeatmapLayout& heatmapLayout() const { return m_layout; }

    void setChosen(std::optional<Cell> cell);
    void setHovered(std::optional<Cell> cell);
    // Rectangles of cells that feed the chosen cell, of whatever view.
    void setInputs(std::vector<QRect> inputs);
    std::optional<Cell> cellAt(QPointF position) const;
    // Scrolls just as far as needed to see the whole cell.
    void reveal(Cell cell);

    void zoomIn() { zoomAbout(m_layout.map.area.center(), true); }
    void zoomOut() { zoomAbout(m_layout.map.area.center(), false); }
    void fit();
    bool isFitted() const { return !m_cell; }
    std::optional<MapGeometry> wholeChosen() const; // with room for all its digits; nullopt: it has them

    QSize accessibleCount() const override { return m_data ? QSize(m_data->columns, m_data->rows) : QSize(); }
    std::optional<Cell> accessibleCurrent() const override { return m_data ? m_chosen : std::nullopt; }
    QString accessibleWords(Cell cell) const override { return wordsOf(cell); }
    QRect accessiblePlace(Cell cell) const override;
    std::optional<Cell> accessibleAt(QPoint place) const override { return cellAt(place); }
    QString accessibleRow(int row) const override { return m_data->rowLabels.value(row); }
    QString accessibleColumn(int column) const override { return m_data->columnLabels.value(column); }
    void pressAccessible(Cell cell) override { take(cell); }

Q_SIGNALS:
    void cellChosen(attn::Cell cell);
    void cellHovered(std::optional<attn::Cell> cell);
    // The user wants to edit the cell and has typed the beginning of a number.
    void editAsked(attn::Cell cell, const QString& typed);

protected:
    // A cell's text for tool tips and screen readers, and the name of the map.
    virtual QString wordsOf(Cell cell) const { return describeCell(*m_data, cell); }
    virtual QString nameOfMap() const;

    void paintOver(QPainter& painter, const QRegion& region) override;
    void pixelChanged() override { relayout(); }
    void resizeEvent(QResizeEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void showData(HeatmapDataPtr data);
    void relayout();
    bool beginsNumber(const QKeyEvent& event) const;
    void zoomAbout(QPointF position, bool in);
    void scrollTo(QPointF scroll);
    void take(Cell cell);
    void hover(std::optional<Cell> cell); // emits a signal if it is a new one
    void describe();
    QString toolTipAt(QPointF position) const;
    void paintAround(QPainter& painter) const;
    void paintFocusRing(QPainter& painter) const;

    HeatmapDataPtr m_data;
    QString m_name; // empty: after its tensor and size
    HeatmapParts m_parts;
    HeatmapLayout m_layout;
    std::optional<double> m_cell; // zoomed to this; none: fitted
    QPointF m_scroll;             // px from the map's top left corner
    std::optional<Cell> m_chosen, m_hovered;
    std::vector<QRect> m_inputs;
    QPointF m_pressed, m_scrollAtPress;
    bool m_dragging = false;
    bool m_byKeyboard = false; // the focus ring is shown only for keyboard focus

    HeatmapPlottable* m_map; // owned by the plot, as all layers are
    ChangeFlash* m_flash;
    QTimeLine m_settling{350}; // of rows whose mask has changed, towards the numbers of the map
};

} // namespace attn
