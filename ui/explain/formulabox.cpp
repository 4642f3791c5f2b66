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
        QRectF ink = metrics.tightBoundingRect(m_text);
        if (m_text.size() > 1 && m_text.back().isMark()) { // which may be of another font
            QPainterPath path;
            path.addText(0, 0, formulaFont(px, m_italic), m_text);
            ink = ink.united(path.boundingRect());
        }
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
    SumBox(Formula over, Formula to, QString sign)
        : m_over(std::move(over)), m_to(std::move(to)), m_sign(std::move(sign))
    {
    }

    BoxExtent extent(double px) const override
    {
        const BoxExtent s = large().extent(px * 1.35), o = limit(m_over, px), t = limit(m_to, px);
        return {std::max({s.width, o.width, t.width}) + 0.18 * em(px),
                s.ascent - sink(px) + (m_to ? t.height() + gap(px) : 0),
                s.descent + sink(px) + (m_over ? o.height() + gap(px) : 0)};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent s = large().extent(px * 1.35), o = limit(m_over, px), t = limit(m_to, px);
        const double wide = std::max({s.width, o.width, t.width}), y = baseline.y() + sink(px);
        const auto at = [&](double width, double line) { return QPointF(baseline.x() + (wide - width) / 2, line); };
        large().paint(painter, at(s.width, y), px * 1.35);
        if (m_over)
            m_over->paint(painter, at(o.width, y + s.descent + o.ascent + gap(px)), scriptPx(px));
        if (m_to)
            m_to->paint(painter, at(t.width, y - s.ascent - t.descent - gap(px)), scriptPx(px));
    }

    QString spoken() const override
    {
        return m_over ? QStringLiteral("sum over %1 of").arg(m_over->spoken()) : QStringLiteral("sum of");
    }

private:
    TextBox large() const { return {m_sign, false, Tint::Text, 0}; }
    static BoxExtent limit(const Formula& formula, double px)
    {
        return formula ? formula->extent(scriptPx(px)) : BoxExtent();
    }
    static double sink(double px) { return 0.1 * em(px); }
    static double gap(double px) { return 0.06 * em(px); }

    Formula m_over, m_to;
    QString m_sign;
};

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
        const QRectF ink = path.boundingRect();
        if (ink.isEmpty())
            return;
        const double half = halfHeight(px);
        QTransform place;
        place.translate(baseline.x() + sideRoom(px), baseline.y() - axisOf(px) - half);
        place.scale(1, 2 * half / ink.height());
        place.translate(0, -ink.top());
        painter.fillPath(place.map(path), colors().text);
    }

    QString m_open;
    Formula m_inside;
    QString m_close;
};

class TableBox : public FormulaBox {
public:
    TableBox(std::vector<Formula> cells, std::size_t columns, bool left)
        : m_cells(std::move(cells)), m_columns(columns), m_left(left)
    {
    }

    BoxExtent extent(double px) const override
    {
        const Sizes sizes = sizesAt(px);
        return {sizes.width, sizes.height / 2 + axisOf(px), sizes.height / 2 - axisOf(px)};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const Sizes sizes = sizesAt(px);
        double y = baseline.y() - axisOf(px) - sizes.height / 2 + rowGap(px) / 2;
        for (std::size_t row = 0; row < sizes.rows.size(); ++row) {
            double x = baseline.x();
            for (std::size_t column = 0; column < m_columns; ++column) {
                const Formula& cell = m_cells[row * m_columns + column];
                const double spare = sizes.columns[column] - cell->extent(px).width;
                cell->paint(painter, {x + (m_left ? 0 : spare / 2), y + sizes.rows[row].ascent}, px);
                x += sizes.columns[column] + columnGap(px);
            }
            y += sizes.rows[row].height() + rowGap(px);
        }
    }

    QString spoken() const override
    {
        QString text;
        for (std::size_t i = 0; i < m_cells.size(); ++i)
            text += (i == 0               ? QString()
                     : i % m_columns == 0 ? QStringLiteral("; ")
                                          : QStringLiteral(", ")) +
                    m_cells[i]->spoken();
        return text;
    }

private:
    struct Sizes {
        std::vector<double> columns;
        std::vector<BoxExtent> rows;
        double width = 0, height = 0;
    };
    static double rowGap(double px) { return 0.35 * em(px); }
    static double columnGap(double px) { return 0.8 * em(px); }

    Sizes sizesAt(double px) const
    {
        Sizes sizes{std::vector<double>(m_columns), std::vector<BoxExtent>(m_cells.size() / m_columns)};
        for (std::size_t i = 0; i < m_cells.size(); ++i) {
            const BoxExtent e = m_cells[i]->extent(px);
            BoxExtent& row = sizes.rows[i / m_columns];
            row.ascent = std::max(row.ascent, e.ascent);
            row.descent = std::max(row.descent, e.descent);
            sizes.columns[i % m_columns] = std::max(sizes.columns[i % m_columns], e.width);
        }
        for (const double width : sizes.columns)
            sizes.width += width + (sizes.width > 0 ? columnGap(px) : 0);
        for (const BoxExtent& row : sizes.rows)
            sizes.height += row.height() + rowGap(px);
        return sizes;
    }

    std::vector<Formula> m_cells;
    std::size_t m_columns;
    bool m_left;
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
Formula sum(Formula over, Formula to, const QString& sign)
{
    return std::make_shared<SumBox>(std::move(over), std::move(to), sign);
}
Formula fenced(const QString& open, Formula inside, const QString& close)
{
    return std::make_shared<FenceBox>(open, std::move(inside), close);
}
Formula table(std::vector<Formula> cells, std::size_t columns, bool left)
{
    return std::make_shared<TableBox>(std::move(cells), columns, left);
}
Formula cases(std::vector<Formula> lines) { return std::make_shared<CasesBox>(std::move(lines)); }

Formula script(Formula base, Formula sub, Formula sup)
{
    return std::make_shared<ScriptBox>(std::move(base), std::move(sub), std::move(sup));
}

} // namespace formula

} // namespace attn
