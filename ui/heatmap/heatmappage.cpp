// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/heatmappage.h"

#include "ui/heatmap/headspage.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/heatmap/matrixviews.h"
#include "ui/heatmap/operandview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/onevents.h"
#include "ui/kit/scrollarea.h"
#include "ui/matrix/inputblocks.h"
#include "ui/matrix/partialview.h"
#include "ui/paint/colorscale.h"
#include "ui/theme/fonts.h"

#include <algorithm>
#include <utility>

namespace attn {
namespace {

constexpr int hint_from_columns = 17; // smaller maps have digits
constexpr double one_color = 0.95;
constexpr int hint_gap = 12;
constexpr std::size_t most_steady_cells = 64 * 64;
constexpr int most_large_cells = 16; // of a matrix that can be whole with digits

} // namespace

HeatmapPage::HeatmapPage(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_maps(selection), m_matrices(new MatrixViews(selection, this)),
      m_heads(new HeadsPage(selection, this)), m_operands(new OperandView(selection, &m_maps)),
      m_operandPage(new ScrollArea(this)), m_note(new PlainLabel(this)), m_message(new PlainLabel(this)),
      m_hint(new LinkButton({}, this))
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    m_message->setAlignment(Qt::AlignCenter);
    m_message->setWordWrap(true);
    m_message->setForegroundRole(QPalette::PlaceholderText);

    useQuietFont(m_note, 12);
    m_note->hide();
    scrollOnGround(m_operandPage, m_operands);
    // Once everything has its place: where not all fits, the chosen cell is seen.
    connect(
        m_operands, &OperandView::composed, this,
        [this] {
            constexpr int around = 48; // px
            const auto chosen = m_selection->chosen();
            const QRectF place = chosen ? m_operands->placeOf(*chosen) : QRectF();
            if (!place.isEmpty())
                m_operandPage->ensureVisible(int(place.center().x()), int(place.center().y()), around, around);
        },
        Qt::QueuedConnection);
    m_operandPage->hide();

    connect(selection, &Selection::focusChanged, this, &HeatmapPage::rebuild);
    connect(selection, &Selection::looksChanged, this, &HeatmapPage::rebuild);
    connect(selection, &Selection::chosenChanged, this, &HeatmapPage::followChosen);
    connect(selection, &Selection::stepChanged, this, &HeatmapPage::followStep);
    connect(selection, &Selection::hoveredChanged, this, &HeatmapPage::followHovered);
    connect(selection, &Selection::inputsChanged, this, &HeatmapPage::followInputs);
    connect(m_matrices, &MatrixViews::made, this, &HeatmapPage::connectView);
    connect(m_heads, &HeadsPage::pointedAt, this, &HeatmapPage::describe);
    connect(m_heads, &HeadsPage::arranged, this, &HeatmapPage::placeHint);
    connectView(m_heads->largeView());
    connect(m_hint, &QAbstractButton::clicked, this, [this] {
        ColorRange range = m_selection->range();
        range.logarithmic = range.mode != RangeMode::Tensor;
        if (range.mode == RangeMode::Tensor)
            range.mode = RangeMode::Fit;
        m_selection->setRange(range);
    });
    m_hint->setFocusPolicy(Qt::TabFocus);
    m_hint->setToolTip(tr("More than 95% of the cells have nearly the same color"));
    rebuild();
    onEvents(this, {QEvent::Resize}, [this] { arrange(); });
}

void HeatmapPage::setComputed(ComputedPtr computed, MapPictures pictures, bool refined)
{
    m_refining = refined;
    m_updating = m_maps.computed() && !std::exchange(m_begins, false);
    m_maps.setComputed(std::move(computed), std::move(pictures));
    m_step = m_selection->step();
    rebuild();
    forgetHidden();
    m_updating = false;
    m_refining = false;
}

void HeatmapPage::setEarlier(const ComputedPtr& earlier)
{
    if (!m_maps.setEarlier(earlier) || !m_maps.computed())
        return;
    m_refining = true; // no number changes
    rebuild();
    m_refining = false;
}

HeatmapView* HeatmapPage::activeView() const
{
    if (m_shown == Shown::Matrices)
        return m_matrices->active();
    return m_shown == Shown::Heads && m_heads->showsLargeView() ? m_heads->largeView() : nullptr;
}

void HeatmapPage::connectView(HeatmapView* view)
{
    connect(view, &HeatmapView::cellChosen, this, [this, view](Cell cell) {
        if (m_shown == Shown::Matrices && m_matrices->views().size() > 1)
            m_selection->setTensor(view->data()->tensor);
        m_selection->setChosen(cell);
    });
    connect(view, &HeatmapView::cellHovered, this, [this](std::optional<Cell> cell) { m_selection->setHovered(cell); });
    connect(view, &HeatmapView::editAsked, this,
            [this, view](Cell cell, const QString& typed) { Q_EMIT editAsked(view, cell, typed); });
    Q_EMIT viewMade(view);
    // A plot keeps mouse events to itself: a menu for the page is requested here.
    view->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(view, &QWidget::customContextMenuRequested, this, [this, view](const QPoint& place) {
        if (contextMenuPolicy() == Qt::CustomContextMenu)
            Q_EMIT customContextMenuRequested(view->mapTo(this, place));
    });
}

void HeatmapPage::rebuild()
{
    if (!m_maps.computed())
        return showMessage({});
    if (!m_selection->isOf(m_maps.computed()))
        return;
    const Computed& computed = *m_maps.computed();
    const std::vector<StageInfo> stages = cardsOf(*computed.realized);
    const auto stage = std::ranges::find(stages, m_selection->stage(), &StageInfo::id);
    if (stage == stages.end())
        return showMessage(tr("The scene does not include this stage."));
    if (stage->tensors.empty())
        return showMessage(tr("%1 is %2").arg(stage->title, stage->subtitle));
    const std::string inFocus = tensorInFocus(computed, *m_selection);
    const bool aside = std::ranges::find(stage->aside, inFocus) != stage->aside.end();
    // Memory keys have rows of their own: no head shows them beside its queries in one map.
    const auto rowsOf = [&](const std::string& tensor) {
        return tensorMatrix(computed, *computed.trace->find(tensor)).rows;
    };
    const bool apart = m_selection->allHeads() && std::ranges::any_of(stage->tensors, [&](const std::string& tensor) {
                           return rowsOf(tensor) != rowsOf(stage->tensors.front());
                       });
    m_maps.setTensors(aside || apart ? std::vector<std::string>{inFocus} : stage->tensors);
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(m_maps.tensors().front()));
    m_note->hide();
    if (m_selection->allHeads() && matrix.hasHeads && matrix.layerHeads() > 1)
        showHeads(int(matrix.layerHeads()));
    else if (!showsOperands(computed, *m_selection) || !showOperands())
        showMatrices();
    arrange();
    followChosen();
    followHovered();
    followInputs();
    Q_EMIT rebuilt();
}

