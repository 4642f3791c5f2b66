// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonpanel.h"

#include "core/lessons/locks.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/maskcanvas.h"
#include "ui/editors/tensortable.h"
#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/linkbutton.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tinted.h"
#include "ui/language/said.h"
#include "ui/lesson/drawbox.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/maskboard.h"
#include "ui/lesson/predictbox.h"
#include "ui/lesson/printedblock.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/questionbox.h"
#include "ui/lesson/taskbox.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace attn {

namespace {

constexpr int panel_width = 430, least_width = 300, printing_width = 480, table_width = 510, many_columns = 7,
              most_rows = 8, above_task = 8; // px, but for the last but one

} // namespace

LessonPanel::LessonPanel(LessonPlay* play, Document* document, Selection* selection, QWidget* parent)
    : ScrollArea(parent), m_play(play), m_document(document), m_selection(selection)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(tr("Lesson"));
    auto* content = new QWidget;
    m_column = columnOf(content, 10);
    m_column->setContentsMargins(20, 14, 20, 16);
    buildHead();
    buildFoot();
    m_column->addStretch(1);
    scrollOnGround(this, content);
    setBackgroundRole(QPalette::AlternateBase);
    viewport()->setBackgroundRole(QPalette::AlternateBase);
    viewport()->setAutoFillBackground(true);
    connect(play, &LessonPlay::stepChanged, this, &LessonPanel::showStep);
    connect(play, &LessonPlay::stateChanged, this, &LessonPanel::follow);
    connect(selection, &Selection::looksChanged, this, &LessonPanel::follow);
}

// Larger text leaves the picture its room.
QSize LessonPanel::sizeHint() const
{
    const auto prints = [](const LessonStep& step) { return !step.prints.empty(); };
    const bool any = m_play->isOpen() && std::ranges::any_of(m_play->lesson().steps, prints);
    const int width = m_wide ? scaled(table_width) : any ? printing_width : panel_width;
    return {std::max(width, scaled(least_width)), scaled(500)};
}

void LessonPanel::buildHead()
{
    m_lesson = new ElidedLabel;
    useQuietFont(m_lesson, 12);
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("x")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Leave lesson and return to your scene (Ctrl+W)"));
    close->setAccessibleName(tr("Leave lesson"));
    connect(close, &QToolButton::clicked, this, &LessonPanel::closeAsked);
    m_title = new PlainLabel;
    m_title->setWordWrap(true);
    useTextFont(m_title, 19, QFont::DemiBold);
    m_steps = new QToolButton;
    m_steps->setAutoRaise(true);
    m_steps->setIcon(icon(QStringLiteral("down")));
    m_steps->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_steps->setLayoutDirection(Qt::RightToLeft); // the arrow behind the words
    m_steps->setToolTip(tr("Lesson steps and languages"));
    useQuietFont(m_steps, 12);
    connect(m_steps, &QToolButton::clicked, this, &LessonPanel::showSteps);
    m_column->addLayout(rowOf(nullptr, 8, {{m_lesson, 1}, close}));
    m_column->addLayout(rowOf(nullptr, 8, {{m_title, 1}, Boxed(m_steps, 0, Qt::AlignTop)}));
}

