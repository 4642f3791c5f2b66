// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handout.h"

#include "core/base/shownword.h"
#include "core/explain/withhold.h"
#include "ui/document/selection.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurelayout.h"
#include "ui/figures/figurenames.h"
#include "ui/figures/figurepainter.h"
#include "ui/figures/figureset.h"
#include "ui/figures/paintercanvas.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/operandpicture.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/stagecards.h"
#include "ui/paint/cellpainter.h"
#include "ui/paper/pageparts.h"

#include <QObject>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr double page_title = 18; // points
constexpr int most_cells = 10;    // across or down a table
constexpr int table_decimals = 3;

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
    if (explained && explained->operation == Operation::Copy) // the picture has the same numbers
        return sources;
    for (const CellRef& input : explained ? inputsOf(*explained) : std::vector<CellRef>()) {
        const std::string tensor = plainName(computed, input.tensor).toStdString(); // not "masked" where nothing masks
        if (std::ranges::find(sources, tensor) == sources.end())
            sources.push_back(tensor);
    }
    return sources;
}

PageTable tableOf(const HeatmapData& data, const HeatmapData* blanks)
{
    PageTable table{data.tensor, data.rowLabels, {}, {}};
    for (int column = 0; column < data.columns; ++column)
        table.columns << data.columnLabels.value(column);
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column) {
            const Cell cell{row, column};
            const CellMark mark = data.mark(cell);
            const bool answer = blanks && blanks->mark(cell) == CellMark::Hidden;
            if (isWithheldMark(mark))
                table.cells.push_back({{}, PageCell::State::Blank});
            else if (mark == CellMark::Masked)
                table.cells.push_back({{}, PageCell::State::Hatched});
            else
                table.cells.push_back({formatCell(data.value(cell), table_decimals, 7),
                                       answer ? PageCell::State::Answer : PageCell::State::Given});
        }
    return table;
}

std::vector<PageTable> tablesOf(const Handout& handout)
{
    std::vector<PageTable> tables;
    for (std::size_t i = 0; i < handout.numbers.size(); ++i)
        tables.push_back(tableOf(*handout.numbers[i], i < handout.blanks.size() ? handout.blanks[i].get() : nullptr));
    return tables;
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
    FigureLook look = page.look;
    look.widthCm = room.width() / points_per_cm;
    FigureLayout layout = layoutFigure(figure, look);
    for (; layout.size.height() > room.height() && look.widthCm > 4; layout = layoutFigure(figure, look))
        look.widthCm *= 0.95;
    for (PanelLayout& panel : layout.panels) // one rounding for the page
        panel.decimals = std::min(panel.decimals, table_decimals);
    painter.save();
    painter.translate(room.topLeft());
    paintFigure(canvas, figure, look, layout);
    for (std::size_t i = 0; i < page.pictureBlanks.size(); ++i)
        frameAnswers(canvas, layout.panels[i], *page.pictureBlanks[i]);
    painter.restore();
}