void HeatmapPage::setLesson(bool beside, bool sums)
{
    HeatmapParts parts;
    parts.mayLieFlat = true;
    parts.sums = sums;
    parts.digitsWidth = beside ? scaled(large_cell) : 0;
    m_matrices->setParts(parts);
    m_most = beside ? m_most : QSize();
    arrange();
}

void HeatmapPage::setLessonRoom(QSize most)
{
    if (std::exchange(m_most, most) != most && m_shown == Shown::Matrices)
        rebuild();
}

bool HeatmapPage::isWholeAt(QSize size) const
{
    const HeatmapDataPtr data = focusData();
    if (!data || std::max(data->rows, data->columns) > most_large_cells)
        return true;
    if (m_shown == Shown::Operands)
        return size.width() >= m_operands->wholeSize().width() && size.height() >= m_operands->wholeSize().height();
    return m_shown != Shown::Matrices || m_matrices->isLargeAt(size);
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
    if (m_shown == Shown::Heads)
        m_heads->flash(made);
    HeatmapView* view = activeView();
    if (!view || !view->data())
        return;
    const auto shown = std::dynamic_pointer_cast<const HeldMatrix>(view->data());
    if (const StageTensor* stage = findStage(m_maps.computed()->realized->plan.stages, "masked");
        m_step && stage && shown && shown->tensor == QLatin1String("masked")) { // over the scores that are masked
        auto unmasked = std::make_shared<HeldMatrix>(*shown);
        const HeldMatrixPtr scores = heatmapData(*m_maps.computed(), stage->from, m_selection->batch(),
                                                 m_selection->head(), m_selection->looks());
        const bool fits = scores && scores->size() == shown->size();
        for (const Cell cell : fits ? made : std::vector<Cell>()) {
            unmasked->values[shown->indexOf(cell)] = scores->value(cell);
            unmasked->marks[shown->indexOf(cell)] = CellMark::None;
        }
        view->settle(unmasked);
    }
    view->flash(std::move(made));
    if (m_step && m_selection->chosen())
        view->reveal(*m_selection->chosen());
}