void LessonPanel::buildFoot()
{
    m_hint = new QPushButton(tr("Hint"));
    m_again = new QPushButton(icon(QStringLiteral("undo")), tr("Start over"));
    m_again->setToolTip(tr("Reset this step only"));
    m_free = new QPushButton(tr("Try it freely"));
    m_free->setToolTip(tr("Open a copy of this step in the full window, without locks"));
    for (QPushButton* button : {m_hint, m_again, m_free})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the map, which a hint may be about
    connect(m_hint, &QPushButton::clicked, m_play, &LessonPlay::showHint);
    connect(m_again, &QPushButton::clicked, m_play, &LessonPlay::startAgain);
    connect(m_free, &QPushButton::clicked, m_play, &LessonPlay::tryFreely);
    m_foot = new QWidget(this);
    m_foot->setBackgroundRole(QPalette::AlternateBase);
    m_foot->setAutoFillBackground(true);
    rowOf(m_foot, 8, {m_hint, freeRoom(1), m_again, m_free})->setContentsMargins(20, 6, 20, 8);
    m_strip = new QWidget(this);
    m_strip->setBackgroundRole(QPalette::AlternateBase);
    m_strip->setAutoFillBackground(true);
    m_strip->setObjectName(QStringLiteral("strip"));
    m_toTask = new QPushButton(icon(QStringLiteral("down")), tr("Your task"), this);
    m_toTask->setFocusPolicy(Qt::NoFocus); // Enter does the same, and it is gone after a press
    connect(m_toTask, &QPushButton::clicked, this, &LessonPanel::scrollToTask);
    connect(verticalScrollBar(), &QAbstractSlider::valueChanged, this, &LessonPanel::followTask);
    connect(verticalScrollBar(), &QAbstractSlider::rangeChanged, this, &LessonPanel::followTask,
            Qt::QueuedConnection); // once all parts have their places
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const int high = m_foot->sizeHint().height();
    setViewportMargins(0, 0, 0, high);
    m_foot->setGeometry(0, height() - high, width(), high);
    m_foot->raise();
    followTask();
}

TaskBox* LessonPanel::openTask() const
{
    const StepProgress& progress = m_play->progress();
    if (m_predict && !progress.predicted && !progress.shown)
        return m_predict;
    if (m_goal && !progress.reached)
        return m_goal;
    for (std::size_t i = 0; i < m_questions.size(); ++i)
        if (!progress.choices.contains(int(i)) && !progress.numbers.contains(int(i)))
            return m_questions[i];
    return nullptr;
}

void LessonPanel::scrollToTask()
{
    if (const TaskBox* task = openTask())
        verticalScrollBar()->setValue(task->mapTo(widget(), QPoint(0, -above_task)).y());
}

void LessonPanel::followTask()
{
    const TaskBox* task = m_play->isOpen() && m_step ? openTask() : nullptr;
    const int top = task ? task->mapTo(viewport(), QPoint()).y() : 0;
    const bool below = top > above_task && top + task->height() - TaskBox::foot > viewport()->height();
    if (below) {
        const int bar = m_toTask->sizeHint().height(), end = m_foot->y(), cut = aboveCutLine(end - bar);
        m_strip->setGeometry(0, cut, viewport()->width(), end - cut);
        m_toTask->setGeometry(20, end - bar, viewport()->width() - 40, bar);
    }
    m_strip->setVisible(below);
    m_toTask->setVisible(below);
}

int LessonPanel::aboveCutLine(int y) const
{
    for (const QWidget* part : m_step->findChildren<QWidget*>()) {
        const auto* text = qobject_cast<const ProseView*>(part);
        const int top = part->mapTo(this, QPoint()).y();
        if (!part->isVisible() || top >= y || top + part->height() <= y)
            continue;
        if (text)
            return top + text->aboveCutLine(y - top);
        if (qobject_cast<const QAbstractButton*>(part) || qobject_cast<const QLabel*>(part))
            return top;
    }
    return y;
}

bool LessonPanel::hasTask() const { return m_predict || m_table || m_board || !m_questions.empty(); }

void LessonPanel::enterTask()
{
    scrollToTask();
    if (m_predict && m_predict->answerNext())
        return;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const bool open = !m_play->progress().choices.contains(int(i)) && !m_play->progress().numbers.contains(int(i));
        if (QWidget* stop = open || i + 1 == m_questions.size() ? m_questions[i]->firstControl() : nullptr)
            return stop->setFocus(Qt::TabFocusReason);
    }
    if (m_board)
        return m_board->canvas()->setFocus(Qt::TabFocusReason);
    if (!m_table)
        return;
    const CellBlock& open = m_play->step().locks.unlocked.front(); // x has its batch in front
    const std::size_t axis = open.tensor == "x" && open.leading.size() > 1 ? 1 : 0;
    const int row = open.leading.empty() ? 0 : int(open.leading[axis]);
    m_table->setCurrentIndex(m_table->model()->index(row, 0));
    m_table->setFocus(Qt::TabFocusReason);
}

