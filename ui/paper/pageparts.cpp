// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/pageparts.h"

#include "ui/figures/figurelayout.h"
#include "ui/theme/colors.h"

#include <algorithm>

namespace attn {

namespace {

constexpr double foot_size = 8, label_gap = 6, caption_line = 13;
constexpr double hatch_unit = 0.7, thin = 0.5, thick = 1;

double labelRoom(const Canvas& canvas, const PageTable& table)
{
    double room = 0;
    for (const QString& label : table.labels ? table.rows : QStringList())
        room = std::max(room, canvas.textWidth(label, strong_style));
    return table.labels ? room + label_gap : 0;
}

double rowHeight(const PageTable& table)
{
    const bool asks = std::ranges::any_of(table.cells, [](const PageCell& cell) {
        return cell.state == PageCell::State::Blank || cell.state == PageCell::State::Answer;
    });
    return asks && table.cellWidth > given_height ? blank_height : given_height; // small cells are crossed out
}

} // namespace

void drawPageCell(Canvas& canvas, const QRectF& box, const PageCell& cell)
{
    const Colors& c = figureColors();
    const bool answer = cell.state == PageCell::State::Answer, blank = cell.state == PageCell::State::Blank;
    if (answer)
        canvas.fill(box, c.line);
    else if (cell.shade > 0)
        canvas.fill(box, mixed(c.base, c.line, cell.shade));
    if (cell.state == PageCell::State::Hatched) {
        canvas.hatch({&box, 1}, box.topLeft(), c, hatch_unit);
        if (const double wide = canvas.textWidth(cell.text, word_style); !cell.text.trimmed().isEmpty())
            canvas.fill(QRectF(box.center().x() - wide / 2 - 4, box.top() + 2, wide + 8, box.height() - 4), c.base);
    }
    drawRing(canvas, box, blank || answer ? thick / 2 : thin / 2, blank || answer ? thick : thin,
             blank || answer ? c.text : c.edge);
    if (!blank)
        canvas.centredText(cell.text,
                           answer                                   ? answer_style
                           : cell.state == PageCell::State::Hatched ? word_style
                                                                    : digit_style,
                           box.center(), c.text);
}

double tableWidth(const Canvas& canvas, const PageTable& table)
{
    return std::max(labelRoom(canvas, table) + double(table.columns.size()) * table.cellWidth,
                    labelRoom(canvas, table) + canvas.textWidth(table.caption, caption_style));
}

QPointF drawPageTable(Canvas& canvas, QPointF corner, const PageTable& table)
{
    const Colors& c = figureColors();
    const double left = corner.x() + labelRoom(canvas, table), top = corner.y() + 2 * caption_line;
    const auto columns = int(table.columns.size());
    const double high = rowHeight(table);
    canvas.text(table.caption, caption_style, {left, corner.y() + caption_line / 2}, c.text);
    for (int column = 0; column < columns; ++column)
        canvas.text(canvas.fitted(table.columns[column], word_style, table.cellWidth - 2), word_style,
                    {left + (column + 0.5) * table.cellWidth, top - caption_line / 3}, c.text, Align::Middle);
    for (int row = 0; row < int(table.rows.size()); ++row) {
        if (table.labels)
            canvas.centredText(table.rows[row], row == table.chosen ? strong_style : word_style,
                               {left - label_gap, top + (row + 0.5) * high}, c.text, Align::End);
        for (int column = 0; column < columns; ++column)
            drawPageCell(canvas, QRectF(left + column * table.cellWidth, top + row * high, table.cellWidth, high),
                         table.cells[std::size_t(row) * columns + column]);
    }
    return {corner.x() + tableWidth(canvas, table), top + double(table.rows.size()) * high};
}

double drawPageTables(Canvas& canvas, double left, double top, double room, const std::vector<PageTable>& tables)
{
    double x = left, y = top, low = top;
    for (const PageTable& table : tables) {
        if (x > left && x + tableWidth(canvas, table) > left + room) {
            x = left;
            y = low + part_gap;
        }
        const QPointF corner = drawPageTable(canvas, {x, y}, table);
        x = corner.x() + tables_apart;
        low = std::max(low, corner.y());
    }
    return low;
}

QStringList linesOf(const Canvas& canvas, const QString& words, const TextStyle& style, double room)
{
    QStringList lines;
    for (const QString& word : words.split(QLatin1Char(' '))) {
        const QString longer = lines.isEmpty() ? word : lines.back() + QLatin1Char(' ') + word;
        if (lines.isEmpty() || canvas.textWidth(longer, style) > room)
            lines.append(word);
        else
            lines.back() = longer;
    }
    return lines;
}

double drawLines(Canvas& canvas, double left, double top, double room, const QString& words)
{
    for (const QString& line : linesOf(canvas, words, word_style, room))
        canvas.text(line, word_style, {left, (top += text_line) - 3}, figureColors().text);
    return top;
}

double drawSentence(Canvas& canvas, double left, double top, double room, const QStringList& words, int chosen)
{
    const Colors& c = figureColors();
    constexpr double high = 20, inside = 8, space = 6;
    double x = left, y = top;
    for (int i = 0; i < int(words.size()); ++i) {
        const TextStyle& style = i == chosen ? strong_style : word_style;
        const QString number = QString::number(i);
        const double before = inside + canvas.textWidth(number, digit_style) + space;
        const double wide = before + canvas.textWidth(words[i], style) + inside;
        if (x > left && x + wide > left + room) {
            x = left;
            y += high + space;
        }
        const QRectF box(x, y, wide, high);
        if (i == chosen)
            canvas.fill(box, c.line);
        drawRing(canvas, box, 0, i == chosen ? thick : thin, i == chosen ? c.text : c.edge);
        canvas.centredText(number, digit_style, {x + inside, box.center().y()}, i == chosen ? c.text : c.text2,
                           Align::Start);
        canvas.centredText(words[i], style, {x + before, box.center().y()}, c.text, Align::Start);
        x += wide + space;
    }
    return y + high;
}

void drawFillLine(Canvas& canvas, const QString& word, double left, double right, double baseline,
                  const QString& written)
{
    const Colors& c = figureColors();
    const double from = left + canvas.textWidth(word, word_style) + label_gap;
    canvas.text(word, word_style, {left, baseline}, c.text2);
    canvas.fill(QRectF(from, baseline + 2, right - from, thin), c.text);
    if (!written.isEmpty())
        canvas.text(canvas.fitted(written, strong_style, right - from - 4), strong_style, {from + 2, baseline}, c.text);
}

void drawFoot(Canvas& canvas, QSizeF page, const QString& left, const QString& right)
{
    const Colors& c = figureColors();
    const TextStyle style{TextFace::Words, foot_size};
    const double line = page.height() - page_margin, room = page.width() - 2 * page_margin;
    canvas.fill(QRectF(page_margin, line, room, thin), c.edge);
    canvas.text(canvas.fitted(left, style, room - canvas.textWidth(right, style) - part_gap), style,
                {page_margin, line + 12}, c.text2);
    canvas.text(right, style, {page_margin + room, line + 12}, c.text2, Align::End);
}

} // namespace attn
