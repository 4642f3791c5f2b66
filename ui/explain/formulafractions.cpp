// SPDX-License-Identifier: GPL-3.0-or-later
// Fractions and roots.
#include "ui/explain/formulabox.h"

#include "ui/explain/formulametrics.h"
#include "ui/theme/colors.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

class FractionBox : public FormulaBox {
public:
    FractionBox(Formula above, Formula below) : m_above(std::move(above)), m_below(std::move(below)) {}

    BoxExtent extent(double px) const override
    {
        const BoxExtent a = m_above->extent(px), b = m_below->extent(px);
        return {std::max(a.width, b.width) + 0.4 * em(px), axisOf(px) + gap(px) + a.height(),
                gap(px) - axisOf(px) + b.height()};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent a = m_above->extent(px), b = m_below->extent(px), whole = extent(px);
        const double y = baseline.y() - axisOf(px);
        m_above->paint(painter, {baseline.x() + (whole.width - a.width) / 2, y - gap(px) - a.descent}, px);
        m_below->paint(painter, {baseline.x() + (whole.width - b.width) / 2, y + gap(px) + b.ascent}, px);
        painter.setPen(QPen(colors().text, 1.2));
        const double inset = 0.1 * em(px);
        painter.drawLine(QPointF(baseline.x() + inset, y), QPointF(baseline.x() + whole.width - inset, y));
    }

    QString spoken() const override { return QObject::tr("(%1) over (%2)").arg(m_above->spoken(), m_below->spoken()); }

private:
    static double gap(double px) { return 0.2 * em(px); }

    Formula m_above, m_below;
};

class RootBox : public FormulaBox {
public:
    explicit RootBox(Formula inside) : m_inside(std::move(inside)) {}

    BoxExtent extent(double px) const override
    {
        BoxExtent e = m_inside->extent(px);
        e.width += hook(px) + 0.1 * em(px);
        e.ascent += 0.18 * em(px);
        return e;
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent e = extent(px);
        const double x = baseline.x(), top = baseline.y() - e.ascent + 0.05 * em(px), bottom = baseline.y() + e.descent;
        QPainterPath path(QPointF(x + 0.05 * em(px), baseline.y() - 0.28 * em(px)));
        path.lineTo(x + 0.18 * em(px), baseline.y() - 0.34 * em(px));
        path.lineTo(x + 0.36 * em(px), bottom);
        path.lineTo(x + hook(px), top);
        path.lineTo(x + e.width, top);
        painter.strokePath(path, QPen(colors().text, 1.2, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        m_inside->paint(painter, {x + hook(px) + 0.04 * em(px), baseline.y()}, px);
    }

    QString spoken() const override { return QObject::tr("root of %1").arg(m_inside->spoken()); }

private:
    static double hook(double px) { return 0.55 * em(px); }

    Formula m_inside;
};

} // namespace

namespace formula {

Formula fraction(Formula above, Formula below)
{
    return std::make_shared<FractionBox>(std::move(above), std::move(below));
}
Formula root(Formula inside) { return std::make_shared<RootBox>(std::move(inside)); }

} // namespace formula

} // namespace attn
