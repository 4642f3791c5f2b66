// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/writerpanel.h"

#include "core/prose/prose.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/badge.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/messageline.h"
#include "ui/kit/onevents.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/section.h"
#include "ui/kit/segmentedcontrol.h"
#include "ui/kit/windowhistory.h"
#include "ui/language/language.h"
#include "ui/lesson/goaleditor.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/lesson/lockboxes.h"
#include "ui/lesson/proseview.h"
#include "ui/lesson/teacherfields.h"
#include "ui/lesson/writerfields.h"
#include "ui/lesson/writerwords.h"
#include "ui/matrix/stagecards.h"
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

#include <algorithm>

namespace attn {

namespace {

// Qt reports a focus here to screen readers at each change of the current cell, focused or not; ours is sent elsewhere.
class StepList : public QListWidget {
protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override
    {
        QAbstractItemView::currentChanged(current, previous); // NOLINT(bugprone-parent-virtual-call): see above
    }
};

constexpr int writer_width = 464;

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
        return WriterPanel::tr("cells to predict");
    if (!step.questions.empty())
        return WriterPanel::tr("a question");
    return step.text.empty() ? WriterPanel::tr("view only") : WriterPanel::tr("text and view");
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
    m_lesson->setAccessibleName(tr("Lesson title"));
    useTextFont(m_lesson, 14, QFont::DemiBold);
    m_languages = new QComboBox;
    m_languages->addItems({tr("EN"), tr("DE")});
    m_languages->setToolTip(tr("Language of titles and text"));
    nameChoices(m_languages, tr("Language"));
    keepWheelForScrolling(m_languages);
    m_steps = new StepList;
    m_steps->setAccessibleName(tr("Steps"));
    onEvents(this, {QEvent::Resize}, [this] { // room for three steps, in a high window for five
        const int five = 5 * m_steps->sizeHintForRow(0) + 2 * m_steps->frameWidth();
        m_steps->setFixedHeight(std::max(scaled(118), std::min(five, height() / 4)));
    });
    m_steps->setDragDropMode(QAbstractItemView::InternalMove);
    m_steps->installEventFilter(this);
    m_add = new QPushButton(tr("Add this view as a step"));
    m_add->setToolTip(
        tr("Add a step after the selected one, with the current scene, stage, cell, studio and walk-through position"));
    setPrimary(m_add);
    const auto button = [this](const QString& icon, const QString& words, auto slot) {
        auto* made = new IconButton(icon, words, true);
        connect(made, &QToolButton::clicked, m_writer, slot);
        return made;
    };
    column->addLayout(rowOf(nullptr, 8, {{m_lesson, 1}, m_languages}));
    column->addWidget(m_steps);
    column->addLayout(
        rowOf(nullptr, 6,
              {m_add, freeRoom(1),
               button(QStringLiteral("up"), tr("Move earlier (Alt+Up)"), [this] { m_writer->moveStep(-1); }),
               button(QStringLiteral("down"), tr("Move later (Alt+Down)"), [this] { m_writer->moveStep(1); }),
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
                tr("Lesson title"), [&](Lesson& lesson) { lesson.title.set(language(), text.toStdString()); },
                LessonWriter::By::Typing);
    });
}

void WriterPanel::buildText(QVBoxLayout* column)
{
    m_title = new QLineEdit;
    m_title->setAccessibleName(tr("Step title"));
    useTextFont(m_title, 14, QFont::DemiBold);
    m_text = writerLines(130, tr("Step text"),
                         tr("Markdown with $formulas$. In a talk, leave this empty to show only the picture."));
    m_notes =
        writerLines(60, tr("Speaker notes for this step"), tr("Shown only to you, next to the slides; never shared"));
    m_read = new ProseView(14);
    m_read->hide();
    m_mode = new SegmentedControl(tr("Text"));
    m_mode->addSegment(tr("write"));
    m_mode->addSegment(tr("read"), tr("As students see it"));
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
    tool(tr("query"), tr("Word in the query color"), QStringLiteral("[query:"), QStringLiteral("]"), tr("word"));
    tool(tr("key"), tr("Word in the key color"), QStringLiteral("[key:"), QStringLiteral("]"), tr("word"));
    tool(tr("Formula"), tr("Formula in LaTeX notation"), QStringLiteral("$"), QStringLiteral("$"),
         QStringLiteral("w_{ij}"));
    tool(tr("Number"), tr("Value of the selected cell; it changes with the scene"), QStringLiteral("{"),
         QStringLiteral("}"), {});
    tools->addStretch(1);
    tools->addWidget(m_mode);
    column->addWidget(heading(tr("This step"), nullptr));
    column->addWidget(m_title);
    column->addLayout(tools);
    column->addWidget(m_text);
    column->addWidget(m_read);
    column->addWidget(m_textFault);
    column->addWidget(quietLabel(tr("Speaker notes")));
    column->addWidget(m_notes);
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
    takeTyping(m_text, tr("text"), [this](LessonStep& step, const QString& text) {
        step.text.set(language(), text.trimmed().isEmpty() ? std::string() : text.toStdString());
    });
    takeTyping(m_notes, tr("speaker notes"), [](LessonStep& step, const QString& text) {
        step.speaker_notes = text.trimmed().isEmpty() ? std::string() : text.toStdString();
    });
    connect(m_mode, &SegmentedControl::activated, this, [this](int mode) {
        m_text->setVisible(mode == 0);
        m_read->setVisible(mode == 1);
    });
}

void WriterPanel::buildRest(QVBoxLayout* column)
{
    m_goal = new GoalEditor(m_writer, m_chosen);
    m_predict = new QCheckBox(tr("Ask students for the hidden values (press H on a cell to hide it)"));
    m_others = quietLabel(tr("Hidden cells in other stages stay hidden, but students are not asked for them."));
    m_others->setWordWrap(true);
    m_locks = new LockBoxes(m_writer);
    m_hints = writerLines(60, tr("Hints"), tr("One hint per line; students see them one at a time"));
    m_question = writerLines(90, tr("Question"),
                             tr("A question\n* the right answer | because …\n- a wrong answer | because …\n-- an "
                                "answer that always comes last"));
    m_questionFault = new MessageLine;
    auto* locks = new QWidget;
    columnOf(locks, 6, {m_predict, m_others, quietLabel(tr("Students cannot change")), m_locks});
    auto* asked = new QWidget;
    columnOf(asked, 6, {m_question, m_questionFault});
    const std::pair<QString, QWidget*> parts[] = {
        {tr("Goal"), m_goal}, {tr("Hidden and locked"), locks}, {tr("Hints"), m_hints}, {tr("Question"), asked}};
    for (const auto& [title, content] : parts) {
        column->addWidget(heading(title, nullptr));
        column->addWidget(content);
    }
    m_teachers = new TeacherFields(m_writer);
    auto* section = new Section(tr("For teachers"));
    section->setContent(m_teachers);
    section->setOpen(false);
    column->addWidget(section);
    connect(m_predict, &QCheckBox::clicked, this, [this](bool wanted) {
        if (wanted && m_writer->viewMoved())
            m_writer->takeView(); // what is hidden now
        const std::vector<CellBlock> asked = wanted ? hiddenInStage() : std::vector<CellBlock>();
        m_writer->changeStep(tr("hidden cells"), [&](LessonStep& step) { step.predict = asked; });
    });
    for (QLineEdit* field : {m_lesson, m_title})
        leaveUndoToWindow(field);
    takeTyping(m_hints, tr("hints"), [](LessonStep& step, const QString& text) { step.hints = hintsOf(text); });
    connect(m_question, &QPlainTextEdit::textChanged, this, [this] {
        if (m_showing)
            return;
        m_typedIn = m_question;
        m_writer->typeQuestion(m_question->toPlainText());
    });
}

void WriterPanel::takeTyping(QPlainTextEdit* field, const QString& what,
                             const std::function<void(LessonStep& step, const QString& text)>& put)
{
    connect(field, &QPlainTextEdit::textChanged, this, [this, field, what, put] {
        if (m_showing)
            return;
        m_typedIn = field;
        m_writer->changeStep(
            what, [&](LessonStep& step) { put(step, field->toPlainText()); }, LessonWriter::By::Typing);
    });
}

void WriterPanel::insert(const QString& before, const QString& after, const QString& otherwise)
{
    QTextCursor cursor = m_text->textCursor();
    QString inside = cursor.hasSelection() ? cursor.selectedText() : otherwise;
    if (inside.isEmpty()) { // a number
        const auto cell = m_chosen();
        if (!cell)
            return m_textFault->setMessage(tr("First select a cell in the map. Its value is inserted here."));
        inside = QString::fromStdString(toString(*cell));
    }
    const bool sample = inside == otherwise && !cursor.hasSelection();
    const int from = cursor.selectionStart() + int(before.size());
    cursor.insertText(before + inside + after);
    if (sample) { // typing replaces it
        cursor.setPosition(from);
        cursor.setPosition(from + int(inside.size()), QTextCursor::KeepAnchor);
        m_text->setTextCursor(cursor);
    }
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

// Shows another step, or what undo restored, even in the focused field.
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
            fillField(field, text);
    };
    show(m_lesson, QString::fromStdString(m_writer->lesson().title.in(language())));
    show(m_title, QString::fromStdString(step.title.in(language())));
    show(m_text, QString::fromStdString(step.text.in(language())));
    show(m_notes, QString::fromStdString(step.speaker_notes));
    show(m_hints, hintLines(step.hints));
    show(m_question, !loose.question.empty() ? QString::fromStdString(loose.question) : questionLines(step.questions));
    if (std::exchange(m_shownStep, m_writer->number()) != m_writer->number())
        for (QPlainTextEdit* edit : {m_text, m_notes, m_hints, m_question})
            edit->moveCursor(QTextCursor::Start); // a new step is shown from its start
    const auto question = questionOf(QString::fromStdString(loose.question));
    m_questionFault->setMessage(question ? QString() : QString::fromStdString(question.error().message));
    m_read->setProse(step.text.in(language()));
    const auto fault = proseFault(step.text.in(language()));
    m_textFault->setMessage(fault ? QString::fromStdString(*fault) : QString());
    m_predict->setChecked(!step.predict.empty());
    m_goal->follow();
    m_locks->follow();
    m_teachers->follow(language());
    fillLanguages();
    followView();
}

