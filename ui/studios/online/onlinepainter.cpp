// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/online/onlinepainter.h"

#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/studios/online/onlinewords.h"

#include <QObject>
#include <QPainterPathStroker>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr TextStyle words{TextFace::Words, 12}, strong{TextFace::Strong, 12}, title{TextFace::Strong, 13.5},
    digits{TextFace::Numbers, 12}, bold{TextFace::StrongNumbers, 12}, formula{TextFace::Numbers, 13},
    result{TextFace::StrongNumbers, 13}, marked{TextFace::Strong, 11};
constexpr double still_counts = 104; // e to the minus this is 0 in float32

// Numbers as a row of cells, with colours on both sides of 0.
struct CellRow {
    std::shared_ptr<HeldMatrix> data;
    ColorScale scale;
    CellDigits digits;

    CellRow(const Canvas& canvas, std::vector<float> values, const std::vector<CellMark>& marks, double largest,
            double width, int decimals, const Colors& colors)
        : data(held(std::move(values), marks, largest, decimals)), scale(*data, colors)
    {
        digits.room = std::max(int((width - 4) / canvas.textWidth(QStringLiteral("0"), attn::digits)), 1);
        digits.decimals = decimals;
        while (digits.decimals > 1 && cellCharacters(data->smallest, data->largest, digits.decimals) > digits.room)
            --digits.decimals;
    }

    static std::shared_ptr<HeldMatrix> held(std::vector<float> values, const std::vector<CellMark>& marks,
                                            double largest, int decimals)
    {
        auto data = std::make_shared<HeldMatrix>();
        data->rows = 1;
        data->columns = int(values.size());
        data->colorMap = QStringLiteral("diverging");
        data->low = largest > 0 ? -largest : -1; // of zeros alone any range shows them as what they are
        data->high = largest > 0 ? largest : 1;
        data->digits = decimals;
        data->marks = marks;
        for (std::size_t at = 0; at < values.size(); ++at) {
            const float value = values[at];
            if (data->marks[at] == CellMark::None)
                data->marks[at] = std::isnan(value)    ? CellMark::Nan
                                  : value == -INFINITY ? CellMark::MinusInf
                                  : value == INFINITY  ? CellMark::PlusInf
                                                       : CellMark::None;
            if (std::isfinite(value) && data->marks[at] == CellMark::None) {
                data->smallest = std::min(data->smallest, double(value));
                data->largest = std::max(data->largest, double(value));
            }
        }
        data->values = std::move(values);
        data->edited.assign(data->values.size(), false);
        return data;
    }
    void draw(Canvas& canvas, const QRectF& cell, int at, const CellStyle& style) const
    {
        drawCell(canvas, cell, lookOf(*data, scale, {0, at}, digits), style);
    }
};

double largestOf(const std::vector<float>& numbers)
{
    double largest = 0;
    for (const float number : numbers)
        if (std::isfinite(number))
            largest = std::max(largest, double(std::abs(number)));
    return largest;
}

void dashedFrame(Canvas& canvas, const QRectF& box, const QColor& color, double width)
{
    QPainterPathStroker stroker;
    stroker.setWidth(width);
    stroker.setCapStyle(Qt::FlatCap);
    stroker.setDashPattern({4, 3});
    QPainterPath frame;
    frame.addRect(box.adjusted(width / 2, width / 2, -width / 2, -width / 2));
    QPainterPath dashes = stroker.createStroke(frame);
    dashes.setFillRule(Qt::WindingFill);
    canvas.fill(dashes, color);
}

class OnlinePainter {
public:
    OnlinePainter(Canvas& canvas, const OnlinePicture& picture, const OnlineLayout& layout, const Colors& colors)
        : m_canvas(canvas), m_picture(picture), m_layout(layout), m_c(colors), m_u(layout.text)
    {
    }

    void draw()
    {
        drawHeading();
        drawKeys();
        drawStep();
        drawTable();
        drawKept();
    }

private:
    QString number(double value) const { return formatNumber(value, m_picture.digits); }

    // Draws text at `x`; returns where the next begins.
    double run(const QString& text, const TextStyle& style, double x, double y, const QColor& color)
    {
        m_canvas.centredText(text, style, {x, y}, color, Align::Start);
        return x + m_canvas.textWidth(text, style);
    }

