// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/presenter.h"

#include "ui/document/sceneview.h"
#include "ui/document/selection.h"
#include "ui/heatmap/heatmapview.h"
#include "ui/matrix/cellplace.h"
#include "ui/present/notesview.h"
#include "ui/present/slide.h"
#include "ui/timebar/stepper.h"

#include <QCloseEvent>
#include <QGuiApplication>
#include <QScreen>
#include <QStackedLayout>

#include <algorithm>

namespace attn {

namespace {

void fillScreen(QWidget* window, QScreen* screen)
{
    window->setGeometry(screen->geometry());
    window->showFullScreen();
}

// A screen that `one` is not on; null: there is none.
QScreen* otherScreen(const QScreen* one)
{
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto other = std::ranges::find_if(screens, [one](const QScreen* screen) { return screen != one; });
    return other == screens.end() ? nullptr : *other;
}

} // namespace

Presenter::Presenter(Selection* selection, Stepper* stepper, QWidget* parent)
    : QWidget(parent, Qt::Window), m_selection(selection), m_stepper(stepper), m_pages(new QStackedLayout(this)),
      m_slide(new Slide(selection, stepper))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setFocusPolicy(Qt::StrongFocus);
    setWindowTitle(tr("Presenter"));
    m_pages->setContentsMargins(0, 0, 0, 0);
    m_pages->addWidget(m_slide);
    connect(m_slide, &Slide::pointedAt, this, &Presenter::point);
}

Presenter::~Presenter()
{
    if (m_notes && m_notes->isWindow())
        delete m_notes;
}

void Presenter::setComputed(const ComputedPtr& computed, const QString& sceneName)
{
    m_computed = computed;
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

void Presenter::setTold(const ClassStep& step)
{
    const bool same = step.isTold() && m_told.isTold() && step.number == m_told.number && step.title == m_told.title;
    const int last = step.isTold() ? int(step.parts.size()) - 1 : 0;
    const bool acts = std::ranges::any_of(step.parts, &ClassPart::acts);
    // At its end, where that is only told: nothing of it has been done.
    m_part = same ? std::min(m_part, last) : std::exchange(m_backwards, false) && !acts ? last : 0;
    m_told = step;
    if (!same && std::exchange(m_mapWanted, false))
        setPictureSource(m_source);
    showTold();
}

void Presenter::showTold()
{
    for (Slide* slide : slides())
        slide->setTold(m_told, m_part);
    if (m_notes)
        m_notes->setTold(m_told, m_part);
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
        Q_EMIT revealAsked(); // of the step: what is shown here may still be the one before it
    } else if (part.does == ClassPart::Does::Solve) {
        Q_EMIT solutionAsked();
    }
}

void Presenter::takeBack(const ClassPart& part)
{
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
    if (!m_told.isTold())
        return by > 0 ? m_stepper->on() : back();
    if (const int part = m_part + by; part >= 0 && part < int(m_told.parts.size())) {
        by > 0 ? begin(m_told.parts[std::size_t(part)]) : takeBack(m_told.parts[std::size_t(m_part)]);
        m_part = part;
        return showTold();
    }
    m_backwards = by < 0;
    Q_EMIT lessonAsked(by);
    m_backwards = false;
}

void Presenter::present()
{
    m_hiddenAtFirst = m_selection->hidden();
    m_presented = m_computed;
    QScreen* own = parentWidget()->screen();
    QScreen* other = otherScreen(own);
    if (other) {
        showNotes();
        fillScreen(m_notes, own);
    }
    fillScreen(this, other ? other : own);
    activateWindow();
    setFocus();
}

void Presenter::showNotes()
{
    if (m_notes)
        return;
    m_notes = new NotesView(m_selection, m_stepper, [this] { return m_slide->size(); });
    m_notes->installEventFilter(this);
    m_notes->setComputed(m_computed, m_sceneName);
    m_notes->slide()->setSpotlight(m_slide->spotlight());
    m_notes->slide()->showEquation(m_slide->showsEquation());
    m_notes->slide()->setEarlier(m_earlier);
    m_notes->slide()->setPictureSource(m_mapWanted ? Slide::PictureSource() : m_source);
    m_notes->slide()->setTold(m_told, m_part);
    m_notes->setTold(m_told, m_part);
    m_notes->slide()->setNext(m_next);
    connect(m_notes->slide(), &Slide::pointedAt, this, &Presenter::point);
}

// The picture on the screen of the notes, and the other way round; with one screen, one in place of the other.
void Presenter::swap()
{
    if (m_notes && m_notes->isWindow()) {
        QScreen* own = screen();
        QScreen* other = m_notes->screen();
        fillScreen(m_notes, own);
        fillScreen(this, other);
        return;
    }
    showNotes();
    if (m_pages->indexOf(m_notes) < 0) {
        m_pages->addWidget(m_notes);
        m_notes->setComputed(m_computed, m_sceneName); // it no longer is the teacher's own screen
    }
    m_pages->setCurrentIndex(m_pages->currentIndex() == 0 ? 1 : 0);
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

void Presenter::toggleHidden(HideUnit unit)
{
    std::vector<CellBlock> blocks = blocksAt(*m_computed, *m_selection, unit);
    std::erase_if(blocks, [&](const CellBlock& block) { return !whyNotHidden(*m_computed, block).empty(); });
    if (!blocks.empty())
        m_selection->setHidden(toggled(*m_computed, m_selection->hidden(), blocks));
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
        if (event->type() == QEvent::Close)
            close();
    }
    return QWidget::eventFilter(watched, event);
}

void Presenter::closeEvent(QCloseEvent* event)
{
    if (m_notes && m_notes->isWindow())
        m_notes->hide();
    // What was revealed or hidden before a class is no change of the scene.
    if (m_computed && m_presented && sameWork(m_computed->scene, m_presented->scene))
        m_selection->setHidden(insideOf(*m_computed, m_hiddenAtFirst));
    event->accept();
    parentWidget()->activateWindow();
}

} // namespace attn
