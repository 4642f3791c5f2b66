// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/workarea.h"

#include "core/explain/withhold.h"
#include "core/rewrite/turnon.h"
#include "ui/compute/earlier.h"
#include "ui/document/cellnumbers.h"
#include "ui/document/headswitch.h"
#include "ui/document/keepinside.h"
#include "ui/document/sceneview.h"
#include "ui/editors/editorpanel.h"
#include "ui/explain/inspector.h"
#include "ui/heatmap/headspage.h"
#include "ui/heatmap/heatmappage.h"
#include "ui/heatmap/mapeditor.h"
#include "ui/help/helptexts.h"
#include "ui/kit/onevents.h"
#include "ui/kit/staleoverlay.h"
#include "ui/language/said.h"
#include "ui/matrix/numberwords.h"
#include "ui/matrix/stagecards.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/rail/rail.h"
#include "ui/studios/block/blockstudio.h"
#include "ui/studios/compare/comparestudio.h"
#include "ui/studios/studioframe.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/timebar/stepper.h"
#include "ui/window/centre.h"
#include "ui/window/centreheader.h"
#include "ui/window/columnground.h"
#include "ui/window/panelfolds.h"

#include <QAction>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QToolBar>
#include <QToolTip>
#include <QUndoStack>

#include <algorithm>
#include <utility>

namespace attn {

namespace {

constexpr std::int64_t most_ghost_elements = 300'000; // numbers of a layer kept beside the current one
constexpr int studio_controls = 262;                  // px: narrower than the editors, since a studio needs the room

bool stageIsOn(const ComputedPtr& computed, const QString& id)
{
    const auto stages = computed ? cardsOf(*computed->realized) : std::vector<StageInfo>();
    return std::ranges::any_of(stages, [&](const StageInfo& stage) { return stage.id == id && stage.on; });
}

} // namespace

WorkArea::WorkArea(Document* document, Selection* selection, QAction* lock, QAction* exportPicture, QWidget* parent)
    : QMainWindow(parent), m_document(document), m_selection(selection), m_rail(new Rail(selection)),
      m_centre(new Centre(selection, lock, exportPicture)), m_stepper(new Stepper(selection, this)),
      m_left(new ColumnGround(&ControlColumn::leastWidth)), m_right(new ColumnGround(&Inspector::leastWidth)),
      m_kinds(attn::studioKinds()), m_studios(m_kinds.size()),
      m_mapEditor(new MapEditor(document, selection, m_centre->page())), m_earlier(new Earlier(this)),
      m_offer(new QAction(this)), m_undo(new QAction(tr("Undo"), this))
{
    setWindowFlags(Qt::Widget); // a main window inside the main window
    setContextMenuPolicy(Qt::NoContextMenu);
    setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks | QMainWindow::AllowNestedDocks);
    QToolBar* bar = m_bar = new QToolBar(tr("Stages"), this);
    bar->setObjectName(QStringLiteral("rail"));
    bar->setMovable(false);
    bar->setFloatable(false);
    bar->setContentsMargins(0, 0, 0, 1); // the line below
    bar->addWidget(m_rail);
    addToolBar(Qt::TopToolBarArea, bar);
    setCentralWidget(m_centre);
    m_editorsDock = addPanel(QStringLiteral("editors"), tr("Editors"), m_left, Qt::LeftDockWidgetArea);
    m_explainDock = addPanel(QStringLiteral("explain"), tr("Explain"), m_right, Qt::RightDockWidgetArea);
    setPanelsMovable(false);
    foldPanels();
    m_editorsDock->toggleViewAction()->setIconText(tr("Controls")); // as they are called in a studio
    onEvents(this, {QEvent::FontChange}, [this] { makeRoom(); });
    connect(m_centre, &Centre::closeStudioAsked, this, &WorkArea::closeStudio);
    connect(m_centre->page()->headsPage(), &HeadsPage::headSwitchAsked, this, &WorkArea::switchHeadOff);
    connect(m_centre->header(), &CentreHeader::blockAsked, this, [this] { openStudio(BlockStudio::info().id); });
    connect(selection, &Selection::focusChanged, this, &WorkArea::leaveForStage);
    // The user's choice returns after a stage without such a cell.
    const auto keepInside = [this] {
        if (!m_computed)
            return;
        if (m_selection->chosen() != m_cellKept)
            m_cellWanted = m_selection->chosen();
        keepCellInside(*m_computed, *m_selection, m_cellWanted);
        m_cellKept = m_selection->chosen();
    };
    connect(selection, &Selection::focusChanged, this, keepInside);
    connect(selection, &Selection::chosenChanged, this, [this, keepInside] { // maybe of another matrix of the stage
        if (m_computed && m_selection->chosen() && !chosenRef(*m_computed, *m_selection))
            keepInside();
    });
    connect(selection, &Selection::focusChanged, m_stepper, &Stepper::followPlane);
    connect(m_rail, &Rail::offChosen, this, &WorkArea::offerStage);
    connect(m_rail, &Rail::backAsked, this, &WorkArea::closeStudio);
    connect(m_offer, &QAction::triggered, this, [this] { turnOn(m_offered); });
    connect(m_undo, &QAction::triggered, this, [this] { m_document->undoStack()->setIndex(m_undo->data().toInt()); });
    connect(m_centre, &Centre::turnOnAsked, this, [this](const QString& card) { turnOn(card, false); });
    connect(m_centre->page(), &HeatmapPage::rebuilt, this, [this] {
        if (m_inLesson)
            makeRoom();
    });
    connect(m_earlier, &Earlier::ready, this, &WorkArea::showEarlier);
    // A studio that has more to say does so after.
    for (auto signal : {&Selection::chosenChanged, &Selection::stepChanged})
        connect(selection, signal, this, [this] {
            if (m_studio)
                Q_EMIT described({});
        });
    for (auto signal : {&Selection::focusChanged, &Selection::stepChanged}) // what it speaks of is gone
        connect(selection, signal, this, [] { QToolTip::hideText(); });
}

