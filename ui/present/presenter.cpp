// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter.h"

#include "ui/document/sceneview.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/matrix/cellplace.h"
#include "ui/present/keylist.h"
#include "ui/present/notesview.h"
#include "ui/present/slide.h"
#include "ui/present/slidedesign.h"
#include "ui/timebar/stepper.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QSettings>
#include <QStackedLayout>

#include <algorithm>

namespace attn {

namespace {

void fillScreen(QWidget* window, QScreen* screen)
{
    window->setGeometry(screen->geometry());
    window->showFullScreen();
}

// A screen that `one` is not on; null if there is none.
QScreen* otherScreen(const QScreen* one)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [one](const QScreen* screen) { return screen != one; });
    return other == screens.end() ? nullptr : *other;
}

} // namespace

Presenter::Presenter(Selection* selection, Stepper* stepper, QWidget* parent)
    : QWidget(parent, Qt::Window), m_selection(selection), m_stepper(stepper), m_pages(new QStackedLayout(this)),
      m_slide(new Slide(selection, stepper)), m_penBar(new PenBar(&m_pen, m_slide))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setWindowTitle(tr("Presenter"));
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_slide);
    m_slide->setPenStrokes(&m_pen);
    onEvents(this, {QEvent::Resize}, [this] { placeKeys(); });
    connect(m_slide, &Slide::pointedAt, this, &Presenter::point);
    connect(m_slide, &Slide::pointedAt, m_penBar, &PenBar::appear);
}

Presenter::~Presenter()
{
    if (m_notes && m_notes->isWindow())
        delete m_notes;
}

void Presenter::setComputed(const ComputedPtr& computed, const QString& sceneName, bool whatIf)
{
    const ComputedPtr before = std::exchange(m_computed, computed);
    m_told = whatIf ? withhold(m_told ? m_told : before, m_selection->hidden()) : nullptr;
    for (Slide* slide : slides())
        slide->setTold(m_told);
    m_sceneName = sceneName;
    m_slide->setComputed(computed, sceneName);
    if (m_notes)
        m_notes->setComputed(computed, sceneName);
}

std::vector<Slide*> Presenter::slides() const
{
    std::vector<Slide*> all{m_slide};
    if (m_notes)
        all.push_back(m_notes->slide());
    return all;
}

void Presenter::setClassStep(const ClassStep& step)
{
    const bool same =
        step.exists() && m_classStep.exists() && step.number == m_classStep.number && step.title == m_classStep.title;
    const int last = step.exists() ? int(step.parts.size()) - 1 : 0;
    const bool acts = std::ranges::any_of(step.parts, &ClassPart::acts);
    // At its end, if that is only text: no action was carried out.
    m_part = same ? std::min(m_part, last) : std::exchange(m_backwards, false) && !acts ? last : 0;
    m_classStep = step;
    if (m_keyList)
        m_keyList->setLesson(step.exists());
    if (!same && std::exchange(m_mapWanted, false))
        setPictureSource(m_source);
    showStep();
}

void Presenter::showStep()
{
    for (Slide* slide : slides())
        slide->setClassStep(m_classStep, m_part);
    if (m_notes)
        m_notes->setClassStep(m_classStep, m_part);
}

void Presenter::setPictureSource(Slide::PictureSource source)
{
    m_source = std::move(source);
    m_mapWanted = false;
    for (Slide* slide : slides())
        slide->setPictureSource(m_source);
}

void Presenter::refresh()
{
    for (Slide* slide : slides())
        slide->refresh();
}

void Presenter::toggleMap()
{
    m_mapWanted = !m_mapWanted;
    for (Slide* slide : slides())
        slide->setPictureSource(m_mapWanted && m_computed ? Slide::PictureSource() : m_source);
}

void Presenter::setNext(const NextPiecesPtr& next)
{
    m_next = next;
    for (Slide* slide : slides())
        slide->setNext(next);
}

void Presenter::begin(const ClassPart& part)
{
    if (part.does == ClassPart::Does::Reveal) {
        m_hiddenBefore = m_selection->hidden();
        Q_EMIT revealAsked(); // of the step: the one shown here may still be the previous
    } else if (part.does == ClassPart::Does::Solve) {
        Q_EMIT solutionAsked(true);
    }
}

