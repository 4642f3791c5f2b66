// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerpanel.h"

#include "core/prose/prose.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/windowhistory.h"
#include "ui/lesson/goaleditor.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/writerwords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/style.h"

#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>

namespace attn {

namespace {

// Qt tells a screen reader of a focus here whenever the current cell changes, whoever has it; ours is told elsewhere.
class StepList : public QListWidget {
protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call): see above
    }
};

constexpr int writer_width = 464;

QPlainTextEdit* lines(int height, const QString& name, const QString& placeholder, QWidget* parent)
{
    auto* edit = new QPlainTextEdit(parent);
    edit->setFixedHeight(scaled(height));
    edit->setTabChangesFocus(true);
    edit->setUndoRedoEnabled(false); // the lesson's history has it
    edit->setAccessibleName(name);
    edit->setPlaceholderText(placeholder);
    return edit;
}

QLabel* heading(const QString& words, QWidget* parent)
{
    auto* label = new PlainLabel(words, parent);
    useTextFont(label, 12.5, QFont::DemiBold);
    return label;
}

// What a step asks of the learner, for the list.
QString asks(const LessonStep& step)
{
    if (step.goal)
        return step.goal->solution ? WriterPanel::tr("a goal") : WriterPanel::tr("a goal without a solution");
    if (!step.predict.empty())
        return WriterPanel::tr("cells to be predicted");
    return step.questions.empty() ? WriterPanel::tr("text and view") : WriterPanel::tr("a question");
}

// Only what differs is replaced, so that the cursor is where something changed.
void fill(QPlainTextEdit* edit, const QString& text)
{
    const QString now = edit->toPlainText();
    if (now == text)
        return;
    const auto front = std::ranges::mismatch(now, text).in1 - now.begin();
    const qsizetype most = std::min(now.size(), text.size()) - front;
    qsizetype back = 0;
    while (back < most && now[now.size() - 1 - back] == text[text.size() - 1 - back])
        ++back;
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(int(front));
    cursor.setPosition(int(now.size() - back), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(front, text.size() - front - back));
    edit->setTextCursor(cursor);
}

void fill(QLineEdit* edit, const QString& text)
{
    if (edit->text() != text)
        edit->setText(text);
}

} // namespace

WriterPanel::WriterPanel(LessonWriter* writer, std::function<std::optional<CellRef>()> chosen, QWidget* parent)
    : ScrollArea(parent), m_writer(writer), m_chosen(std::move(chosen))
{
    setAccessibleName(tr("Write a lesson"));
    auto* content = new QWidget;
    QVBoxLayout* column = columnOf(content, 8);
    column->setContentsMargins(16, 12, 16, 16);
    buildSteps(column);
    buildText(column);
    buildRest(column);
    column->addStretch(1);
    scrollOnGround(this, content);
    setBackgroundRole(QPalette::AlternateBase);
    viewport()->setBackgroundRole(QPalette::AlternateBase);
    viewport()->setAutoFillBackground(true);
    connect(writer, &LessonWriter::stepChanged, this, &WriterPanel::showStep);
    connect(writer, &LessonWriter::renewed, this, &WriterPanel::showStep);
    connect(writer, &LessonWriter::changed, this, &WriterPanel::follow);
    connect(writer, &LessonWriter::checked, this, &WriterPanel::followFaults);
    connect(writer, &LessonWriter::recordingChanged, m_goal, &GoalEditor::follow);
}

QSize WriterPanel::sizeHint() const { return {scaled(writer_width), scaled(500)}; }

std::string WriterPanel::language() const { return m_languages->currentIndex() == 1 ? "de" : "en"; }