MapRequest HeatmapPage::request() const
{
    MapRequest request{m_maps.tensors(), {}, m_selection->batch(), m_selection->looks(), currentTheme()};
    if (!m_maps.computed() || m_selection->step())
        return request;
    const auto views = m_matrices->views();
    for (std::size_t i = 0; m_shown == Shown::Matrices && i < views.size(); ++i)
        request.maps.push_back({request.tensors[i], m_selection->head(), views[i]->heatmapLayout().map});
    if (m_shown == Shown::Heads)
        request.maps = m_heads->maps();
    return request;
}

void HeatmapPage::showMatrices()
{
    m_shown = Shown::Matrices;
    m_plain.clear();
    std::vector<HeatmapDataPtr> matrices;
    for (const std::string& tensor : m_maps.tensors()) {
        m_plain.push_back(m_maps.of(tensor, m_selection->head()));
        matrices.push_back(m_maps.ghosted(m_plain.back(), m_selection->head()));
    }
    m_matrices->setOthers(sameRows(*matrices.front()));
    m_matrices->show(std::move(matrices), m_maps.pictures(),
                     m_refining   ? &HeatmapView::refineData
                     : m_updating ? &HeatmapView::updateData
                                  : &HeatmapView::setData);
    if (m_plain.size() < 2 || m_most.isEmpty() || m_matrices->isLargeAt(m_most))
        return;
    m_maps.setTensors({tensorInFocus(*m_maps.computed(), *m_selection)});
    showMatrices();
}

std::vector<HeatmapDataPtr> HeatmapPage::sameRows(const HeatmapData& shown) const
{
    std::vector<HeatmapDataPtr> others;
    for (const StageInfo& stage : cardsOf(*m_maps.computed()->realized))
        if (stage.tensors.size() == 1 && shown.attention && shown.size() <= most_steady_cells)
            if (const auto other = heatmapData(*m_maps.computed(), stage.tensors.front(), m_selection->batch(),
                                               m_selection->head(), m_selection->looks());
                other && other->attention && other->rows == shown.rows && other->columns == shown.columns)
                others.push_back(other);
    return others;
}

bool HeatmapPage::showOperands()
{
    const std::string tensor = tensorInFocus(*m_maps.computed(), *m_selection);
    m_operands->resize(size().expandedTo(m_operands->minimumSizeHint()));
    const QString refused = m_operands->show(tensor);
    m_note->setText(refused);
    m_note->setVisible(!refused.isEmpty());
    if (!refused.isEmpty())
        return false;
    m_shown = Shown::Operands;
    m_plain = {m_maps.of(tensor, m_selection->head())};
    return true;
}

void HeatmapPage::showHeads(int heads)
{
    m_shown = Shown::Heads;
    std::vector<std::vector<HeatmapDataPtr>> matrices;
    for (int head = 0; head < heads; ++head) {
        std::vector<HeatmapDataPtr>& parts = matrices.emplace_back();
        for (const std::string& tensor : m_maps.tensors())
            parts.push_back(m_maps.of(tensor, head));
    }
    m_heads->setHeads(std::move(matrices), m_maps.computed(), m_maps.pictures(), m_updating && !m_refining);
}

void HeatmapPage::showMessage(const QString& text)
{
    m_shown = Shown::Nothing;
    m_message->setText(text);
    arrange();
    describe();
}

void HeatmapPage::forgetHidden()
{
    m_matrices->forget(m_shown != Shown::Matrices);
    if (m_shown != Shown::Matrices && m_shown != Shown::Operands)
        m_plain.clear();
    if (m_shown != Shown::Heads)
        m_heads->clear();
}

// A view being hidden passes the focus to its successor, before it would go to some other part of the window.
void HeatmapPage::keepFocus()
{
    const auto views = m_matrices->views();
    QWidget* to = m_shown == Shown::Operands                     ? static_cast<QWidget*>(m_operands)
                  : m_shown == Shown::Matrices && !views.empty() ? views.front()
                                                                 : nullptr;
    const QWidget* had = window()->focusWidget();
    if (!to || !had || had == to || !isAncestorOf(had))
        return;
    const bool goes = had == m_operands || (to == m_operands && std::ranges::find(views, had) != views.end());
    if (!goes)
        return;
    (to == m_operands ? m_operandPage : to)->show();
    to->setFocus(Qt::OtherFocusReason);
}