void Presenter::takeBack(const ClassPart& part)
{
    if (part.does == ClassPart::Does::Solve)
        Q_EMIT solutionAsked(false);
    if (part.does != ClassPart::Does::Reveal || !m_computed)
        return;
    // Besides what has been hidden since.
    std::vector<CellBlock> again = insideOf(*m_computed, m_hiddenBefore);
    std::erase_if(again, [&](const CellBlock& block) { return hidesAll(*m_computed, block); });
    if (!again.empty())
        m_selection->setHidden(toggled(*m_computed, m_selection->hidden(), again));
}

void Presenter::go(int by)
{
    if (!m_classStep.exists() && by < 0)
        return back();
    if (!m_classStep.exists() && m_computed && m_stepper->canGoOn())
        return m_stepper->on();
    if (const int part = m_part + by; m_classStep.exists() && part >= 0 && part < int(m_classStep.parts.size())) {
        by > 0 ? begin(m_classStep.parts[std::size_t(part)]) : takeBack(m_classStep.parts[std::size_t(m_part)]);
        m_part = part;
        return showStep();
    }
    if (by > 0 && (!m_classStep.exists() || m_classStep.isLast()))
        return setBlank(true, tr("That was the last slide. Press any key to go back to it."));
    m_backwards = by < 0;
    Q_EMIT lessonAsked(by);
    m_backwards = false;
}

void Presenter::goToEnd(bool last)
{
    if (!m_classStep.exists())
        return last ? m_stepper->toLast() : m_stepper->toCount(0);
    const int steps = (last ? m_classStep.count - 1 : 0) - m_classStep.number;
    m_classStep.number = -1;   // even this one is entered again
    Q_EMIT lessonAsked(steps); // to its first part: the others may answer what was not asked yet
}

void Presenter::present()
{
    QScreen* own = parentWidget()->screen();
    QScreen* other = otherScreen(own);
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto last =
        std::ranges::find(screens, QSettings().value(QLatin1String(screen_setting)).toString(), &QScreen::name);
    presentOn(last != screens.end() ? *last : other ? other : own);
}

void Presenter::presentOn(QScreen* screen)
{
    if (QScreen* other = otherScreen(screen)) {
        QScreen* own = parentWidget()->screen();
        showNotes();
        fillScreen(m_notes, own == screen ? other : own);
    }
    fillScreen(this, screen);
    activateWindow();
    setFocus();
}

void Presenter::startHere()
{
    const QString stage = m_selection->stage();
    const int first = m_selection->steps().find(tensorInFocus(*m_computed, *m_selection));
    if (first <= 0)
        return m_stepper->toCount(0);
    const StepTensor& before = m_selection->steps().tensors()[std::size_t(first) - 1];
    const StepPlace place{first - 1, before.rows - 1, before.columns - 1, -1};
    m_selection->goToStep(place, m_stepper->stageOf(place));
    m_selection->setStage(stage);
    m_selection->setChosen(Cell{0, 0});
}

void Presenter::showNotes()
{
    if (m_notes)
        return;
    m_notes = new NotesView(m_selection, m_stepper, m_slide);
    m_notes->installEventFilter(this);
    m_notes->setComputed(m_computed, m_sceneName);
    m_notes->slide()->setSpotlight(m_slide->spotlight());
    m_notes->slide()->showEquation(m_slide->showsEquation());
    m_notes->slide()->setEarlier(m_earlier);
    m_notes->slide()->setTold(m_told);
    m_notes->slide()->setPictureSource(m_mapWanted ? Slide::PictureSource() : m_source);
    m_notes->slide()->setClassStep(m_classStep, m_part);
    m_notes->setClassStep(m_classStep, m_part);
    m_notes->slide()->setNext(m_next);
    m_notes->slide()->setPenStrokes(&m_pen);
    connect(m_notes->slide(), &Slide::pointedAt, this, &Presenter::point);
}

// The picture on the notes' screen and vice versa; with one screen, each in place of the other.
void Presenter::swap()
{
    if (m_notes && m_notes->isWindow()) {
        QScreen* own = screen();
        QScreen* other = m_notes->screen();
        fillScreen(m_notes, own);
        fillScreen(this, other);
        QSettings().setValue(QLatin1String(screen_setting), other->name());
        return;
    }
    showNotes();
    if (m_pages->indexOf(m_notes) < 0) {
        m_pages->addWidget(m_notes);
        m_notes->setComputed(m_computed, m_sceneName); // it no longer is the teacher's own screen
    }
    m_pages->setCurrentIndex(m_pages->currentIndex() == 0 ? 1 : 0);
}

