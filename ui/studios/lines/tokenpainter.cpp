// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of both sides, and the current one's numbers.
#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/studios/lines/linespainter.h"
#include "ui/studios/lines/lineswords.h"
#include "ui/theme/headcolor.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr double beside = 12;                         // px from a circle to its word
constexpr double query_tint = 0.14, key_tint = 0.12;  // of the colour in the ground
constexpr double highest_ground = 32;                 // px
constexpr double number_width = 44, mark_height = 14; // px of a masked cell
constexpr double first_line = 16, second_line = 32;   // baselines of the headings

QColor sideColor(LineSide side, const Colors& colors) { return side == LineSide::Queries ? colors.q : colors.k; }

double px(const LinesLayout& layout) { return layout.unit * layout.text; }

// A side's token of the chosen cell, and the current one.
bool isMarked(const LinesFocus& focus, LineToken token)
{
    if (focus.current.side == token.side)
        return focus.current.at == token.at;
    return focus.numbers && focus.chosen &&
           (token.side == LineSide::Queries ? focus.chosen->row : focus.chosen->column) == token.at;
}

void drawHeadings(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus,
                  const Colors& c)
{
    const double unit = layout.unit, left = layout.queryX - beside * unit, right = layout.keyX + beside * unit;
    const double first = layout.headings + first_line * px(layout), second = layout.headings + second_line * px(layout);
    const SideHeading style(unit);
    const SideWords queries = sideWords(LineSide::Queries), keys = sideWords(LineSide::Keys);
    canvas.text(queries.name, style.name, {left, first}, c.q, Align::End);
    canvas.text(queries.role, style.role, {left, second}, c.text2, Align::End);
    canvas.text(keys.name, style.name, {right, first}, c.k);
    canvas.text(keys.role, style.role, {right, second}, c.text2);
    std::size_t column = 0;
    for (std::size_t head = 0; head < set.heads().size() && column < layout.numbers.size(); ++head) {
        if (!focus.bright[head])
            continue;
        const LineHead& each = set.heads()[head];
        const double end = layout.numbers[column++];
        const TextStyle name{TextFace::Strong, 12 * unit};
        canvas.text(canvas.fitted(headName(each), name, layout.column - 6 * unit), name, {end, first},
                    headColor(each.head, c), Align::End);
        const double y = layout.headings + 27 * px(layout);
        drawHeadSample(canvas, {end - number_width * px(layout), y, end, y}, each.head, each.off, 3.4 * unit, unit, c);
    }
}

// A column of numbers beside the tokens of the other side.
class NumberColumns {
public:
    NumberColumns(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus,
                  const Colors& colors)
        : m_canvas(canvas), m_set(set), m_layout(layout), m_focus(focus), m_colors(colors),
          m_size((layout.row < 26 * px(layout) ? 12 : 13) * layout.unit)
    {
        for (const bool strong : {false, true})
            m_room[strong] =
                int((layout.column - 8 * layout.unit) / canvas.textWidth(QStringLiteral("0"), style(strong)));
    }

    // Of a token whose cells with the current one have numbers.
    void draw(int token)
    {
        const Cell cell = LineSet::cellOf(m_focus.current, token);
        std::size_t column = 0;
        for (std::size_t head = 0; head < m_set.heads().size() && column < m_layout.numbers.size(); ++head)
            if (m_focus.bright[head])
                draw(head, cell, {m_layout.numbers[column++], m_layout.y(token)});
    }

private:
    TextStyle style(bool strong) const { return {strong ? TextFace::StrongNumbers : TextFace::Numbers, m_size}; }

    void draw(std::size_t head, Cell cell, QPointF end)
    {
        const CellMark mark = m_set.mark(head, cell);
        if (mark == CellMark::Pending)
            return;
        if (mark == CellMark::Masked || mark == CellMark::Dropped || mark == CellMark::Hidden)
            return drawMarkedCell(mark, end);
        const bool strong = m_focus.chosen == cell;
        const double value = m_set.value(head, cell);
        m_canvas.centredText(formatCell(value, m_set.digits(), m_room[strong]), style(strong), end,
                             std::isfinite(value) ? m_colors.text : m_colors.bad, Align::End);
    }