void LessonPanel::showSteps()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* steps = new QActionGroup(menu); // one of each: drawn round
    auto* tongues = new QActionGroup(menu);
    for (int i = 0; i < m_play->count(); ++i) {
        QAction* action = menu->addAction(QStringLiteral("%1  %2").arg(i + 1).arg(
            unmarked(m_play->words(m_play->lesson().steps[std::size_t(i)].title))));
        action->setCheckable(true);
        steps->addAction(action);
        action->setChecked(i == m_play->number());
        const LessonStep& step = m_play->lesson().steps[std::size_t(i)];
        const StepProgress& progress = m_play->progressOf(i);
        if (i != m_play->number() && (attn::hasTask(step) ? isSolved(step, progress) : progress.seen))
            action->setIcon(icon(QStringLiteral("check")));
        connect(action, &QAction::triggered, m_play, [this, i] { m_play->goTo(i); });
    }
    const std::vector<LanguageCount> languages = languagesOf(m_play->lesson());
    if (languages.size() > 1)
        menu->addSeparator();
    for (const LanguageCount& each : languages) {
        if (languages.size() < 2)
            break;
        const QString code = QString::fromStdString(each.language);
        const QString name = code == QLatin1String("en") ? tr("English") : QLocale(code).nativeLanguageName();
        QAction* action = menu->addAction(name.isEmpty() ? code : name);
        action->setCheckable(true);
        tongues->addAction(action);
        action->setChecked(each.language == m_play->language());
        connect(action, &QAction::triggered, m_play,
                [this, language = each.language] { m_play->setLanguage(language); });
    }
    menu->addSeparator();
    connect(menu->addAction(tr("Reset progress in this lesson")), &QAction::triggered, m_play, &LessonPlay::forget);
    menu->popup(m_steps->mapToGlobal(QPoint(0, m_steps->height())));
}

void LessonPanel::showStep()
{
    const LessonStep& step = m_play->step();
    m_lesson->setText(m_play->words(m_play->lesson().title));
    m_title->setText(m_play->words(step.title));
    m_steps->setText(tr("step %1 of %2").arg(m_play->number() + 1).arg(m_play->count()));
    delete m_step;
    m_goal = nullptr;
    m_table = nullptr;
    m_board = nullptr;
    m_draws = nullptr;
    m_refused = nullptr;
    m_predict = nullptr;
    m_questions.clear();
    m_prints.clear();
    m_hintTexts.clear();
    m_step = new QWidget;
    QVBoxLayout* column = columnOf(m_step, 12);
    m_text = new ProseView(14, m_step);
    if (step.draw_again || !step.locks.openTensor().empty())
        m_text->setSteady(); // else what is edited below would move
    m_text->setProse(m_play->inLanguage(step.text));
    column->addWidget(m_text);
    for (const Printed& printed : step.prints)
        column->addWidget(m_prints.emplace_back(new PrintedBlock(printed, m_play->language(), m_step)));
    buildTable();
    if (step.draw_again)
        column->addWidget(m_draws = new DrawBox(m_play, m_document, m_selection, m_step));
    if (!step.predict.empty()) {
        m_predict = new PredictBox(m_play, m_selection, m_step);
        connect(m_predict, &PredictBox::judgedNow, this, [this] { bringIntoView(m_predict); });
        column->addWidget(m_predict);
    }
    if (step.goal)
        column->addWidget(m_goal = new GoalBox(m_play, m_step));
    for (int i = 0; i < int(step.questions.size()); ++i) {
        QuestionBox* question = m_questions.emplace_back(new QuestionBox(m_play, i, m_step));
        column->addWidget(question);
        connect(question, &QuestionBox::judgedNow, this,
                [this, question] { bringIntoView(question, question->verdict()); });
    }
    m_hints = columnOf(nullptr, 6);
    column->addLayout(m_hints);
    m_column->insertWidget(2, m_step);
    m_announced = m_wide = m_reached = m_goalWaits = false;
    m_end = nullptr;
    m_counted.reset();
    if (!m_play->canGo(1) && m_play->counts().tasks > 0)
        column->addWidget(m_end = new QWidget(m_step));
    verticalScrollBar()->setValue(0);
    follow();
}

