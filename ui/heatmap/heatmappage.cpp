// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmappage.h"

#include "ui/heatmap/focuspane.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/headsline.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/matrixrow.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/whenever.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/inputblocks.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/matrixparts.h"
#include "ui/matrix/partialview.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace attn {
namespace {

constexpr int focus_width = 416,
              focus_from_width = 1000;            // px: pane of the head in focus; page width that has room for it
constexpr std::size_t most_ghost_cells = 64 * 64; // larger maps have no room for two numbers in a cell
constexpr int line_height = 24;
constexpr int rest_milliseconds = 200;
constexpr int hint_from_columns = 17; // smaller maps have digits
constexpr double one_color = 0.95;
constexpr int hint_gap = 12;

} // namespace

HeatmapPage::HeatmapPage(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_line(new HeadsLine(this)), m_gridScroll(new QScrollArea(this)),
      m_grid(new HeadGrid), m_focus(new FocusPane(this)), m_message(new QLabel(this)), m_hint(new LinkButton({}, this)),
      m_rest(new QTimer(this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_gridScroll->setFrameShape(QFrame::NoFrame);
    m_gridScroll->setWidgetResizable(true);
    m_gridScroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_gridScroll->setFocusPolicy(Qt::NoFocus);
    m_gridScroll->setWidget(m_grid);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);

    connect(selection, &Selection::focusChanged, this, &HeatmapPage::rebuild);
    connect(selection, &Selection::looksChanged, this, &HeatmapPage::rebuild);
    connect(selection, &Selection::chosenChanged, this, &HeatmapPage::followChosen);
    connect(selection, &Selection::stepChanged, this, &HeatmapPage::followStep);
    connect(selection, &Selection::hoveredChanged, this, &HeatmapPage::followHovered);
    connect(selection, &Selection::inputsChanged, this, &HeatmapPage::followInputs);
    connect(m_grid, &HeadGrid::headChosen, selection, &Selection::setHead);
    connect(m_grid, &HeadGrid::headOpened, this, [this](int head) {
        m_selection->setHead(head);
        m_selection->setAllHeads(false);
    });
    connect(m_grid, &HeadGrid::cellChosen, this, [this](Cell cell) {
        if (m_focusFits)
            m_selection->setChosen(cell);
    });
    connect(m_grid, &HeadGrid::cellHovered, this, [this](std::optional<Cell> cell) {
        if (m_focusFits)
            m_selection->setHovered(cell);
        describe(); // perhaps the same cell of another head
    });
    connectView(m_focus->view());
    connect(m_hint, &QAbstractButton::clicked, this, [this] {
        ColorRange range = m_selection->range();
        range.logarithmic = range.mode != RangeMode::Tensor;
        if (range.mode == RangeMode::Tensor)
            range.mode = RangeMode::Fit;
        m_selection->setRange(range);
    });
    m_hint->setFocusPolicy(Qt::TabFocus);
    m_hint->setToolTip(tr("More than 95 % of the cells have nearly the same colour"));
    connect(m_grid, &HeadGrid::arranged, this, &HeatmapPage::arrangeLine);
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest_milliseconds);
    connect(m_rest, &QTimer::timeout, this, &HeatmapPage::readFacts);
    rebuild();
    whenever(this, {QEvent::Resize}, [this] { arrange(); });
}

void HeatmapPage::setComputed(ComputedPtr computed, MapPictures pictures, bool refined)
{
    m_refining = refined;
    m_updating = m_computed != nullptr;
    m_computed = std::move(computed);
    m_pictures = std::move(pictures);
    m_step = m_selection->step();
    rebuild();
    forgetHidden();
    m_updating = false;
    m_refining = false;
}

void HeatmapPage::setEarlier(const ComputedPtr& earlier)
{
    if (std::exchange(m_earlier, earlier) == earlier || !m_computed)
        return;
    m_refining = true; // no number is another one
    rebuild();
    m_refining = false;
}

HeatmapView* HeatmapPage::viewAt(int number)
{
    while (int(m_views.size()) <= number) {
        m_views.push_back(new HeatmapView(this));
        connectView(m_views.back());
    }
    return m_views[number];
}

HeatmapView* HeatmapPage::activeView() const
{
    if (m_shown == Shown::Matrices)
        return m_views[activeNumber()];
    return m_shown == Shown::Heads && m_focus->isVisibleTo(this) ? m_focus->view() : nullptr;
}

int HeatmapPage::activeNumber() const
{
    for (int i = 0; i < m_viewCount; ++i)
        if (m_views[i]->data() && m_views[i]->data()->tensor == m_selection->tensor())
            return i;
    return 0;
}