    void drawHeading()
    {
        const double y = m_layout.heading.center().y();
        const QString row = QObject::tr("Row %1"), place = QStringLiteral("%1");
        double x = run(row.section(place, 0, 0), title, 0, y, m_c.text);
        x = run(m_picture.query, title, x, y, m_c.q);
        x = run(row.section(place, 1), title, x, y, m_c.text);
        const int tiles = m_picture.tiles();
        const QString keys = formatCount(m_picture.row.keys());
        x = run(tiles == 1 ? QObject::tr("%1 keys in one tile").arg(keys)
                           : QObject::tr("%1 keys in %2 tiles").arg(keys, formatCount(tiles)),
                words, x + 10 * m_u, y, m_c.text2);
        drawLegend(y, x + 12 * m_u);
    }

    // At the right end, where it has room.
    void drawLegend(double y, double from)
    {
        const QString names[] = {QObject::tr("done"), QObject::tr("current"), notYet()};
        const double swatch = 16 * m_u, gap = 5 * m_u, between = 12 * m_u;
        double wide = -between;
        for (const QString& name : names)
            wide += swatch + gap + m_canvas.textWidth(name, words) + between;
        double x = m_layout.right() - wide;
        if (x < from)
            return;
        for (int at = 0; at < 3; ++at) {
            frame({x, y - 6 * m_u, swatch, 12 * m_u}, at - 1);
            x = run(names[at], words, x + swatch + gap, y, m_c.text2) + between;
        }
    }

    // `when`: -1 done, 0 current, 1 not yet.
    void frame(const QRectF& box, int when)
    {
        if (when < 0)
            drawRing(m_canvas, box, 0, m_u, m_c.edge);
        else if (when == 0)
            drawRing(m_canvas, box, 0, 2 * m_u, m_c.accent);
        else
            dashedFrame(m_canvas, box, m_c.edge, m_u);
    }
    // Before the first place no tile is current, and all are to come.
    int when(int tile) const { return tile < m_picture.current() ? -1 : tile == m_picture.current() ? 0 : 1; }

    void drawKeys()
    {
        const OnlineRow& row = m_picture.row;
        const double reach = m_picture.online.states.back().maximum - still_counts;
        std::vector<float> counting, values;
        std::vector<CellMark> marks;
        for (std::int64_t key = 0; key < row.keys(); ++key)
            if (!(row.logits[std::size_t(key)] < reach))
                counting.push_back(row.logits[std::size_t(key)]);
        for (const OnlineLayout::Key& key : m_layout.keys) {
            values.push_back(row.logits[std::size_t(key.key)]);
            marks.push_back(key.key >= m_picture.seen()        ? CellMark::Pending
                            : row.masked[std::size_t(key.key)] ? CellMark::Masked
                                                               : CellMark::None);
        }
        const double width = m_layout.keys.front().cell.width();
        if (row.sink)
            counting.push_back(*row.sink);
        const double largest = largestOf(counting);
        const CellRow cells(m_canvas, values, marks, largest, width, m_picture.digits, m_c);
        const CellStyle style{m_c, m_layout.keys.front().cell.topLeft(), digits, m_u};
        m_canvas.begin(QStringLiteral("cells"));
        for (std::size_t at = 0; at < m_layout.keys.size(); ++at)
            cells.draw(m_canvas, m_layout.keys[at].cell, int(at), style);
        if (row.sink) {
            const CellRow sink(m_canvas, {*row.sink}, {CellMark::None}, largest, width, m_picture.digits, m_c);
            sink.draw(m_canvas, m_layout.sink, 0, style);
            name(QObject::tr("sink"), m_layout.sink, m_c.text2, words);
        }
        m_canvas.end();
        for (const OnlineLayout::Group& group : m_layout.groups) {
            frame(group.box, when(group.tile));
            const bool here = when(group.tile) == 0;
            const QString full = QObject::tr("tile %1").arg(group.tile + 1), shortly = QString::number(group.tile + 1);
            const bool fits = m_canvas.textWidth(full, marked) <= group.box.width() + 8 * m_u;
            m_canvas.centredText(fits ? full : shortly, here ? marked : TextStyle{TextFace::Words, 11},
                                 {group.box.center().x(), group.box.top() - 9 * m_u}, here ? m_c.accent : m_c.text2);
        }
        for (const OnlineLayout::Key& key : m_layout.keys) {
            if (key.key == m_picture.chosen)
                drawCellFrame(m_canvas, key.cell, CellFrame::Chosen, m_c, m_u);
            name(m_picture.keys[key.key], key.cell, key.key < m_picture.seen() ? m_c.k : m_c.text2,
                 key.key == m_picture.chosen ? strong : words);
        }
        drawBeyond();
    }

    void name(const QString& text, const QRectF& cell, const QColor& color, const TextStyle& style)
    {
        m_canvas.centredText(m_canvas.fitted(text, style, cell.width() + 2 * m_u), style,
                             {cell.center().x(), cell.top() - 11 * m_u}, color);
    }

