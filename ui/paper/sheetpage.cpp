// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/sheetpage.h"

#include "ui/figures/figurelayout.h"
#include "ui/figures/figuretext.h"
#include "ui/figures/paintercanvas.h"
#include "ui/paper/sheetparts.h"
#include "ui/theme/colors.h"

#include <QObject>
#include <QPainter>
#include <QPainterPath>

namespace attn {

namespace {

constexpr double title_size = 17, circle = 7.5, indent = 22, part_space = 10, title_room = 4;

// Draws nothing: measures the height of a part by drawing it.
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

// Where the head ends.
double drawHead(Canvas& canvas, QSizeF page, const SheetPage& sheet)
{
    const Colors& c = figureColors();
    const Exercise& exercise = sheet.exercise;
    const double right = page.width() - page_margin, names = page.width() * 0.62,
                 first = page_margin + title_size * 0.72;
    const TextStyle title{TextFace::Strong, title_size};
    QString words = QString::fromStdString(exercise.title);
    if (sheet.answers)
        words = QObject::tr("%1: answer key").arg(words);
    canvas.text(words, title, {page_margin, first}, c.text);
    drawFillLine(canvas, QObject::tr("Name"), names, right, first, sheet.name);

    const double date = right - 90;
    const QString task = QString::fromStdString(exercise.about + " " + exercise.task);
    const double y = drawLines(canvas, page_margin, first + 18 - text_line + 3, date - 12 - page_margin, task) - 3;
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

using Places = std::vector<std::pair<int, double>>; // page and top of each part

Places placesOf(const std::vector<SheetPart>& parts, QSizeF page, const SheetPage& sheet)
{
    BlankCanvas blank;
    const double left = page_margin + indent, room = page.width() - page_margin - left;
    const double begin = drawHead(blank, page, sheet), bottom = page.height() - page_margin - 6;
    Places places;
    double top = begin;
    const auto place = [&](const SheetPart& part, bool breaks) {
        const double height = part.draw(blank, left, 0, room) + 2 * circle + title_room;
        int number = places.empty() ? 1 : places.back().first;
        if (top > begin && (breaks || top + height > bottom)) {
            ++number;
            top = begin;
        }
        places.emplace_back(number, top);
        top += height + part_space;
    };
    for (const SheetPart& part : parts)
        place(part, false);
    const auto count = places.size();
    if (count > 2 && places[count - 2].first == 1 && places.back().first == 2) { // avoids a lone item on a page
        top = places[count - 2].second;
        places.resize(count - 2);
        place(parts[count - 2], true);
        place(parts[count - 1], false);
    }
    return places;
}

} // namespace

void paintSheet(QPainter& painter, QSizeF page, const SheetPage& sheet, const std::function<void()>& nextPage)
{
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    const std::vector<SheetPart> parts = sheetParts(sheet.exercise, sheet.answers);
    // Drawn smaller where that takes fewer pages.
    double scale = 1;
    Places places = placesOf(parts, page, sheet);
    for (const double smaller : {0.95, 0.9, 0.85, 0.8})
        if (Places fewer = placesOf(parts, page / smaller, sheet); fewer.back().first < places.back().first) {
            places = std::move(fewer);
            scale = smaller;
        }
    const QSizeF paper = page / scale;
    const double left = page_margin + indent, room = paper.width() - page_margin - left;
    const int pages = places.back().first;
    painter.save();
    painter.scale(scale, scale);
    const QString within = QString::number(sheet.exercise.tolerance);
    for (int number = 1; number <= pages; ++number) {
        if (number > 1)
            nextPage();
        drawHead(canvas, paper, sheet);
        for (std::size_t i = 0; i < parts.size(); ++i)
            if (places[i].first == number) {
                drawTitle(canvas, places[i].second, int(i) + 1, parts[i].title);
                parts[i].draw(canvas, left, places[i].second + 2 * circle + title_room, room);
            }
        drawFoot(canvas, paper, sheet.foot,
                 QObject::tr("sheet %1 of %2 · page %3 of %4 · tolerance ±%5")
                     .arg(QString::number(sheet.number), QString::number(sheet.count), QString::number(number),
                          QString::number(pages), within));
    }
    painter.restore();
}

namespace {

// One table per step, with the students as rows; the first of those side by side has the names.
std::vector<PageTable> keyTables(const Canvas& canvas, double room, std::span<StudentSheet> sheets)
{
    std::vector<PageTable> tables;
    const std::vector<SheetAnswer> blanks = blanksOf(sheets);
    for (const SheetAnswer& blank : blanks) {
        const QString step = QString::fromStdString(blank.step);
        if (tables.empty() || tables.back().caption != step)
            tables.push_back({step, {}, {}, {}, -1, 34, false});
        tables.back().columns << QString::fromStdString(blank.place);
    }
    for (StudentSheet& sheet : sheets) {
        const std::vector<SheetAnswer> answers = answersOf(sheet.exercise);
        auto blank = blanks.begin();
        for (PageTable& table : tables) {
            table.rows << fittedText(QString::fromStdString(sheet.name), strong_style, 120);
            for (qsizetype column = 0; column < table.columns.size(); ++column, ++blank) {
                const SheetAnswer* answer = answerTo(*blank, answers);
                table.cells.push_back({answer ? QString::fromStdString(answer->number->text()) : QString()});
            }
        }
    }
    double x = 0;
    for (PageTable& table : tables) {
        if (x + tableWidth(canvas, table) > room)
            x = 0;
        table.labels = x == 0;
        x += tableWidth(canvas, table) + tables_apart;
    }
    return tables;
}

} // namespace

void paintKeyTable(QPainter& painter, QSizeF page, std::span<StudentSheet> sheets, const QString& title,
                   const std::function<void()>& nextPage)
{
    constexpr double scale = 0.8;
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    BlankCanvas blank;
    const QSizeF paper = page / scale;
    const double room = paper.width() - 2 * page_margin, bottom = paper.height() - page_margin - 6;
    painter.save();
    painter.scale(scale, scale);
    for (std::size_t first = 0, rows = 0; first < sheets.size(); first += rows) {
        if (first > 0)
            nextPage();
        const auto draw = [&](Canvas& on, std::size_t count) {
            return drawPageTables(on, page_margin, page_margin, room,
                                  keyTables(on, room, sheets.subspan(first, count)));
        };
        const std::size_t left = sheets.size() - first;
        const double one = draw(blank, 1), more = draw(blank, std::min<std::size_t>(left, 2)) - one;
        rows = more > 0 ? std::min(left, std::size_t(std::max(bottom - one, 0.0) / more) + 1) : left;
        draw(canvas, rows);
        drawFoot(canvas, paper, QObject::tr("%1 · made with AttnScope").arg(title), QObject::tr("answer key"));
    }
    painter.restore();
}

} // namespace attn