void HeatmapPage::connectView(HeatmapView* view)
{
    connect(view, &HeatmapView::cellChosen, this, [this, view](Cell cell) {
        if (m_shown == Shown::Matrices && m_viewCount > 1)
            m_selection->setTensor(view->data()->tensor);
        m_selection->setChosen(cell);
    });
    connect(view, &HeatmapView::cellHovered, this, [this](std::optional<Cell> cell) { m_selection->setHovered(cell); });
    // A plot keeps the mouse's events to itself: whoever gives the page a menu hears of them here.
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& place) {
        if (contextMenuPolicy() == Qt::CustomContextMenu)
            Q_EMIT customContextMenuRequested(view->mapTo(this, place));
    });
}

void HeatmapPage::rebuild()
{
    if (!m_computed)
        return showMessage({});
    const std::vector<StageInfo> stages = cardsOf(*m_computed->realized);
    const auto stage = std::ranges::find(stages, m_selection->stage(), &StageInfo::id);
    if (stage == stages.end())
        return showMessage(tr("This scene has no such stage."));
    if (stage->tensors.empty())
        return showMessage(tr("%1 is %2").arg(stage->title, stage->subtitle));
    m_tensors = stage->tensors;
    m_whole.reset();
    const TensorMatrix matrix = tensorMatrix(*m_computed, *m_computed->trace->find(stage->tensors.front()));
    if (m_selection->allHeads() && matrix.hasHeads && matrix.heads > 1)
        showHeads(*stage, int(matrix.heads));
    else
        showMatrices(*stage);
    arrange();
    followChosen();
    followHovered();
    followInputs();
}

void HeatmapPage::followStep()
{
    const std::optional<StepPlace> before = m_step;
    m_step = m_selection->step();
    rebuild();
    const HeatmapDataPtr data = focusData();
    if (!data)
        return;
    std::vector<Cell> made = cellsMade(m_selection->steps(), data->tensor.toStdString(), before, m_step);
    if (m_shown == Shown::Heads && m_focusFits)
        m_grid->flash(made);
    HeatmapView* view = activeView();
    if (!view || !view->data())
        return;
    view->flash(std::move(made));
    if (m_step && m_selection->chosen())
        view->reveal(*m_selection->chosen());
}

HeatmapDataPtr HeatmapPage::dataOf(const StageInfo& stage, const std::string& tensor, int head)
{
    if (HeatmapDataPtr made = m_pictures.find(stage.tensors, tensor, m_selection->batch(), head, m_selection->looks());
        made && !m_selection->step())
        return made;
    const Looks& looks = m_selection->looks();
    if (!m_whole)
        m_whole = statsOfTensors(m_computed, stage.tensors, looks);
    // A walk blanks single cells, and joined matrices have cells of several tensors: both need them at hand.
    const bool held = m_selection->step() || (m_selection->allHeads() && stage.tensors.size() > 1);
    if (!held)
        return mapData(m_computed, tensor, m_selection->batch(), head, looks, *m_whole);
    return atStep(heatmapData(*m_computed, tensor, m_selection->batch(), head, looks, &*m_whole), *m_computed,
                  m_selection->steps(), m_selection->step(), tensor, head);
}

HeatmapDataPtr HeatmapPage::ghosted(HeatmapDataPtr data) const
{
    const auto now = std::dynamic_pointer_cast<const HeldMatrix>(data);
    if (!m_earlier || !now || now->size() > most_ghost_cells)
        return data;
    const HeldMatrixPtr before = heatmapData(*m_earlier, now->tensor.toStdString(), m_selection->batch(),
                                             m_selection->head(), m_selection->looks());
    return withGhost(now, before, m_selection->ghost());
}

MapRequest HeatmapPage::request() const
{
    MapRequest request{m_tensors, {}, m_selection->batch(), m_selection->looks(), currentTheme()};
    if (!m_computed || m_selection->step())
        return request;
    for (int i = 0; m_shown == Shown::Matrices && i < m_viewCount; ++i)
        request.maps.push_back({m_tensors[i], m_selection->head(), m_views[i]->heatmapLayout().map});
    if (m_shown != Shown::Heads || m_tensors.size() > 1)
        return request;
    for (int head = 0; head < int(m_heads.size()); ++head)
        request.maps.push_back({m_tensors.front(), head, m_grid->geometryOf(head)});
    if (m_focus->isVisibleTo(this))
        request.maps.push_back({m_tensors.front(), m_grid->focusedHead(), m_focus->view()->heatmapLayout().map});
    return request;
}

void HeatmapPage::showMatrices(const StageInfo& stage)
{
    m_shown = Shown::Matrices;
    m_viewCount = int(stage.tensors.size());
    m_plain.clear();
    for (int i = 0; i < m_viewCount; ++i) {
        m_plain.push_back(dataOf(stage, stage.tensors[i], m_selection->head()));
        HeatmapDataPtr data = ghosted(m_plain.back());
        if (i < int(m_pictures.maps.size()))
            viewAt(i)->setPicture(m_pictures.maps[i]);
        if (m_refining)
            viewAt(i)->refineData(std::move(data));
        else if (m_updating)
            viewAt(i)->updateData(std::move(data));
        else
            viewAt(i)->setData(std::move(data));
    }
}

