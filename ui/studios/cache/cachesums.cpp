// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachesums.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/cache/cachepainter.h"
#include "ui/studios/cache/cachestyle.h"
#include "ui/studios/cache/cachewords.h"
#include "ui/theme/fonts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

using namespace cache_style;

namespace {

constexpr double bytes_row = 26, work_row = 20.5, bars_left = 96, bar_height = 14, words_row = 20; // px of the design
constexpr double title_row = 25, between = 16;

// `named`: which of the numbers are tokens and heads.
QString equation(const CachePicture& picture, bool named)
{
    return QStringLiteral("2 × %1 × %2 × %3 × %4")
        .arg(named ? CacheSums::tr("%n tokens", nullptr, int(picture.done)) : QString::number(picture.done),
             named ? CacheSums::tr("%n heads", nullptr, int(picture.keyHeads())) : QString::number(picture.keyHeads()))
        .arg(picture.width())
        .arg(picture.bytesPerNumber());
}

// What a cache that forgets would hold; empty where every row is still seen.
QString rollingWords(const CachePicture& picture)
{
    if (picture.done == 0)
        return {};
    const auto held = int(picture.masked.held[std::size_t(picture.current())]);
    if (held == picture.done)
        return {};
    return CacheSums::tr("still visible: %1 of %2 rows, %3 bytes")
        .arg(held)
        .arg(picture.done)
        .arg(formatCount(picture.bytes(held, picture.keyHeads())));
}

double heightOf(const CachePicture& picture)
{
    return title_row + double(bytesLines(picture).size()) * bytes_row + 2 * words_row +
           (rollingWords(picture).isEmpty() ? 0 : words_row) + between + title_row +
           double(workLines(picture).size()) * work_row + 6;
}

class SumsPainter {
public:
    SumsPainter(ScreenCanvas& canvas, const CachePicture& picture, double width)
        : m_canvas(canvas), m_picture(picture), m_c(colors()), m_u(textScale()), m_width(width)
    {
    }

    void draw()
    {
        const double bytes = double(m_picture.bytes(m_picture.done, m_picture.keyHeads()));
        m_canvas.centredText(formatBytes(bytes), sum, {m_width, m_y + 12 * m_u}, m_c.text, Align::End);
        heading(CacheSums::tr("Cache, in bytes"));
        for (const CacheBytesLine& line : bytesLines(m_picture))
            drawBytes(line);
        const QString named = equation(m_picture, true);
        said(m_canvas.textWidth(named, digits) <= m_width ? named : equation(m_picture, false), digits);
        if (const QString rolling = rollingWords(m_picture); !rolling.isEmpty())
            said(rolling, words);
        drawLegend();
        m_canvas.fill(QRectF(0, m_y + between / 2 * m_u, m_width, m_u), m_c.line);
        m_y += between * m_u;
        heading(CacheSums::tr("Multiply-adds, this token"));
        for (const WorkLine& line : workLines(m_picture))
            drawWorkLine(line);
    }

private:
    void heading(const QString& text)
    {
        m_canvas.centredText(text, title, {0, m_y + 12 * m_u}, m_c.text, Align::Start);
        m_y += title_row * m_u;
    }
    void said(const QString& text, const TextStyle& style)
    {
        m_canvas.centredText(m_canvas.fitted(text, style, m_width), style, {0, m_y + words_row / 2 * m_u}, m_c.text2,
                             Align::Start);
        m_y += words_row * m_u;
    }

    void drawBytes(const CacheBytesLine& line)
    {
        const double y = m_y + bytes_row / 2 * m_u, left = bars_left * m_u;
        const QString number = formatBytes(double(m_picture.bytes(m_picture.done, line.heads)));
        m_canvas.centredText(line.name, line.own ? strong : plain, {0, y}, m_c.text, Align::Start);
        m_canvas.centredText(number, line.own ? bold : digits, {m_width, y}, m_c.text, Align::End);
        const double room = m_width - left - 58 * m_u; // of all tokens with every head
        const double token = room * line.heads / m_picture.heads() / m_picture.count();
        const double top = y - bar_height / 2 * m_u, height = bar_height * m_u;
        const double old = token * std::max(m_picture.done - 1, 0);
        drawDashedFrame(m_canvas, {left, top, std::max(token * m_picture.count(), 2 * m_u), height}, m_c.edge, m_u);
        m_canvas.fill(QRectF(left, top, old, height), mixed(m_c.text2, m_c.base, 0.45));
        if (m_picture.done > 0)
            m_canvas.fill(QRectF(left + old, top, std::max(token, m_u), height), m_c.accent);
        m_y += bytes_row * m_u;
    }

    void drawLegend()
    {
        const double y = m_y + words_row / 2 * m_u;
        double x = 0;
        const auto entry = [&](const QString& name, int kind) {
            const QRectF swatch(x, y - 6 * m_u, 12 * m_u, 12 * m_u);
            if (kind < 2)
                m_canvas.fill(swatch, kind == 0 ? mixed(m_c.text2, m_c.base, 0.45) : m_c.accent);
            else
                drawDashedFrame(m_canvas, swatch, m_c.edge, m_u);
            m_canvas.centredText(name, words, {x + 17 * m_u, y}, m_c.text2, Align::Start);
            x += 17 * m_u + m_canvas.textWidth(name, words) + 10 * m_u;
        };
        entry(CacheSums::tr("cached"), 0);
        entry(CacheSums::tr("new row"), 1);
        const QString all = CacheSums::tr("all %1 tokens").arg(m_picture.count());
        const bool fits = x + 17 * m_u + m_canvas.textWidth(all, words) <= m_width;
        entry(fits ? all : CacheSums::tr("all %1").arg(m_picture.count()), 2);
        m_y += words_row * m_u;
    }

