// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as a QCustomPlot plottable. Column j is at key j, row i at value i (the value axis is reversed), both in the
// middle of their cell; the axes' ranges set the cell size. Cells are square and end on whole device pixels. Cells too
// small to paint one by one are an image: on the screen MapPlot copies it, an export draws it with the rest.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/pooledmap.h"

#include "ui/heatmap/plot.h"

#include <functional>

namespace attn {

// Paints the cells of a map.
using MapPainter = std::function<void(QPainter&, const HeatmapData&, const MapGeometry&, const Colors&)>;

class HeatmapPlottable : public QCPAbstractPlottable {
    Q_OBJECT

public:
    HeatmapPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis);

    void setData(HeatmapDataPtr data)
    {
        m_data = std::move(data);
        if (m_picture.data != m_data)
            m_picture = {}; // no longer fits, and keeps its data alive
    }
    // An image made ahead: used for as long as it fits data, place and colours.
    void setPicture(MapPicture picture) { m_picture = std::move(picture); }
    const HeatmapDataPtr& data() const { return m_data; }
    // Paints cells differently from a heatmap.
    void setMapPainter(MapPainter paint) { m_paint = std::move(paint); }

    // Digits in this style, for maps beside others.
    void setDigits(const DigitStyle& digits) { m_digits = digits; }

    // Sets both axes so that the map gets this geometry; geometry.area must be the axis rect.
    void setGeometry(const MapGeometry& geometry);
    MapGeometry geometry() const;

    // The image's place, in logical px; empty if cells are painted one by one.
    QRect imageRect() const;
    void paintImage(QPainter& painter); // makes it when none fits
    void paintCells(QPainter& painter, const MapGeometry& place) const;
    const QImage& image();

    double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details = nullptr) const override;
    QCPRange getKeyRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth) const override;
    QCPRange getValueRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth,
                           const QCPRange& inKeyRange = QCPRange()) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {} // the marks' legend has its own painter
    QRect clipRect() const override;

private:
    bool isImage() const { return m_data && !m_paint && geometry().asImage(); }

    HeatmapDataPtr m_data;
    MapPainter m_paint;     // empty: a heatmap
    MapGeometry m_geometry; // as it was set
    MapPicture m_picture;
    std::optional<DigitStyle> m_digits; // none: as many as the map's own cells allow
};

} // namespace attn
