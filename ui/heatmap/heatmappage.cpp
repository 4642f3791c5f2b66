// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmappage.h"

#include "ui/heatmap/focuspane.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/matrixrow.h"
#include "ui/kit/whenever.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/inputblocks.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/matrixparts.h"
#include "ui/matrix/partialview.h"
#include "ui/theme/fonts.h"

#include <QLabel>
#include <QResizeEvent>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

namespace attn {
namespace {

constexpr int focus_width = 416,
              focus_from_width = 1000; // px: pane of the head in focus; page width that has room for it

constexpr std::size_t most_ghost_cells = 64 * 64; // larger maps have no room for two numbers in a cell

bool rangeIsShared(const ColorRange& range) { return range.mode == RangeMode::Tensor || range.locked; }

} // namespace

HeatmapPage::HeatmapPage(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_gridScroll(new QScrollArea(this)), m_grid(new HeadGrid),
      m_focus(new FocusPane(this)), m_message(new QLabel(this))
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
    connectView(m_focus->view());
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
    Q_EMIT picturesChanged();
}

void HeatmapPage::followStep()
{
    const std::optional<StepPlace> before = m_step;
    m_step = m_selection->step();
    rebuild();
    HeatmapView* view = activeView();
    if (!view || !view->data())
        return;
    view->flash(cellsMade(m_selection->steps(), view->data()->tensor.toStdString(), before, m_step));
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
    m_grid->setHeads(m_heads, pictures);
    m_grid->setFocusedHead(m_selection->head());
    const int focused = std::clamp(m_selection->head(), 0, heads - 1);
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
    Q_EMIT picturesChanged();
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
    m_grid->setHeads({});
    m_focus->view()->setPicture({});
    m_focus->setData(nullptr, {});
}

void HeatmapPage::arrange()
{
    for (int i = 0; i < int(m_views.size()); ++i)
        m_views[i]->setVisible(m_shown == Shown::Matrices && i < m_viewCount);
    m_gridScroll->setVisible(m_shown == Shown::Heads);
    m_focus->setVisible(m_shown == Shown::Heads && m_focusFits && width() >= focus_from_width);
    m_message->setGeometry(rect()); // first: what has no size yet would be measured
    m_message->setVisible(m_shown == Shown::Nothing);
    if (m_shown == Shown::Matrices)
        arrangeMatrices();
    else if (m_shown == Shown::Heads)
        arrangeHeads();
}

void HeatmapPage::arrangeMatrices()
{
    std::vector<HeatmapDataPtr> matrices;
    for (int i = 0; i < m_viewCount; ++i)
        matrices.push_back(m_views[i]->data());
    const auto places = placeMatrices(matrices, size(), rangeIsShared(m_selection->range()), 1 / devicePixelRatioF());
    for (int i = 0; i < m_viewCount; ++i) {
        m_views[i]->setParts(places[i].parts);
        m_views[i]->setGeometry(places[i].place);
    }
}

void HeatmapPage::arrangeHeads()
{
    const int beside = m_focus->isVisibleTo(this) ? focus_width : 0;
    m_gridScroll->setGeometry(0, 0, width() - beside, height());
    m_grid->setVisibleHeight(height());
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
    describe();
}

void HeatmapPage::describe()
{
    QString sentence;
    const std::optional<Cell> cell = m_selection->hovered() ? m_selection->hovered() : m_selection->chosen();
    HeatmapDataPtr data = m_shown == Shown::Matrices ? m_views[activeNumber()]->data() : focusData();
    for (int i = 0; i < m_viewCount && m_shown == Shown::Matrices && m_selection->hovered(); ++i)
        if (m_views[i]->underMouse())
            data = m_views[i]->data();
    if (data && cell && data->contains(*cell)) {
        sentence = describeCell(*data, *cell);
        const Dims& dims = m_computed->realized->plan.dims;
        if (dims.H > 1 && m_shown == Shown::Heads)
            sentence = tr("head %1: %2").arg(m_grid->focusedHead()).arg(sentence);
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
