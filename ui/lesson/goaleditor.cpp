// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/goaleditor.h"

#include "core/lessons/locks.h"
#include "core/model/modelpage.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/boxes.h"
#include "ui/kit/iconbutton.h"
#include "ui/kit/label.h"
#include "ui/kit/lampline.h"
#include "ui/kit/optioncontrols.h"
#include "ui/kit/typednumber.h"
#include "ui/kit/windowhistory.h"
#include "ui/language/said.h"
#include "ui/lesson/lessonwriter.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// "x[0,2,1] = 0.88"; for other changes, the number of edits.
QString solutionWords(const LessonStep& step)
{
    if (!step.goal || !step.goal->solution)
        return GoalEditor::tr("none yet");
    QStringList words;
    for (const EditList* list : {&step.goal->solution->edits, &step.goal->solution->overrides})
        for (const EditList::Entry& edit : list->inOrder())
            if (words.size() < 4)
                words << QStringLiteral("%1 = %2")
                             .arg(QString::fromStdString(toString(CellRef{edit.tensor, edit.index})))
                             .arg(double(edit.value), 0, 'g', 6);
    if (!(step.goal->solution->config == step.scene.config))
        words << GoalEditor::tr("different layer settings");
    return words.join(QStringLiteral(", "));
}

} // namespace

GoalEditor::GoalEditor(LessonWriter* writer, std::function<std::optional<CellRef>()> chosen, QWidget* parent)
    : QWidget(parent), m_writer(writer), m_chosen(std::move(chosen)), m_text(new QLineEdit(this)),
      m_rows(columnOf(nullptr, 6)), m_add(new QPushButton(tr("+ Condition for the selected cell"), this)),
      m_addNext(new QPushButton(tr("+ Condition for the next token"), this)), m_record(new QPushButton(this)),
      m_lock(new QPushButton(tr("Lock everything the solution leaves unchanged"), this)),
      m_solution(quietLabel({}, this)), m_start(new LampLine(this)), m_reached(new LampLine(this)),
      m_typed(new LampLine(this))
{
    m_text->setPlaceholderText(tr("Make “journey” look most at “starts”."));
    m_text->setAccessibleName(tr("Goal of this step"));
    m_solution->setWordWrap(true);
    columnOf(this, 8,
             {m_text, m_rows, rowOf(nullptr, 8, {m_add, freeRoom(1)}), rowOf(nullptr, 8, {m_addNext, freeRoom(1)}),
              rowOf(nullptr, 8, {{m_solution, 1}, m_record}), m_start, m_reached, m_typed,
              rowOf(nullptr, 8, {m_lock, freeRoom(1)})});
    connect(m_add, &QPushButton::clicked, this, &GoalEditor::addCondition);
    connect(m_addNext, &QPushButton::clicked, this, &GoalEditor::addNext);
    connect(m_record, &QPushButton::clicked, this,
            [this] { m_writer->recordsSolution() ? m_writer->endSolution() : m_writer->beginSolution(); });
    connect(m_lock, &QPushButton::clicked, this, [this] {
        m_writer->changeStep(tr("locks"), [](LessonStep& step) {
            if (step.goal && step.goal->solution)
                step.locks = lockedBut(step.scene, *step.goal->solution);
        });
    });
    leaveUndoToWindow(m_text);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
        const QScopedValueRollback typing(m_typing, true);
        m_writer->changeStep(
            tr("goal"),
            [&](LessonStep& step) {
                if (step.goal)
                    step.goal->text.set("en", text.trimmed().isEmpty() ? std::string() : text.toStdString());
            },
            LessonWriter::By::Typing);
    });
}

void GoalEditor::addCondition()
{
    const auto cell = m_chosen();
    if (!cell)
        return m_solution->setText(tr("Select a cell in the map first."));
    Condition condition;
    condition.cell = *cell;
    condition.is = cell->index.size() == 4 ? ConditionKind::Largest : ConditionKind::AtLeast;
    add(condition);
}

// The current next token must change.
void GoalEditor::addNext()
{
    if (!m_next)
        return;
    Condition condition;
    condition.next = m_next->most();
    condition.is = ConditionKind::NotMostProbable;
    add(condition);
}

void GoalEditor::add(const Condition& condition)
{
    m_writer->changeStep(tr("goal"), [&](LessonStep& step) {
        if (!step.goal)
            step.goal.emplace();
        step.goal->conditions.push_back(condition);
    });
}

