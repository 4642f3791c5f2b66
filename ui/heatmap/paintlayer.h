// SPDX-License-Identifier: GPL-3.0-or-later
// A plot layer that a function paints: for what is neither axis nor plottable.
#pragma once

#include "ui/heatmap/plot.h"

#include <functional>

namespace attn {

class PaintLayer : public QCPLayerable {
public:
    using Paint = std::function<void(QPainter&)>;

    PaintLayer(QCustomPlot* plot, const QString& layer, Paint paint)
        : QCPLayerable(plot, layer), m_paint(std::move(paint))
    {
    }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override { painter->setAntialiasing(false); }
    void draw(QCPPainter* painter) override { m_paint(*painter); }
    QRect clipRect() const override { return parentPlot()->viewport(); }

private:
    Paint m_paint;
};

} // namespace attn
