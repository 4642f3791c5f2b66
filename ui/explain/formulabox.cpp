// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/explain/formulabox.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace attn {

namespace {

constexpr double script_size = 0.7;
constexpr double smallest_px = 11; // nothing on the screen is smaller

double scriptPx(double px) { return std::max(px * script_size, smallest_px); }
// Height of the middle of a minus above the baseline.
double axisOf(double px) { return 0.26 * px * textScale(); }
double em(double px) { return px * textScale(); }

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
        const QRectF ink = metrics.tightBoundingRect(m_text);
        // An italic letter leans out of its advance: the next box must not touch it.
        const double lean = m_italic ? std::max(0.0, ink.right() - metrics.horizontalAdvance(m_text)) : 0;
        return {metrics.horizontalAdvance(m_text) + lean + 2 * m_room * em(px), std::max(-ink.top(), 0.45 * em(px)),
                std::max(ink.bottom(), 0.0)};
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

class ScriptBox : public FormulaBox {
public:
    ScriptBox(Formula base, Formula sub, Formula sup)
        : m_base(std::move(base)), m_sub(std::move(sub)), m_sup(std::move(sup))
    {
    }

    BoxExtent extent(double px) const override
    {
        BoxExtent e = m_base->extent(px);
        double scripts = 0;
        if (m_sub) {
            const BoxExtent sub = m_sub->extent(scriptPx(px));
            scripts = sub.width;
            e.descent = std::max(e.descent, drop(px) + sub.descent);
        }
        if (m_sup) {
            const BoxExtent sup = m_sup->extent(scriptPx(px));
            scripts = std::max(scripts, sup.width);
            e.ascent = std::max(e.ascent, lift(px, sup) + sup.ascent);
        }
        e.width += scripts + 0.05 * em(px);
        return e;
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        m_base->paint(painter, baseline, px);
        const double x = baseline.x() + m_base->extent(px).width + 0.02 * em(px);
        if (m_sub)
            m_sub->paint(painter, {x, baseline.y() + drop(px)}, scriptPx(px));
        if (m_sup)
            m_sup->paint(painter, {x, baseline.y() - lift(px, m_sup->extent(scriptPx(px)))}, scriptPx(px));
    }

    QString spoken() const override
    {
        return m_base->spoken() + (m_sub ? QStringLiteral(" sub ") + m_sub->spoken() : QString()) +
               (m_sup ? QStringLiteral(" to the ") + m_sup->spoken() : QString());
    }

private:
    double drop(double px) const { return 0.22 * em(px); }
    double lift(double px, const BoxExtent& sup) const { return 0.40 * em(px) + sup.descent; }

    Formula m_base, m_sub, m_sup;
};

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

    QString spoken() const override
    {
        return QStringLiteral("(%1) over (%2)").arg(m_above->spoken(), m_below->spoken());
    }

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

    QString spoken() const override { return QStringLiteral("root of ") + m_inside->spoken(); }

private:
    static double hook(double px) { return 0.55 * em(px); }

    Formula m_inside;
};

class SumBox : public FormulaBox {
public:
    explicit SumBox(Formula over) : m_over(std::move(over)) {}

    BoxExtent extent(double px) const override
    {
        const BoxExtent s = sigma().extent(px * 1.35), o = m_over->extent(scriptPx(px));
        return {std::max(s.width, o.width) + 0.18 * em(px), s.ascent - sink(px), s.descent + sink(px) + o.height() + 1};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent s = sigma().extent(px * 1.35), o = m_over->extent(scriptPx(px));
        const double wide = std::max(s.width, o.width), y = baseline.y() + sink(px);
        sigma().paint(painter, {baseline.x() + (wide - s.width) / 2, y}, px * 1.35);
        m_over->paint(painter, {baseline.x() + (wide - o.width) / 2, y + s.descent + o.ascent + 1}, scriptPx(px));
    }

    QString spoken() const override { return QStringLiteral("sum over %1 of").arg(m_over->spoken()); }

private:
    static TextBox sigma() { return {QStringLiteral("\u2211"), false, Tint::Text, 0}; }
    static double sink(double px) { return 0.1 * em(px); }

    Formula m_over;
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

Formula letter(const QString& name, Tint tint) { return std::make_shared<TextBox>(name, true, tint, 0); }
Formula upright(const QString& text) { return std::make_shared<TextBox>(text, false, Tint::Text, 0); }
Formula sign(const QString& text) { return std::make_shared<TextBox>(text, false, Tint::Text, 0.25); }
Formula row(std::vector<Formula> parts) { return std::make_shared<RowBox>(std::move(parts)); }
Formula fraction(Formula above, Formula below)
{
    return std::make_shared<FractionBox>(std::move(above), std::move(below));
}
Formula root(Formula inside) { return std::make_shared<RootBox>(std::move(inside)); }
Formula sum(Formula over) { return std::make_shared<SumBox>(std::move(over)); }
Formula cases(std::vector<Formula> lines) { return std::make_shared<CasesBox>(std::move(lines)); }

Formula script(Formula base, Formula sub, Formula sup)
{
    return std::make_shared<ScriptBox>(std::move(base), std::move(sub), std::move(sup));
}

} // namespace formula

} // namespace attn
