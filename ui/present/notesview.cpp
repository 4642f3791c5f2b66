// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/notesview.h"

#include "ui/document/hiding.h"
#include "ui/kit/boxes.h"
#include "ui/kit/keycap.h"
#include "ui/kit/label.h"
#include "ui/kit/whenever.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/focusedrow.h"
#include "ui/present/cellfacts.h"
#include "ui/present/slide.h"
#include "ui/theme/fonts.h"

#include <QGridLayout>
#include <QPlainTextEdit>
#include <QTimer>

namespace attn {

namespace {

QLabel* title(const QString& text)
{
    auto* label = new PlainLabel(text);
    useTextFont(label, 14, QFont::DemiBold);
    return label;
}

// Room for a slide that keeps the shape of another one: what finds room there finds it here.
class SameShape : public QWidget {
public:
    SameShape(Slide* slide, std::function<QSize()> shape) : m_slide(slide), m_shape(std::move(shape))
    {
        slide->setParent(this);
        whenever(this, {QEvent::Resize, QEvent::Show}, [this] { place(); });
    }

    void place()
    {
        QSize size = m_shape();
        size.scale(this->size(), Qt::KeepAspectRatio);
        m_slide->setGeometry(QRect({}, size));
    }

private:
    Slide* m_slide;
    std::function<QSize()> m_shape;
};

QLabel* quiet(const QString& text)
{
    auto* label = new PlainLabel(text);
    useQuietFont(label, 14);
    return label;
}

} // namespace

NotesView::NotesView(Selection* selection, Stepper* stepper, std::function<QSize()> shape, QWidget* parent)
    : QWidget(parent), m_selection(selection), m_stepper(stepper), m_nextStepper(&m_nextSelection),
      m_slide(new Slide(selection, stepper)), m_next(new Slide(&m_nextSelection, &m_nextStepper)), m_scene(title({})),
      m_place(quiet({})), m_clock(new PlainLabel), m_nextTitle(title(tr("Next"))),
      m_hiddenTitle(title(tr("Hidden, only you see it"))), m_hidden(quiet({})), m_notesTitle(title({})),
      m_notes(new QPlainTextEdit)
{
    setAutoFillBackground(true);
    setWindowTitle(tr("Presenter's notes"));
    m_notes->setReadOnly(true);
    m_notes->setFocusPolicy(Qt::NoFocus);
    useTextFont(m_notes, 15);
    useNumberFont(m_clock, 18);
    m_next->setMinimumSize(320, 180);
    m_next->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto* seen =
        columnOf(nullptr, 8, {title(tr("What the class sees")), {new SameShape(m_slide, std::move(shape)), 1}});
    auto* beside =
        columnOf(nullptr, 8, {m_nextTitle, {m_next, 2}, m_hiddenTitle, m_hidden, m_notesTitle, {m_notes, 3}});
    columnOf(this, 16, {buildHead(), {rowOf(nullptr, 16, {{seen, 7}, {beside, 5}}), 1}, buildKeys()})
        ->setContentsMargins(16, 16, 16, 16);
    connect(selection, &Selection::focusChanged, this, &NotesView::follow);
    connect(selection, &Selection::chosenChanged, this, &NotesView::follow);
    connect(selection, &Selection::stepChanged, this, &NotesView::follow);
    connect(stepper, &Stepper::changed, this, &NotesView::follow);
    auto* second = new QTimer(this);
    connect(second, &QTimer::timeout, this, &NotesView::tick);
    second->start(1000);
    tick();
}

QWidget* NotesView::buildHead()
{
    auto* head = new QWidget;
    rowOf(head, 12, {m_scene, m_place, freeRoom(1), m_clock});
    return head;
}

QWidget* NotesView::buildKeys()
{
    struct Key {
        QStringList keys;
        QString does;
    };
    const QString right = QStringLiteral("→"), left = QStringLiteral("←"), up = QStringLiteral("↑"),
                  down = QStringLiteral("↓");
    const Key keys[] = {{{tr("Space"), tr("PgDn")}, tr("next step")},
                        {{tr("PgUp")}, tr("one step back")},
                        {{left, right}, tr("the walk, back and on")},
                        {{tr("Home"), tr("End")}, tr("nothing, everything computed")},
                        {{up, down}, tr("another row")},
                        {{tr("Alt"), left, right, up, down}, tr("another cell")},
                        {{tr("Ctrl"), left, right}, tr("another stage")},
                        {{tr("Shift"), left, right}, tr("another head")},
                        {{QStringLiteral("S")}, tr("spotlight")},
                        {{QStringLiteral("P")}, tr("pointer")},
                        {{QStringLiteral("E")}, tr("equation on, off")},
                        {{QStringLiteral("M")}, tr("map, or the studio's picture")},
                        {{QStringLiteral("H")}, tr("hide the cell, or show it")},
                        {{tr("Shift"), QStringLiteral("H")}, tr("hide its row, or show it")},
                        {{tr("Enter")}, tr("show one hidden cell")},
                        {{tr("Shift"), tr("Enter")}, tr("show all of them")},
                        {{QStringLiteral("F3")}, tr("before the edit, both, now")},
                        {{QStringLiteral("B")}, tr("blank the screen")},
                        {{QStringLiteral("T")}, tr("theme")},
                        {{tr("Tab")}, tr("swap notes and picture")},
                        {{tr("Esc")}, tr("back to the window")}};
    auto* list = new QWidget;
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    constexpr int rows = 5;
    int number = 0;
    for (const Key& key : keys) {
        auto* line = rowOf(nullptr, 6);
        for (const QString& cap : key.keys)
            line->addWidget(new KeyCap(cap));
        QLabel* does = quiet(key.does);
        does->setWordWrap(true); // at larger text all would be wider than the screen
        line->addWidget(does, 1);
        grid->addLayout(line, number % rows, number / rows);
        ++number;
    }
    return list;
}

void NotesView::setComputed(const ComputedPtr& computed, const QString& sceneName)
{
    m_computed = computed;
    m_scene->setText(sceneName);
    m_slide->setComputed(computed, sceneName);
    fillNotes();
    if (!computed)
        return follow();
    m_nextStepper.setComputed(computed, false);
    m_next->setComputed(computed, sceneName);
    follow();
}

void NotesView::setTold(const ClassStep& step, int part)
{
    m_told = step;
    m_part = part;
    fillNotes();
    follow();
}

// Of a lesson its hints: the notes of a scene that a step was made of are not about the step.
void NotesView::fillNotes()
{
    const bool told = m_told.isTold();
    m_notesTitle->setText(told ? tr("Hints of this step") : tr("Notes"));
    m_notes->setAccessibleName(m_notesTitle->text());
    m_notes->setPlaceholderText(
        told ? tr("This step has no hints.")
             : tr("No notes yet: Edit, Title and notes… in the window writes them into the scene."));
    m_notes->setPlainText(told         ? m_told.hints.join(QStringLiteral("\n\n"))
                          : m_computed ? QString::fromStdString(m_computed->scene.notes)
                                       : QString());
}

QString NotesView::nextPart(const ClassPart& part)
{
    switch (part.does) {
    case ClassPart::Does::Reveal: return tr("Next: the hidden numbers");
    case ClassPart::Does::Solve: return tr("Next: one way to the goal");
    case ClassPart::Does::Ask:
    case ClassPart::Does::Answer: break;
    }
    return tr("Next: %1").arg(part.lead);
}

QString NotesView::nextInWords() const
{
    if (m_told.isTold() && m_part + 1 < int(m_told.parts.size()))
        return nextPart(m_told.parts[std::size_t(m_part) + 1]);
    if (m_told.isTold())
        return m_told.isLast() ? tr("This is the last step") : tr("Next step: %1").arg(m_told.next);
    if (!m_computed)
        return {};
    return m_stepper->isAtEnd() ? tr("Next: nothing is left to compute") : tr("Next");
}

// Not where these notes stand in place of the slide: then the class sees them.
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

// The walk of its own stands one step further.
void NotesView::follow()
{
    m_nextTitle->setText(nextInWords());
    showHidden();
    if (!m_computed || m_stepper->computed() != m_computed)
        return m_next->hide(); // until it has the one that the walk goes through
    m_place->setText(m_stepper->placeInWords());
    m_next->setVisible(!(m_told.isTold() && m_stepper->isAtEnd()) && !m_slide->showsPicture());
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

void NotesView::tick()
{
    const QTime now = QTime::currentTime();
    const int minutes = m_started.secsTo(now) / 60;
    m_clock->setText(tr("running %1 min   now %2").arg(minutes).arg(now.toString(QStringLiteral("HH:mm"))));
}

} // namespace attn
