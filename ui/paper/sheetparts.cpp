// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/sheetparts.h"

#include "ui/figures/figurelayout.h"
#include "ui/theme/colors.h"

#include <QObject>

#include <algorithm>

namespace attn {

namespace {

constexpr double line_height = 22, index_drop = 2.5, answer_width = 44, label_space = 8;
constexpr TextStyle term_style{TextFace::Numbers, 8.6};
constexpr TextStyle index_style{TextFace::Words, 6.5};

QStringList stringsOf(const std::vector<std::string>& words)
{
    QStringList list;
    for (const std::string& word : words)
        list << QString::fromStdString(word);
    return list;
}

PageCell cellOf(const SheetNumber& number, bool answers)
{
    const QString text = QString::fromStdString(number.text());
    if (!number.mark.empty() && (answers || !number.blank))
        return {text.trimmed(), PageCell::State::Hatched};
    if (number.blank)
        return answers ? PageCell{text, PageCell::State::Answer} : PageCell{{}, PageCell::State::Blank};
    return {text};
}

// Cells as wide as the answers need, so that they have the same places on the key.
PageTable tableOf(const SheetTable& table, bool answers, double cellWidth = 31)
{
    PageTable page{QString::fromStdString(table.title),
                   stringsOf(table.rows),
                   stringsOf(table.columns),
                   {},
                   table.chosen,
                   cellWidth};
    for (const SheetNumber& number : table.numbers) {
        page.cells.push_back(cellOf(number, answers));
        page.cellWidth = std::max(page.cellWidth, textWidth(QString::fromStdString(number.text()), answer_style) + 5);
    }
    return page;
}

std::vector<PageTable> tablesOf(const std::vector<SheetTable>& tables, bool answers)
{
    std::vector<PageTable> pages;
    for (const SheetTable& table : tables)
        pages.push_back(tableOf(table, answers));
    return pages;
}

// Words in sequence on a baseline.
class Writer {
public:
    Writer(Canvas& canvas, double x, double baseline) : m_canvas(canvas), m_x(x), m_baseline(baseline) {}

