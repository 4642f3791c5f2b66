// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonplay.h"

#include "core/lessons/locks.h"
#include "ui/document/document.h"
#include "ui/language/language.h"

#include <QSettings>
#include <QUndoStack>

#include <algorithm>
#include <chrono>
#include <utility>

namespace attn {

using namespace std::chrono_literals;

LessonPlay::LessonPlay(Document* document, QObject* parent) : QObject(parent), m_document(document)
{
    m_language = QSettings().value(QStringLiteral("lessonLanguage"), attn::language()).toString().toStdString();
    m_saving.setSingleShot(true);
    m_saving.setInterval(150ms);
    connect(&m_saving, &QTimer::timeout, this, [this] {
        if (m_open)
            m_saver.request([write = writing(false)](const StopToken&) -> std::function<void()> {
                write();
                return {};
            });
    });
    m_document->guardGuestBy([this](const Scene& before, const Scene& after) {
        return m_open && !m_free ? lockFault(step().locks, before, after) : std::nullopt;
    });
    connect(m_document, &Document::changed, this, [this] {
        m_nextIsNew = false;
        saveSoon();
        if (m_open && !m_document->hasGuest()) // another scene replaced everything
            close();
    });
}

void LessonPlay::open(Lesson lesson, const QString& idOrPath, std::optional<int> step)
{
    leaveExperiments();
    m_lesson = std::move(lesson);
    m_idOrPath = idOrPath;
    m_progress = keptProgress(progressKey(idOrPath), m_lesson);
    if (step)
        m_progress.step = std::clamp(*step, 0, count() - 1);
    else if (m_progress.step == count() - 1 && std::ranges::all_of(m_progress.steps, &StepProgress::seen))
        m_progress.step = 0; // it was read to its end
    m_open = true;
    m_free = false;
    m_mine.clear();
    Q_EMIT opened();
    showStep();
}

void LessonPlay::setFollowing(const QString& idOrPath, const QString& title)
{
    m_following = idOrPath;
    m_followingTitle = title;
    Q_EMIT stateChanged();
}

void LessonPlay::setLanguage(const std::string& language)
{
    m_language = language;
    QSettings().setValue(QStringLiteral("lessonLanguage"), QString::fromStdString(language));
    const ComputedPtr computed = m_computed;
    Q_EMIT stepChanged();
    if (computed)
        Q_EMIT stateChanged();
}

void LessonPlay::renew(Lesson lesson)
{
    leaveExperiments();
    m_mine.clear();
    m_lesson = std::move(lesson);
    m_progress = keptProgress(progressKey(m_idOrPath), m_lesson);
    showStep();
}

void LessonPlay::close()
{
    if (!m_open)
        return;
    leaveExperiments();
    m_open = m_free = false;
    m_computed.reset();
    m_next.reset();
    m_goal.reset();
    m_document->closeGuest();
    Q_EMIT closed();
}

void LessonPlay::goTo(int step)
{
    if (!m_open || step < 0 || step >= count())
        return;
    keepWork();
    m_progress.step = step;
    showStep();
}

void LessonPlay::go(int by)
{
    if (canGo(by))
        goTo(number() + by);
}

void LessonPlay::showStep()
{
    m_free = false;
    mine().seen = true;
    m_computed.reset();
    m_next.reset();
    m_goal.reset();
    const std::optional<Scene> work = mine().work;
    m_revealed = m_found = false;
    Scene begins = step().scene;
    if (mine().hidden && begins.view)
        begins.view->hidden = *mine().hidden;
    m_document->openGuest(std::move(begins));
    if (work && !sameWork(*work, step().scene))
        m_document->edit(tr("Restore your earlier changes"), *work, ChangePart::Scene);
    if (!m_open) // a listener may have closed the lesson
        return;
    saveSoon();
    Q_EMIT stepChanged();
}

void LessonPlay::keepWork()
{
    if (!m_open || !m_document->hasGuest())
        return;
    const Scene& now = showsSolution() ? m_mine.at(number()) : m_document->scene();
    if (m_free && sameWork(now, mine().work.value_or(step().scene)))
        m_tried.erase(number());
    else if (m_free)
        m_tried.insert_or_assign(number(), now);
    if (m_free)
        return;
    mine().work = sameWork(now, step().scene) ? std::nullopt : std::optional(now);
    if (step().predict.empty() || m_revealed || !m_computed)
        return;
    const auto view = m_document->sceneWithView().view;
    if (view && step().scene.view)
        mine().hidden = view->hidden == step().scene.view->hidden ? std::nullopt : std::optional(view->hidden);
}

// Not postponed by later changes: an edit can be dragged for a long time.
void LessonPlay::saveSoon()
{
    if (m_open && !m_saving.isActive())
        m_saving.start();
}

void LessonPlay::save()
{
    m_saving.stop();
    if (!m_open)
        return;
    writing(true)();
}

// What writes the progress as it is now, in any thread, unless a later one has been written.
std::function<void()> LessonPlay::writing(bool last)
{
    keepWork();
    if (last)
        m_saver.cancel();
    return
        [order = m_order, number = ++m_saves, key = progressKey(m_idOrPath), lesson = m_lesson, progress = m_progress] {
            const std::lock_guard lock(order->mutex);
            if (std::exchange(order->written, std::max(order->written, number)) < number)
                keepProgress(key, lesson, progress);
        };
}

void LessonPlay::startAgain()
{
    if (!m_open)
        return;
    mine() = startedAgain(mine());
    m_tried.erase(number());
    m_mine.erase(number());
    showStep();
}

void LessonPlay::setRevealed(bool byLearner)
{
    if (step().predict.empty())
        return;
    m_revealed = true;
    mine().shown = mine().shown || (byLearner && !mine().predicted);
}

void LessonPlay::answered(const Answer& answer)
{
    attn::count(mine(), answer);
    m_found = m_found || answer.severity == Severity::Ok;
    saveSoon();
}

void LessonPlay::showSolution()
{
    if (!m_open || m_free || !step().goal || !step().goal->solution)
        return;
    const bool back = showsSolution();
    mine().shown = mine().shown || !mine().reached; // after solving it, looking costs nothing
    if (!back)
        m_mine.insert_or_assign(number(), m_document->scene());
    if (back && m_document->lastStep() == tr("Show a solution")) { // so that no number counts as changed by it
        m_document->undoStack()->undo();
        return Q_EMIT stateChanged();
    }
    Scene scene = back ? m_mine.at(number()) : *step().goal->solution;
    scene.view = m_document->scene().view;
    m_document->edit(back ? tr("Show mine") : tr("Show a solution"), std::move(scene),
                     ChangePart::Values | ChangePart::Config | ChangePart::Structure);
    Q_EMIT stateChanged();
}

bool LessonPlay::showsSolution() const
{
    return m_open && !m_free && m_mine.contains(number()) && step().goal && step().goal->solution &&
           sameWork(m_document->scene(), *step().goal->solution);
}

void LessonPlay::showHint()
{
    if (!m_open || mine().hints >= int(step().hints.size()))
        return;
    attn::showHint(mine(), step());
    saveSoon();
    Q_EMIT stateChanged();
}

void LessonPlay::choose(int question, int choice)
{
    attn::choose(mine(), step().questions[std::size_t(question)], question, choice);
    saveSoon();
    Q_EMIT stateChanged();
}

void LessonPlay::typed(int question, const QString& number)
{
    mine().numbers[question] = number.toStdString();
    saveSoon();
    Q_EMIT stateChanged();
}

void LessonPlay::forget()
{
    if (!m_open)
        return;
    m_tried.clear();
    m_mine.clear();
    m_progress = LessonProgress();
    m_progress.steps.resize(m_lesson.steps.size());
    eraseProgress(progressKey(m_idOrPath));
    showStep();
}

void LessonPlay::tryFreely()
{
    if (!m_open || m_free)
        return;
    keepWork();
    save();
    m_free = true;
    Scene copy = m_document->scene();
    m_document->openGuest(std::move(copy));
    if (hasExperiment()) // as an edit that can be undone
        m_document->edit(tr("Restore your earlier attempt"), Scene(m_tried.at(number())), ChangePart::Scene);
    Q_EMIT freeChanged();
}

void LessonPlay::backToLesson()
{
    if (!m_open || !m_free)
        return;
    keepWork();
    showStep();
    Q_EMIT freeChanged();
}

void LessonPlay::leaveExperiments()
{
    save(); // which keeps the work
    for (auto& [step, scene] : std::exchange(m_tried, {})) {
        scene.title = inLanguage(m_lesson.title);
        Q_EMIT experimentLeft(scene);
    }
}

bool LessonPlay::isEdited() const { return m_open && !sameWork(m_document->scene(), step().scene); }

void LessonPlay::setComputed(const ComputedPtr& computed)
{
    const bool mine_now = m_open && !m_free && sameWork(computed->scene, m_document->scene());
    if (!mine_now) // from another step, or a superseded edit
        return;
    m_computed = computed;
    judge();
}

void LessonPlay::setNext(const NextPiecesPtr& next)
{
    if (!m_open || m_free)
        return;
    m_next = next;
    m_nextIsNew = true;
    if (m_computed && sameWork(m_computed->scene, m_document->scene()))
        judge();
}

// Updates the findings and the goal, once all they need is computed for the current scene.
void LessonPlay::judge()
{
    if (const auto& goal = step().goal; goal && (m_nextIsNew || !asksForNext(goal->conditions))) {
        m_goal.reset();
        const Computed& all = m_computed->answers ? *m_computed->answers : *m_computed;
        if (auto state = stateOf(goal->conditions, all, m_next.get())) {
            m_goal = std::move(*state);
            mine().reached = mine().reached || m_goal->reached;
        }
    }
    if (m_found && !m_revealed && !step().predict.empty()) // cells that an edit took away were not found
        mine().predicted = mine().predicted || toPredict(*m_computed, step().predict).left == 0;
    saveSoon();
    Q_EMIT stateChanged();
}

} // namespace attn
