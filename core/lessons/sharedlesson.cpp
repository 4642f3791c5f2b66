// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/sharedlesson.h"

#include <utility>

namespace attn {

namespace {

template <class T> std::shared_ptr<const T> shared(T&& value, const std::shared_ptr<const T>& before)
{
    return before && *before == value ? before : std::make_shared<const T>(std::forward<T>(value));
}

} // namespace

SharedLesson::SharedLesson(Lesson lesson, const SharedLesson& like)
{
    std::vector<LessonStep> steps = std::exchange(lesson.steps, {});
    m_head = shared(std::move(lesson), like.m_head);
    for (std::size_t i = 0; i < steps.size(); ++i) {
        Scene scene = std::exchange(steps[i].scene, {});
        Step made;
        for (const std::size_t other : {i, i - 1, i + 1}) { // earlier steps may be new or removed
            if (other >= like.m_steps.size())
                continue;
            const Step& before = like.m_steps[other];
            made.scene = made.scene || !(*before.scene == scene) ? made.scene : before.scene;
            made.texts = made.texts || !(*before.texts == steps[i]) ? made.texts : before.texts;
        }
        if (!made.scene)
            made.scene = std::make_shared<const Scene>(std::move(scene));
        if (!made.texts)
            made.texts = std::make_shared<const LessonStep>(std::move(steps[i]));
        m_steps.push_back(std::move(made));
    }
}

Lesson SharedLesson::whole() const
{
    Lesson lesson = m_head ? *m_head : Lesson();
    for (const Step& step : m_steps) {
        lesson.steps.push_back(*step.texts);
        lesson.steps.back().scene = *step.scene;
    }
    return lesson;
}

} // namespace attn