    // How many keys lie outside the window.
    void drawBeyond()
    {
        const int before = m_layout.keys.front().key, after = int(m_picture.row.keys()) - m_layout.keys.back().key - 1;
        const double y = m_layout.groups.front().box.top() - 9 * m_u;
        if (before > 0)
            m_canvas.centredText(QObject::tr("‹ %1 keys").arg(before), {TextFace::Words, 11}, {0, y}, m_c.text2,
                                 Align::Start);
        if (after > 0)
            m_canvas.centredText(QObject::tr("%1 keys ›").arg(after), {TextFace::Words, 11}, {m_layout.right(), y},
                                 m_c.text2, Align::End);
    }

    void drawStep()
    {
        const QRectF& box = m_layout.step;
        double y = box.top() + 10 * m_u;
        const QString note = stepNote(m_picture);
        run(m_canvas.fitted(stepTitle(m_picture), title, box.width()), title, 0, y, m_c.text);
        const std::vector<OnlineLine> lines = stepLines(m_picture);
        double widest = 0;
        for (const OnlineLine& line : lines)
            widest = std::max(widest, m_canvas.textWidth(line.symbol, formula));
        y += m_layout.stepLine + m_u;
        for (const OnlineLine& line : lines) {
            const QString equals = QStringLiteral(" = "),
                          end = line.result.isEmpty() ? QString() : equals + line.result;
            const double room =
                box.width() - widest - m_canvas.textWidth(equals, formula) - m_canvas.textWidth(end, result);
            const bool whole = line.shortly.isEmpty() || m_canvas.textWidth(line.made, formula) <= room;
            run(line.symbol, formula, 0, y, m_c.text2);
            double x = run(equals, formula, widest, y, m_c.text2);
            x = run(m_canvas.fitted(whole ? line.made : line.shortly, formula, room), formula, x, y, m_c.text);
            if (!line.result.isEmpty())
                run(line.result, result, run(equals, formula, x, y, m_c.text2), y, m_c.accent);
            y += m_layout.stepLine;
        }
        if (!note.isEmpty())
            drawNote(note);
    }

    // Behind the step's title if there is room, else omitted: the status line has it too.
    void drawNote(const QString& note)
    {
        const double from = m_canvas.textWidth(stepTitle(m_picture), title) + 12 * m_u;
        if (from + m_canvas.textWidth(note, words) <= m_layout.step.width())
            run(note, words, from, m_layout.step.top() + 10 * m_u, m_c.text2);
    }

    void drawTable()
    {
        const QRectF& box = m_layout.table;
        const double rights[] = {box.left() + 48 * m_u, box.left() + 120 * m_u, box.left() + 194 * m_u, box.right()};
        const QString heads[] = {QObject::tr("tile"), QStringLiteral("m"), QObject::tr("factor"), QStringLiteral("l")};
        for (int at = 0; at < 4; ++at)
            m_canvas.centredText(heads[at], words, {rights[at], box.top() + m_layout.tableRow / 2}, m_c.text2,
                                 Align::End);
        m_canvas.fill(QRectF(box.left(), box.top() + m_layout.tableRow, box.width(), m_u), m_c.line);
        for (int tile = m_layout.firstTile; tile < m_layout.firstTile + m_layout.shownTiles; ++tile) {
            const QRectF line = m_layout.tileRow(tile);
            const bool here = tile == m_picture.current(), seen = tile < m_picture.done;
            if (here)
                m_canvas.fill(line, m_c.soft);
            const double y = line.center().y();
            m_canvas.centredText(QString::number(tile + 1), here ? bold : digits, {rights[0], y},
                                 here   ? m_c.accent
                                 : seen ? m_c.text
                                        : m_c.text2,
                                 Align::End);
            if (!seen)
                continue;
            const OnlineState& state = m_picture.online.states[std::size_t(tile) + 1];
            const double numbers[] = {state.maximum, m_picture.at(tile).factor, state.sum};
            for (int at = 0; at < 3; ++at)
                m_canvas.centredText(number(numbers[at]), here ? bold : digits, {rights[at + 1], y}, m_c.text,
                                     Align::End);
        }
        const int beyond = m_picture.tiles() - m_layout.shownTiles;
        if (beyond > 0)
            m_canvas.centredText(QObject::tr("%1 of %2").arg(m_layout.shownTiles).arg(m_picture.tiles()),
                                 {TextFace::Words, 11}, {box.left(), box.top() + m_layout.tableRow / 2}, m_c.text2,
                                 Align::Start);
    }