void WriterPanel::showFirstLanguage()
{
    const auto& titles = m_writer->lesson().title.all();
    const bool german = std::ranges::any_of(titles, [](const auto& title) { return title.first == "de"; });
    m_languages->setCurrentIndex(german && attn::language() == QLatin1String("de"));
    showStep();
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
                       : moved                     ? tr("view changed")
                                                   : tr("view unchanged"),
                       m_writer->recordsSolution() ? Severity::Warn
                       : moved                     ? Severity::Warn
                                                   : Severity::Ok);
    m_take->setText(tr("Update step %1 with this view").arg(m_writer->number() + 1));
    m_take->setEnabled(moved);
    const auto& view = m_writer->step().scene.view;
    const std::vector<CellBlock>& asked = m_writer->step().predict;
    m_predict->setEnabled(!asked.empty() || !hiddenInStage().empty());
    m_others->setVisible(!asked.empty() && view && view->hidden.size() > asked.size());
}

std::vector<CellBlock> WriterPanel::hiddenInStage() const
{
    const auto view = m_writer->viewNow();
    if (!view || !m_computed)
        return {};
    std::vector<CellBlock> hidden = view->hidden;
    const auto cardOf = [&](const std::string& tensor) { return cardOfTensor(*m_computed->realized, tensor); };
    std::erase_if(hidden, [&](const CellBlock& block) { return cardOf(block.tensor) != cardOf(view->stage); });
    return hidden;
}

void WriterPanel::setComputed(const ComputedPtr& computed, int digits, const NextPiecesPtr& next)
{
    m_computed = computed;
    m_read->setComputed(computed, digits, next);
    m_goal->setComputed(computed, next);
    m_locks->setComputed(computed);
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