void HeatmapPage::arrange()
{
    keepFocus();
    m_matrices->setVisible(m_shown == Shown::Matrices);
    m_heads->setGeometry(rect());
    m_heads->setVisible(m_shown == Shown::Heads);
    m_operandPage->setGeometry(rect());
    m_operandPage->setVisible(m_shown == Shown::Operands);
    if (m_shown != Shown::Operands)
        m_operands->clear();
    m_message->setGeometry(rect()); // first: what has no size yet would be measured
    m_message->setVisible(m_shown == Shown::Nothing);
    if (m_shown == Shown::Matrices)
        m_matrices->arrange();
    else if (m_shown == Shown::Heads)
        m_heads->arrange();
    followHint();
}

void HeatmapPage::followChosen()
{
    if (m_selection->isOf(m_maps.computed()) && !showsTheFocus())
        return rebuild();
    m_operands->refresh();
    m_matrices->setChosen(m_selection->chosen());
    m_heads->setChosen(m_selection->chosen());
    describe();
}

// Intermediate results have their own map, and operands are those of one tensor.
bool HeatmapPage::showsTheFocus() const
{
    const std::string tensor = tensorInFocus(*m_maps.computed(), *m_selection);
    if (m_shown == Shown::Operands)
        return tensor == m_operands->tensor();
    const std::vector<std::string>& tensors = m_maps.tensors();
    return m_shown == Shown::Nothing || std::ranges::find(tensors, tensor) != tensors.end();
}

void HeatmapPage::followInputs()
{
    if (!m_maps.computed())
        return;
    const auto blocks = [this](const HeatmapDataPtr& data) {
        return data ? inputBlocks(*m_maps.computed(), m_selection->inputs(), data->tensor.toStdString(),
                                  m_selection->batch(), m_selection->head())
                    : std::vector<QRect>();
    };
    for (HeatmapView* view : m_matrices->views())
        view->setInputs(blocks(view->data()));
    m_heads->setInputs(blocks(m_heads->largeView()->data()));
}

void HeatmapPage::followHovered()
{
    m_matrices->setHovered(m_selection->hovered());
    m_heads->setHovered(m_selection->hovered());
    m_operands->update();
    describe();
}

// If nearly all cells have one color: what would set them apart.
void HeatmapPage::followHint()
{
    const HeatmapDataPtr data = focusData();
    const ColorRange& range = m_selection->range();
    const bool revealed = data && data->finished() && data->columns >= hint_from_columns && !range.logarithmic &&
                          shareOfOneColor(*data, colors()) > one_color;
    m_hint->setVisible(revealed);
    if (revealed)
        m_hint->setText(range.mode == RangeMode::Tensor ? tr("Nearly one color · Fit to data")
                                                        : tr("Nearly one color · Use log scale"));
    placeHint();
}

// In the line over the maps of all heads, or in the page's corner where one head is shown.
void HeatmapPage::placeHint()
{
    // Not measured while hidden: at the start the fonts are not loaded yet.
    const bool hinted = !m_hint->isHidden();
    const QSize size = hinted ? m_hint->sizeHint() : QSize(0, 0);
    QRect place(QPoint(width() - size.width() - 16, height() - size.height() - 8), size);
    if (m_shown == Shown::Heads)
        place = m_heads->reserve(hinted ? size + QSize(hint_gap, 0) : size);
    if (hinted)
        m_hint->setGeometry(QRect(place.topLeft(), QSize(size.width(), place.height())));
    m_hint->raise();
    if (!m_note->isHidden())
        m_note->adjustSize();
    m_note->move(16, height() - m_note->height() - 6);
    m_note->raise();
}

void HeatmapPage::describe()
{
    QString sentence;
    const std::optional<Cell> cell = m_selection->hovered() ? m_selection->hovered() : m_selection->chosen();
    const HeatmapView* view = m_shown != Shown::Matrices ? nullptr
                              : m_selection->hovered()   ? m_matrices->pointed()
                                                         : m_matrices->active();
    HeatmapDataPtr data = view                         ? view->data()
                          : m_shown == Shown::Operands ? m_maps.ghosted(focusData(), m_selection->head())
                                                       : focusData();
    if (m_shown == Shown::Heads)
        data = m_heads->pointed();
    if (data && cell && data->contains(*cell)) {
        sentence = describeCell(*data, *cell);
        if (m_shown == Shown::Heads)
            sentence = tr("head %1: %2").arg(m_heads->pointedHead()).arg(sentence);
    }
    Q_EMIT described(sentence);
}

HeatmapDataPtr HeatmapPage::focusData() const
{
    if (m_shown == Shown::Matrices)
        return m_plain[m_matrices->activeNumber()];
    if (m_shown == Shown::Operands)
        return m_plain.front();
    return m_shown == Shown::Heads ? m_heads->inFocus() : nullptr;
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
