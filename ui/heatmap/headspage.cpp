// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headspage.h"

#include "ui/document/selection.h"
#include "ui/heatmap/focuspane.h"
#include "ui/heatmap/headgrid.h"
#include "ui/heatmap/headsline.h"
#include "ui/heatmap/headspread.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/scrollarea.h"
#include "ui/matrix/matrixdata.h"
#include "ui/matrix/matrixparts.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <QTimer>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace attn {
namespace {

constexpr int focus_width = 416,
              focus_from_width = 1000; // px: pane of the head in focus; page width that has room for it
constexpr int line_height = 24;
constexpr int rest_milliseconds = 200;
constexpr int order_gap = 12, order_arrow = 38; // px: beside the colours; of the order's box besides its words

} // namespace

HeadsPage::HeadsPage(Selection* selection, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_line(new HeadsLine(this)), m_scroll(new ScrollArea(this)),
      m_grid(new HeadGrid), m_focus(new FocusPane(this)), m_spread(new HeadSpread(this)),
      m_orderBox(new QComboBox(this)), m_rest(new QTimer(this))
{
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_grid);
    connect(m_grid, &HeadGrid::headChosen, selection, &Selection::setHead);
    connect(m_spread, &HeadSpread::headChosen, selection, &Selection::setHead);
    connect(m_grid, &HeadGrid::headOpened, this, [this](int head) {
        m_selection->setHead(head);
        m_selection->setAllHeads(false);
    });
    connect(m_grid, &HeadGrid::cellChosen, this, [this](Cell cell) {
        if (alone())
            return m_selection->setChosen(cell);
        const auto [part, own] = inPart(cell);
        m_selection->go(m_selection->stage(), m_parts.front()[part]->tensor, m_selection->batch(), m_selection->head(),
                        own);
    });
    connect(m_grid, &HeadGrid::cellHovered, this, [this](std::optional<Cell> cell) {
        m_pointedPart.reset();
        if (cell)
            std::tie(m_pointedPart, *cell) = inPart(*cell);
        m_selection->setHovered(cell);
        setHovered(cell); // the same cell of another part
        Q_EMIT pointedAt();
    });
    connect(m_grid, &HeadGrid::arranged, this, &HeadsPage::arranged);
    connect(m_grid, &HeadGrid::headSwitchAsked, this, &HeadsPage::headSwitchAsked);
    connect(&m_losses, &HeadLosses::changed, this, &HeadsPage::showLosses);
    nameChoices(m_orderBox, tr("Head order"));
    m_orderBox->setToolTip(tr("Sort heads, largest first"));
    for (int sort = 0; sort < head_sorts; ++sort)
        m_orderBox->addItem(tr("by %1").arg(sortName(HeadSort(sort))));
    onEvents(m_orderBox, {QEvent::Show}, [this] { makeListRoomy(m_orderBox); }); // its words are measured: not before
    m_orderBox->hide();
    connect(m_orderBox, &QComboBox::activated, this, [this](int entry) {
        setOrder({HeadSort(entry), m_order.smallestFirst && entry != 0});
    });
    onEvents(this, {QEvent::Show}, [this] { arrange(); }); // before, the maps had no size
    m_rest->setSingleShot(true);
    m_rest->setInterval(rest_milliseconds);
    connect(m_rest, &QTimer::timeout, this, &HeadsPage::readFacts);
}

void HeadsPage::setHeads(std::vector<std::vector<HeatmapDataPtr>> heads, const ComputedPtr& computed,
                         const MapPictures& pictures, bool changed)
{
    m_parts = std::move(heads);
    m_heads.clear();
    for (const std::vector<HeatmapDataPtr>& parts : m_parts)
        m_heads.push_back(joined(parts));
    if (m_pointedPart && (m_parts.empty() || *m_pointedPart >= m_parts.front().size()))
        m_pointedPart.reset();
    m_computed = computed;
    m_grid->setSwitchable(m_heads.size() > 1 && whyNoHeadMatters(computed->realized->config).empty());
    std::vector<MapPicture> fitting;
    for (const MapPicture& picture : pictures.maps)
        if (fitting.size() < m_heads.size() && picture.data == m_heads[fitting.size()])
            fitting.push_back(picture);
    const int focused = std::clamp(m_selection->head(), 0, int(m_heads.size()) - 1);
    beginFacts();
    const Dims& dims = computed->realized->plan.dims;
    m_grid->setGroup(dims.KV > 0 && std::ssize(m_heads) == dims.H ? int(dims.H / dims.KV) : 1);
    m_grid->setHeads(m_heads, fitting, changed);
    m_grid->setFocusedHead(focused);
    m_line->setHeads(m_heads, focused);
    if (pictures.maps.size() > m_heads.size()) // the last one is for the pane
        m_focus->view()->setPicture(pictures.maps.back());
    m_focus->setData(m_heads[std::size_t(focused)], tr("Current head: %1").arg(focused));
}