void Presenter::toggleKeys()
{
    constexpr int margin = 16;
    if (!m_keys) {
        m_keyList = new KeyList(slidedesign::controlPx(this));
        m_keyList->setLesson(m_classStep.exists());
        m_keys = new QWidget(this);
        m_keys->setAutoFillBackground(true);
        columnOf(m_keys, 0, {m_keyList, freeRoom(1)})->setContentsMargins(margin, margin, margin, margin);
        m_keys->hide();
    }
    m_keys->setVisible(m_keys->isHidden());
    placeKeys();
}

bool Presenter::hasNotes() const
{
    return m_classStep.exists() ? !m_classStep.notes.isEmpty() || !m_classStep.hints.isEmpty()
                                : m_computed && !m_computed->scene.speaker_notes.empty();
}

void Presenter::placeKeys()
{
    constexpr double part = 0.4; // of the width: beside the map
    const int wide = m_keys && !m_keys->isHidden() ? int(part * width()) : 0;
    if (wide > 0)
        m_keys->setGeometry(width() - wide, 0, wide, height());
}

void Presenter::back()
{
    if (m_stepper->isAtStart())
        m_stepper->toCount(0);
    else
        m_stepper->back();
}

QSize Presenter::accessibleCount() const { return m_slide->map()->accessibleCount(); }

std::optional<Cell> Presenter::accessibleCurrent() const { return m_slide->map()->accessibleCurrent(); }

QString Presenter::accessibleWords(Cell cell) const { return m_slide->map()->accessibleWords(cell); }

// `end`: for the class, too.
void Presenter::setBlank(bool blank, const QString& end)
{
    m_slide->setBlank(blank, end);
    if (m_notes)
        m_notes->slide()->setBlank(blank, end.isEmpty() ? tr("Screen is blank") : end);
}

// Says so, if several maps are shown.
bool Presenter::lacksMap()
{
    const bool lacks = m_slide->showsPicture();
    if (lacks)
        showToolTip(mapToGlobal(QPoint()), tr("First press M to show a single map."), this);
    return lacks;
}

void Presenter::nextSpotlight()
{
    const auto next = static_cast<Spotlight>((static_cast<int>(m_slide->spotlight()) + 1) % 4);
    for (Slide* slide : slides())
        slide->setSpotlight(next);
}

void Presenter::togglePointer()
{
    m_pointing = !m_pointing;
    point(m_pointer);
}

void Presenter::point(QPointF place)
{
    m_pointer = place;
    const auto shown = m_pointing ? std::optional(place) : std::nullopt;
    for (Slide* slide : slides())
        slide->setPointer(shown);
}

void Presenter::setEarlier(const ComputedPtr& earlier)
{
    m_earlier = earlier;
    for (Slide* slide : slides())
        slide->setEarlier(earlier);
}

// The chosen cell, or the next one of the map: a press for each.
void Presenter::revealNext()
{
    const auto cell = nextHidden(*m_computed, *m_selection);
    const auto place = cell ? placeOf(*m_computed, *cell) : std::nullopt;
    if (!place)
        return;
    m_selection->setChosen(place->cell);
    m_selection->setHidden(shown(*m_computed, m_selection->hidden(), {{cell->tensor, cell->index}}));
}

void Presenter::toggleEquation()
{
    const bool wanted = !m_slide->showsEquation();
    for (Slide* slide : slides())
        slide->showEquation(wanted);
}

bool Presenter::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_notes && m_notes->isWindow()) { // the same keys work on both screens
        if (event->type() == QEvent::KeyPress) {
            keyPressEvent(static_cast<QKeyEvent*>(event));
            return true;
        }
        if (event->type() == QEvent::ContextMenu) {
            contextMenuEvent(static_cast<QContextMenuEvent*>(event));
            return true;
        }
        if (event->type() == QEvent::Close)
            close();
    }
    return QWidget::eventFilter(watched, event);
}

void Presenter::closeEvent(QCloseEvent* event)
{
    if (m_notes && m_notes->isWindow())
        m_notes->hide();
    event->accept();
    parentWidget()->activateWindow();
    Q_EMIT left(m_mapWanted);
}

} // namespace attn