    // --- what is kept ---

    struct KeptRow {
        QString label, m, l;
        std::vector<float> o;
        bool strong = false;
    };

    std::vector<KeptRow> keptRows() const
    {
        const OnlineState& now = m_picture.state();
        std::vector<KeptRow> rows;
        if (m_picture.current() >= 0) {
            const OnlineTile& tile = m_picture.at(m_picture.current());
            const OnlineState& before = m_picture.before();
            std::vector<float> rescaled = before.mixed;
            for (float& each : rescaled)
                each *= tile.factor;
            rows = {{QObject::tr("before"), number(before.maximum), number(before.sum), before.mixed},
                    {QObject::tr("× factor"), {}, number(before.sum * tile.factor), rescaled},
                    {QObject::tr("+ this tile"), number(tile.maximum), number(tile.sum), tile.mixed}};
        }
        rows.push_back({QObject::tr("now"), number(now.maximum), number(now.sum), now.mixed, true});
        if (m_picture.row.width > 0 && now.sum > 0) // a sum of 0 has no shares
            rows.push_back({m_picture.atEnd() ? QObject::tr("context o / l") : QObject::tr("o / l so far"),
                            {},
                            {},
                            m_picture.atEnd() ? m_picture.online.context : now.context()});
        return rows;
    }

    void drawKept()
    {
        const QRectF& box = m_layout.kept;
        const int width = int(m_picture.row.width);
        double x = run(QObject::tr("Carried over"), title, 0, box.top() + 10 * m_u, m_c.text);
        run(width > 0 ? QObject::tr("from tile to tile: m, l and the context o, not yet divided by l")
                      : QObject::tr("from tile to tile: m and l; this layer has no values to mix"),
            words, x + 10 * m_u, box.top() + 10 * m_u, m_c.text2);
        const double m = m_layout.label + m_layout.number - 8 * m_u, l = m + m_layout.number;
        const std::vector<KeptRow> rows = keptRows();
        const double head = m_layout.componentCell(0, 0).top() - 9 * m_u;
        m_canvas.centredText(QStringLiteral("m"), strong, {m, head}, m_c.text2, Align::End);
        m_canvas.centredText(QStringLiteral("l"), strong, {l, head}, m_c.text2, Align::End);
        for (int at = 0; at < m_layout.components; ++at) {
            const bool cut = at == m_layout.components - 1 && m_layout.components < width;
            m_canvas.centredText(cut ? QObject::tr("%1 of %2").arg(at).arg(width)
                                     : (at == 0 ? QStringLiteral("o %1") : QStringLiteral("%1")).arg(at),
                                 {TextFace::Words, 11}, {m_layout.componentCell(0, at).center().x(), head}, m_c.text2);
        }
        double largest = 0;
        for (const KeptRow& row : rows)
            largest = std::max(largest, largestOf(row.o));
        for (std::size_t at = 0; at < rows.size(); ++at)
            drawKeptRow(rows[at], int(at), largest, m, l);
    }

    void drawKeptRow(const KeptRow& row, int at, double largest, double m, double l)
    {
        const QRectF first = m_layout.componentCell(at, 0);
        const double y = first.center().y();
        run(row.label, row.strong ? strong : words, 0, y, row.strong ? m_c.text : m_c.text2);
        m_canvas.centredText(row.m, row.strong ? bold : digits, {m, y}, m_c.text, Align::End);
        m_canvas.centredText(row.l, row.strong ? bold : digits, {l, y}, m_c.text, Align::End);
        if (m_layout.components == 0)
            return;
        const std::vector<float> shown(row.o.begin(), row.o.begin() + m_layout.components);
        const CellRow cells(m_canvas, shown, std::vector<CellMark>(shown.size()), largest, first.width(),
                            m_picture.digits, m_c);
        for (int component = 0; component < m_layout.components; ++component)
            cells.draw(m_canvas, m_layout.componentCell(at, component), component, {m_c, first.topLeft(), digits, m_u});
        if (row.strong)
            drawRing(m_canvas, first.united(m_layout.componentCell(at, m_layout.components - 1)), m_u, 2 * m_u,
                     m_c.accent);
    }

    Canvas& m_canvas;
    const OnlinePicture& m_picture;
    const OnlineLayout& m_layout;
    const Colors& m_c;
    double m_u;
};

} // namespace

void drawOnline(Canvas& canvas, const OnlinePicture& picture, const OnlineLayout& layout, const Colors& colors)
{
    OnlinePainter(canvas, picture, layout, colors).draw();
}

} // namespace attn
