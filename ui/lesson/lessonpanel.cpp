// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonpanel.h"

#include "core/lessons/locks.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"
#include "ui/editors/tensortable.h"
#include "ui/kit/announce.h"
#include "ui/kit/boxes.h"
#include "ui/kit/elidedlabel.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/tinted.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonplay.h"
#include "ui/lesson/predictbox.h"
#include "ui/lesson/printedblock.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/questionbox.h"
#include "ui/lesson/taskbox.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

namespace attn {

namespace {

constexpr int panel_width = 464, most_rows = 8;

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

QSize LessonPanel::sizeHint() const { return {scaled(panel_width), scaled(500)}; }

void LessonPanel::buildHead()
{
    m_lesson = new ElidedLabel;
    useQuietFont(m_lesson, 12);
    auto* close = new QToolButton;
    close->setIcon(icon(QStringLiteral("x")));
    close->setAutoRaise(true);
    close->setToolTip(tr("Leave the lesson: your own scene comes back (Ctrl+W)"));
    close->setAccessibleName(tr("Leave the lesson"));
    connect(close, &QToolButton::clicked, this, &LessonPanel::closeAsked);
    m_title = new PlainLabel;
    m_title->setWordWrap(true);
    useTextFont(m_title, 19, QFont::DemiBold);
    m_steps = new QToolButton;
    m_steps->setAutoRaise(true);
    m_steps->setIcon(icon(QStringLiteral("down")));
    m_steps->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_steps->setLayoutDirection(Qt::RightToLeft); // the arrow behind the words
    m_steps->setToolTip(tr("All steps of the lesson, and its languages"));
    useQuietFont(m_steps, 12);
    connect(m_steps, &QToolButton::clicked, this, &LessonPanel::showSteps);
    m_column->addLayout(rowOf(nullptr, 8, {{m_lesson, 1}, close}));
    m_column->addLayout(rowOf(nullptr, 8, {{m_title, 1}, Boxed(m_steps, 0, Qt::AlignTop)}));
}

void LessonPanel::buildFoot()
{
    m_hint = new QPushButton(tr("Hint"));
    m_again = new QPushButton(icon(QStringLiteral("undo")), tr("Start again"));
    m_again->setToolTip(tr("This step as it began; other steps stay as they are"));
    m_free = new QPushButton(tr("Try it freely"));
    m_free->setToolTip(tr("The whole window on a copy of this step, without locks"));
    for (QPushButton* button : {m_hint, m_again, m_free})
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys with the map, which a hint may be about
    connect(m_hint, &QPushButton::clicked, m_play, &LessonPlay::showHint);
    connect(m_again, &QPushButton::clicked, m_play, &LessonPlay::startAgain);
    connect(m_free, &QPushButton::clicked, m_play, &LessonPlay::tryFreely);
    m_foot = new QWidget(this);
    m_foot->setBackgroundRole(QPalette::AlternateBase);
    m_foot->setAutoFillBackground(true);
    rowOf(m_foot, 8, {m_hint, freeRoom(1), m_again, m_free})->setContentsMargins(20, 6, 20, 8);
}

void LessonPanel::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    const int high = m_foot->sizeHint().height();
    setViewportMargins(0, 0, 0, high);
    m_foot->setGeometry(0, height() - high, width(), high);
    m_foot->raise();
}

bool LessonPanel::hasTask() const { return m_predict || m_table || !m_questions.empty(); }

void LessonPanel::enterTask()
{
    if (m_predict && m_predict->answerNext())
        return;
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const bool open = !m_play->progress().choices.contains(int(i)) && !m_play->progress().numbers.contains(int(i));
        if (QWidget* stop = open || i + 1 == m_questions.size() ? m_questions[i]->firstControl() : nullptr)
            return stop->setFocus(Qt::TabFocusReason);
    }
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
        if (i != m_play->number() && m_play->progressOf(i).seen)
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
    connect(menu->addAction(tr("Forget my progress in this lesson")), &QAction::triggered, m_play, &LessonPlay::forget);
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
    m_refused = nullptr;
    m_predict = nullptr;
    m_questions.clear();
    m_prints.clear();
    m_hintTexts.clear();
    m_step = new QWidget;
    QVBoxLayout* column = columnOf(m_step, 12);
    m_text = new ProseView(14, m_step);
    m_text->setProse(m_play->inLanguage(step.text));
    column->addWidget(m_text);
    for (const Printed& printed : step.prints)
        column->addWidget(m_prints.emplace_back(new PrintedBlock(printed, m_play->language(), m_step)));
    buildTable();
    if (!step.predict.empty()) {
        m_predict = new PredictBox(m_play, m_selection, m_step);
        connect(m_predict, &PredictBox::answerAsked, this, &LessonPanel::answerAsked);
        column->addWidget(m_predict);
    }
    if (step.goal)
        column->addWidget(m_goal = new GoalBox(m_play, m_step));
    for (int i = 0; i < int(step.questions.size()); ++i)
        column->addWidget(m_questions.emplace_back(new QuestionBox(m_play, i, m_step)));
    m_hints = columnOf(nullptr, 6);
    column->addLayout(m_hints);
    m_column->insertWidget(2, m_step);
    m_told = false;
    verticalScrollBar()->setValue(0);
    follow();
}

// Of the tensor that the locks leave open: what is to be edited stands beside what says so.
void LessonPanel::buildTable()
{
    const std::string tensor = m_play->step().locks.openTensor();
    if (tensor.empty())
        return;
    m_table = new TensorTable(m_document, m_step);
    m_table->setMostRows(most_rows);
    m_table->tensorModel()->setLocked(
        [locks = m_play->step().locks](const CellBlock& cell) { return isLocked(locks, cell); });
    m_refused = new MessageLine(m_step);
    connect(m_table, &TensorTable::refused, m_refused, [this](const QString& sentence) {
        m_refused->clear(); // what is refused once more is heard once more
        m_refused->setMessage(sentence);
    });
    connect(m_table, &TensorTable::accepted, m_refused, &MessageLine::clear);
    auto* title = new RichLabel(m_step);
    title->setText(tr("Click a number of %1 and type another").arg(strong(QString::fromStdString(tensor))));
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
    m_selection->setPointed(computed ? cellsIn(*computed, m_play->step().cells) : std::vector<CellRef>());
    if (m_predict)
        m_predict->follow();
    for (QuestionBox* question : m_questions)
        question->follow(digits);
    if (computed) {
        for (PrintedBlock* printed : m_prints)
            printed->setComputed(computed, digits, m_play->isEdited());
        if (m_table)
            m_table->show(computed, m_play->step().locks.openTensor(), m_selection->batch(), m_selection->head());
    }
    followHints();
    if (computed && !std::exchange(m_told, true)) // once its live numbers are there
        tellStep();
    m_again->setEnabled(m_play->isEdited() || m_play->progress().hints > 0 || !m_play->progress().choices.empty() ||
                        !m_play->progress().numbers.empty());
}

void LessonPanel::tellStep() { announce(this, inWords()); }

// The step as it is read aloud.
QString LessonPanel::inWords() const
{
    QStringList parts{m_steps->text(), m_title->text(), m_text->words()};
    if (m_play->number() == 0) // of another lesson than before
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
        QTimer::singleShot(0, hint, [this, hint] { ensureWidgetVisible(hint); });
    }
    for (ProseView* hint : m_hintTexts)
        hint->setComputed(m_play->computed(), m_selection->digits(), m_play->next());
    if (m_told && m_hintTexts.size() > before)
        announce(m_step, m_hintTexts.back()->words());
}

} // namespace attn
