// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/notesview.h"

#include "core/explain/withhold.h"
#include "ui/compute/earlier.h"
#include "ui/document/hiding.h"
#include "ui/document/keepinside.h"
#include "ui/document/sceneview.h"
#include "ui/kit/boxes.h"
#include "ui/kit/label.h"
#include "ui/kit/onevents.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/focusedrow.h"
#include "ui/present/cellfacts.h"
#include "ui/present/keylist.h"
#include "ui/present/slide.h"
#include "ui/theme/fonts.h"

#include <QGraphicsView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSettings>
#include <QTimer>

#include <algorithm>

namespace attn {

namespace {

QLabel* title(const QString& text)
{
    auto* label = new PlainLabel(text);
    useTextFont(label, 14, QFont::DemiBold);
    return label;
}

const QString size_setting = QStringLiteral("presenter/notes");
constexpr double key_font = 14; // px

// A slide as large as the class's, drawn smaller: its digits, labels and lines are the same.
class SlideCopy : public QGraphicsView {
public:
    SlideCopy(Slide* slide, Slide* seen) : m_slide(slide), m_seen(seen)
    {
        setScene(new QGraphicsScene(this));
        scene()->addWidget(slide);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setAlignment(Qt::AlignLeft | Qt::AlignTop);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        viewport()->setAutoFillBackground(false);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        onEvents(seen, {QEvent::Resize}, [self = QPointer(this)] { // the class's slide may outlive this copy
            if (self)
                self->place();
        });
    }
    bool hasHeightForWidth() const override { return sizePolicy().hasHeightForWidth(); }
    int heightForWidth(int width) const override { return width * m_seen->height() / std::max(m_seen->width(), 1); }
    QSize sizeHint() const override { return {320, 180}; }

protected:
    void resizeEvent(QResizeEvent*) override { place(); }

private:
    void place()
    {
        m_slide->resize(m_seen->size());
        setSceneRect(m_slide->rect());
        fitInView(sceneRect(), Qt::KeepAspectRatio);
    }