void WorkArea::complete()
{
    editors();
    inspector();
}

EditorPanel* WorkArea::editors()
{
    if (m_editors)
        return m_editors;
    m_editors = new EditorPanel(m_document, m_selection);
    if (m_computed)
        m_editors->setComputed(m_computed);
    m_left->addWidget(m_editors);
    return m_editors;
}

EditorPanel* WorkArea::enterEditors()
{
    closeStudio();
    const bool shown = !m_editorsDock->isHidden();
    m_editorsDock->show();
    if (m_inLesson && !shown) { // the lesson's column is hidden
        makeRoom();
        setDockWidths(std::max(m_editorsWidth, ControlColumn::leastWidth()));
    }
    return editors();
}

std::vector<QWidget*> WorkArea::panels(bool headers) const
{
    QWidget* picture = headers ? m_centre : m_studio ? static_cast<QWidget*>(m_studio) : m_centre->page();
    std::vector<QWidget*> panels = {m_rail, m_left, picture, m_right};
    if (m_inLesson)
        panels.insert(panels.begin() + 1, m_lessonDock->widget());
    return panels;
}

Inspector* WorkArea::inspector()
{
    if (m_inspector)
        return m_inspector;
    m_inspector = new Inspector(m_selection);
    connect(m_inspector, &Inspector::leads, this, [this] { // to three maps side by side, in whose place it was
        if (m_inLesson)
            m_folds->keep(m_explainDock);
    });
    connect(m_inspector, &Inspector::leaveAsked, m_centre, &Centre::takeFocus);
    connect(m_inspector, &Inspector::headSwitchAsked, this, &WorkArea::switchHeadOff);
    connect(m_inspector, &Inspector::takeBackAsked, this,
            [this](const CellRef& cell) { takeBack(*m_document, cell, numberWords(*m_computed, cell)); });
    if (m_computed)
        m_inspector->setComputed(m_computed, m_edited);
    m_inspector->setEarlier(earlier(), m_document->lastStep());
    m_right->addWidget(m_inspector);
    return m_inspector;
}