void HeatmapPage::showHeads(const StageInfo& stage, int heads)
{
    m_shown = Shown::Heads;
    m_heads.clear();
    for (int head = 0; head < heads; ++head) {
        std::vector<HeatmapDataPtr> parts;
        for (const std::string& tensor : stage.tensors)
            parts.push_back(dataOf(stage, tensor, head));
        m_heads.push_back(joined(parts));
    }
    m_focusFits = stage.tensors.size() == 1;
    std::vector<MapPicture> pictures;
    for (const MapPicture& picture : m_pictures.maps)
        if (pictures.size() < m_heads.size() && picture.data == m_heads[pictures.size()])
            pictures.push_back(picture);
    const int focused = std::clamp(m_selection->head(), 0, heads - 1);
    beginFacts();
    m_grid->setHeads(m_heads, pictures, m_updating && !m_refining);
    m_grid->setFocusedHead(focused);
    m_line->setHeads(m_heads, focused);
    if (m_pictures.maps.size() > m_heads.size()) // the last one is for the pane
        m_focus->view()->setPicture(m_pictures.maps.back());
    m_focus->setData(m_heads[focused], tr("Head %1 in focus").arg(focused));
}

void HeatmapPage::showMessage(const QString& text)
{
    m_shown = Shown::Nothing;
    m_message->setText(text);
    arrange();
    describe();
}

// What a view shows of a large layer keeps the whole layer in memory.
void HeatmapPage::forgetHidden()
{
    const auto forget = [](HeatmapView& view) {
        if (!view.data())
            return;
        view.setPicture({});
        view.setData(nullptr);
    };
    for (int i = m_shown == Shown::Matrices ? m_viewCount : 0; i < int(m_views.size()); ++i)
        forget(*m_views[i]);
    if (m_shown != Shown::Matrices)
        m_plain.clear();
    if (m_shown == Shown::Heads || m_heads.empty())
        return;
    m_heads.clear();
    m_rest->stop();
    m_reading.cancel();
    m_line->setHeads({}, 0);
    m_grid->setHeads({});
    m_focus->view()->setPicture({});
    m_focus->setData(nullptr, {});
}

void HeatmapPage::arrange()
{
    for (int i = 0; i < int(m_views.size()); ++i)
        m_views[i]->setVisible(m_shown == Shown::Matrices && i < m_viewCount);
    m_line->setVisible(m_shown == Shown::Heads);
    m_gridScroll->setVisible(m_shown == Shown::Heads);
    m_focus->setVisible(m_shown == Shown::Heads && m_focusFits && width() >= focus_from_width);
    m_message->setGeometry(rect()); // first: what has no size yet would be measured
    m_message->setVisible(m_shown == Shown::Nothing);
    if (m_shown == Shown::Matrices)
        arrangeMatrices();
    else if (m_shown == Shown::Heads)
        arrangeHeads();
    followHint();
}

void HeatmapPage::arrangeMatrices()
{
    std::vector<HeatmapDataPtr> matrices;
    for (int i = 0; i < m_viewCount; ++i)
        matrices.push_back(m_views[i]->data());
    const auto places = placeMatrices(matrices, size(), m_selection->range().isShared(), 1 / devicePixelRatioF());
    for (int i = 0; i < m_viewCount; ++i) {
        m_views[i]->setParts(places[i].parts);
        m_views[i]->setGeometry(places[i].place);
    }
}

void HeatmapPage::arrangeHeads()
{
    const int beside = m_focus->isVisibleTo(this) ? focus_width : 0, line = scaled(line_height);
    m_line->setGeometry(0, 0, width() - beside, line);
    m_gridScroll->setGeometry(0, line, width() - beside, std::max(height() - line, 0));
    m_grid->setVisibleHeight(height() - line);
    m_focus->setGeometry(width() - beside, 0, beside, height());
    const QRectF tile = m_grid->tileRect(m_grid->focusedHead());
    m_gridScroll->ensureVisible(int(tile.center().x()), int(tile.center().y()), 0, int(tile.height() / 2 + 24));
}

void HeatmapPage::followChosen()
{
    const std::optional<Cell> chosen = m_selection->chosen();
    for (int i = 0; i < m_viewCount; ++i)
        m_views[i]->setChosen(i == activeNumber() ? chosen : std::nullopt);
    m_focus->setChosen(chosen);
    m_grid->setChosen(m_focusFits ? chosen : std::nullopt);
    describe();
}

