// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rail/rail.h"

#include "ui/document/selection.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/inputblocks.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/rail/stagecard.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <tuple>

namespace attn {

namespace {

constexpr int gap_px = 12; // between cards, with a chevron in it

// The area behind the cards, which draws the chevrons.
class RailGround : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QList<StageCard*> cards = findChildren<StageCard*>(Qt::FindDirectChildrenOnly);
        for (const StageCard* card : cards)
            if (card->x() > gap_px)
                paintIcon(painter, QRectF(card->x() - gap_px + 1, height() / 2.0 - 5, 10, 10), QStringLiteral("right"),
                          colors().edge);
    }
};

} // namespace

Rail::Rail(Selection* selection, QWidget* parent) : ScrollArea(parent), m_selection(selection)
{
    setAccessibleName(tr("Stages"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // the cards take it
    auto* ground = new RailGround;
    m_row = new QHBoxLayout(ground);
    m_row->setContentsMargins(12, 0, 12, 0);
    m_row->setSpacing(gap_px);
    setWidget(ground);
    for (QWidget* surface : {static_cast<QWidget*>(ground), viewport(), static_cast<QWidget*>(this)})
        surface->setBackgroundRole(QPalette::AlternateBase);
    viewport()->setAutoFillBackground(true);
    ground->setAutoFillBackground(true);
    fit();
    connect(selection, &Selection::focusChanged, this, [this] {
        m_thumbnails.clear(); // of another head
        followSelection();
        updateThumbnails();
    });
    connect(selection, &Selection::looksChanged, this, [this] {
        if (m_selection->range().locked != m_locked)
            updateThumbnails();
    });
    connect(selection, &Selection::stepChanged, this, &Rail::followStep);
    connect(selection, &Selection::inputsChanged, this, &Rail::followInputs);
    onEvents(this, {QEvent::FontChange}, [this] { fit(); });
    onEvents(this, {QEvent::PaletteChange}, [this] {
        if (m_computed)
            updateThumbnails();
    });
}

void Rail::setComputed(const ComputedPtr& computed, const PreparedPtr& prepared)
{
    m_computed = computed;
    m_prepared = prepared;
    if (!prepared || !prepared->partial)
        m_thumbnails.clear();
    m_stages = cardsOf(*computed->realized);
    if (!m_only.empty())
        std::erase_if(m_stages, [this](const StageInfo& stage) {
            return std::ranges::find(m_only, stage.id.toStdString()) == m_only.end();
        });
    updateThumbnails();
}

void Rail::showOnly(const std::vector<std::string>& cards)
{
    if (std::exchange(m_only, cards) != cards && m_computed)
        setComputed(m_computed, m_prepared);
}

void Rail::updateThumbnails()
{
    if (!m_selection->isOf(m_computed))
        return;
    m_step = m_selection->step();
    m_locked = m_selection->range().locked;
    std::vector<HeatmapDataPtr> thumbnails;
    for (const StageInfo& stage : m_stages)
        thumbnails.push_back(thumbnailOf(stage));
    setStages(m_stages, thumbnails);
    followInputs();
}

void Rail::followInputs()
{
    // The thumbnail of a larger matrix has no cell for each of its numbers.
    const auto isWhole = [this](const StageInfo& stage) {
        const MatrixShape shape = matrixShape(m_computed->trace->find(stage.tensors.front())->shape);
        return shape.rows <= thumbnail_side && shape.columns <= thumbnail_side;
    };
    for (std::size_t i = 0; i < std::min(m_cards.size(), m_stages.size()); ++i)
        m_cards[i]->setInputs(m_computed && m_stages[i].on && isWhole(m_stages[i])
                                  ? inputBlocks(*m_computed, m_selection->inputs(), m_stages[i].tensors.front(),
                                                m_selection->batch(), m_selection->head())
                                  : std::vector<QRect>());
}

HeatmapDataPtr Rail::thumbnailOf(const StageInfo& stage)
{
    if (!stage.on)
        return nullptr;
    const std::string& tensor = stage.tensors.front();
    const int batch = m_selection->batch(), head = m_selection->head();
    HeldMatrixPtr data = m_prepared ? m_prepared->thumbnail(tensor, batch, head) : nullptr;
    HeldMatrixPtr& before = m_thumbnails[tensor];
    if (!data && m_prepared && m_prepared->partial) // it is not its turn
        data = before;
    if (!data)
        data = thumbnailData(*m_computed, tensor, batch, head);
    before = data;
    if (data && m_locked && stage.id == m_selection->stage()) { // the map has these colours: no cell has two
        auto locked = std::make_shared<HeldMatrix>(*data);
        std::tie(locked->low, locked->high) = lockedEnds(*m_locked, locked->colorMap);
        locked->logarithmic = m_selection->range().logarithmic;
        data = locked;
    }
    return atStep(std::move(data), *m_computed, m_selection->steps(), m_selection->step(), tensor, head);
}

// Only thumbnails of tensors between the two places change: stepping through a long row must not redraw all.
void Rail::followStep()
{
    const Walk& steps = m_selection->steps();
    const auto tensorOf = [&](const std::optional<StepPlace>& step) {
        return step ? step->tensor : static_cast<int>(steps.tensors().size());
    };
    const auto [from, to] = std::minmax({tensorOf(m_step), tensorOf(m_selection->step())});
    m_step = m_selection->step();
    for (std::size_t i = 0; m_selection->isOf(m_computed) && i < std::min(m_stages.size(), m_cards.size()); ++i) {
        const int number = m_stages[i].on ? steps.find(m_stages[i].tensors.front()) : -1;
        if (number >= from && number <= to)
            m_cards[i]->setStage(m_stages[i], thumbnailOf(m_stages[i]));
    }
}

void Rail::setStages(const std::vector<StageInfo>& stages, const std::vector<HeatmapDataPtr>& thumbnails)
{
    m_stages = stages;
    const std::size_t before = m_cards.size();
    while (m_cards.size() > stages.size()) {
        delete m_cards.back();
        m_cards.pop_back();
    }
    while (m_cards.size() < stages.size()) {
        auto* card = new StageCard(widget());
        card->installEventFilter(this);
        connect(card, &QAbstractButton::clicked, this, [this, card] {
            const QString id = card->id();
            if (card->isOn())
                m_selection->setStage(id);
            if (card->isOn() && !m_opened.isEmpty())
                Q_EMIT backAsked();
            followSelection(); // a click does not switch cards by itself
            if (!card->isOn())
                Q_EMIT offChosen(id);
        });
        m_row->addWidget(card);
        m_cards.push_back(card);
    }
    for (std::size_t i = 0; i < stages.size(); ++i)
        m_cards[i]->setStage(stages[i], i < thumbnails.size() ? thumbnails[i] : nullptr);
    tellChanges();
    followSelection();
    if (before != stages.size()) {
        fit();
        widget()->update(); // the chevrons
    }
}

void Rail::setChanges(std::vector<CardChange> changes)
{
    if (std::exchange(m_changes, changes) != changes)
        tellChanges();
}

void Rail::tellChanges()
{
    for (StageCard* card : m_cards) {
        const auto change = std::ranges::find(m_changes, card->id(), &CardChange::card);
        card->setChange(change == m_changes.end() ? std::nullopt : std::optional(*change));
    }
}

void Rail::walk(int steps)
{
    std::vector<StageCard*> open;
    int here = -1;
    for (StageCard* card : m_cards)
        if (card->isOn()) {
            if (card->id() == m_selection->stage())
                here = static_cast<int>(open.size());
            open.push_back(card);
        }
    if (open.empty())
        return;
    StageCard* card = open[std::clamp(here + steps, 0, static_cast<int>(open.size()) - 1)];
    m_selection->setStage(card->id());
}

QSize Rail::sizeHint() const { return {scaled(1280), height()}; }

bool Rail::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        int steps = 0;
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Left:
        case Qt::Key_Up:
        case Qt::Key_PageUp: steps = -1; break;
        case Qt::Key_Right:
        case Qt::Key_Down:
        case Qt::Key_PageDown: steps = 1; break;
        case Qt::Key_Home: steps = -static_cast<int>(m_cards.size()); break;
        case Qt::Key_End: steps = static_cast<int>(m_cards.size()); break;
        case Qt::Key_Return:
        case Qt::Key_Enter: static_cast<StageCard*>(watched)->click(); return true;
        default: return ScrollArea::eventFilter(watched, event);
        }
        walk(steps);
        for (StageCard* card : m_cards)
            if (card->id() == m_selection->stage())
                card->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return ScrollArea::eventFilter(watched, event);
}