// Shows the tensor that the locks leave open, so that the values to edit are beside the task.
void LessonPanel::buildTable()
{
    const std::string tensor = m_play->step().locks.openTensor();
    if (tensor.empty())
        return;
    if (MaskBoard::suits(m_play->step())) {
        m_step->layout()->addWidget(m_board = new MaskBoard(m_document, m_selection, m_play->step().locks, m_step));
        onEvents(m_board->canvas(), {QEvent::Leave}, [this] {
            if (std::exchange(m_goalWaits, false))
                bringIntoView(m_goal);
        });
        return;
    }
    m_table = new TensorTable(m_document, m_step);
    m_table->setMostRows(most_rows);
    m_table->tensorModel()->setLocked(
        [locks = m_play->step().locks](const CellBlock& cell) { return isLocked(locks, cell); });
    m_refused = new MessageLine(m_step);
    connect(m_table, &TensorTable::refused, m_refused, [this](const QString& sentence) {
        m_refused->clear(); // a repeated refusal is announced again
        m_refused->setMessage(sentence);
        bringIntoView(m_refused);
    });
    connect(m_table, &TensorTable::accepted, m_refused, &MessageLine::clear);
    auto* title = new RichLabel(m_step);
    title->setText(tr("Click a value in %1 and type a new one").arg(strong(QString::fromStdString(tensor))));
    useQuietFont(title, 12);
    auto* column = static_cast<QVBoxLayout*>(m_step->layout());
    column->addWidget(title);
    column->addWidget(m_table);
    column->addWidget(m_refused);
}

void LessonPanel::follow()
{
    if (!m_play->isOpen() || !m_step)
        return;
    const ComputedPtr& computed = m_play->computed();
    const int digits = m_selection->digits();
    m_text->setComputed(computed, digits, m_play->next());
    if (m_goal)
        m_goal->follow(digits);
    const bool reached = m_play->goalState() && m_play->goalState()->reached;
    if (std::exchange(m_reached, reached) < reached && m_announced) {
        m_goalWaits = m_board && m_board->canvas()->underMouse(); // the grid stays under the pointer that paints it
        if (!m_goalWaits)
            bringIntoView(m_goal);
    }
    m_selection->setPointed(computed ? cellsIn(*computed, m_play->step().cells) : std::vector<CellRef>());
    if (m_predict)
        m_predict->follow();
    if (m_draws)
        m_draws->follow(digits);
    for (QuestionBox* question : m_questions)
        question->follow(digits);
    if (computed) {
        for (PrintedBlock* printed : m_prints)
            printed->setComputed(computed, digits, m_play->isEdited());
        if (m_board)
            m_board->show(computed);
        if (m_table)
            m_table->show(computed, m_play->step().locks.openTensor(), m_selection->batch(), m_selection->head());
        if (m_table && m_table->model()->columnCount() >= many_columns && !std::exchange(m_wide, true))
            Q_EMIT widthChanged();
    }
    followHints();
    if (m_end)
        followEnd();
    if (computed && !std::exchange(m_announced, true)) // once its values are computed
        tellStep();
    followTask();
    m_again->setEnabled(m_play->isEdited() || m_play->progress().hints > 0 || !m_play->progress().choices.empty() ||
                        !m_play->progress().numbers.empty());
}

