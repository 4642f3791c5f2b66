// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handout.h"

#include "core/explain/withhold.h"
#include "ui/document/selection.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/figureset.h"
#include "ui/figures/paintercanvas.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/stagecards.h"
#include "ui/paint/cellpainter.h"

#include <QObject>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

// points
constexpr double page_margin = 45, page_text = 9, page_title = 18, foot_size = 8;
constexpr double cell_width = 40, cell_height = 18, table_gap = 22, label_gap = 6, part_gap = 18, caption_line = 15;
constexpr int most_cells = 10; // across or down a table
constexpr int table_decimals = 3;

const TextStyle word_style{TextFace::Words, page_text}, caption_style{TextFace::Strong, page_text + 1},
    digit_style{TextFace::Numbers, page_text}, answer_style{TextFace::StrongNumbers, page_text};

HeatmapDataPtr matrixOf(const ComputedPtr& computed, const Selection& selection, const std::string& tensor)
{
    const int batch = selection.batch(), head = selection.head();
    if (!selection.step())
        return mapData(computed, tensor, batch, head, selection.looks(),
                       statsOfTensors(computed, {tensor}, selection.looks()));
    return atStep(heatmapData(*computed, tensor, batch, head, selection.looks()), *computed, selection.steps(),
                  selection.step(), tensor, head);
}

// What the chosen cell is made of, each matrix once.
std::vector<std::string> sourcesOf(const Computed& computed, const Selection& selection)
{
    const auto cell = chosenRef(computed, selection);
    if (!cell)
        return {};
    const auto explained = explain(computed.scene, *computed.realized, *computed.trace, *cell);
    std::vector<std::string> sources;
    for (const CellRef& input : explained ? inputsOf(*explained) : std::vector<CellRef>())
        if (std::ranges::find(sources, input.tensor) == sources.end())
            sources.push_back(input.tensor);
    return sources;
}

double labelRoom(const Canvas& canvas, const HeatmapData& data)
{
    double room = 0;
    for (const QString& label : data.rowLabels)
        room = std::max(room, canvas.textWidth(label, word_style));
    return room + label_gap;
}

// An answer is bold on grey.
void drawTableCell(Canvas& canvas, const QRectF& box, const HeatmapData& data, Cell cell, bool answer)
{
    const Colors& c = figureColors();
    const CellMark mark = data.mark(cell);
    if (answer)
        canvas.fill(box, c.line);
    if (mark == CellMark::Masked)
        canvas.hatch({&box, 1}, box.topLeft(), c, 0.7);
    const bool blank = isUntold(mark);
    drawRing(canvas, box, blank ? 0.5 : 0.25, blank ? 1 : 0.5, blank ? c.text : c.edge);
    if (!blank && mark != CellMark::Masked)
        canvas.centredText(formatCell(data.value(cell), table_decimals, 7), answer ? answer_style : digit_style,
                           box.center(), c.text);
}

// Its lower right corner.
QPointF drawTable(Canvas& canvas, QPointF corner, const QString& caption, const HeatmapData& data,
                  const HeatmapData* blanks)
{
    const Colors& c = figureColors();
    const double left = corner.x() + labelRoom(canvas, data), top = corner.y() + 2 * caption_line;
    canvas.text(caption, caption_style, {left, corner.y() + caption_line / 2}, c.text);
    for (int column = 0; column < data.columns; ++column) {
        const QString label = data.columnLabels.value(column);
        canvas.text(canvas.fitted(label, word_style, cell_width - 2), word_style,
                    {left + (column + 0.5) * cell_width, top - caption_line / 3}, c.text, Align::Middle);
    }
    for (int row = 0; row < data.rows; ++row) {
        const double middle = top + (row + 0.5) * cell_height;
        canvas.centredText(data.rowLabels.value(row), word_style, {left - label_gap, middle}, c.text, Align::End);
        for (int column = 0; column < data.columns; ++column)
            drawTableCell(canvas, QRectF(left + column * cell_width, top + row * cell_height, cell_width, cell_height),
                          data, {row, column}, blanks && blanks->mark({row, column}) == CellMark::Hidden);
    }
    return {left + data.columns * cell_width, top + data.rows * cell_height};
}

