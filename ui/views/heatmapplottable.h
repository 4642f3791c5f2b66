// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix as a QCustomPlot plottable. Column j lies at key j, row i at value i (the value axis is reversed), both in
// the middle of their cell; the axes' ranges say how large a cell is. Cells are square and end on whole device pixels.
#pragma once

#include "ui/heatmapdata.h"
#include "ui/paint/mapgeometry.h"

#include "ui/theme/colors.h"

#include "ui/views/plot.h"

#include <functional>

namespace attn {

// Paints the cells of a map.
using MapPainter = std::function<void(QPainter&, const HeatmapData&, const MapGeometry&, const Colors&)>;

class HeatmapPlottable : public QCPAbstractPlottable {
    Q_OBJECT

public:
    HeatmapPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis);

    void setData(HeatmapDataPtr data) { m_data = std::move(data); }
    const HeatmapDataPtr& data() const { return m_data; }
    // Another way to paint the cells than as a heatmap.
    void setMapPainter(MapPainter paint) { m_paint = std::move(paint); }

    // Sets both axes so that the map's geometry comes out as it is; geometry.area must be the axis rect.
    void setGeometry(const MapGeometry& geometry);
    MapGeometry geometry() const;

    double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details = nullptr) const override;
    QCPRange getKeyRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth) const override;
    QCPRange getValueRange(bool& foundRange, QCP::SignDomain inSignDomain = QCP::sdBoth,
                           const QCPRange& inKeyRange = QCPRange()) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {} // the legend of marks is a painter of its own
    QRect clipRect() const override;

private:
    HeatmapDataPtr m_data;
    MapPainter m_paint;
};

} // namespace attn