void HeadsPage::clear()
{
    if (m_heads.empty())
        return;
    m_parts.clear();
    m_heads.clear();
    m_computed.reset();
    m_losses.want(nullptr, 0, {});
    m_rest->stop();
    m_reading.cancel();
    m_line->setHeads({}, 0);
    m_grid->setHeads({});
    m_focus->view()->setPicture({});
    m_focus->setData(nullptr, {});
}

std::size_t HeadsPage::partInFocus() const
{
    if (m_parts.empty())
        return 0;
    const QString tensor = QString::fromStdString(tensorInFocus(*m_computed, *m_selection));
    const auto part =
        std::ranges::find(m_parts.front(), tensor, [](const HeatmapDataPtr& each) { return each->tensor; });
    return part == m_parts.front().end() ? 0 : std::size_t(part - m_parts.front().begin());
}

Cell HeadsPage::onMap(std::size_t part, Cell cell) const
{
    for (std::size_t before = 0; before < part; ++before)
        cell.column += m_parts.front()[before]->columns;
    return cell;
}

std::pair<std::size_t, Cell> HeadsPage::inPart(Cell onMap) const
{
    std::size_t part = 0;
    for (; part + 1 < m_parts.front().size() && onMap.column >= m_parts.front()[part]->columns; ++part)
        onMap.column -= m_parts.front()[part]->columns;
    return {part, onMap};
}

void HeadsPage::setChosen(std::optional<Cell> cell)
{
    m_focus->setChosen(cell);
    m_grid->setChosen(cell && !m_parts.empty() ? std::optional(onMap(partInFocus(), *cell)) : std::nullopt);
}

void HeadsPage::setHovered(std::optional<Cell> cell)
{
    m_focus->setHovered(cell);
    m_grid->setHovered(cell && !m_parts.empty() ? std::optional(onMap(m_pointedPart.value_or(partInFocus()), *cell))
                                                : std::nullopt);
}

void HeadsPage::setInputs(std::vector<QRect> inputs)
{
    if (alone())
        m_focus->view()->setInputs(std::move(inputs));
}

void HeadsPage::flash(std::vector<Cell> cells)
{
    for (Cell& cell : cells)
        cell = onMap(partInFocus(), cell);
    m_grid->flash(cells);
}

void HeadsPage::arrange()
{
    m_focus->setVisible(alone() && width() >= focus_from_width);
    const int beside = showsLargeView() ? focus_width : 0, line = scaled(line_height);
    m_line->setGeometry(0, 0, width() - beside, line);
    m_scroll->setGeometry(0, line, width() - beside, std::max(height() - line, 0));
    // Bars of the heads' spread go below if the maps stay as large with them and keep as many labels.
    const int all = height() - line, spread = HeadSpread::wantedHeight();
    const HeadLayout less = m_grid->layoutAt(all - spread);
    m_spread->setVisible(!m_facts.empty() && less == m_grid->layoutAt(all) && less.needed.height() <= all - spread);
    m_grid->setVisibleHeight(m_spread->isHidden() ? all : all - spread);
    m_spread->setGeometry(0, height() - spread, width() - beside, spread);
    if (!m_spread->isHidden())
        m_scroll->resize(m_scroll->width(), height() - line - spread);
    m_focus->setGeometry(width() - beside, 0, beside, height());
    const QRectF tile = m_grid->tileRect(m_grid->focusedHead());
    m_scroll->ensureVisible(int(tile.center().x()), int(tile.center().y()), 0, int(tile.height() / 2 + 24));
}

QRect HeadsPage::reserve(QSize size)
{
    placeOrder();
    const int order = m_orderBox->isHidden() ? 0 : m_orderBox->width() + order_gap;
    m_line->arrange(m_grid->headLayout().tileRect(0).left(),
                    m_grid->factsAreBrief() ? headFactsKey(m_order.by, HeadFactsWords::Brief) : QString(),
                    m_facts.empty() ? QString() : headFactsKey(m_order.by, HeadFactsWords::Full), order + size.width());
    return {int(m_line->barPlace().left()) - order - size.width(), 0, size.width(), m_line->height()};
}

int HeadsPage::pointedHead() const { return m_selection->hovered() ? m_grid->hoveredHead() : m_grid->focusedHead(); }

HeatmapDataPtr HeadsPage::inFocus() const { return m_parts[std::size_t(m_grid->focusedHead())][partInFocus()]; }

HeatmapDataPtr HeadsPage::pointed() const
{
    return m_parts[std::size_t(pointedHead())][m_pointedPart.value_or(partInFocus())];
}

HeatmapView* HeadsPage::largeView() const { return m_focus->view(); }

bool HeadsPage::showsLargeView() const { return !m_focus->isHidden(); }