    void drawWorkLine(const WorkLine& line)
    {
        const double y = m_y + work_row / 2 * m_u;
        const bool is_strong = line.kind != WorkLine::Kind::Plain;
        if (line.kind == WorkLine::Kind::Sum)
            m_canvas.fill(QRectF(0, m_y, m_width, m_u), m_c.line);
        const double number = m_canvas.textWidth(line.number, bold) + 8 * m_u;
        const bool fits = line.shortly.isEmpty() || m_canvas.textWidth(line.name, plain) <= m_width - number;
        m_canvas.centredText(
            m_canvas.fitted(fits ? line.name : line.shortly, is_strong ? strong : plain, m_width - number),
            is_strong ? strong : plain, {0, y}, is_strong ? m_c.text : m_c.text2, Align::Start);
        m_canvas.centredText(line.number, is_strong ? bold : digits, {m_width, y},
                             line.kind == WorkLine::Kind::Sum ? m_c.accent : m_c.text, Align::End);
        m_y += work_row * m_u;
    }

    ScreenCanvas& m_canvas;
    const CachePicture& m_picture;
    const Colors& m_c;
    double m_u, m_width, m_y = 0;
};

} // namespace

std::vector<CacheBytesLine> bytesLines(const CachePicture& picture)
{
    const int all = picture.heads(), own = picture.keyHeads();
    // Between all and one: the layer's own, else as an example half of them, or the next divisor.
    int some = own < all ? own : all / 2;
    while (some > 1 && all % some != 0)
        --some;
    std::vector<CacheBytesLine> lines;
    const auto add = [&](int heads, const QString& kind) {
        lines.push_back(
            {heads, CacheSums::tr("%1, %2").arg(CacheSums::tr("%n heads", nullptr, int(heads)), kind), heads == own});
    };
    add(all, CacheSums::tr("MHA"));
    if (some > 1)
        add(some, CacheSums::tr("GQA"));
    if (all > 1)
        add(1, CacheSums::tr("MQA"));
    return lines;
}

std::vector<WorkLine> workLines(const CachePicture& picture)
{
    if (picture.done == 0)
        return {{CacheSums::tr("no token yet"), QStringLiteral("0")}};
    const int token = picture.current();
    const TokenWork work = picture.work(token);
    const std::int64_t seen = picture.masked.seen[std::size_t(token)];
    const bool all = seen == picture.done;
    std::vector<WorkLine> lines{
        {CacheSums::tr("project q, k, v"), formatCount(work.project)},
        {(all ? CacheSums::tr("scores, %1 × %2 × %3") : CacheSums::tr("scores, %1 × %2 visible × %3"))
             .arg(CacheSums::tr("%n heads", nullptr, int(picture.heads())),
                  all ? CacheSums::tr("%n keys", nullptr, int(seen)) : QString::number(seen))
             .arg(picture.width()),
         formatCount(work.scores), WorkLine::Kind::Plain,
         CacheSums::tr("scores, %1 × %2 × %3").arg(picture.heads()).arg(seen).arg(picture.width())},
        {CacheSums::tr("context"), formatCount(work.context)}};
    if (picture.widths.out > 0)
        lines.push_back({CacheSums::tr("output layer"), formatCount(work.output)});
    const std::int64_t again = picture.again(token);
    lines.push_back({CacheSums::tr("done"), formatCount(work.total()), WorkLine::Kind::Sum});
    lines.push_back({CacheSums::tr("recompute whole layer"), formatCount(again)});
    lines.push_back({CacheSums::tr("saved"), formatCount(again - work.total()), WorkLine::Kind::Strong});
    const QString upto = token == 0 ? CacheSums::tr("token 1") : CacheSums::tr("tokens 1 to %1").arg(token + 1);
    // Row by row all rows are made once: as much work as the whole layer in one go.
    lines.push_back({CacheSums::tr("%1, done").arg(upto), formatCount(again)});
    lines.push_back({CacheSums::tr("%1, saved").arg(upto), formatCount(picture.saved[std::size_t(token)])});
    return lines;
}

CacheSums::CacheSums(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("Bytes and multiply-adds"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CacheSums::setPicture(const CachePicturePtr& picture)
{
    m_picture = picture;
    if (!picture) {
        describeTo(this, {});
        return update();
    }
    QStringList said;
    for (const CacheBytesLine& line : bytesLines(*picture))
        said << tr("%1: %2 bytes").arg(line.name, formatCount(picture->bytes(picture->done, line.heads)));
    if (const QString rolling = rollingWords(*picture); !rolling.isEmpty())
        said << rolling;
    for (const WorkLine& line : workLines(*picture))
        said << tr("%1: %2").arg(line.name, line.number);
    describeTo(this, said.join(QStringLiteral("; ")));
    setToolTip(
        tr("The byte count covers the keys and values of one layer. Multiply-adds cover only its matrix products."));
    updateGeometry();
    update();
}

QSize CacheSums::sizeHint() const
{
    return {scaled(230), m_picture ? int(std::ceil(heightOf(*m_picture) * textScale())) : 0};
}

void CacheSums::paintEvent(QPaintEvent*)
{
    if (!m_picture)
        return;
    QPainter painter(this);
    ScreenCanvas canvas(painter);
    SumsPainter(canvas, *m_picture, width()).draw();
}

} // namespace attn
