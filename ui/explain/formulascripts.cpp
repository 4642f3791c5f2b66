// SPDX-License-Identifier: GPL-3.0-or-later
// What is set smaller above and below: scripts, and the limits of a large sign.
#include "ui/explain/formulabox.h"

#include "ui/explain/formulametrics.h"

#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

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
        const QString base = m_base->spoken(),
                      named = m_sub ? QObject::tr("%1 sub %2").arg(base, m_sub->spoken()) : base;
        return m_sup ? QObject::tr("%1 to the %2").arg(named, m_sup->spoken()) : named;
    }

private:
    double drop(double px) const { return 0.22 * em(px); }
    double lift(double px, const BoxExtent& sup) const { return 0.40 * em(px) + sup.descent; }

    Formula m_base, m_sub, m_sup;
};

class SumBox : public FormulaBox {
public:
    SumBox(Formula over, Formula to, Formula sign)
        : m_over(std::move(over)), m_to(std::move(to)), m_sign(std::move(sign))
    {
    }

    BoxExtent extent(double px) const override
    {
        const BoxExtent s = m_sign->extent(px * 1.35), o = limit(m_over, px), t = limit(m_to, px);
        return {std::max({s.width, o.width, t.width}) + 0.18 * em(px),
                s.ascent - sink(px) + (m_to ? t.height() + gap(px) : 0),
                s.descent + sink(px) + (m_over ? o.height() + gap(px) : 0)};
    }

    void paint(QPainter& painter, QPointF baseline, double px) const override
    {
        const BoxExtent s = m_sign->extent(px * 1.35), o = limit(m_over, px), t = limit(m_to, px);
        const double wide = std::max({s.width, o.width, t.width}), y = baseline.y() + sink(px);
        const auto at = [&](double width, double line) { return QPointF(baseline.x() + (wide - width) / 2, line); };
        m_sign->paint(painter, at(s.width, y), px * 1.35);
        if (m_over)
            m_over->paint(painter, at(o.width, y + s.descent + o.ascent + gap(px)), scriptPx(px));
        if (m_to)
            m_to->paint(painter, at(t.width, y - s.ascent - t.descent - gap(px)), scriptPx(px));
    }

    QString spoken() const override
    {
        return m_over ? QObject::tr("sum over %1 of").arg(m_over->spoken()) : QObject::tr("sum of");
    }

private:
    static BoxExtent limit(const Formula& formula, double px)
    {
        return formula ? formula->extent(scriptPx(px)) : BoxExtent();
    }
    static double sink(double px) { return 0.1 * em(px); }
    static double gap(double px) { return 0.06 * em(px); }

    Formula m_over, m_to, m_sign;
};

} // namespace

namespace formula {

Formula script(Formula base, Formula sub, Formula sup)
{
    return std::make_shared<ScriptBox>(std::move(base), std::move(sub), std::move(sup));
}
Formula sum(Formula over, Formula to, const QString& sign)
{
    return std::make_shared<SumBox>(std::move(over), std::move(to), upright(sign));
}

} // namespace formula

} // namespace attn