Studio* WorkArea::studioNamed(const QString& id)
{
    const auto kind = std::ranges::find(m_kinds, id, [](const StudioKind& kind) { return kind.info.id; });
    if (kind == m_kinds.end())
        return nullptr;
    Studio*& studio = m_studios[std::size_t(kind - m_kinds.begin())];
    if (!studio) {
        editors(); // the first page on the left
        studio = kind->make(m_document, m_selection, nullptr);
        m_centre->studios()->addStudio(studio);
        m_left->addWidget(studio->controls());
        connect(studio, &Studio::described, this, &WorkArea::described);
        connect(studio, &Studio::controlsAsked, m_editorsDock, &QWidget::show);
        connect(studio, &Studio::leaveAsked, this, &WorkArea::closeStudio);
        connect(studio, &Studio::cardChangesChanged, this, &WorkArea::followOpened);
    }
    return studio;
}

void WorkArea::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && !m_studio && m_left->isAncestorOf(focusWidget()) && qobject_cast<const QLineEdit*>(focusWidget()))
        m_centre->takeFocus();
    else
        QMainWindow::keyPressEvent(event);
}

OnScreen WorkArea::onScreen() const
{
    OnScreen shown;
    shown.batch = m_selection->batch();
    shown.head = m_selection->head();
    if (!isVisible())
        return shown;
    if (!m_studio)
        shown.maps = m_centre->page()->request();
    shown.thumbnails = true;
    shown.checks = m_inspector && m_inspector->isVisible();
    return shown;
}

void WorkArea::setComputed(const ComputedPtr& computed, const PreparedPtr& prepared, bool newScene, bool edited)
{
    const ComputedPtr before = std::exchange(m_computed, computed);
    QString cameOn;
    {
        // Every view reads the whole selection when it gets the computation: without this each would also redraw the
        // old one.
        const QSignalBlocker quiet(m_selection);
        if (newScene) {
            m_cellWanted = m_cellKept = std::nullopt; // of the scene before
            lookAs(*computed, *m_selection);
            m_centre->page()->beginScene();
            if (m_inspector)
                m_inspector->forgetTrail();
            if (m_editors)
                m_editors->scrollToTop();
        } else if (ColorRange range = m_selection->range(); before && range.mode == rangeAtFirst(*before)) {
            range.mode = rangeAtFirst(*computed); // tokens changed
            m_selection->setRange(range);
        }
        if (newScene || stageIsOn(computed, m_turnedOn)) {
            const QString card = std::exchange(m_turnedOn, {});
            if (!newScene)
                m_selection->setStage(cameOn = card);
        }
        if (m_studio && !stageIsOn(before, m_studio->stage()) && stageIsOn(computed, m_studio->stage()))
            m_selection->setStage(m_studio->stage()); // turned on while its studio is open
        keepFocusInside(*computed, *m_selection);
        m_stepper->setComputed(computed, newScene);
        if (newScene && computed->scene.view && computed->scene.view->step)
            m_stepper->resume(*computed->scene.view->step);
        m_stageSeen = m_selection->stage();
    }
    showEverywhere(prepared, edited, false);
    if (m_studio && !cameOn.isEmpty() && m_studio->stage() != cameOn)
        closeStudio(); // turning on another stage means to see it
    if (!cameOn.isEmpty() && !m_studio && m_editorsDock->isVisible())
        editors()->reveal(cameOn); // with a first guess, to be adjusted
}

std::optional<View> WorkArea::view() const
{
    return m_computed ? std::optional(viewOf(*m_computed, *m_selection)) : std::nullopt;
}

void WorkArea::setStale(bool stale)
{
    if (stale && m_overlays.empty())
        for (QWidget* part : {static_cast<QWidget*>(m_rail), static_cast<QWidget*>(m_left),
                              static_cast<QWidget*>(m_centre->page()), static_cast<QWidget*>(m_right)})
            m_overlays.push_back(new StaleOverlay(part));
    for (StaleOverlay* overlay : m_overlays)
        overlay->setVisible(stale);
}

void WorkArea::setRefined(const ComputedPtr& computed, const PreparedPtr& prepared, bool edited)
{
    m_computed = computed;
    {
        const QSignalBlocker quiet(m_selection);
        m_stepper->setComputed(computed, false);
    }
    showEverywhere(prepared, edited, true);
}

