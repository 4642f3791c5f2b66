// SPDX-License-Identifier: GPL-3.0-or-later
// Fences as high as what they enclose, and cases behind a brace.
#include "ui/explain/formulabox.h"

#include "ui/explain/formulametrics.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

class FenceBox : public FormulaBox {
public:
    FenceBox(QString open, Formula inside, QString close)
        : m_open(std::move(open)), m_inside(std::move(inside)), m_close(std::move(close))
    {
    }

    BoxExtent extent(double px) const override
    {
        const BoxExtent e = m_inside->extent(px);
        const double half = halfHeight(px);
        return {e.width + room(m_open, px) + room(m_close, px), std::max(e.ascent, axisOf(px) + half),
                std::max(e.descent, half - axisOf(px))};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        paintFence(painter, m_open, baseline, px);
        baseline.rx() += room(m_open, px);
        m_inside->paint(painter, baseline, px);
        paintFence(painter, m_close, baseline + QPointF(m_inside->extent(px).width, 0), px);
    }

    QString spoken() const override { return m_open + m_inside->spoken() + m_close; }

private:
    static double room(const QString& sign, double px)
    {
        return sign.isEmpty() ? 0 : QFontMetricsF(formulaFont(px, false)).horizontalAdvance(sign) + 2 * sideRoom(px);
    }
    static double sideRoom(double px) { return 0.06 * em(px); }

    double halfHeight(double px) const
    {
        const BoxExtent e = m_inside->extent(px);
        return std::max({e.ascent - axisOf(px), e.descent + axisOf(px), 0.5 * em(px)}) + 0.04 * em(px);
    }

    void paintFence(QPainter& painter, const QString& sign, QPointF baseline, double px) const
    {
        if (sign.isEmpty())
            return;
        QPainterPath path;
        path.addText(0, 0, formulaFont(px, false), sign);
        const QRectF bounds = path.boundingRect();
        if (bounds.isEmpty())
            return;
        const double half = halfHeight(px);
        QTransform place;
        place.translate(baseline.x() + sideRoom(px), baseline.y() - axisOf(px) - half);
        place.scale(1, 2 * half / bounds.height());
        place.translate(0, -bounds.top());
        painter.fillPath(place.map(path), colors().text);
    }

    QString m_open;
    Formula m_inside;
    QString m_close;
};

class CasesBox : public FormulaBox {
public:
    explicit CasesBox(std::vector<Formula> lines) : m_lines(std::move(lines)) {}

    BoxExtent extent(double px) const override
    {
        BoxExtent e;
        double height = 0;
        for (const Formula& line : m_lines) {
            const BoxExtent l = line->extent(px);
            e.width = std::max(e.width, l.width);
            height += l.height() + leading(px);
        }
        e.width += brace(px);
        e.ascent = height / 2 + axisOf(px);
        e.descent = height / 2 - axisOf(px);
        return e;
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent e = extent(px);
        const double top = baseline.y() - e.ascent, x = baseline.x(), r = brace(px) * 0.32, mid = top + e.height() / 2;
        QPainterPath path(QPointF(x + 2 * r, top + 1));
        path.quadTo(x + r, top + 1, x + r, top + 1 + r);
        path.lineTo(x + r, mid - r);
        path.quadTo(x + r, mid, x, mid);
        path.quadTo(x + r, mid, x + r, mid + r);
        path.lineTo(x + r, top + e.height() - 1 - r);
        path.quadTo(x + r, top + e.height() - 1, x + 2 * r, top + e.height() - 1);
        painter.strokePath(path, QPen(colors().text, 1.2));
        double y = top + leading(px) / 2;
        for (const Formula& line : m_lines) {
            const BoxExtent l = line->extent(px);
            line->paint(painter, {x + brace(px), y + l.ascent}, px);
            y += l.height() + leading(px);
        }
    }

    QString spoken() const override
    {
        QString text;
        for (const Formula& line : m_lines)
            text += (text.isEmpty() ? QString() : QStringLiteral("; ")) + line->spoken();
        return text;
    }

private:
    static double brace(double px) { return 0.75 * em(px); }
    static double leading(double px) { return 0.4 * em(px); }

    std::vector<Formula> m_lines;
};

} // namespace

namespace formula {

Formula fenced(const QString& open, Formula inside, const QString& close)
{
    return std::make_shared<FenceBox>(open, std::move(inside), close);
}
Formula cases(std::vector<Formula> lines) { return std::make_shared<CasesBox>(std::move(lines)); }

} // namespace formula

} // namespace attn