// Whole paragraphs, as many as leave half of the page to the numbers; where they end.
double drawText(Canvas& canvas, double top, QSizeF page, const QString& text)
{
    const double room = page.width() - 2 * page_margin, most = page.height() / 2;
    for (const QString& paragraph : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        const double lines = canvas.textWidth(paragraph, word_style) / room + 1;
        if (top + lines * text_line > most) {
            top = drawLines(canvas, page_margin, top, room, QStringLiteral("…"));
            break;
        }
        top = drawLines(canvas, page_margin, top, room, paragraph) + text_line / 3;
    }
    return top;
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
        page.words = placedTitle(
            *computed, stage->tensors.front(), page.words,
            int(tensorMatrix(*computed, *computed->trace->find(stage->tensors.front())).ownHead(selection.head())), {});
    if (dims.B > 1)
        page.words = QObject::tr("%1, item %2").arg(page.words, QString::number(selection.batch()));
    for (std::int64_t t = 0; t < computed->realized->plan.dims.T; ++t)
        page.sentence << QString::fromStdString(shownWord(tokenLabel(computed->scene, selection.batch(), t)));
    for (const std::string& tensor : sourcesOf(*computed, selection))
        if (const HeatmapDataPtr data = matrixOf(computed, selection, tensor);
            data && data->rows <= most_cells && data->columns <= most_cells)
            page.numbers.push_back(data);
    const bool several = stage->tensors.size() > 1;
    for (const std::string& tensor : stage->tensors)
        page.picture.maps.push_back(
            {matrixOf(computed, selection, tensor), several ? tensorWords(*computed, tensor) : QString(), {}});
    page.picture.title = page.words;
    QStringList foot = {sceneName};
    for (const auto& [key, text] :
         figureFacts(*computed, {{}, stage->tensors.front(), selection.batch(), {selection.head()}}))
        if (key == QLatin1String("Seed"))
            foot << QObject::tr("seed %1").arg(text);
    foot << QObject::tr("made with AttnScope");
    page.foot = foot.join(QStringLiteral(" · "));
    return page;
}

namespace {

// Another head or stage may be the hidden one.
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

std::vector<Handout> handoutPages(const ComputedPtr& computed, const Selection& selection, const QString& sceneName,
                                  const QString& text)
{
    std::vector<Handout> pages = {handoutOf(computed, selection, sceneName)};
    pages.front().text = text;
    const int blanks = blanksOf(pages.front());
    if (blanks == 0)
        return pages;
    pages.front().task = QObject::tr("Fill in the %n blanks.", nullptr, int(blanks));
    Handout& key = pages.emplace_back(handoutOf(withAnswers(computed), selection, sceneName));
    key.blanks = pages.front().numbers;
    for (const FigureMap& map : pages.front().picture.maps)
        key.pictureBlanks.push_back(map.data);
    key.task = blanksInTables(pages.front()) == 0 ? QObject::tr("The answers are framed in the picture.")
               : blanksInPicture(pages.front()) == 0
                   ? QObject::tr("The answers are bold on gray in the tables.")
                   : QObject::tr("The answers are framed in the picture and bold on gray in the tables.");
    key.words = QObject::tr("%1: answer key").arg(key.words);
    return pages;
}

void paintHandout(QPainter& painter, QSizeF page, const Handout& handout)
{
    const Colors& c = figureColors();
    const double room = page.width() - 2 * page_margin, bottom = page.height() - page_margin;
    PainterCanvas canvas(painter, PainterCanvas::Kind::Page, 0);
    const TextStyle title{TextFace::Strong, page_title};
    canvas.text(canvas.fitted(handout.title, title, room), title, {page_margin, page_margin + page_title}, c.text);
    canvas.text(handout.words, word_style, {page_margin, page_margin + page_title + part_gap}, c.text2);
    double y = page_margin + page_title + 1.5 * part_gap;
    canvas.fill(QRectF(page_margin, y, room, 1), c.text);
    if (!handout.text.isEmpty())
        y = drawText(canvas, y + part_gap / 2, page, handout.text);
    if (!handout.task.isEmpty()) {
        y += part_gap;
        canvas.text(handout.task, caption_style, {page_margin, y}, c.text);
    }
    if (!handout.task.isEmpty() && handout.pictureBlanks.empty())
        drawFillLine(canvas, QObject::tr("Name"), page_margin + room * 0.6, page_margin + room, y);
    constexpr int most_words = 64;
    if (handout.sentence.size() <= most_words)
        y = drawSentence(canvas, page_margin, y + part_gap, room, handout.sentence);
    y = drawPageTables(canvas, page_margin, y + part_gap, room, tablesOf(handout));
    if (!handout.picture.maps.empty())
        drawPicture(painter, canvas, {page_margin, y + part_gap, room, bottom - 2 * part_gap - y}, handout);
    drawFoot(canvas, page, handout.foot);
}

} // namespace attn