    void write(const QString& words, const TextStyle& style = term_style)
    {
        if (!m_silent)
            m_canvas.text(words, style, {m_x, m_baseline}, figureColors().text);
        m_x += m_canvas.textWidth(words, style);
    }
    void symbol(const QString& letter, int index)
    {
        write(letter, word_style);
        if (!m_silent)
            m_canvas.text(QString::number(index), index_style, {m_x + 0.5, m_baseline + index_drop},
                          figureColors().text);
        m_x += m_canvas.textWidth(QString::number(index), index_style) + 1;
    }
    double x() const { return m_x; }
    void moveTo(double x, double baseline)
    {
        m_x = x;
        m_baseline = baseline;
    }
    void setSilent(bool silent) { m_silent = silent; } // only moves on

private:
    Canvas& m_canvas;
    double m_x, m_baseline;
    bool m_silent = false;
};

void writeTerm(Writer& writer, const SheetTerm& term, bool first, bool answers)
{
    if (!first)
        writer.write(QStringLiteral(" + "));
    if (term.index >= 0)
        writer.symbol(QString::fromStdString(term.factor), term.index);
    else if (!term.factor.empty())
        writer.write(QString::fromStdString(term.factor));
    if (!term.factor.empty())
        writer.write(QStringLiteral(" × "));
    writer.write(QString::fromStdString(term.text(answers)));
}

double widthOf(Canvas& canvas, const SheetTerm& term)
{
    const double index = term.index >= 0 ? canvas.textWidth(QString::number(term.index), index_style) + 1 : 0;
    const std::string words = term.factor + (term.factor.empty() ? "" : " × ") + term.text(true);
    return canvas.textWidth(QString::fromStdString(words), term_style) + index +
           canvas.textWidth(QStringLiteral(" + "), term_style);
}

// q₀ = … = [ ]; where it ends.
double drawSum(Canvas& canvas, double left, double top, double room, const SheetSum& sum, bool answers)
{
    const double right = left + room - answer_width - 18;
    double middle = top + line_height / 2;
    const double rise = canvas.capHeight(word_style) / 2;
    Writer writer(canvas, left, middle + rise);
    writer.symbol(QString::fromStdString(sum.symbol), sum.index);
    writer.write(QStringLiteral(" = "));
    const double begin = writer.x();
    if (sum.terms.empty())
        writer.write(QStringLiteral("0"));
    // Terms for the learner to write leave a line as long as they are, so that the answer has one place on both pages.
    const bool revealed = sum.written || answers;
    const auto endLine = [&] {
        if (!revealed)
            canvas.fill(QRectF(begin, middle + rise + 2, writer.x() - begin, 0.5), figureColors().text);
    };
    writer.setSilent(!revealed);
    for (std::size_t i = 0; i < sum.terms.size(); ++i) {
        if (i > 0 && writer.x() + widthOf(canvas, sum.terms[i]) > right) {
            endLine();
            middle += line_height * 0.7;
            writer.moveTo(begin, middle + rise);
        }
        writeTerm(writer, sum.terms[i], i == 0, answers);
    }
    endLine();
    const double box = writer.x() + 18;
    canvas.text(QStringLiteral("="), term_style, {writer.x() + 7, middle + rise}, figureColors().text);
    drawPageCell(canvas, QRectF(box, middle - blank_height / 2, answer_width, blank_height),
                 cellOf(sum.result, answers));
    return middle + line_height / 2;
}

double drawSums(Canvas& canvas, double left, double top, double room, const std::vector<SheetSum>& sums, bool answers)
{
    for (const SheetSum& sum : sums)
        top = drawSum(canvas, left, top, room, sum, answers);
    return top;
}

// Side by side, with the labels of their rows once where they are the same.
std::vector<PageTable> besideEachOther(std::vector<PageTable> tables)
{
    for (std::size_t i = 1; i < tables.size(); ++i)
        tables[i].labels = tables[i].rows != tables[i - 1].rows;
    return tables;
}

double drawQuery(Canvas& canvas, double left, double top, double room, const Exercise& exercise, bool answers)
{
    const std::vector<PageTable> apart = tablesOf(exercise.given, answers);
    if (exercise.sums.empty())
        return drawPageTables(canvas, left, top, room, apart);
    std::vector<PageTable> tables = besideEachOther(apart);
    double wide = 0;
    for (PageTable& table : tables) {
        table.caption = QObject::tr("%1 (given)").arg(table.caption);
        wide += tables_apart + tableWidth(canvas, table);
    }
    constexpr double least_sums = 230; // in lines that break
    if (least_sums + wide <= room)
        return std::max(drawSums(canvas, left, top, room - wide, exercise.sums, answers),
                        drawPageTables(canvas, left + room - wide + tables_apart, top, wide, tables));
    const double end = drawSums(canvas, left, top, room, exercise.sums, answers);
    return drawPageTables(canvas, left, end + part_gap / 2, room, wide <= room ? tables : apart);
}

// From one step to the next.
void drawChevron(Canvas& canvas, QPointF middle)
{
    QPainterPath line(middle + QPointF(-2, -4));
    line.lineTo(middle + QPointF(2, 0));
    line.lineTo(middle + QPointF(-2, 4));
    canvas.stroke(line, figureColors().text, 1, true);
}

double drawColumns(Canvas& canvas, double left, double top, double room, const Exercise& exercise, bool answers)
{
    constexpr double gap = 16, step = blank_height + 2, widest = 92, overhang = 5, head_line = 11;
    const Colors& c = figureColors();
    double labels = 0;
    for (const std::string& label : exercise.labels)
        labels = std::max(labels, canvas.textWidth(QString::fromStdString(label), strong_style));
    const auto count = double(exercise.columns.size());
    const double x = left + labels + label_space,
                 wide = std::min(widest, (left + room - overhang - x - (count - 1) * gap) / count);
    const bool sums =
        std::ranges::any_of(exercise.columns, [](const SheetColumn& column) { return column.sum.has_value(); });
    const auto linesIn = [&](const std::string& words, const TextStyle& style) {
        return linesOf(canvas, QString::fromStdString(words), style, wide + 2 * overhang);
    };
    qsizetype lines = 0;
    for (const SheetColumn& column : exercise.columns)
        lines = std::max(lines, linesIn(column.title, strong_style).size() + linesIn(column.rule, digit_style).size());
    const double head = head_line * double(lines) + 2;
    for (std::size_t key = 0; key < exercise.labels.size(); ++key)
        canvas.centredText(QString::fromStdString(exercise.labels[key]),
                           int(key) == exercise.chosen ? strong_style : word_style,
                           {x - label_space, top + head + key * step + blank_height / 2}, c.text, Align::End);
    const double low = top + head + exercise.labels.size() * step;
    double at = x;
    bool revealed = false; // what the last row is
    for (const SheetColumn& column : exercise.columns) {
        if (&column != &exercise.columns.front())
            drawChevron(canvas, {at - gap / 2, top + head + double(exercise.labels.size()) * step / 2 - 1});
        double baseline = top - 3;
        for (const auto& [words, style] : {std::pair(column.title, strong_style), std::pair(column.rule, digit_style)})
            for (const QString& line : linesIn(words, style))
                canvas.text(canvas.fitted(line, style, wide + 2 * overhang), style,
                            {at + wide / 2, baseline += head_line}, c.text, Align::Middle);
        for (std::size_t key = 0; key < column.numbers.size(); ++key)
            drawPageCell(canvas, QRectF(at, top + head + key * step, wide, blank_height),
                         cellOf(column.numbers[key], answers));
        if (column.sum) {
            if (!revealed)
                canvas.centredText(QObject::tr("sum"), strong_style, {at - label_space, low + 4 + blank_height / 2},
                                   c.text, Align::End);
            revealed = true;
            drawPageCell(canvas, QRectF(at, low + 4, wide, blank_height), cellOf(*column.sum, answers));
        }
        at += wide + gap;
    }
    return low + (sums ? 4 + blank_height : 0);
}

double drawMap(Canvas& canvas, double left, double top, double room, const Exercise& exercise, bool answers)
{
    const SheetTable& map = *exercise.map;
    PageTable table = tableOf(map, answers);
    for (std::size_t i = 0; i < table.cells.size(); ++i)
        if (table.cells[i].state == PageCell::State::Given)
            table.cells[i].shade = map.numbers[i].value >= 0.5 ? 1 : map.numbers[i].value >= 0.15 ? 0.4 : 0;
    double labels = 0;
    for (const QString& label : table.rows)
        labels = std::max(labels, canvas.textWidth(label, strong_style));
    table.cellWidth = std::min(42.0, (room - labels - 10) / double(table.columns.size()));
    const double lifted = 13; // no caption
    const QPointF corner = drawPageTable(canvas, {left, top - lifted}, table);
    if (exercise.asked.empty())
        return corner.y();
    // Beside the map if there is room.
    const double right = left + room, beside = corner.x() + 20;
    const bool fits = right - beside >= 110;
    const double x = fits ? beside : left, wide = fits ? right - beside : room;
    const double end =
        drawLines(canvas, x, fits ? top + lifted : corner.y() + 4, wide, QString::fromStdString(exercise.asked));
    const QRectF box(x + 0.5, end + 4, std::min(wide - 1, 130.0), blank_height);
    drawPageCell(canvas, box,
                 answers ? PageCell{QString::fromStdString(exercise.answer), PageCell::State::Answer}
                         : PageCell{{}, PageCell::State::Blank});
    return std::max(box.bottom(), corner.y());
}

// Small cells to cross out; on the key the blocked ones are hatched.
PageTable maskOf(const SheetTable& mask, bool answers)
{
    PageTable page{QString::fromStdString(mask.title),
                   stringsOf(mask.rows),
                   stringsOf(mask.columns),
                   {},
                   mask.chosen,
                   given_height};
    for (const SheetNumber& number : mask.numbers)
        page.cells.push_back({{}, answers && !number.mark.empty() ? PageCell::State::Hatched : PageCell::State::Blank});
    return page;
}

// x, the weights, the mask, and where the numbers are from.
double drawInputs(Canvas& canvas, double left, double top, double room, const Exercise& exercise, bool answers)
{
    if (exercise.sentence)
        top = drawSentence(canvas, left, top, room, stringsOf(exercise.labels), exercise.chosen) + 10;
    std::vector<PageTable> tables = tablesOf(exercise.inputs, answers);
    if (exercise.mask)
        tables.push_back(maskOf(*exercise.mask, answers));
    if (!tables.empty())
        top = drawPageTables(canvas, left, top, room, tables) + 4;
    const QString note = QString::fromStdString(exercise.inputs_note);
    return note.isEmpty() ? top : drawLines(canvas, left, top, room, note);
}

} // namespace

std::vector<SheetPart> sheetParts(const Exercise& exercise, bool answers)
{
    std::vector<SheetPart> parts;
    const Exercise* of = &exercise;
    if (exercise.sentence || !exercise.inputs.empty() || exercise.mask)
        parts.push_back({exercise.mask
                             ? QObject::tr("Given values. In the mask, cross out what each word may not look at.")
                         : exercise.inputs.empty() ? QObject::tr("The sentence")
                         : exercise.sentence       ? QObject::tr("The sentence and its words as numbers")
                                                   : QObject::tr("Given values"),
                         [of, answers](Canvas& canvas, double left, double top, double room) {
                             return drawInputs(canvas, left, top, room, *of, answers);
                         }});
    if (!exercise.sums.empty() || !exercise.given.empty())
        parts.push_back(
            {exercise.sums.empty() ? QObject::tr("Inputs for the row") : QString::fromStdString(exercise.sums_title),
             [of, answers](Canvas& canvas, double left, double top, double room) {
                 return drawQuery(canvas, left, top, room, *of, answers);
             }});
    parts.push_back(
        {QObject::tr("One row, step by step"), [of, answers](Canvas& canvas, double left, double top, double room) {
             return drawColumns(canvas, left, top, room, *of, answers);
         }});
    if (!exercise.context.empty())
        parts.push_back({QString::fromStdString(exercise.context_title),
                         [of, answers](Canvas& canvas, double left, double top, double room) {
                             top = drawSums(canvas, left, top, room, of->context, answers);
                             if (of->context_note.empty())
                                 return top;
                             canvas.text(QString::fromStdString(of->context_note), word_style, {left, top + 10},
                                         figureColors().text2);
                             return top + 14;
                         }});
    if (exercise.map)
        parts.push_back({QString::fromStdString(exercise.map_title),
                         [of, answers](Canvas& canvas, double left, double top, double room) {
                             return drawMap(canvas, left, top, room, *of, answers);
                         }});
    return parts;
}

} // namespace attn
