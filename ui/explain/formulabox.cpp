// SPDX-License-Identifier: GPL-3.0-or-later
// Text and boxes in a row.
#include "ui/explain/formulabox.h"

#include "ui/explain/formulametrics.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

QColor tintColor(Tint tint)
{
    const Colors& c = colors();
    return tint == Tint::Query ? c.q : tint == Tint::Key ? c.k : tint == Tint::Value ? c.v : c.text;
}

class TextBox : public FormulaBox {
public:
    TextBox(QString text, bool italic, Tint tint, double room)
        : m_text(std::move(text)), m_italic(italic), m_tint(tint), m_room(room)
    {
    }

    BoxExtent extent(double px) const override
    {
        const QFontMetricsF metrics(formulaFont(px, m_italic));
        QRectF bounds = metrics.tightBoundingRect(m_text);
        if (m_text.size() > 1 && m_text.back().isMark()) { // may come from another font
            QPainterPath path;
            path.addText(0, 0, formulaFont(px, m_italic), m_text);
            bounds = bounds.united(path.boundingRect());
        }
        // An italic letter leans out of its advance: the next box must not touch it.
        const double lean = m_italic ? std::max(0.0, bounds.right() - metrics.horizontalAdvance(m_text)) : 0;
        return {metrics.horizontalAdvance(m_text) + lean + 2 * m_room * em(px), std::max(-bounds.top(), 0.45 * em(px)),
                std::max(bounds.bottom(), 0.0)};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        paintText(painter, formulaFont(px, m_italic), tintColor(m_tint), baseline + QPointF(m_room * em(px), 0),
                  m_text);
    }

    QString spoken() const override { return m_text; }

private:
    QString m_text;
    bool m_italic;
    Tint m_tint;
    double m_room; // on both sides, in em
};

class RowBox : public FormulaBox {
public:
    explicit RowBox(std::vector<Formula> parts) : m_parts(std::move(parts)) {}

    BoxExtent extent(double px) const override
    {
        BoxExtent whole;
        for (const Formula& part : m_parts) {
            const BoxExtent e = part->extent(px);
            whole.width += e.width;
            whole.ascent = std::max(whole.ascent, e.ascent);
            whole.descent = std::max(whole.descent, e.descent);
        }
        return whole;
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        for (const Formula& part : m_parts) {
            part->paint(painter, baseline, px);
            baseline.rx() += part->extent(px).width;
        }
    }

    QString spoken() const override
    {
        QString text;
        for (const Formula& part : m_parts)
            text += part->spoken() + QLatin1Char(' ');
        return text.trimmed();
    }

private:
    std::vector<Formula> m_parts;
};

} // namespace

namespace formula {

Formula letter(const QString& name, Tint tint) { return std::make_shared<TextBox>(name, true, tint, 0); }
Formula upright(const QString& text) { return std::make_shared<TextBox>(text, false, Tint::Text, 0); }
Formula sign(const QString& text) { return std::make_shared<TextBox>(text, false, Tint::Text, 0.25); }
Formula row(std::vector<Formula> parts) { return std::make_shared<RowBox>(std::move(parts)); }

} // namespace formula

} // namespace attn