    void drawMarkedCell(CellMark mark, QPointF end)
    {
        const double unit = m_layout.unit, width = number_width * px(m_layout);
        const double height = std::min(mark_height * px(m_layout), m_layout.row - 3 * unit);
        const QRectF box(end.x() - width, end.y() - height / 2, width, height);
        CellLook look;
        look.mark = mark;
        if (mark == CellMark::Hidden)
            look.text = QStringLiteral("?");
        // One hatch origin for all: one per cell would need a new hatch each.
        const QPointF corner(m_layout.keyX, m_layout.start);
        drawCell(m_canvas, box, look, {m_colors, corner, {TextFace::Numbers, 10 * unit}, unit});
    }

    Canvas& m_canvas;
    const LineSet& m_set;
    const LinesLayout& m_layout;
    const LinesFocus& m_focus;
    const Colors& m_colors;
    double m_size;
    std::array<int, 2> m_room = {}; // characters of a number, and of a strong one
};

// Tokens without special marks: all at once, much faster than one by one.
class Circles {
public:
    explicit Circles(const LinesLayout& layout) : m_radius(layout.radius), m_half(0.7 * layout.unit) {}

    void add(QPointF middle)
    {
        m_rims.addEllipse(middle, m_radius + m_half, m_radius + m_half);
        m_discs.addEllipse(middle, m_radius - m_half, m_radius - m_half);
    }
    void draw(Canvas& canvas, const Colors& c) const
    {
        canvas.fill(m_rims, c.edge);
        canvas.fill(m_discs, c.raised);
    }

private:
    double m_radius, m_half; // of the rim's width
    QPainterPath m_rims, m_discs;
};

bool isMaskedOff(const LineSet& set, const LinesFocus& focus, LineToken token)
{
    return token.side != focus.current.side &&
           set.mark(0, LineSet::cellOf(focus.current, token.at)) == CellMark::Masked;
}

} // namespace

void drawTokenGround(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus,
                     const Colors& c)
{
    const double height = std::min(highest_ground * px(layout), layout.row), unit = layout.unit;
    for (const LineSide side : {LineSide::Queries, LineSide::Keys}) {
        const bool numbers = side != focus.current.side && focus.numbers && !layout.numbers.empty();
        const double word = layout.labels + (beside + 6) * unit;
        for (int token = layout.first; token < std::min(layout.end, set.count(side)); ++token) {
            if (!isMarked(focus, {side, token}))
                continue;
            QRectF ground(0, layout.y(token) - height / 2, 0, height);
            if (side == LineSide::Queries) {
                ground.setLeft(numbers ? layout.numbers.front() - layout.column + 14 * unit : layout.queryX - word);
                ground.setRight(layout.queryX);
            } else {
                ground.setLeft(layout.keyX);
                ground.setRight(numbers ? layout.numbers.back() + 8 * unit : layout.keyX + word);
            }
            ground = ground & QRectF(QPointF(ground.left(), layout.top), QPointF(ground.right(), layout.bottom));
            if (c.highContrast)
                drawRing(canvas, ground, 0, unit, sideColor(side, c));
            else
                canvas.fill(ground,
                            mixed(c.base, sideColor(side, c), side == LineSide::Queries ? query_tint : key_tint));
        }
    }
}

void drawTokens(Canvas& canvas, const LineSet& set, const LinesLayout& layout, const LinesFocus& focus, const Colors& c)
{
    const double unit = layout.unit;
    canvas.begin(QStringLiteral("tokens"));
    NumberColumns numbers(canvas, set, layout, focus, c);
    for (const LineSide side : {LineSide::Queries, LineSide::Keys}) {
        Circles circles(layout);
        for (int token = layout.first; token < std::min(layout.end, set.count(side)); ++token) {
            const QPointF at = layout.place(side, token);
            const bool marked = isMarked(focus, {side, token});
            const QColor color = marked                                   ? sideColor(side, c)
                                 : isMaskedOff(set, focus, {side, token}) ? c.text2
                                                                          : c.text;
            const TextStyle style{marked ? TextFace::Strong : TextFace::Words, layout.tokenSize};
            const double offset = (side == LineSide::Queries ? -beside : beside) * unit;
            canvas.centredText(canvas.fitted(set.names(side)[token], style, layout.labels), style,
                               at + QPointF(offset, 0), color, side == LineSide::Queries ? Align::End : Align::Start);
            if (focus.numbers && side != focus.current.side)
                numbers.draw(token);
            if (!marked) {
                circles.add(at);
                continue;
            }
            QPainterPath circle;
            circle.addEllipse(at, layout.radius, layout.radius);
            canvas.fill(circle, c.raised);
            canvas.stroke(circle, color, 2.4 * unit);
        }
        circles.draw(canvas, c);
    }
    canvas.end();
    drawHeadings(canvas, set, layout, focus, c);
}

} // namespace attn
