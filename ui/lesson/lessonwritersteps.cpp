// SPDX-License-Identifier: GPL-3.0-or-later
// Changes to the steps of the lesson being written: their texts, views, order and solutions.
#include "ui/lesson/lessonwriter.h"

#include "ui/language/language.h"
#include "ui/lesson/writerwords.h"

#include <utility>

namespace attn {

namespace {

Scene withoutWhatWasExpected(Scene scene)
{
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.tolerance.clear();
    return scene;
}

// Renumbers the steps from `first` on.
std::map<int, LooseWork> renumbered(const std::map<int, LooseWork>& loose, int first, int by)
{
    std::map<int, LooseWork> moved;
    for (const auto& [number, work] : loose)
        moved[number < first ? number : number + by] = work;
    return moved;
}

} // namespace

LessonStep LessonWriter::viewAsStep(int number, StepText text) const
{
    LessonStep made;
    const LookedAt look = m_look ? m_look() : LookedAt();
    const bool asked = text == StepText::Asked;
    made.title = Words(language().toStdString(),
                       (asked || look.name.isEmpty() ? tr("Step %1").arg(number + 1) : look.name).toStdString());
    made.scene = withoutWhatWasExpected(m_document->scene());
    made.scene.view = look.view;
    made.studio = look.studio;
    return made;
}

void LessonWriter::goTo(int step)
{
    if (!m_open || step < 0 || step >= int(m_lesson.steps.size()) || step == number())
        return;
    endSolution();
    show(stateWith(m_lesson, step, m_now->loose));
}

void LessonWriter::change(const QString& what, const std::function<void(Lesson& lesson)>& make, By by)
{
    if (!m_open)
        return;
    Lesson after = m_lesson;
    make(after);
    push(what, stateWith(std::move(after), number(), m_now->loose), by);
}

void LessonWriter::changeStep(const QString& what, const std::function<void(LessonStep& step)>& make, By by)
{
    change(
        inStep(what), [&](Lesson& lesson) { make(lesson.steps[std::size_t(number())]); }, by);
}

QString LessonWriter::inStep(const QString& what) const { return tr("Step %1: %2").arg(number() + 1).arg(what); }

void LessonWriter::typeQuestion(const QString& lines)
{
    if (!m_open)
        return;
    Lesson after = m_lesson;
    auto loose = m_now->loose;
    const auto questions = questionOf(lines);
    loose[number()].question = questions ? std::string() : lines.toStdString();
    if (questions) {
        auto& asked = after.steps[std::size_t(number())].questions;
        if (!asked.empty())
            asked.erase(asked.begin());
        asked.insert(asked.begin(), questions->begin(), questions->end());
    }
    push(inStep(tr("question")), stateWith(std::move(after), number(), std::move(loose)), By::Typing);
}

void LessonWriter::addView(StepText text)
{
    if (!m_open)
        return;
    const int to = number() + 1;
    LessonStep seen = viewAsStep(to, text);
    endSolution(); // brings back what the solution began with
    Lesson after = m_lesson;
    after.steps.insert(after.steps.begin() + to, std::move(seen));
    auto loose = renumbered(m_now->loose, to, 1);
    loose[number()].scene.reset(); // it is what the new one begins with
    push(tr("Add step %1").arg(to + 1), stateWith(std::move(after), to, std::move(loose)));
}

void LessonWriter::takeView()
{
    if (!m_open)
        return;
    endSolution();
    Lesson after = m_lesson;
    LessonStep& step = after.steps[std::size_t(number())];
    LessonStep seen = viewAsStep(number());
    if (!step.prints.empty()) { // keeps the printed values for comparison
        seen.scene.expected = step.scene.expected;
        seen.scene.expected_shapes = step.scene.expected_shapes;
        seen.scene.tolerance = step.scene.tolerance;
    }
    if (const LookedAt look = m_look ? m_look() : LookedAt();
        !look.name.isEmpty() && look.names.contains(QString::fromStdString(step.title.in()))) // not one of the user's
        step.title = Words(language().toStdString(), look.name.toStdString());
    step.scene = std::move(seen.scene);
    step.studio = seen.studio;
    if (!step.predict.empty())
        step.predict = step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
    auto loose = m_now->loose;
    loose[number()].scene.reset();
    push(inStep(tr("view")), stateWith(std::move(after), number(), std::move(loose)));
}

bool LessonWriter::viewMoved() const
{
    if (!m_open || recordsSolution())
        return false;
    const LookedAt look = m_look ? m_look() : LookedAt();
    Scene now = m_document->scene();
    now.view = look.view;
    Scene kept = step().scene;
    if (now.view && kept.view) { // what a view leaves open is as the window chose it
        kept.view->operands = kept.view->operands ? kept.view->operands : now.view->operands;
        kept.view->range = kept.view->range.mode.empty() ? now.view->range : kept.view->range;
        kept.view->cell = kept.view->cell ? kept.view->cell : now.view->cell;
    }
    return !(now == kept) || look.studio != step().studio;
}

QString LessonWriter::stepsNotStored() const
{
    QStringList numbers;
    for (int step = 0; step < int(m_lesson.steps.size()); ++step) {
        const auto work = m_now->loose.find(step);
        if ((work != m_now->loose.end() && work->second.scene) || (step == number() && viewMoved()))
            numbers << QString::number(step + 1);
    }
    return numbers.join(QStringLiteral(", "));
}

void LessonWriter::removeStep()
{
    if (!m_open || m_lesson.steps.size() < 2)
        return;
    endSolution();
    Lesson after = m_lesson;
    after.steps.erase(after.steps.begin() + number());
    auto loose = m_now->loose;
    loose.erase(number());
    loose = renumbered(loose, number(), -1);
    push(tr("Delete step %1").arg(number() + 1), stateWith(std::move(after), number(), std::move(loose)));
}

void LessonWriter::moveStep(int by)
{
    const int to = number() + by;
    if (!m_open || to < 0 || to >= int(m_lesson.steps.size()))
        return;
    endSolution();
    Lesson after = m_lesson;
    auto loose = m_now->loose;
    const int sign = by < 0 ? -1 : 1;
    for (int at = number(); at != to; at += sign) {
        std::swap(after.steps[std::size_t(at)], after.steps[std::size_t(at) + std::size_t(sign)]);
        std::swap(loose[at], loose[at + sign]);
    }
    push(tr("Move step %1").arg(number() + 1), stateWith(std::move(after), to, std::move(loose)));
}

void LessonWriter::copyStep()
{
    if (!m_open)
        return;
    endSolution();
    Lesson after = m_lesson;
    after.steps.insert(after.steps.begin() + number(), step());
    push(tr("Copy step %1").arg(number() + 1),
         stateWith(std::move(after), number() + 1, renumbered(m_now->loose, number(), 1)));
}

void LessonWriter::beginSolution()
{
    if (!m_open || !step().goal)
        return;
    LooseWork work = loose();
    work.solution =
        step().goal->solution ? std::make_shared<const Scene>(*step().goal->solution) : m_now->lesson.scene(number());
    show(stateWith(work));
}

void LessonWriter::endSolution()
{
    if (!recordsSolution())
        return;
    Scene solved = m_document->scene();
    solved.view = step().scene.view;
    Lesson after = m_lesson;
    LessonStep& step = after.steps[std::size_t(number())];
    if (step.goal)
        step.goal->solution = solved == step.scene ? std::nullopt : std::optional(solved);
    auto loose = m_now->loose;
    loose[number()].solution.reset();
    const bool same = after == m_lesson;
    const State state = stateWith(std::move(after), number(), std::move(loose));
    same ? show(state) : push(inStep(tr("solution")), state);
}

} // namespace attn
