// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/cache/cachepainter.h"

#include "core/base/withheld.h"
#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/paint/cellpainter.h"
#include "ui/studios/cache/cachestyle.h"
#include "ui/studios/cache/cachewords.h"

#include <QObject>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

using namespace cache_style;

namespace {

// The numbers of one block of cells, row by row, on one scale round 0.
class CellBlockPainter {
public:
    CellBlockPainter(const Canvas& canvas, std::vector<float> values, int columns, double cell, double largest,
                     int decimals, const Colors& colors)
        : m_data(held(std::move(values), columns, largest, decimals)), m_scale(*m_data, colors)
    {
        m_digits.room = std::max(int((cell - 3) / canvas.textWidth(QStringLiteral("0"), digits)), 0);
        m_digits.decimals = decimals;
        while (m_digits.decimals > 0 &&
               cellCharacters(m_data->smallest, m_data->largest, m_digits.decimals) > m_digits.room)
            --m_digits.decimals;
        if (m_digits.decimals < 1)
            m_digits.decimals = -1; // colours alone
    }
    // `pending`: the number is not there yet.
    void draw(Canvas& canvas, const QRectF& box, Cell cell, bool pending, const CellStyle& style) const
    {
        CellLook look;
        look.mark = CellMark::Pending;
        drawCell(canvas, box, pending ? look : lookOf(*m_data, m_scale, cell, m_digits), style);
    }

private:
    static std::shared_ptr<HeldMatrix> held(std::vector<float> values, int columns, double largest, int decimals)
    {
        auto data = std::make_shared<HeldMatrix>();
        data->rows = int(values.size()) / columns;
        data->columns = columns;
        data->colorMap = QStringLiteral("diverging");
        data->low = -largest;
        data->high = largest;
        data->digits = decimals;
        for (const float value : values) {
            data->marks.push_back(isWithheld(value)    ? CellMark::Hidden
                                  : std::isnan(value)  ? CellMark::Nan
                                  : value == -INFINITY ? CellMark::MinusInf
                                  : value == INFINITY  ? CellMark::PlusInf
                                                       : CellMark::None);
            if (std::isfinite(value)) {
                data->smallest = std::min(data->smallest, double(value));
                data->largest = std::max(data->largest, double(value));
            }
        }
        data->values = std::move(values);
        data->edited.assign(data->values.size(), false);
        return data;
    }

    std::shared_ptr<HeldMatrix> m_data;
    ColorScale m_scale;
    CellDigits m_digits;
};

double largestOf(std::span<const float> numbers)
{
    double largest = 0;
    for (const float number : numbers)
        if (std::isfinite(number))
            largest = std::max(largest, double(std::abs(number)));
    return largest > 0 ? largest : 1;
}

class CachePainter {
public:
    CachePainter(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors)
        : m_canvas(canvas), m_picture(picture), m_layout(layout), m_c(colors), m_u(layout.text)
    {
    }

    void draw()
    {
        drawChips();
        drawTitles();
        m_canvas.begin(QStringLiteral("cells"));
        drawCells();
        m_canvas.end();
        for (int token = m_layout.firstRow; token <= m_layout.lastRow(); ++token)
            drawLine(token);
        drawOthers();
        if (m_picture.done > 0)
            drawEnds();
        if (m_picture.chosen)
            if (const QRectF box = cacheCellBox(m_layout, m_picture, *m_picture.chosen); !box.isEmpty())
                drawCellFrame(m_canvas, box, CellFrame::Chosen, m_c, m_u);
    }

private:
    double write(const QString& text, const TextStyle& style, double x, double y, const QColor& color,
                 Align align = Align::Start)
    {
        m_canvas.centredText(text, style, {x, y}, color, align);
        return x + m_canvas.textWidth(text, style);
    }

    void drawChips()
    {
        const double y = m_layout.chips.front().box.center().y();
        if (m_layout.chips.front().token > 0)
            write(QStringLiteral("…"), chip, 4 * m_u, y, m_c.text2);
        for (const CacheLayout::Chip& each : m_layout.chips) {
            const bool here = each.token == m_picture.current(), stored = m_picture.isStored(each.token);
            QPainterPath ground;
            ground.addRoundedRect(each.box, 4 * m_u, 4 * m_u);
            if (here)
                m_canvas.fill(ground, m_c.soft);
            frame(each.box, here ? m_c.accent : m_c.edge, here ? 2 * m_u : m_u, !stored);
            const TextStyle& style = here ? strong_chip : chip;
            m_canvas.centredText(m_canvas.fitted(m_picture.tokenName(each.token), style, each.box.width() - 8 * m_u),
                                 style, each.box.center(),
                                 here     ? m_c.accent
                                 : stored ? m_c.text
                                          : m_c.text2);
            if (each.token + 1 < m_picture.count())
                m_canvas.centredText(each.token == m_layout.chips.back().token ? QStringLiteral("…")
                                                                               : QStringLiteral("›"),
                                     chip, {each.box.right() + 11.5 * m_u, y}, m_c.text2);
        }
    }