    Slide* m_slide;
    Slide* m_seen;
};

QLabel* quiet(const QString& text)
{
    auto* label = new PlainLabel(text);
    useQuietFont(label, 14);
    return label;
}

} // namespace

NotesView::NotesView(Selection* selection, Stepper* stepper, Slide* seen, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_stepper(stepper), m_nextStepper(&m_nextSelection),
      m_slide(new Slide(selection, stepper)), m_next(new Slide(&m_nextSelection, &m_nextStepper)),
      m_nextScene(new Earlier(this)), m_scene(title({})), m_place(quiet({})), m_clock(new PlainLabel),
      m_nextTitle(title(tr("Next"))), m_hiddenTitle(title(tr("Hidden from the class"))), m_hidden(quiet({})),
      m_notesTitle(title({})), m_notes(new QPlainTextEdit), m_keys(new KeyList(key_font))
{
    setAutoFillBackground(true);
    setWindowTitle(tr("Speaker notes"));
    m_notes->setReadOnly(true);
    QSizePolicy keepsRoom = m_notes->sizePolicy(); // keeps the slide above in place
    keepsRoom.setRetainSizeWhenHidden(true);
    m_notes->setSizePolicy(keepsRoom);
    m_notes->setFocusPolicy(Qt::NoFocus);
    useNumberFont(m_clock, 18);
    auto* next = new SlideCopy(m_next, seen);
    next->setInteractive(false);
    keepsRoom.setVerticalPolicy(QSizePolicy::Expanding); // and the keys theirs
    next->setSizePolicy(keepsRoom);
    m_nextView = next;
    auto* now = columnOf(nullptr, 8,
                         {title(tr("What the class sees")), new SlideCopy(m_slide, seen), m_notesTitle, {m_notes, 1}});
    auto* beside = columnOf(nullptr, 8, {m_nextTitle, {next, 1}, m_hiddenTitle, m_hidden, m_keys});
    columnOf(this, 16, {buildHead(), {rowOf(nullptr, 16, {{now, 7}, {beside, 5}}), 1}})
        ->setContentsMargins(16, 16, 16, 16);
    changeSize(0);
    connect(selection, &Selection::focusChanged, this, &NotesView::follow);
    connect(selection, &Selection::chosenChanged, this, &NotesView::follow);
    connect(selection, &Selection::stepChanged, this, &NotesView::follow);
    connect(stepper, &Stepper::changed, this, &NotesView::follow);
    connect(m_nextScene, &Earlier::ready, this, &NotesView::follow);
    auto* second = new QTimer(this);
    connect(second, &QTimer::timeout, this, &NotesView::tick);
    second->start(1000);
    tick();
}

bool NotesView::changeSize(int key)
{
    constexpr int usual = 18, least = 12, most = 48, step = 3; // px
    const int by = key == Qt::Key_Plus || key == Qt::Key_Equal ? step : key == Qt::Key_Minus ? -step : 0;
    const int size = std::clamp(QSettings().value(size_setting, usual).toInt() + by, least, most);
    useTextFont(m_notes, size);
    if (by != 0)
        QSettings().setValue(size_setting, size);
    return by != 0;
}

QWidget* NotesView::buildHead()
{
    auto* head = new QWidget;
    rowOf(head, 12, {m_scene, m_place, freeRoom(1), m_clock});
    return head;
}

void NotesView::setComputed(const ComputedPtr& computed, const QString& sceneName)
{
    m_computed = computed;
    m_scene->setText(sceneName);
    m_slide->setComputed(computed, sceneName);
    fillNotes();
    if (!computed || m_classStep.exists())
        return follow();
    m_nextStepper.setComputed(computed, false);
    m_next->setComputed(computed, sceneName);
    follow();
}

void NotesView::setClassStep(const ClassStep& step, int part)
{
    m_classStep = step;
    m_part = part;
    m_nextScene->want(step.next_scene, m_computed);
    m_keys->setLesson(step.exists());
    if (!step.exists())
        m_next->setClassStep(step, 0);
    fillNotes();
    follow();
}

// Of a lesson the step's own, and its hints.
void NotesView::fillNotes()
{
    const bool shown = m_classStep.exists();
    QStringList parts;
    if (shown)
        parts << m_classStep.notes;
    else if (m_computed)
        parts << QString::fromStdString(m_computed->scene.speaker_notes);
    for (const QString& hint : m_classStep.hints)
        parts << tr("Hint: %1").arg(hint);
    parts.removeAll(QString());
    m_notesTitle->setText(tr("Speaker notes"));
    m_notes->setAccessibleName(m_notesTitle->text());
    m_notes->setPlaceholderText(shown ? tr("No notes yet. Write them in the lesson editor, below the step's text.")
                                      : tr("No notes yet. Write them with Edit › Title and notes… in the window."));
    m_notes->setPlainText(parts.join(QStringLiteral("\n\n")));
}

QString NotesView::nextInWords() const
{
    if (m_classStep.exists() && m_part + 1 < int(m_classStep.parts.size())) {
        const ClassPart& part = m_classStep.parts[std::size_t(m_part) + 1];
        return part.does == ClassPart::Does::Reveal  ? tr("Next: the hidden values")
               : part.does == ClassPart::Does::Solve ? tr("Next: one way to the goal")
                                                     : tr("Next: %1").arg(part.lead);
    }
    if (m_classStep.exists())
        return m_classStep.isLast() ? tr("This is the last step") : tr("Next step: %1").arg(m_classStep.next);
    if (!m_computed)
        return {};
    return m_stepper->isAtEnd() ? tr("Everything is computed") : tr("Next");
}

// Not if these notes replace the slide: then the class sees them.
void NotesView::showHidden()
{
    constexpr std::size_t most = 6;
    QStringList lines;
    const auto cells = isWindow() && m_computed ? hiddenInFocus(*m_computed, *m_selection) : std::vector<CellRef>();
    for (std::size_t i = 0; i < std::min(cells.size(), most); ++i) {
        const auto place = placeOf(*m_computed, cells[i]);
        if (const auto row = focusedRow(*m_computed->answers, cells[i].tensor, place->batch, place->head, place->cell,
                                        class_decimals))
            lines << cellInWords(*row);
    }
    if (cells.size() > most)
        lines << tr("and %1 more").arg(cells.size() - most);
    m_hidden->setText(lines.join(QLatin1Char('\n')));
    m_hiddenTitle->setVisible(!lines.isEmpty());
    m_hidden->setVisible(!lines.isEmpty());
}

// Its own stepper is one step ahead.
void NotesView::follow()
{
    m_nextTitle->setText(nextInWords());
    showHidden();
    if (!m_computed || m_stepper->computed() != m_computed)
        return m_nextView->hide(); // until it has the one being stepped through
    m_place->setText(m_stepper->placeInWords());
    if (m_classStep.exists())
        return showNextStep();
    m_nextView->setVisible(!m_slide->showsPicture());
    m_nextSelection.setRange(m_selection->range());
    m_nextSelection.setColorMap(m_selection->colorMap());
    m_nextSelection.setBatch(m_selection->batch());
    m_nextSelection.setHead(m_selection->head());
    m_nextSelection.setStage(m_selection->stage());
    m_nextSelection.setTensor(m_selection->tensor());
    m_nextSelection.setChosen(m_selection->chosen());
    m_nextStepper.setUnit(m_stepper->unit());
    m_nextSelection.setSteps(m_selection->steps(), m_selection->step());
    m_nextStepper.on();
}

// As it begins, once the last part of this step is shown; the parts are listed in words.
void NotesView::showNextStep()
{
    const ComputedPtr& whole = m_nextScene->computed();
    m_nextView->setVisible(whole && m_part + 1 == int(m_classStep.parts.size()));
    if (m_nextView->isHidden() || std::exchange(m_nextShown, whole) == whole)
        return;
    const ComputedPtr computed = withheldByScene(whole);
    m_nextStepper.setComputed(computed, true);
    lookAs(*computed, m_nextSelection);
    keepFocusInside(*computed, m_nextSelection);
    if (computed->scene.view && computed->scene.view->step)
        m_nextStepper.resume(*computed->scene.view->step);
    m_next->setComputed(computed, m_scene->text());
    m_next->setClassStep({m_classStep.next, {{{}, m_classStep.next_text}}, m_classStep.number + 1, m_classStep.count},
                         0);
}

void NotesView::tick()
{
    const QTime now = QTime::currentTime();
    const int minutes = m_started.secsTo(now) / 60;
    m_clock->setText(tr("%1 min elapsed · %2").arg(minutes).arg(now.toString(QStringLiteral("HH:mm"))));
}

} // namespace attn
