// SPDX-License-Identifier: GPL-3.0-or-later
// The work of each token as a bar: what remains with the cache, what it saves, and what is pending.
#include "ui/kit/numbertext.h"
#include "ui/paint/hatch.h"
#include "ui/studios/cache/cachepainter.h"
#include "ui/studios/cache/cachestyle.h"

#include <QObject>
#include <QPainterPathStroker>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace attn {

using namespace cache_style;

namespace {

constexpr double widest_bar = 62, numbered_slot = 84, named_slot = 34, least_hatched = 9; // px of the design

class WorkPainter {
public:
    WorkPainter(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors)
        : m_canvas(canvas), m_picture(picture), m_layout(layout), m_c(colors), m_u(layout.text)
    {
        // Numbers go beside the bars if there is room for both.
        m_numbered = layout.slot >= numbered_slot * m_u;
        m_bar = m_numbered                           ? std::min(layout.slot - 52 * m_u, widest_bar * m_u)
                : layout.slot >= least_hatched * m_u ? std::min(layout.slot * 0.7, widest_bar * m_u)
                                                     : layout.slot;
    }

    void draw()
    {
        drawHeading();
        m_canvas.fill(QRectF(m_layout.barsLeft, m_layout.baseLine, m_layout.slot * m_picture.count(), m_u), m_c.edge);
        for (int token = 0; token < m_picture.count(); ++token)
            drawToken(token);
    }

private:
    void drawHeading()
    {
        const double y = m_layout.work.top() + 10 * m_u;
        const QString heading = QObject::tr("Work per token");
        m_canvas.centredText(heading, title, {0, y}, m_c.text, Align::Start);
        const double end = m_canvas.textWidth(heading, title) + 10 * m_u;
        const std::array<QString, 3> names = {QObject::tr("done"), QObject::tr("saved by the cache"), notYet()};
        double x = m_layout.work.right();
        double legend = x;
        for (const QString& name : names)
            legend -= m_canvas.textWidth(name, words) + 36 * m_u;
        // What does not fit is left out: first the unit, which the panel shows too.
        const QString unit = QObject::tr("multiply-adds");
        if (const double after = end + m_canvas.textWidth(unit, words); after <= legend || (end > legend && after <= x))
            m_canvas.centredText(unit, words, {end, y}, m_c.text2, Align::Start);
        if (end > legend)
            return;
        for (int at = 2; at >= 0; --at) {
            x -= m_canvas.textWidth(names[std::size_t(at)], words);
            m_canvas.centredText(names[std::size_t(at)], words, {x, y}, m_c.text2, Align::Start);
            const QRectF swatch(x - 20 * m_u, y - 6 * m_u, 14 * m_u, 12 * m_u);
            if (at == 0)
                m_canvas.fill(swatch, m_c.accent);
            else if (at == 1)
                drawSaved(swatch);
            else
                drawDashedFrame(m_canvas, swatch, m_c.edge, m_u);
            x -= 36 * m_u;
        }
    }

    void drawSaved(const QRectF& box)
    {
        if (box.width() < least_hatched / 2 * m_u)
            return m_canvas.fill(box, mixed(m_c.hbg, m_c.hatch, 0.3)); // too narrow for lines
        m_canvas.fill(box, m_c.base);
        m_canvas.hatch(std::span(&box, 1), box.topLeft(), m_c, m_u);
        if (box.width() > 4 * m_u && box.height() > 3 * m_u)
            drawRing(m_canvas, box, 0, m_u, m_c.edge);
    }

    double heightOf(std::int64_t work) const
    {
        const double most = double(std::max<std::int64_t>(m_picture.again(m_picture.count() - 1), 1));
        return std::max((m_layout.baseLine - m_layout.barsTop - 8 * m_u) * double(work) / most, m_u);
    }

    void drawToken(int token)
    {
        const QRectF slot = m_layout.slotOf(token);
        const std::int64_t done = m_picture.work(token).total(), again = m_picture.again(token);
        const double left = slot.left() + (m_numbered ? 8 * m_u : (slot.width() - m_bar) / 2), base = m_layout.baseLine;
        const bool here = token == m_picture.current();
        const QRectF whole(left, base - heightOf(again), m_bar, heightOf(again));
        const QRectF own(left, base - heightOf(done), m_bar, heightOf(done));
        if (!m_picture.isStored(token)) {
            if (m_bar >= least_hatched / 2 * m_u)
                drawDashedFrame(m_canvas, whole, m_c.edge, m_u);
            else
                m_canvas.fill(QRectF(whole.left(), whole.top(), std::max(m_bar, m_u), m_u), m_c.edge);
        } else {
            if (again > done)
                drawSaved(QRectF(left, whole.top(), m_bar, own.top() - whole.top()));
            m_canvas.fill(own, here ? m_c.accent : mixed(m_c.text2, m_c.base, 0.2));
        }
        if (m_numbered && m_picture.isStored(token))
            drawNumbers(whole, own, done, again, here);
        if (here || m_layout.slot >= named_slot * m_u)
            drawName(token, left + m_bar / 2, here);
    }

    void drawNumbers(const QRectF& whole, const QRectF& own, std::int64_t done, std::int64_t again, bool here)
    {
        const double x = whole.right() + 5 * m_u;
        const double low = std::min(own.center().y(), m_layout.baseLine - 6 * m_u);
        m_canvas.centredText(formatCount(done), here ? bold : digits, {x, low}, here ? m_c.accent : m_c.text,
                             Align::Start);
        if (here && again > done && low - whole.top() > 15 * m_u)
            m_canvas.centredText(formatCount(again), digits, {x, whole.top() + 6 * m_u}, m_c.text2, Align::Start);
    }

    void drawName(int token, double x, bool here)
    {
        const TextStyle& style = here ? strong : words;
        const double room = std::max(m_layout.slot, here ? 90 * m_u : 0) - 4 * m_u;
        const QString name = m_canvas.fitted(m_picture.tokenName(token), style, room);
        const double half = m_canvas.textWidth(name, style) / 2;
        x = std::clamp(x, half, std::max(m_layout.size.width() - half, half));
        m_canvas.centredText(name, style, {x, m_layout.baseLine + 11 * m_u},
                             here                        ? m_c.accent
                             : m_picture.isStored(token) ? m_c.text
                                                         : m_c.text2);
    }

    Canvas& m_canvas;
    const CachePicture& m_picture;
    const CacheLayout& m_layout;
    const Colors& m_c;
    double m_u, m_bar = 0;
    bool m_numbered = false;
};

} // namespace

void drawWork(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors)
{
    canvas.begin(QStringLiteral("work"));
    WorkPainter(canvas, picture, layout, colors).draw();
    canvas.end();
}

void drawDashedFrame(Canvas& canvas, const QRectF& box, const QColor& color, double unit)
{
    QPainterPathStroker stroker;
    stroker.setWidth(unit);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setDashPattern({3, 3});
    QPainterPath frame;
    frame.addRect(box.adjusted(unit / 2, unit / 2, -unit / 2, -unit / 2));
    QPainterPath dashes = stroker.createStroke(frame);
    dashes.setFillRule(Qt::WindingFill);
    canvas.fill(dashes, color);
}

} // namespace attn
