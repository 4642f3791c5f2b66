// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/lessonchecker.h"

#include "core/lessons/lesson.h"
#include "ui/compute/computebeside.h"
#include "ui/matrix/tensormatrix.h"
#include "ui/matrix/thumbnaildata.h"

namespace attn {

namespace {

// The lesson's final scene: two may start with the same one.
Result<Scene> sceneFor(const LessonEntry& entry)
{
    if (!entry.has_steps)
        return loadLesson(entry);
    auto lesson = loadSteps(entry);
    if (!lesson)
        return lesson.error();
    return std::move(lesson->steps.back().scene);
}

// The most telling tensor for one small picture of a scene: where a lesson ends, if that is a map of queries and keys.
std::string pictureOf(const Computed& computed, bool steps)
{
    const std::string stage = computed.scene.view ? computed.scene.view->stage : std::string();
    if (const TracedTensor* shown = computed.trace->find(stage);
        steps && shown && tensorMatrix(computed, *shown).attention())
        return stage;
    if (computed.realized->keep)
        return "dropped";
    return computed.trace->find("weights") ? "weights" : "scores";
}

CheckedLesson checkLesson(const QString& id, StopToken stop)
{
    CheckedLesson result{id, {}, false, nullptr};
    const auto failed = [&](const std::string& why) {
        result.verdict = {QObject::tr("does not run"), QString::fromStdString(why), Severity::Bad};
        return result;
    };
    const LessonEntry* entry = lessonNamed(id.toStdString());
    if (!entry)
        return failed(QObject::tr("lesson not found").toStdString());
    const auto scene = sceneFor(*entry);
    if (!scene)
        return failed(scene.error().message);
    const auto done = computeBeside(*scene, stop);
    if (!done)
        return failed(done.error().message);
    if (!*done)
        return failed(QObject::tr("stopped").toStdString());
    const Computed& computed = **done;
    result.steps = entry->has_steps;
    if (!result.steps)
        result.verdict = verdictOf(computed.scene, *computed.trace);
    result.thumbnail = thumbnailData(computed, pictureOf(computed, result.steps), 0, 0);
    return result;
}

} // namespace

LessonChecker::LessonChecker(QObject* parent) : QObject(parent) {}

void LessonChecker::start(const QStringList& ids)
{
    auto check = [this, ids](StopToken stop) {
        for (const QString& id : ids) {
            CheckedLesson result = checkLesson(id, stop);
            if (stop.requested())
                return;
            m_calls.post([this, result] { Q_EMIT checked(result); });
        }
    };
    m_worker.request(std::move(check), false);
}

} // namespace attn