void HeatmapPage::followInputs()
{
    if (!m_computed)
        return;
    const auto blocks = [this](const HeatmapDataPtr& data) {
        return data ? inputBlocks(*m_computed, m_selection->inputs(), data->tensor.toStdString(), m_selection->batch(),
                                  m_selection->head())
                    : std::vector<QRect>();
    };
    for (int i = 0; i < m_viewCount; ++i)
        m_views[i]->setInputs(blocks(m_views[i]->data()));
    if (m_focusFits)
        m_focus->view()->setInputs(blocks(m_focus->view()->data()));
}

void HeatmapPage::followHovered()
{
    // A view that the pointer is in knows already; the others are told.
    const std::optional<Cell> hovered = m_selection->hovered();
    for (int i = 0; i < m_viewCount; ++i)
        m_views[i]->setHovered(m_views[i]->underMouse() || i == activeNumber() ? hovered : std::nullopt);
    m_focus->setHovered(hovered);
    m_grid->setHovered(m_focusFits ? hovered : std::nullopt);
    describe();
}

// At once for small heads. Large ones show none until nothing changes for a moment: reading them takes longer than a picture.
void HeatmapPage::beginFacts()
{
    m_rest->stop();
    m_reading.cancel();
    std::vector<std::optional<HeadFacts>> facts(m_heads.size());
    if (!m_heads.front()->attention || !m_heads.front()->hasRowSums())
        facts.clear(); // no weights
    else if (dynamic_cast<const LargeMatrix*>(m_heads.front().get()))
        m_rest->start();
    else
        std::ranges::transform(m_heads, facts.begin(), [](const HeatmapDataPtr& head) { return headFacts(*head); });
    m_grid->setFacts(std::move(facts));
}

void HeatmapPage::readFacts()
{
    m_reading.request([this, heads = m_heads](std::stop_token stop) -> std::function<void()> {
        std::vector<std::optional<HeadFacts>> facts;
        for (const HeatmapDataPtr& head : heads)
            facts.push_back(headFacts(*head, stop));
        return [this, facts] { m_grid->setFacts(facts); };
    });
}

// Where nearly all cells have one colour: what would tell them apart.
void HeatmapPage::followHint()
{
    const HeatmapDataPtr data = focusData();
    const ColorRange& range = m_selection->range();
    const bool told = data && data->finished() && data->columns >= hint_from_columns && !range.logarithmic &&
                      shareOfOneColor(*data, colors()) > one_color;
    m_hint->setVisible(told);
    if (told)
        m_hint->setText(range.mode == RangeMode::Tensor ? tr("Nearly one colour: fit to the data")
                                                        : tr("Nearly one colour: logarithmic"));
    arrangeLine();
}

// What stands over the maps of all heads. The hint is in it, or in the page's corner where one head is shown.
void HeatmapPage::arrangeLine()
{
    const QSize size = m_hint->sizeHint();
    const int reserved = m_hint->isHidden() ? 0 : size.width() + hint_gap;
    m_hint->setGeometry(m_shown == Shown::Heads
                            ? QRect(int(m_line->barPlace().left()) - reserved, 0, size.width(), m_line->height())
                            : QRect(QPoint(width() - size.width() - 16, height() - size.height() - 8), size));
    m_hint->raise();
    m_line->arrange(m_grid->headLayout().tileRect(0).left(), m_grid->factsAreBrief() ? headFactsKey() : QString(),
                    reserved);
}

void HeatmapPage::describe()
{
    QString sentence;
    const std::optional<Cell> cell = m_selection->hovered() ? m_selection->hovered() : m_selection->chosen();
    HeatmapDataPtr data = m_shown == Shown::Matrices ? m_views[activeNumber()]->data() : focusData();
    for (int i = 0; i < m_viewCount && m_shown == Shown::Matrices && m_selection->hovered(); ++i)
        if (m_views[i]->underMouse())
            data = m_views[i]->data();
    const int head = m_shown == Shown::Heads && m_selection->hovered() ? m_grid->hoveredHead() : m_grid->focusedHead();
    if (m_shown == Shown::Heads)
        data = m_heads[head];
    if (data && cell && data->contains(*cell)) {
        sentence = describeCell(*data, *cell);
        if (m_shown == Shown::Heads)
            sentence = tr("head %1: %2").arg(head).arg(sentence);
    }
    Q_EMIT described(sentence);
}

HeatmapDataPtr HeatmapPage::focusData() const
{
    if (m_shown == Shown::Matrices)
        return m_plain[activeNumber()];
    return m_shown == Shown::Heads ? m_heads[m_grid->focusedHead()] : nullptr;
}

void HeatmapPage::zoomIn()
{
    if (HeatmapView* view = activeView())
        view->zoomIn();
}

void HeatmapPage::zoomOut()
{
    if (HeatmapView* view = activeView())
        view->zoomOut();
}

void HeatmapPage::fit()
{
    if (HeatmapView* view = activeView())
        view->fit();
}

} // namespace attn