void WriterPanel::buildSteps(QVBoxLayout* column)
{
    m_lesson = new QLineEdit;
    m_lesson->setAccessibleName(tr("Title of the lesson"));
    useTextFont(m_lesson, 14, QFont::DemiBold);
    m_languages = new QComboBox;
    m_languages->addItems({tr("EN"), tr("DE")});
    m_languages->setToolTip(tr("The language of the titles and the text"));
    nameChoices(m_languages, tr("Language"));
    keepWheelForScrolling(m_languages);
    m_steps = new StepList;
    m_steps->setAccessibleName(tr("Steps"));
    m_steps->setFixedHeight(scaled(118));
    m_steps->setDragDropMode(QAbstractItemView::InternalMove);
    m_steps->installEventFilter(this);
    m_add = new QPushButton(tr("Add this view as a step"));
    m_add->setToolTip(tr("Scene, stage, cell, studio and walk as they stand, behind the chosen step"));
    setPrimary(m_add);
    const auto button = [this](const QString& icon, const QString& words, auto slot) {
        auto* made = new IconButton(icon, words, true);
        connect(made, &QToolButton::clicked, m_writer, slot);
        return made;
    };
    column->addLayout(rowOf(nullptr, 8, {{m_lesson, 1}, m_languages}));
    column->addWidget(m_steps);
    column->addLayout(rowOf(nullptr, 6,
                            {m_add, freeRoom(1),
                             button(QStringLiteral("up"), tr("Earlier (Alt+Up)"), [this] { m_writer->moveStep(-1); }),
                             button(QStringLiteral("down"), tr("Later (Alt+Down)"), [this] { m_writer->moveStep(1); }),
                             button(QStringLiteral("copy"), tr("Copy this step"), [this] { m_writer->copyStep(); }),
                             button(QStringLiteral("x"), tr("Delete this step"), [this] { m_writer->removeStep(); })}));
    m_view = new Badge;
    m_take = new QPushButton;
    column->addLayout(rowOf(nullptr, 8, {m_view, freeRoom(1), m_take}));
    connect(m_add, &QPushButton::clicked, this, [this] {
        m_writer->addView();
        m_title->setFocus(Qt::TabFocusReason);
        m_title->selectAll();
    });
    connect(m_take, &QPushButton::clicked, m_writer, &LessonWriter::takeView);
    connect(m_steps, &QListWidget::currentRowChanged, this, [this](int row) {
        if (!m_showing)
            m_writer->goTo(row);
    });
    connect(m_steps->model(), &QAbstractItemModel::rowsMoved, this,
            [this](const QModelIndex&, int from, int, const QModelIndex&, int to) {
                m_writer->goTo(from);
                m_writer->moveStep((to > from ? to - 1 : to) - from);
            });
    connect(m_languages, &QComboBox::activated, this, [this] { showStep(); });
    connect(m_lesson, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_typedIn = m_lesson;
        if (!text.trimmed().isEmpty())
            m_writer->change(
                tr("Title of the lesson"), [&](Lesson& lesson) { lesson.title.set(language(), text.toStdString()); },
                LessonWriter::By::Typing);
    });
}

void WriterPanel::buildText(QVBoxLayout* column)
{
    m_title = new QLineEdit;
    m_title->setAccessibleName(tr("Title of the step"));
    useTextFont(m_title, 14, QFont::DemiBold);
    m_text = lines(130, tr("Text of the step"), tr("Markdown, with $formulas$"), nullptr);
    m_read = new ProseView(14);
    m_read->hide();
    m_mode = new SegmentedControl(tr("Text"));
    m_mode->addSegment(tr("write"));
    m_mode->addSegment(tr("read"), tr("As the learner sees it"));
    m_textFault = new MessageLine;
    auto* tools = rowOf(nullptr, 4);
    const auto tool = [&](const QString& words, const QString& tip, const QString& before, const QString& after,
                          const QString& otherwise) {
        auto* made = new QToolButton;
        made->setText(words);
        made->setToolTip(tip);
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &QToolButton::clicked, this,
                [this, before, after, otherwise] { insert(before, after, otherwise); });
        tools->addWidget(made);
    };
    tool(tr("Bold"), tr("**Bold**"), QStringLiteral("**"), QStringLiteral("**"), tr("word"));
    tool(tr("query"), tr("A word in the colour of queries"), QStringLiteral("[query:"), QStringLiteral("]"),
         tr("word"));
    tool(tr("key"), tr("A word in the colour of keys"), QStringLiteral("[key:"), QStringLiteral("]"), tr("word"));
    tool(tr("Formula"), tr("A formula, written as in LaTeX"), QStringLiteral("$"), QStringLiteral("$"),
         QStringLiteral("w_{ij}"));
    tool(tr("Number"), tr("The number of the chosen cell; it stays live"), QStringLiteral("{"), QStringLiteral("}"),
         {});
    tools->addStretch(1);
    tools->addWidget(m_mode);
    column->addWidget(heading(tr("This step"), nullptr));
    column->addWidget(m_title);
    column->addLayout(tools);
    column->addWidget(m_text);
    column->addWidget(m_read);
    column->addWidget(m_textFault);
    connect(m_title, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_typedIn = m_title;
        if (!text.trimmed().isEmpty())
            m_writer->changeStep(
                tr("title"), [&](LessonStep& step) { step.title.set(language(), text.toStdString()); },
                LessonWriter::By::Typing);
    });
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (m_title->text().trimmed().isEmpty()) // which no step can have: what it has is shown
            m_title->setText(QString::fromStdString(m_writer->step().title.in(language())));
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        m_typedIn = m_text;
        const std::string text = m_text->toPlainText().toStdString();
        if (!m_text->toPlainText().trimmed().isEmpty())
            m_writer->changeStep(
                tr("text"), [&](LessonStep& step) { step.text.set(language(), text); }, LessonWriter::By::Typing);
    });
    connect(m_mode, &SegmentedControl::activated, this, [this](int mode) {
        m_text->setVisible(mode == 0);
        m_read->setVisible(mode == 1);
    });
}

