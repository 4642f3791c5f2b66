// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonwriter.h"

#include "core/lessons/lessonfile.h"
#include "ui/document/atomicfile.h"
#include "ui/document/document.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace attn {

using namespace std::chrono_literals;

namespace {

constexpr std::size_t most_states = 200;

QString placeholder() { return QObject::tr("What is to be seen here?"); }

std::vector<StepFault> unwrittenSteps(const Lesson& lesson)
{
    std::vector<StepFault> faults;
    for (std::size_t i = 0; i < lesson.steps.size(); ++i)
        if (lesson.steps[i].text.in() == placeholder().toStdString())
            faults.push_back({int(i), QObject::tr("its text is still to be written").toStdString()});
    return faults;
}

Scene withoutWhatWasExpected(Scene scene)
{
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.tolerance.clear();
    return scene;
}

} // namespace

LessonWriter::LessonWriter(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(300ms);
    connect(&m_rest, &QTimer::timeout, this, &LessonWriter::check);
    connect(m_document, &Document::changed, this, [this] {
        if (m_open && !m_document->hasGuest()) // another scene has taken the place of all
            close();
    });
}

LessonStep LessonWriter::viewAsStep() const
{
    LessonStep made;
    made.title = Words(tr("Step %1").arg(m_number + 2).toStdString());
    made.text = Words(placeholder().toStdString());
    made.scene = withoutWhatWasExpected(m_document->scene());
    const LookedAt look = m_look ? m_look() : LookedAt();
    made.scene.view = look.view;
    made.studio = look.studio;
    return made;
}

void LessonWriter::beginNew()
{
    Lesson lesson;
    lesson.title = Words(tr("A new lesson").toStdString());
    m_number = -1;
    lesson.steps = {viewAsStep()};
    open(std::move(lesson), {});
    m_modified = true;
    Q_EMIT changed();
}

void LessonWriter::open(Lesson lesson, const QString& path, int step)
{
    m_lesson = std::move(lesson);
    m_path = path;
    m_number = std::clamp(step, 0, int(m_lesson.steps.size()) - 1);
    m_open = true;
    m_modified = m_recording = false;
    m_unfinished.clear();
    m_undo.clear();
    m_redo.clear();
    Q_EMIT opened();
    showStep();
    tell();
}

void LessonWriter::suspend()
{
    endSolution();
    m_suspended = std::exchange(m_open, false);
}

void LessonWriter::resume()
{
    if (!std::exchange(m_suspended, false))
        return;
    m_open = true;
    Q_EMIT opened();
    showStep();
    tell();
}

void LessonWriter::close()
{
    m_suspended = false;
    if (!m_open)
        return;
    m_open = m_recording = m_modified = false;
    m_unfinished.clear();
    m_rest.stop();
    m_checker.cancel();
    m_document->closeGuest();
    Q_EMIT closed();
}

std::optional<Error> LessonWriter::save(const QString& path)
{
    if (auto error = writeAtomically(path, writeLesson(m_lesson)))
        return error;
    m_path = path;
    m_modified = false;
    Q_EMIT changed();
    return std::nullopt;
}

void LessonWriter::showStep()
{
    m_recording = false;
    m_document->openGuest(step().scene);
    Q_EMIT stepChanged();
    Q_EMIT recordingChanged();
}

void LessonWriter::tell()
{
    m_faults.reset();
    m_rest.start();
    Q_EMIT changed();
}

void LessonWriter::setUnfinished(const Unfinished& question)
{
    if (question.text.isEmpty() ? m_unfinished.erase(m_number) == 0 : unfinished().text == question.text)
        return;
    if (!question.text.isEmpty())
        m_unfinished[m_number] = question;
    tell();
}

LessonWriter::Unfinished LessonWriter::unfinished() const
{
    const auto found = m_unfinished.find(m_number);
    return found == m_unfinished.end() ? Unfinished() : found->second;
}

QString LessonWriter::unfinishedInWords() const
{
    QStringList words;
    for (const auto& [number, question] : m_unfinished)
        words << tr("of step %1: %2").arg(number + 1).arg(question.why);
    return words.join(QStringLiteral("; "));
}

// The steps from `first` on have other numbers.
void LessonWriter::renumber(int first, int by)
{
    std::map<int, Unfinished> moved;
    for (auto& [number, question] : m_unfinished)
        moved[number < first ? number : number + by] = std::move(question);
    m_unfinished = std::move(moved);
}

void LessonWriter::check()
{
    m_checker.request([this, lesson = m_lesson](const std::stop_token&) -> std::function<void()> {
        return [this, unwritten = unwrittenSteps(lesson), faults = checkLesson(lesson)] {
            m_faults = unwritten;
            for (const auto& [number, question] : m_unfinished)
                m_faults->push_back({number, question.why.toStdString()});
            m_faults->insert(m_faults->end(), faults.begin(), faults.end());
            Q_EMIT checked();
        };
    });
}

