// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/sheetpage.h"

#include "ui/figures/figurelayout.h"
#include "ui/figures/paintercanvas.h"
#include "ui/paper/sheetparts.h"
#include "ui/theme/colors.h"

#include <QObject>
#include <QPainter>
#include <QPainterPath>

namespace attn {

namespace {

constexpr double title_size = 17, circle = 7.5, indent = 22, part_space = 10, title_room = 4;

// Nothing is drawn on it: how high a part is shows by drawing it.
class BlankCanvas : public FigureCanvas {
public:
    void fill(const QRectF&, const QColor&) override {}
    void fill(const QPainterPath&, const QColor&) override {}
    void stroke(const QPainterPath&, const QColor&, double, bool) override {}
    void image(const QImage&, const QRectF&) override {}
    void hatch(std::span<const QRectF>, QPointF, const Colors&, double) override {}

protected:
    void write(const QString&, const TextStyle&, QPointF, const QColor&, bool) override {}
};

struct Run {
    QString text;
    TextStyle style;
};

// Where the head ends.
double drawHead(Canvas& canvas, QSizeF page, const SheetPage& sheet)
{
    constexpr double line = 13;
    const Colors& c = figureColors();
    const Exercise& exercise = sheet.exercise;
    const double right = page.width() - page_margin, names = page.width() * 0.62,
                 first = page_margin + title_size * 0.72;
    const TextStyle title{TextFace::Strong, title_size};
    QString words = QString::fromStdString(exercise.title);
    if (sheet.answers)
        words = QObject::tr("%1: the key").arg(words);
    canvas.text(words, title, {page_margin, first}, c.text);
    drawFillLine(canvas, QObject::tr("Name"), names, right, first, sheet.name);

    const double date = right - 90;
    const Run runs[] = {{QString::fromStdString(exercise.about) + QLatin1Char(' '), word_style},
                        {QString::fromStdString(exercise.task), word_style},
                        {QString::fromStdString(exercise.row), strong_style},
                        {QString::fromStdString(exercise.course), word_style}};
    double wide = 0, x = page_margin, y = first + 18;
    for (const Run& run : runs)
        wide += canvas.textWidth(run.text, run.style);
    for (const Run& run : runs) {
        if (&run == &runs[1] && wide > date - 12 - page_margin) {
            x = page_margin;
            y += line;
        }
        canvas.text(canvas.fitted(run.text, run.style, right - x), run.style, {x, y}, c.text);
        x += canvas.textWidth(run.text, run.style);
    }
    if (!sheet.answers)
        drawFillLine(canvas, QObject::tr("Date"), date, right, first + 18);
    canvas.fill(QRectF(page_margin, y + 8, right - page_margin, 1), c.text);
    return y + 21;
}

void drawTitle(Canvas& canvas, double top, int number, const QString& title)
{
    const Colors& c = figureColors();
    QPainterPath ring;
    ring.addEllipse(QPointF(page_margin + circle, top + circle), circle, circle);
    canvas.stroke(ring, c.text, 1);
    canvas.centredText(QString::number(number), strong_style, {page_margin + circle, top + circle}, c.text);
    canvas.centredText(title, caption_style, {page_margin + indent, top + circle}, c.text, Align::Start);
}

} // namespace

void paintSheet(QPainter& painter, QSizeF page, const SheetPage& sheet, const std::function<void()>& nextPage)
{
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    BlankCanvas blank;
    const std::vector<SheetPart> parts = sheetParts(sheet.exercise, sheet.answers);
    const double left = page_margin + indent, room = page.width() - page_margin - left;
    const double begin = drawHead(blank, page, sheet), bottom = page.height() - page_margin - 6;

    std::vector<std::pair<int, double>> places; // page and top of each part
    int pages = 1;
    double top = begin;
    for (const SheetPart& part : parts) {
        const double height = part.draw(blank, left, 0, room) + 2 * circle + title_room;
        if (top > begin && top + height > bottom) {
            ++pages;
            top = begin;
        }
        places.emplace_back(pages, top);
        top += height + part_space;
    }
    const QString within = QString::number(sheet.exercise.tolerance);
    for (int number = 1; number <= pages; ++number) {
        if (number > 1)
            nextPage();
        drawHead(canvas, page, sheet);
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (places[i].first == number) {
                drawTitle(canvas, places[i].second, int(i) + 1, parts[i].title);
                parts[i].draw(canvas, left, places[i].second + 2 * circle + title_room, room);
            }
        drawFoot(canvas, page, sheet.foot,
                 QObject::tr("sheet %1 of %2 · page %3 of %4 · right within %5")
                     .arg(QString::number(sheet.number), QString::number(sheet.count), QString::number(number),
                          QString::number(pages), within));
    }
}

} // namespace attn