void WorkArea::showEverywhere(const PreparedPtr& prepared, bool edited, bool refined)
{
    m_edited = edited;
    m_rail->setComputed(m_computed, prepared);
    followOpened();
    if (m_editors)
        m_editors->setComputed(m_computed);
    m_centre->setComputed(m_computed, prepared, refined);
    if (m_studio)
        showControls();
    if (m_inspector)
        m_inspector->setComputed(m_computed, edited, prepared);
    askForEarlier();
}

void WorkArea::goToCard(const QString& id)
{
    if (stageIsOn(m_computed, id))
        m_selection->setStage(id);
    else
        offerStage(id);
}

// Looking at a stage changes nothing: a button turns it on. In a studio that works on a copy there is none.
void WorkArea::offerStage(const QString& id)
{
    const auto cards = m_computed ? cardsOf(*m_computed->realized) : std::vector<StageInfo>();
    const auto card = std::ranges::find(cards, id, &StageInfo::id);
    if (card == cards.end())
        return;
    m_offered = id;
    m_offer->setIconText(card->turnOn.isEmpty() ? tr("Show controls") : tr("Turn on: %1").arg(card->turnOn));
    m_centre->offer(tr("%1, %2. %3").arg(card->title, card->subtitle, firstWordsOf(stageTopic(id))),
                    m_studio && m_studio->worksOnCopy() ? nullptr : m_offer, false);
}

void WorkArea::offerUndo(const QString& sentence, int by)
{
    m_undo->setText(by < 0 ? tr("Undo") : tr("Redo"));
    m_undo->setData(m_document->undoStack()->index() + by);
    m_centre->offer(sentence, m_undo, true);
    // Elsewhere it would undo another step.
    connect(m_document->undoStack(), &QUndoStack::indexChanged, m_centre, &Centre::withdrawOffer,
            Qt::SingleShotConnection);
}

// By the one choice that is enough, as an undoable step; else shows its controls. Stays in an open studio.
void WorkArea::turnOn(const QString& card, bool goesThere)
{
    const Scene& scene = m_document->scene();
    const std::string_view words = turnOnWords(scene.config, card.toStdString());
    auto made = attn::turnOn(scene, card.toStdString());
    const Change parts = ChangePart::Values | ChangePart::Config | ChangePart::Structure;
    if (made && !m_document->edit(said(words), std::move(made->scene), parts)) {
        m_turnedOn = goesThere ? card : QString();
        offerUndo(tr("Turned on: %1.").arg(said(words)));
        return;
    }
    enterEditors()->reveal(card);
}

// Of a large layer a second one would cost too much memory.
void WorkArea::askForEarlier()
{
    const bool small = m_computed->realized->plan.elements <= most_ghost_elements;
    const auto before = m_document->sceneBeforeLastStep();
    if (std::exchange(m_before, before) != before && m_selection->ghost() == Ghost::Before)
        m_selection->setGhost(Ghost::Both); // else the new edit would not be seen
    m_earlier->want(small ? before : nullptr, small ? withAnswers(m_computed) : nullptr);
    showEarlier();
}

ComputedPtr WorkArea::earlier() const { return withheldLike(m_computed, m_earlier->computed()); }

void WorkArea::showEarlier()
{
    const ComputedPtr earlier = this->earlier();
    m_centre->page()->setEarlier(earlier);
    if (m_inspector)
        m_inspector->setEarlier(earlier, m_document->lastStep());
    Q_EMIT earlierChanged(earlier);
}