    void frame(const QRectF& box, const QColor& color, double width, bool dashed)
    {
        QPainterPath shape;
        shape.addRoundedRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2), 4 * m_u, 4 * m_u);
        if (!dashed)
            return m_canvas.stroke(shape, color, width);
        QPainterPathStroker stroker;
        stroker.setWidth(width);
        stroker.setCapStyle(Qt::FlatCap);
        stroker.setDashPattern({3 * m_u / width, 3 * m_u / width});
        QPainterPath dashes = stroker.createStroke(shape);
        dashes.setFillRule(Qt::WindingFill);
        m_canvas.fill(dashes, color);
    }

    void drawTitles()
    {
        const Config& config = m_picture.computed->realized->config;
        const double y = m_layout.headingY;
        const double x = write(QObject::tr("Key head %1").arg(m_picture.keyHead()), strong, m_layout.keyLeft, y, m_c.k);
        const QString some = QObject::tr("first %1 of %2").arg(m_layout.components).arg(m_picture.width());
        const QString how = inARow({keyWords(config), m_layout.components < m_picture.width() ? some : QString()});
        write(how, words, x + 5 * m_u, y, m_c.text2);
        const bool room = x + 8 * m_u + m_canvas.textWidth(how, words) + m_canvas.textWidth(scoreTitle(config), words) <
                          m_layout.scoreRight - 6 * m_u;
        if (room)
            write(scoreTitle(config), words, m_layout.scoreRight, y, m_c.text2, Align::End);
        write(weightTitle(config), words, m_layout.barLeft, y, m_c.text2);
        write(QObject::tr("Value head %1").arg(m_picture.keyHead()), strong, m_layout.valueLeft, y, m_c.v);
    }

    void drawCells()
    {
        const int shown = m_layout.components, first = m_layout.firstRow, count = m_layout.rows;
        const bool any = m_picture.done > 0;
        std::vector<float> keys, values;
        for (int token = first; token < first + count; ++token)
            for (int e = 0; e < shown; ++e) {
                const bool stored = m_picture.isStored(token);
                keys.push_back(stored ? m_picture.key(token, e) : 0);
                values.push_back(stored ? m_picture.value(token, e) : 0);
            }
        for (int e = 0; e < shown; ++e) {
            keys.push_back(any ? m_picture.query(e) : 0);
            values.push_back(any ? m_picture.context(e) : 0);
        }
        // Scales span the whole head, so that no color changes as tokens come.
        const auto ofHead = [&](const Tensor& tensor, int head) {
            return largestOf(tensor.values().subspan(std::size_t(head * tensor.dim(1) * tensor.dim(2)),
                                                     std::size_t(tensor.dim(1) * tensor.dim(2))));
        };
        const double key =
            std::max(ofHead(m_picture.rows.k, m_picture.keyHead()), ofHead(m_picture.rows.q, m_picture.head));
        const double value = ofHead(m_picture.rows.v, m_picture.keyHead());
        const int decimals = std::min(m_picture.digits, 4);
        const CellBlockPainter k(m_canvas, std::move(keys), shown, m_layout.cell, key, decimals, m_c);
        const CellBlockPainter v(m_canvas, std::move(values), shown, m_layout.cell, value, decimals, m_c);
        const CellStyle of_key{m_c, {m_layout.keyLeft, m_layout.rowsTop}, digits, m_u};
        const CellStyle of_value{m_c, {m_layout.valueLeft, m_layout.rowsTop}, digits, m_u};
        for (int at = 0; at < count; ++at) {
            const double top = m_layout.rowTop(first + at);
            const bool pending = !m_picture.isStored(first + at);
            for (int e = 0; e < shown; ++e) {
                k.draw(m_canvas, m_layout.keyCell(top, e), {at, e}, pending, of_key);
                v.draw(m_canvas, m_layout.valueCell(top, e), {at, e}, pending, of_value);
            }
        }
        for (int e = 0; any && e < shown; ++e) {
            k.draw(m_canvas, m_layout.keyCell(m_layout.queryTop, e), {count, e}, false, of_key);
            v.draw(m_canvas, m_layout.valueCell(m_layout.contextTop, e), {count, e}, false, of_value);
        }
    }

    double largestWeight() const
    {
        double largest = 0;
        for (int token = 0; token < m_picture.done; ++token)
            if (const float weight = m_picture.weight(token); std::isfinite(weight))
                largest = std::max(largest, double(std::abs(weight)));
        return largest;
    }

    void drawLine(int token)
    {
        const double y = m_layout.rowY(token);
        const bool here = token == m_picture.current(), stored = m_picture.isStored(token);
        const TextStyle& style = here ? strong : plain;
        write(m_canvas.fitted(m_picture.tokenName(token), style, m_layout.labelRight), style, m_layout.labelRight, y,
              stored ? m_c.text : m_c.text2, Align::End);
        write(here     ? QObject::tr("new")
              : stored ? QObject::tr("cached")
                       : notYet(),
              here ? strong : words, m_layout.statusLeft, y, here ? m_c.accent : m_c.text2);
        if (!stored)
            return;
        const float score = m_picture.score(token), weight = m_picture.weight(token);
        const double thick = std::min(m_layout.rowHeight - 8 * m_u, 14 * m_u);
        const QRectF track(m_layout.barLeft, y - thick / 2, m_layout.barWidth, thick);
        const bool seen = m_picture.isSeen(token);
        if (!seen) {
            m_canvas.hatch(std::span(&track, 1), track.topLeft(), m_c, m_u);
            write(QObject::tr("masked"), words, m_layout.scoreRight, y, m_c.text2, Align::End);
        } else {
            write(formatNumber(score, m_picture.digits), digits, m_layout.scoreRight, y, m_c.text, Align::End);
            if (const double most = largestWeight(); most > 0 && std::isfinite(weight) && weight != 0) {
                const double length = std::max(track.width() * std::abs(weight) / most, m_u);
                m_canvas.fill(QRectF(track.topLeft(), QSizeF(length, thick)),
                              here ? m_c.accent : mixed(m_c.accent, m_c.base, 0.45));
            }
        }
        write(formatNumber(weight, m_picture.digits), here ? bold : digits, m_layout.weightRight, y, m_c.text,
              Align::End);
    }

    // How many tokens have no line.
    void drawOthers()
    {
        const int earlier = m_layout.firstRow, later = m_picture.count() - 1 - m_layout.lastRow();
        const double x = m_layout.statusLeft;
        if (m_layout.earlierY > 0) {
            double sum = 0;
            for (int token = 0; token < earlier && m_picture.done > 0; ++token)
                sum += m_picture.isStored(token) ? m_picture.weight(token) : 0;
            write(QObject::tr("%n earlier rows are also in the cache. Their weights add up to %1.", nullptr, earlier)
                      .arg(formatNumber(sum, m_picture.digits)),
                  words, x, m_layout.earlierY, m_c.text2);
        }
        if (m_layout.laterY > 0)
            write(QObject::tr("%n more tokens", nullptr, later), words, x, m_layout.laterY, m_c.text2);
    }

    // The query above, the context below, and frames around new parts.
    void drawEnds()
    {
        const QString token = m_picture.tokenName(m_picture.current());
        const double above = m_layout.queryTop + m_layout.rowHeight / 2;
        write(m_canvas.fitted(token, strong, m_layout.labelRight), strong, m_layout.labelRight, above, m_c.q,
              Align::End);
        write(QObject::tr("new q"), strong, m_layout.statusLeft, above, m_c.accent);
        const double block = m_layout.components * m_layout.cell;
        write(QObject::tr("query head %1, used once, never stored").arg(m_picture.head), words,
              m_layout.keyLeft + block + 12 * m_u, above, m_c.text2);
        const auto ring = [&](double left, double top) {
            drawRing(m_canvas, {left, top, block, m_layout.rowHeight}, m_u, 2 * m_u, m_c.accent);
        };
        ring(m_layout.keyLeft, m_layout.queryTop);
        if (m_layout.hasRow(m_picture.current())) {
            ring(m_layout.keyLeft, m_layout.rowTop(m_picture.current()));
            ring(m_layout.valueLeft, m_layout.rowTop(m_picture.current()));
        }
        const double below = m_layout.contextTop + m_layout.rowHeight / 2;
        const bool off = headIsOff(m_picture.computed->realized->config, m_picture.head);
        const QString place = QStringLiteral("%1"), number = QString::number(m_picture.head),
                      sentence = off ? QObject::tr("context of %2 (head %1 is off)").arg(number, place)
                                     : QObject::tr("context of %1"),
                      name = m_canvas.fitted(token, strong, widestName()), after = sentence.section(place, 1);
        const double end = m_layout.valueLeft - 20 * m_u, from = end - m_canvas.textWidth(after, plain);
        write(after, plain, end, below, m_c.text, Align::End);
        write(name, strong, from, below, m_c.q, Align::End);
        write(sentence.section(place, 0, 0), plain, from - m_canvas.textWidth(name, strong), below, m_c.text,
              Align::End);
        m_canvas.fill(QRectF(m_layout.valueLeft, m_layout.contextTop - 3 * m_u, block, 2 * m_u), m_c.text);
        if (const auto sink = m_picture.sinkWeight())
            write(QObject::tr("the sink takes %1").arg(formatNumber(*sink, m_picture.digits)), words, m_layout.keyLeft,
                  below, m_c.text2);
    }

    double widestName() const { return 120 * m_u; }

    Canvas& m_canvas;
    const CachePicture& m_picture;
    const CacheLayout& m_layout;
    const Colors& m_c;
    double m_u;
};

} // namespace

void drawCache(Canvas& canvas, const CachePicture& picture, const CacheLayout& layout, const Colors& colors)
{
    CachePainter(canvas, picture, layout, colors).draw();
}

} // namespace attn