void Rail::wheelEvent(QWheelEvent* event)
{
    // A plain wheel scrolls sideways: there is no other direction.
    const QPoint angle = event->angleDelta();
    horizontalScrollBar()->setValue(horizontalScrollBar()->value() - (angle.x() ? angle.x() : angle.y()) / 2);
    event->accept();
}

void Rail::setOpened(const QString& card)
{
    m_opened = card;
    followSelection();
}

void Rail::followSelection()
{
    bool moved = false;
    for (StageCard* card : m_cards) {
        const bool chosen = card->id() == (m_opened.isEmpty() ? m_selection->stage() : m_opened);
        // Tab stops at the selected card, where the arrow keys start, and at those they skip: cards to be turned on.
        card->setFocusPolicy(chosen || !card->isOn() ? Qt::StrongFocus : Qt::ClickFocus);
        if (card->isChecked() == chosen)
            continue;
        card->setChecked(chosen);
        if (chosen)
            setFocusProxy(card); // where the focus enters
        moved = true;
    }
    // After the layout: new cards have no place yet.
    if (moved)
        QMetaObject::invokeMethod(this, &Rail::revealChosen, Qt::QueuedConnection);
}

void Rail::revealChosen()
{
    for (StageCard* card : m_cards)
        if (card->isChecked())
            ensureWidgetVisible(card, gap_px, 0);
    // Half a card at the left end looks as if it were covered.
    const int left = horizontalScrollBar()->value();
    for (const StageCard* card : m_cards)
        if (left > 0 && card->x() - gap_px >= left) {
            horizontalScrollBar()->setValue(card->x() - gap_px);
            break;
        }
}

void Rail::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const int before = height();
    fit();
    if (height() != before) // requests during a resize are ignored
        QMetaObject::invokeMethod(this, &Rail::layOutAgain, Qt::QueuedConnection);
    revealChosen();
}

void Rail::layOutAgain()
{
    m_row->invalidate();
    m_row->activate();
}

void Rail::fit()
{
    const int cards = std::max(int(m_cards.size()), 1);
    const bool low = cards * (StageCard::leastSize(false).width() + gap_px) + gap_px > width();
    for (StageCard* card : m_cards)
        card->setLow(low);
    setFixedHeight(StageCard::leastSize(low).height() + scaled(low ? 12 : 18));
}

} // namespace attn