void LessonWriter::goTo(int step)
{
    if (!m_open || step < 0 || step >= int(m_lesson.steps.size()) || step == m_number)
        return;
    endSolution();
    m_number = step;
    m_key.clear();
    showStep();
}

void LessonWriter::push(const QString& key)
{
    const bool same = !key.isEmpty() && key == m_key && !m_undo.empty();
    m_key = key;
    m_redo.clear();
    m_modified = true;
    if (same)
        return;
    m_undo.push_back({m_lesson, m_number});
    if (m_undo.size() > most_states)
        m_undo.erase(m_undo.begin());
}

void LessonWriter::change(const std::function<void(Lesson& lesson)>& make, const QString& key)
{
    Lesson after = m_lesson;
    make(after);
    if (!m_open || after == m_lesson)
        return;
    push(key);
    m_lesson = std::move(after);
    tell();
}

void LessonWriter::changeStep(const std::function<void(LessonStep& step)>& make, const QString& key)
{
    change([&](Lesson& lesson) { make(lesson.steps[std::size_t(m_number)]); },
           key.isEmpty() ? key : QStringLiteral("%1 %2").arg(key).arg(m_number));
}

void LessonWriter::take(State state)
{
    m_lesson = std::move(state.lesson);
    m_number = std::clamp(state.number, 0, int(m_lesson.steps.size()) - 1);
    std::erase_if(m_unfinished, [&](const auto& each) { return each.first >= int(m_lesson.steps.size()); });
    m_key.clear();
    m_modified = true;
    showStep();
    tell();
}

void LessonWriter::undo()
{
    if (m_undo.empty())
        return;
    m_redo.push_back({m_lesson, m_number});
    State state = std::move(m_undo.back());
    m_undo.pop_back();
    take(std::move(state));
}

void LessonWriter::redo()
{
    if (m_redo.empty())
        return;
    m_undo.push_back({m_lesson, m_number});
    State state = std::move(m_redo.back());
    m_redo.pop_back();
    take(std::move(state));
}

void LessonWriter::addView()
{
    if (!m_open)
        return;
    push({});
    m_lesson.steps.insert(m_lesson.steps.begin() + m_number + 1, viewAsStep());
    renumber(m_number + 1, 1);
    ++m_number;
    showStep();
    tell();
}

void LessonWriter::takeView()
{
    changeStep([this](LessonStep& step) {
        LessonStep seen = viewAsStep();
        if (!step.prints.empty()) { // what is printed stays to be compared with
            seen.scene.expected = step.scene.expected;
            seen.scene.expected_shapes = step.scene.expected_shapes;
            seen.scene.tolerance = step.scene.tolerance;
        }
        step.scene = std::move(seen.scene);
        step.studio = seen.studio;
        const auto& hidden = step.scene.view ? step.scene.view->hidden : std::vector<CellBlock>();
        if (!step.predict.empty())
            step.predict = hidden;
    });
    showStep();
}

bool LessonWriter::viewMoved() const
{
    if (!m_open || m_recording)
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

void LessonWriter::removeStep()
{
    if (!m_open || m_lesson.steps.size() < 2)
        return;
    push({});
    m_lesson.steps.erase(m_lesson.steps.begin() + m_number);
    m_unfinished.erase(m_number);
    renumber(m_number, -1);
    m_number = std::min(m_number, int(m_lesson.steps.size()) - 1);
    showStep();
    tell();
}

void LessonWriter::moveStep(int by)
{
    const int to = m_number + by;
    if (!m_open || to < 0 || to >= int(m_lesson.steps.size()))
        return;
    push({});
    std::swap(m_lesson.steps[std::size_t(m_number)], m_lesson.steps[std::size_t(to)]);
    auto own = m_unfinished.extract(m_number), other = m_unfinished.extract(to);
    for (auto [node, number] : {std::pair(&own, to), std::pair(&other, m_number)})
        if (*node) {
            node->key() = number;
            m_unfinished.insert(std::move(*node));
        }
    m_number = to;
    Q_EMIT stepChanged();
    tell();
}

void LessonWriter::copyStep()
{
    if (!m_open)
        return;
    push({});
    m_lesson.steps.insert(m_lesson.steps.begin() + m_number, step());
    ++m_number;
    showStep();
    tell();
}

void LessonWriter::beginSolution()
{
    if (!m_open || !step().goal)
        return;
    m_document->openGuest(step().goal->solution ? *step().goal->solution : step().scene);
    m_recording = true;
    Q_EMIT recordingChanged();
}

void LessonWriter::endSolution()
{
    if (!std::exchange(m_recording, false))
        return;
    Scene solved = m_document->scene();
    solved.view = step().scene.view;
    changeStep([&](LessonStep& step) {
        if (step.goal)
            step.goal->solution = solved == step.scene ? std::nullopt : std::optional(solved);
    });
    showStep();
}

} // namespace attn