// Side by side, as many as there is room for; where they end.
double drawTables(Canvas& canvas, double top, double room, const Handout& handout)
{
    double x = page_margin, y = top, low = top;
    for (std::size_t i = 0; i < handout.numbers.size(); ++i) {
        const HeatmapDataPtr& data = handout.numbers[i];
        const double wide = labelRoom(canvas, *data) + data->columns * cell_width;
        if (x > page_margin && x + wide > page_margin + room) {
            x = page_margin;
            y = low + part_gap;
        }
        const QPointF corner = drawTable(canvas, {x, y}, data->tensor, *data,
                                         i < handout.blanks.size() ? handout.blanks[i].get() : nullptr);
        x = corner.x() + table_gap;
        low = std::max(low, corner.y());
    }
    return low;
}

double drawSentence(Canvas& canvas, double top, double room, const QStringList& sentence)
{
    const Colors& c = figureColors();
    constexpr double high = 20, inside = 8, space = 6;
    double x = page_margin, y = top;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const QString number = QString::number(i);
        const double before = inside + canvas.textWidth(number, digit_style) + space;
        const double wide = before + canvas.textWidth(sentence[i], word_style) + inside;
        if (x > page_margin && x + wide > page_margin + room) {
            x = page_margin;
            y += high + space;
        }
        const QRectF box(x, y, wide, high);
        drawRing(canvas, box, 0, 0.5, c.edge);
        canvas.centredText(number, digit_style, {x + inside, box.center().y()}, c.text2, Align::Start);
        canvas.centredText(sentence[i], word_style, {x + before, box.center().y()}, c.text, Align::Start);
        x += wide + space;
    }
    return y + high;
}

void frameAnswers(Canvas& canvas, const PanelLayout& panel, const HeatmapData& blanks)
{
    for (int row = 0; row < blanks.rows; ++row)
        for (int column = 0; column < blanks.columns; ++column)
            if (blanks.mark({row, column}) == CellMark::Hidden)
                drawCellFrame(canvas,
                              {panel.map.left() + column * panel.cell.width(),
                               panel.map.top() + row * panel.cell.height(), panel.cell.width(), panel.cell.height()},
                              CellFrame::Chosen, figureColors(), 0.7);
}

// As wide as the page, or as its height allows.
void drawPicture(QPainter& painter, Canvas& canvas, const QRectF& room, const Handout& page)
{
    const Figure& figure = page.picture;
    FigureLook look;
    look.widthCm = room.width() / points_per_cm;
    FigureLayout layout = layoutFigure(figure, look);
    for (; layout.size.height() > room.height() && look.widthCm > 4; layout = layoutFigure(figure, look))
        look.widthCm *= 0.95;
    for (PanelLayout& panel : layout.panels) // one page, one way of rounding
        panel.decimals = std::min(panel.decimals, table_decimals);
    painter.save();
    painter.translate(room.topLeft());
    paintFigure(canvas, figure, look, layout);
    for (std::size_t i = 0; i < page.pictureBlanks.size(); ++i)
        frameAnswers(canvas, layout.panels[i], *page.pictureBlanks[i]);
    painter.restore();
}

int hiddenCells(const HeatmapDataPtr& data)
{
    int hidden = 0;
    for (int row = 0; data && row < data->rows; ++row)
        for (int column = 0; column < data->columns; ++column)
            hidden += data->mark({row, column}) == CellMark::Hidden;
    return hidden;
}

} // namespace

Handout handoutOf(const ComputedPtr& computed, const Selection& selection, const QString& sceneName)
{
    const std::vector<StageInfo> stages = cardsOf(*computed->realized);
    const auto stage = std::ranges::find(stages, selection.stage(), &StageInfo::id);
    Handout page;
    page.title = sceneName;
    if (stage == stages.end() || stage->tensors.empty())
        return page;
    page.words = stage->heading;
    const Dims& dims = computed->realized->plan.dims;
    if (dims.H > 1 && stage->shape.size() >= 4)
        page.words += QObject::tr(", head %1").arg(selection.head());
    if (dims.B > 1)
        page.words += QObject::tr(", item %1").arg(selection.batch());
    for (std::int64_t t = 0; t < computed->realized->plan.dims.T; ++t)
        page.sentence << QString::fromStdString(tokenLabel(computed->scene, selection.batch(), t));
    for (const std::string& tensor : sourcesOf(*computed, selection))
        if (const HeatmapDataPtr data = matrixOf(computed, selection, tensor);
            data && data->rows <= most_cells && data->columns <= most_cells)
            page.numbers.push_back(data);
    const bool several = stage->tensors.size() > 1;
    for (const std::string& tensor : stage->tensors)
        page.picture.maps.push_back(
            {matrixOf(computed, selection, tensor), several ? tensorWords(*computed, tensor) : QString(), {}});
    page.picture.title = page.words;
    page.foot = sceneName;
    for (const auto& [key, text] :
         figureFacts(*computed, {{}, stage->tensors.front(), selection.batch(), {selection.head()}}))
        if (key == QLatin1String("Seed"))
            page.foot += QObject::tr(" · seed %1").arg(text);
    page.foot += QObject::tr(" · made with AttnScope");
    return page;
}