QWidget* GoalEditor::conditionRow(std::size_t number)
{
    const Condition& condition = m_writer->step().goal->conditions[number];
    auto* row = new QWidget(this);
    const bool of_next = !condition.next.empty();
    auto* cell = new PlainLabel(of_next ? tr("next token “%1”").arg(QString::fromStdString(condition.next))
                                        : QString::fromStdString(toString(condition.cell)),
                                row);
    useNumberFont(cell, 12);
    auto* kind = new QComboBox(row);
    for (const ConditionWords& words : conditionKinds())
        if (of_next ? words.of_next : words.of_cell)
            kind->addItem(said(words.label), int(words.kind));
    kind->setCurrentIndex(kind->findData(int(condition.is)));
    nameChoices(kind, tr("Condition"));
    keepWheelForScrolling(kind);
    auto* value = new QLineEdit(row);
    value->setText(QString::number(condition.value, 'g', 6));
    value->setFixedWidth(scaled(64));
    value->setAccessibleName(tr("Value"));
    value->setVisible(wordsOf(condition.is).has_value);
    useNumberFont(value, 12);
    auto* remove = new IconButton(QStringLiteral("x"), tr("Remove condition"), false, row);
    auto* now = quietLabel({}, row);
    m_now.push_back(now);
    columnOf(row, 4, {rowOf(nullptr, 6, {cell, freeRoom(1), now, remove}), rowOf(nullptr, 6, {{kind, 1}, value})});
    const auto change = [this, number](const std::function<void(Condition&)>& make) {
        m_writer->changeStep(tr("goal"), [&](LessonStep& step) { make(step.goal->conditions[number]); });
    };
    connect(kind, &QComboBox::activated, this, [change, kind](int index) {
        change([&](Condition& c) { c.is = ConditionKind(kind->itemData(index).toInt()); });
    });
    connect(value, &QLineEdit::textEdited, this, [this, number](const QString& text) {
        const QScopedValueRollback typing(m_typing, true);
        if (const auto typed = typedNumber(text); typed && std::isfinite(*typed))
            m_writer->changeStep(
                tr("goal"), [&](LessonStep& step) { step.goal->conditions[number].value = *typed; },
                LessonWriter::By::Typing);
    });
    connect(remove, &QToolButton::clicked, this, [this, number] {
        m_writer->changeStep(tr("goal"), [&](LessonStep& step) {
            step.goal->conditions.erase(step.goal->conditions.begin() + std::ptrdiff_t(number));
            if (step.goal->conditions.empty())
                step.goal.reset();
        });
    });
    return row;
}

void GoalEditor::buildConditions()
{
    while (QLayoutItem* item = m_rows->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    m_now.clear();
    if (m_writer->step().goal)
        for (std::size_t i = 0; i < m_writer->step().goal->conditions.size(); ++i)
            m_rows->addWidget(conditionRow(i));
}

void GoalEditor::follow()
{
    const LessonStep& step = m_writer->step();
    const QString text = step.goal ? QString::fromStdString(step.goal->text.in()) : QString();
    if (m_text->text() != text && !m_typing)
        m_text->setText(text);
    m_text->setVisible(step.goal.has_value());
    m_addNext->setVisible(isPage(step.scene));
    m_add->setText(step.goal ? tr("+ Another condition for the selected cell") : tr("+ Goal for the selected cell"));
    for (QWidget* part : {static_cast<QWidget*>(m_record), static_cast<QWidget*>(m_solution),
                          static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_reached)})
        part->setVisible(step.goal.has_value());
    const bool solved = step.goal && step.goal->solution;
    m_typed->setVisible(solved);
    m_lock->setVisible(solved && !(step.locks == lockedBut(step.scene, *step.goal->solution)));
    m_record->setText(m_writer->recordsSolution() ? tr("Stop recording") : tr("Record solution"));
    m_solution->setText(m_writer->recordsSolution() ? tr("Recording. Edit until you reach the goal.")
                                                    : tr("Recorded solution: %1").arg(solutionWords(step)));
    const auto conditions = step.goal ? step.goal->conditions : std::vector<Condition>();
    if (!m_typing && conditions != m_rowsOf)
        buildConditions();
    m_rowsOf = conditions;
    followValues();
}

void GoalEditor::followFaults()
{
    if (!m_writer->step().goal || !m_writer->faults())
        return;
    QString start, reached, typed;
    for (const StepFault& fault : *m_writer->faults()) {
        const QString what = QString::fromStdString(fault.what);
        if (fault.step != m_writer->number())
            continue;
        if (fault.about == StepFault::About::Solution)
            reached = reached.isEmpty() ? what : reached;
        else if (fault.about == StepFault::About::Goal)
            start = start.isEmpty() ? what : start;
        else if (fault.about == StepFault::About::Locks)
            typed = what;
    }
    m_start->setVerdict(start.isEmpty() ? Severity::Ok : Severity::Bad,
                        start.isEmpty() ? tr("Not met at the start (good)") : start);
    m_reached->setVerdict(reached.isEmpty() ? Severity::Ok : Severity::Bad,
                          reached.isEmpty() ? tr("The recorded solution reaches the goal") : reached);
    m_typed->setVerdict(typed.isEmpty() ? Severity::Ok : Severity::Bad,
                        typed.isEmpty() ? tr("Typing the answer does not reach the goal (good)") : typed);
}

void GoalEditor::setComputed(const ComputedPtr& computed, const NextPiecesPtr& next)
{
    m_computed = computed;
    m_next = next;
    followValues();
}

void GoalEditor::followValues()
{
    if (!m_computed || !m_writer->step().goal)
        return;
    const Computed& all = m_computed->answers ? *m_computed->answers : *m_computed;
    const auto& conditions = m_writer->step().goal->conditions;
    for (std::size_t i = 0; i < std::min(m_now.size(), conditions.size()); ++i) {
        const auto state = stateOf(conditions[i], all, m_next.get());
        m_now[i]->setText(!state           ? QString()
                          : state->reached ? tr("met: %1").arg(QString::fromStdString(state->words))
                                           : QString::fromStdString(state->words));
    }
}

} // namespace attn