// If taller than the column, its end, where the verdict is.
void LessonPanel::bringIntoView(QWidget* widget, QWidget* verdict)
{
    // A text knows its height only once it has its width, then requests the room, perhaps with a scroll bar.
    for (const int wait : {0, 20, 60}) // ms
        QTimer::singleShot(wait, widget, [this, widget, verdict] {
            m_step->layout()->activate();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            constexpr int margin = 8;
            const int room = viewport()->height() - (m_toTask->isHidden() ? 0 : m_toTask->height()); // over the end
            const int top = (verdict ? verdict : widget)->mapTo(this->widget(), QPoint()).y();
            const int end = widget->mapTo(this->widget(), QPoint(0, widget->height())).y();
            QScrollBar* bar = verticalScrollBar();
            if (top < bar->value())
                bar->setValue(top - margin);
            if (end > bar->value() + room)
                bar->setValue(end + margin - room);
        });
}

// What was solved, and links to the rest.
void LessonPanel::followEnd()
{
    const ProgressCounts counts = m_play->counts();
    const std::tuple now(counts.solved, counts.first_tries, counts.hinted);
    if (m_counted == now)
        return;
    m_counted = now;
    qDeleteAll(m_end->findChildren<QWidget*>(Qt::FindDirectChildrenOnly));
    delete m_end->layout();
    QVBoxLayout* column = columnOf(m_end, 6);
    auto* title = new PlainLabel(
        counts.hinted == 0
            ? tr("Solved: %1 of %2, %3 on the first try").arg(counts.solved).arg(counts.tasks).arg(counts.first_tries)
            : tr("Solved: %1 of %2, %3 on the first try, %4 with a hint")
                  .arg(counts.solved)
                  .arg(counts.tasks)
                  .arg(counts.first_tries)
                  .arg(counts.hinted),
        m_end);
    useTextFont(title, 14, QFont::DemiBold);
    column->addWidget(title);
    for (int i = 0; i < m_play->count(); ++i) {
        const LessonStep& step = m_play->lesson().steps[std::size_t(i)];
        if (i == m_play->number() || !attn::hasTask(step) || isSolved(step, m_play->progressOf(i)))
            continue;
        auto* link =
            new LinkButton(tr("Still open: step %1, %2").arg(i + 1).arg(unmarked(m_play->words(step.title))), m_end);
        connect(link, &QAbstractButton::clicked, m_play, [this, i] { m_play->goTo(i); });
        column->addWidget(link, 0, Qt::AlignLeft);
    }
}

void LessonPanel::tellStep() { announce(this, inWords()); }

// The step as it is read aloud.
QString LessonPanel::inWords() const
{
    QStringList parts{m_steps->text(), m_title->text(), m_text->words()};
    if (m_play->number() == 0) // the start of a lesson
        parts.prepend(m_play->words(m_play->lesson().title));
    for (const TaskBox* task : {static_cast<TaskBox*>(m_predict), static_cast<TaskBox*>(m_goal)})
        if (task)
            parts << task->inWords();
    for (const QuestionBox* question : m_questions)
        parts << question->inWords();
    for (const ProseView* hint : m_hintTexts)
        parts << hint->words();
    return parts.join(QLatin1Char('\n'));
}

void LessonPanel::followHints()
{
    const LessonStep& step = m_play->step();
    const int shown = m_play->progress().hints;
    m_hint->setVisible(!step.hints.empty());
    m_hint->setEnabled(shown < int(step.hints.size()));
    m_hint->setText(shown == 0 ? tr("Hint") : tr("Next hint"));
    const std::size_t before = m_hintTexts.size();
    for (int i = int(before); i < shown; ++i) {
        auto* hint = m_hintTexts.emplace_back(new ProseView(13, m_step));
        hint->setProse("**" + tr("Hint %1.").arg(i + 1).toStdString() + "** " +
                       m_play->inLanguage(step.hints[std::size_t(i)]));
        m_hints->addWidget(hint);
    }
    for (ProseView* hint : m_hintTexts)
        hint->setComputed(m_play->computed(), m_selection->digits(), m_play->next());
    if (m_hintTexts.size() > before) // once its values, and thus its height, are known
        bringIntoView(m_hintTexts.back());
    if (m_announced && m_hintTexts.size() > before)
        announce(m_step, m_hintTexts.back()->words());
}

} // namespace attn