namespace {

// Another head or stage may be what is hidden.
int blanksInTables(const Handout& page)
{
    int hidden = 0;
    for (const HeatmapDataPtr& data : page.numbers)
        hidden += hiddenCells(data);
    return hidden;
}
int blanksInPicture(const Handout& page)
{
    int hidden = 0;
    for (const FigureMap& map : page.picture.maps)
        hidden += hiddenCells(map.data);
    return hidden;
}

} // namespace

int blanksOf(const Handout& page) { return blanksInTables(page) + blanksInPicture(page); }

std::vector<Handout> handoutPages(const ComputedPtr& computed, const Selection& selection, const QString& sceneName)
{
    std::vector<Handout> pages = {handoutOf(computed, selection, sceneName)};
    const int blanks = blanksOf(pages.front());
    if (blanks == 0)
        return pages;
    pages.front().task = blanks == 1 ? QObject::tr("Fill in the blank: one number is left out.")
                                     : QObject::tr("Fill in the blanks: %1 numbers are left out.").arg(blanks);
    Handout& key = pages.emplace_back(handoutOf(withAnswers(computed), selection, sceneName));
    key.blanks = pages.front().numbers;
    for (const FigureMap& map : pages.front().picture.maps)
        key.pictureBlanks.push_back(map.data);
    key.task = blanksInTables(pages.front()) == 0    ? QObject::tr("The answers are framed in the picture.")
               : blanksInPicture(pages.front()) == 0 ? QObject::tr("The answers are bold on grey in the tables.")
                                                     : QObject::tr("The answers are framed in the picture, and bold on "
                                                                   "grey in the tables.");
    key.words = QObject::tr("%1: the key, with the answers").arg(key.words);
    return pages;
}

void paintHandout(QPainter& painter, QSizeF page, const Handout& handout)
{
    const Colors& c = figureColors();
    const double room = page.width() - 2 * page_margin, bottom = page.height() - page_margin;
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    const TextStyle title{TextFace::Strong, page_title};
    const QString name = QObject::tr("Name");
    canvas.text(canvas.fitted(handout.title, title, room), title, {page_margin, page_margin + page_title}, c.text);
    canvas.text(handout.words, word_style, {page_margin, page_margin + page_title + part_gap}, c.text2);
    double y = page_margin + page_title + 1.5 * part_gap;
    canvas.fill(QRectF(page_margin, y, room, 1), c.text);
    if (!handout.task.isEmpty()) {
        y += part_gap;
        canvas.text(handout.task, caption_style, {page_margin, y}, c.text);
    }
    if (!handout.task.isEmpty() && handout.pictureBlanks.empty()) {
        const double line = page_margin + room * 0.6, word = canvas.textWidth(name, word_style) + label_gap;
        canvas.text(name, word_style, {line, y}, c.text2);
        canvas.fill(QRectF(line + word, y + 1, page_margin + room - line - word, 0.5), c.edge);
    }
    constexpr int most_words = 64;
    if (handout.sentence.size() <= most_words)
        y = drawSentence(canvas, y + part_gap, room, handout.sentence);
    y = drawTables(canvas, y + part_gap, room, handout);
    if (!handout.picture.maps.empty())
        drawPicture(painter, canvas, {page_margin, y + part_gap, room, bottom - 2 * part_gap - y}, handout);
    canvas.fill(QRectF(page_margin, bottom, room, 0.5), c.edge);
    canvas.text(handout.foot, {TextFace::Words, foot_size}, {page_margin, bottom + 12}, c.text2);
}

} // namespace attn
