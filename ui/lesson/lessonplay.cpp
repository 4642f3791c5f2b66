// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lesson/lessonplay.h"

#include "core/lessons/locks.h"
#include "ui/document/document.h"
#include "ui/document/sceneview.h"
#include "ui/language/language.h"

#include <QSettings>

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
            m_saver.request([write = writing(false)](const std::stop_token&) -> std::function<void()> {
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
        if (m_open && !m_document->hasGuest()) // another scene has taken the place of all
            close();
    });
}

void LessonPlay::open(Lesson lesson, const QString& idOrPath, std::optional<int> step)
{
    if (m_open) {
        keepWork();
        save();
    }
    m_lesson = std::move(lesson);
    m_idOrPath = idOrPath;
    m_progress = keptProgress(progressKey(idOrPath), m_lesson);
    if (step)
        m_progress.step = std::clamp(*step, 0, count() - 1);
    else if (m_progress.step == count() - 1 && std::ranges::all_of(m_progress.steps, &StepProgress::seen))
        m_progress.step = 0; // it was read to its end
    m_open = true;
    m_free = false;
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
    keepWork();
    save();
    m_lesson = std::move(lesson);
    m_progress = keptProgress(progressKey(m_idOrPath), m_lesson);
    showStep();
}

void LessonPlay::close()
{
    if (!m_open)
        return;
    keepWork();
    save();
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
    m_revealed = false;
    Scene begins = step().scene;
    if (mine().hidden && begins.view)
        begins.view->hidden = *mine().hidden;
    m_document->openGuest(std::move(begins));
    if (work && !sameWork(*work, step().scene))
        m_document->edit(tr("What you had changed here"), *work, ChangePart::Scene);
    if (!m_open) // whoever heard of another scene has closed the lesson
        return;
    saveSoon();
    Q_EMIT stepChanged();
}

void LessonPlay::keepWork()
{
    if (!m_open || m_free || !m_document->hasGuest())
        return;
    const Scene& now = m_document->scene();
    mine().work = sameWork(now, step().scene) ? std::nullopt : std::optional(now);
    if (step().predict.empty() || m_revealed || !m_computed)
        return;
    const auto view = m_document->sceneWithView().view;
    if (view && step().scene.view)
        mine().hidden = view->hidden == step().scene.view->hidden ? std::nullopt : std::optional(view->hidden);
}

// Not put off by what follows: an edit that is dragged goes on for long.
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
    mine() = StepProgress();
    showStep();
}

void LessonPlay::showSolution()
{
    if (!m_open || m_free || !step().goal || !step().goal->solution)
        return;
    mine().shown = true;
    Scene solved = *step().goal->solution;
    solved.view = m_document->scene().view;
    m_document->edit(tr("One way to the goal"), std::move(solved),
                     ChangePart::Values | ChangePart::Config | ChangePart::Structure);
    Q_EMIT stateChanged();
}

void LessonPlay::showHint()
{
    if (!m_open || mine().hints >= int(step().hints.size()))
        return;
    ++mine().hints;
    saveSoon();
    Q_EMIT stateChanged();
}

void LessonPlay::choose(int question, int choice)
{
    mine().choices[question] = choice;
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
    Q_EMIT freeChanged();
}

void LessonPlay::backToLesson()
{
    if (!m_open || !m_free)
        return;
    showStep();
    Q_EMIT freeChanged();
}

bool LessonPlay::isEdited() const { return m_open && !sameWork(m_document->scene(), step().scene); }

void LessonPlay::setComputed(const ComputedPtr& computed)
{
    const bool mine_now = m_open && !m_free && sameWork(computed->scene, m_document->scene());
    if (!mine_now) // of the step before, or of an edit that another has followed
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

// The goal, once all that it asks for is computed of the scene as it is now.
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
    saveSoon();
    Q_EMIT stateChanged();
}

} // namespace attn