void WriterPanel::buildRest(QVBoxLayout* column)
{
    m_goal = new GoalEditor(m_writer, m_chosen);
    m_predict = new QCheckBox(tr("Ask for the hidden cells (first hide some: H in the map)"));
    m_locked = new QLineEdit;
    m_locked->setPlaceholderText(tr("nothing; or all, tokens, config, x, x[0,2]"));
    m_unlocked = new QLineEdit;
    m_unlocked->setPlaceholderText(tr("none; or x[0,2]"));
    m_lockFault = new MessageLine;
    m_hints = lines(60, tr("Hints"), tr("One hint a line; the learner sees one after the other"), nullptr);
    m_question =
        lines(90, tr("Question"), tr("A question\n* the right answer | because …\n- a wrong one | because …"), nullptr);
    m_questionFault = new MessageLine;
    auto* locks = new QWidget;
    auto* except = new PlainLabel(tr("but"));
    columnOf(locks, 6,
             {m_predict, rowOf(nullptr, 8, {new PlainLabel(tr("Locked")), {m_locked, 2}, except, {m_unlocked, 1}}),
              m_lockFault});
    m_locked->setAccessibleName(tr("Locked"));
    m_unlocked->setAccessibleName(tr("Not locked"));
    auto* asked = new QWidget;
    columnOf(asked, 6, {m_question, m_questionFault});
    const std::pair<QString, QWidget*> parts[] = {
        {tr("Goal"), m_goal}, {tr("Hidden and locked"), locks}, {tr("Hints"), m_hints}, {tr("Question"), asked}};
    for (const auto& [title, content] : parts) {
        column->addWidget(heading(title, nullptr));
        column->addWidget(content);
    }
    connect(m_predict, &QCheckBox::clicked, this, [this](bool wanted) {
        m_writer->changeStep(tr("hidden cells"), [&](LessonStep& step) {
            step.predict = wanted && step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
        });
    });
    for (QLineEdit* field : {m_locked, m_unlocked})
        connect(field, &QLineEdit::textEdited, this, [this, field] {
            m_typedIn = field;
            m_writer->typeLocks(m_locked->text(), m_unlocked->text());
        });
    for (QLineEdit* field : {m_lesson, m_title, m_locked, m_unlocked})
        leaveUndoToWindow(field);
    connect(m_hints, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        m_typedIn = m_hints;
        m_writer->changeStep(
            tr("hints"), [&](LessonStep& step) { step.hints = hintsOf(m_hints->toPlainText()); },
            LessonWriter::By::Typing);
    });
    connect(m_question, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        m_typedIn = m_question;
        m_writer->typeQuestion(m_question->toPlainText());
    });
}

void WriterPanel::insert(const QString& before, const QString& after, const QString& otherwise)
{
    QTextCursor cursor = m_text->textCursor();
    QString inside = cursor.hasSelection() ? cursor.selectedText() : otherwise;
    if (inside.isEmpty()) { // a number
        const auto cell = m_chosen();
        if (!cell)
            return m_textFault->setMessage(tr("Choose a cell in the map first: its number is put in."));
        inside = QString::fromStdString(toString(*cell));
    }
    cursor.insertText(before + inside + after);
    m_text->setFocus();
}