std::vector<MapPlace> HeadsPage::maps() const
{
    std::vector<MapPlace> maps;
    for (int head = 0; alone() && head < int(m_heads.size()); ++head)
        maps.push_back({m_heads[std::size_t(head)]->tensor.toStdString(), head, m_grid->geometryOf(head)});
    if (!maps.empty() && showsLargeView())
        maps.push_back({maps.front().tensor, m_grid->focusedHead(), m_focus->view()->heatmapLayout().map});
    return maps;
}

// Left of the colours, as wide as the words of the order that is chosen.
void HeadsPage::placeOrder()
{
    m_orderBox->setVisible(canOrder());
    if (!canOrder())
        return;
    const int end = int(m_line->barPlace().left()) - order_gap;
    const int words = m_orderBox->fontMetrics().horizontalAdvance(m_orderBox->currentText()) + scaled(order_arrow);
    m_orderBox->setGeometry(end - words, 1, words, m_line->height() - 2);
    m_orderBox->raise();
}

void HeadsPage::setOrder(HeadOrder order)
{
    if (std::exchange(m_order, order) == order)
        return;
    const QSignalBlocker silent(m_orderBox);
    m_orderBox->setCurrentIndex(int(order.by));
    m_orderBox->setToolTip(order.smallestFirst ? tr("Sort heads, smallest first") : tr("Sort heads, largest first"));
    wantLosses(canOrder());
    if (canOrder())
        showLosses();
    Q_EMIT arranged();
    Q_EMIT orderChanged();
}

// At once for small heads. Large ones show none until nothing changes for a moment: reading them takes longer than a picture.
void HeadsPage::beginFacts()
{
    m_rest->stop();
    m_reading.cancel();
    std::vector<HeadFacts> facts(m_heads.size());
    const HeatmapData& first = *m_heads.front();
    if (!alone() || !hasHeadFigures(*m_computed, first.tensor.toStdString()))
        facts.clear(); // no weights
    else if (dynamic_cast<const LargeMatrix*>(&first))
        m_rest->start();
    else
        for (std::size_t head = 0; head < facts.size(); ++head)
            if (m_heads[head]->finished())
                facts[head].figures =
                    headFigures(*m_computed, first.tensor.toStdString(), m_selection->batch(), int(head));
    wantLosses(!facts.empty());
    for (std::size_t head = 0; head < facts.size(); ++head)
        facts[head].loss = m_losses.of(int(head));
    showFacts(std::move(facts));
}

void HeadsPage::wantLosses(bool may)
{
    std::vector<int> heads(m_order.by == HeadSort::Lost && may ? m_heads.size() : 0);
    std::iota(heads.begin(), heads.end(), 0);
    const bool revealed = !heads.empty() && m_selection->isDone(resultOf(*m_computed->realized));
    m_losses.want(revealed ? m_computed : nullptr, m_selection->batch(), std::move(heads));
}

void HeadsPage::showLosses()
{
    std::vector<HeadFacts> facts = m_facts;
    for (std::size_t head = 0; head < facts.size(); ++head)
        facts[head].loss = m_losses.of(int(head));
    showFacts(std::move(facts));
}

void HeadsPage::showFacts(std::vector<HeadFacts> facts)
{
    const bool had = m_orderBox->isVisibleTo(this);
    m_facts = std::move(facts);
    m_grid->setFacts(m_facts, m_order.by);
    if (mayReorder())
        m_grid->setOrder(canOrder() ? orderedHeads(m_facts, m_order) : std::vector<int>());
    m_spread->setFacts(m_facts, std::clamp(m_selection->head(), 0, int(m_heads.size()) - 1));
    if (had != canOrder())
        arrange();
}

// Heads stay in place while results are pending: they move once.
bool HeadsPage::mayReorder() const
{
    if (m_order.by == HeadSort::Number || !canOrder())
        return true;
    if (m_order.by == HeadSort::Lost)
        return !m_losses.isBusy();
    return std::ranges::any_of(m_facts, [](const HeadFacts& facts) { return facts.figures.has_value(); });
}

void HeadsPage::readFacts()
{
    std::vector<bool> finished;
    finished.reserve(m_heads.size());
    for (const HeatmapDataPtr& head : m_heads)
        finished.push_back(head->finished());
    m_reading.request([this, computed = m_computed, tensor = m_heads.front()->tensor.toStdString(), finished,
                       batch = m_selection->batch()](const StopToken& stop) -> std::function<void()> {
        std::vector<HeadFacts> facts(finished.size());
        for (std::size_t head = 0; head < facts.size(); ++head)
            if (finished[head])
                facts[head].figures = headFigures(*computed, tensor, batch, int(head), stop);
        return [this, facts] {
            showFacts(facts);
            showLosses();
        };
    });
}

} // namespace attn