void WorkArea::openStudio(const QString& id)
{
    Studio* studio = studioNamed(id);
    if (studio == m_studio)
        return;
    if (!m_studio) {
        m_explained = m_folds->isWanted(m_explainDock);
        m_editorsWidth = m_editorsDock->width();
    }
    if (studio && m_computed)
        studio->beforeOpened(*m_computed);
    m_studio = nullptr; // going to its stage must not close it
    if (studio && !studio->stage().isEmpty() && stageIsOn(m_computed, studio->stage()))
        m_selection->setStage(studio->stage());
    m_studio = studio;
    m_stageSeen = m_selection->stage();
    Q_EMIT described({}); // what the one before said
    followOpened();
    m_folds->want(m_explainDock, !studio && m_explained);
    showControls();
    if (m_inLesson)
        m_folds->want(m_editorsDock, studio);
    makeRoom(); // before the widths are set: what has none must not give its own away
    setDockWidths(studio ? widthOfControls(*studio) : m_editorsWidth);
    m_centre->studios()->setStudio(studio);
    m_centre->showStudios(studio != nullptr);
    Q_EMIT studioChanged();
}

// More than usual where words would be cut off, as long ones are in some languages.
int WorkArea::widthOfControls(Studio& studio)
{
    const int usual = scaled(studio_controls);
    const auto* column = dynamic_cast<ControlColumn*>(studio.controls());
    return std::clamp(column ? column->neededWidth() : 0, usual, usual * 5 / 4);
}

void WorkArea::setDockWidths(int controls)
{
    if (m_inLesson)
        resizeDocks({m_lessonDock, m_editorsDock}, {m_lessonDock->widget()->sizeHint().width(), controls},
                    Qt::Horizontal);
    else
        resizeDocks({m_editorsDock}, {controls}, Qt::Horizontal);
}

// The card of a studio whose stage is off is chosen too, as no other is shown.
void WorkArea::followOpened()
{
    const QString card = m_studio ? m_studio->stage() : QString();
    m_rail->setOpened(stageIsOn(m_computed, card) ? QString() : card);
    m_rail->setChanges(m_studio ? m_studio->cardChanges() : std::vector<CardChange>());
}

// If the studio's controls cannot help the editors stay: they may change what it refuses.
void WorkArea::showControls()
{
    const bool own = m_studio && (!m_computed || m_studio->controlsAreOfUse(*m_computed));
    const bool shows = m_studio && m_computed && m_studio->unavailable(*m_computed).isEmpty();
    m_stepper->setOwnSteps(shows ? m_studio->ownSteps() : nullptr);
    m_stepper->setStart(shows ? m_studio->stage() : QString());
    m_left->setCurrentWidget(own ? m_studio->controls() : editors());
}

void WorkArea::pinForComparing()
{
    static_cast<CompareStudio*>(studioNamed(CompareStudio::info().id))->pin(m_computed);
}

void WorkArea::compareHeads(int a, int b)
{
    const auto hasHeads = [this](const std::string& name) {
        const TracedTensor* tensor = m_computed->trace->find(name);
        return tensor && tensorMatrix(*m_computed, *tensor).layerHeads() > 1;
    };
    if (m_computed &&
        !hasHeads(tensorInFocus(*m_computed, *m_selection))) // of heads that are joined none can be compared
        m_selection->setStage(cardOfTensor(*m_computed->realized, hasHeads("weights") ? "weights" : "scores"));
    m_selection->setHead(b);
    openStudio(CompareStudio::info().id);
    static_cast<CompareStudio*>(studioNamed(CompareStudio::info().id))->compareWithHead(a);
}

void WorkArea::switchHeadOff(int head)
{
    if (const auto fault = switchHead(*m_document, head))
        m_centre->setError(QString::fromStdString(fault->message));
}

void WorkArea::switchHeadsOn()
{
    if (const auto fault = switchAllHeadsOn(*m_document))
        m_centre->setError(QString::fromStdString(fault->message));
}

void WorkArea::leaveForStage()
{
    const bool moved = std::exchange(m_stageSeen, m_selection->stage()) != m_selection->stage();
    if (!m_studio || m_stepper->isMoving()) // a step that leads elsewhere shows what the studio makes of it
        return;
    // Who goes to another stage wants to see it. A studio whose stage is off began at another one.
    const bool elsewhere = !m_studio->stage().isEmpty() && m_selection->stage() != m_studio->stage() &&
                           (moved || stageIsOn(m_computed, m_studio->stage()));
    if (elsewhere || (moved && m_computed && m_studio->leaves(*m_computed)))
        closeStudio();
}

} // namespace attn