void WriterPanel::showSteps()
{
    const QScopedValueRollback showing(m_showing, true);
    m_steps->clear();
    int number = 0;
    for (const LessonStep& step : m_writer->lesson().steps)
        m_steps->addItem(QStringLiteral("%1  %2\n    %3")
                             .arg(++number)
                             .arg(QString::fromStdString(step.title.in(language())), asks(step)));
    m_steps->setCurrentRow(m_writer->number());
}

// Another step, or what undo has brought back: also in the field that has the keys.
void WriterPanel::showStep()
{
    m_typedIn = nullptr;
    follow();
}

void WriterPanel::follow()
{
    if (!m_writer->isOpen())
        return;
    showSteps();
    const QScopedValueRollback showing(m_showing, true);
    const LessonStep& step = m_writer->step();
    const LooseWork loose = m_writer->loose();
    const auto show = [this](auto* field, const auto& text) {
        if (field != m_typedIn) // there it is as it is typed, blanks and all
            fill(field, text);
    };
    const bool open_question = !loose.question.empty(), open_locks = !(loose.locked + loose.unlocked).empty();
    show(m_lesson, QString::fromStdString(m_writer->lesson().title.in(language())));
    show(m_title, QString::fromStdString(step.title.in(language())));
    show(m_text, QString::fromStdString(step.text.in(language())));
    show(m_hints, hintLines(step.hints));
    show(m_question, open_question ? QString::fromStdString(loose.question) : questionLines(step.questions));
    show(m_locked, open_locks ? QString::fromStdString(loose.locked) : blockLine(step.locks.locked));
    show(m_unlocked, open_locks ? QString::fromStdString(loose.unlocked) : blockLine(step.locks.unlocked));
    if (std::exchange(m_shownStep, m_writer->number()) != m_writer->number())
        for (QPlainTextEdit* edit : {m_text, m_hints, m_question})
            edit->moveCursor(QTextCursor::Start); // another step is read from its beginning
    const auto question = questionOf(QString::fromStdString(loose.question));
    m_questionFault->setMessage(question ? QString() : QString::fromStdString(question.error().message));
    const auto locks = locksOf(QString::fromStdString(loose.locked), QString::fromStdString(loose.unlocked));
    m_lockFault->setMessage(locks ? QString() : QString::fromStdString(locks.error().message));
    m_read->setProse(step.text.in(language()));
    const auto fault = proseFault(step.text.in(language()));
    m_textFault->setMessage(fault ? QString::fromStdString(*fault) : QString());
    m_predict->setChecked(!step.predict.empty());
    m_predict->setEnabled(step.scene.view && !step.scene.view->hidden.empty());
    m_goal->follow();
    fillLanguages();
    followView();
}

void WriterPanel::fillLanguages()
{
    int missing = -1;
    for (const LanguageCount& count : languagesOf(m_writer->lesson()))
        missing = count.language == "de" ? count.missing : missing;
    m_languages->setItemText(1, missing > 0 ? tr("DE, %1 missing").arg(missing) : tr("DE"));
}

void WriterPanel::followFaults() { m_goal->followFaults(); }

void WriterPanel::followView()
{
    if (!m_writer->isOpen())
        return;
    const bool moved = m_writer->viewMoved();
    m_view->setVerdict(m_writer->recordsSolution() ? tr("recording a solution")
                       : moved                     ? tr("the view has moved on")
                                                   : tr("view as saved in the step"),
                       m_writer->recordsSolution() ? Severity::Warn
                       : moved                     ? Severity::Warn
                                                   : Severity::Ok);
    m_take->setText(tr("Take the view into step %1").arg(m_writer->number() + 1));
    m_take->setEnabled(moved);
}

void WriterPanel::setComputed(const ComputedPtr& computed, int digits, const NextPiecesPtr& next)
{
    m_computed = computed;
    m_read->setComputed(computed, digits, next);
    m_goal->setComputed(computed, next);
    followView();
}

bool WriterPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_steps && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::AltModifier && (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down)) {
            m_writer->moveStep(key->key() == Qt::Key_Up ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Delete) {
            m_writer->removeStep();
            return true;
        }
    }
    return ScrollArea::eventFilter(watched, event);
}

} // namespace attn
