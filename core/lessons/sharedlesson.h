// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as the undo history keeps it: unchanged parts are shared with the previous lesson, so that ten thousand of
// them are small. A step's scene is separate from its texts, since only one of them changes at a time.
#pragma once

#include "core/io/scene/journalfile.h"
#include "core/lessons/steps.h"

#include <map>
#include <memory>
#include <vector>

namespace attn {

class SharedLesson {
public:
    SharedLesson() = default;
    // `like`: the one before it.
    SharedLesson(Lesson lesson, const SharedLesson& like);

    Lesson whole() const;
    std::size_t size() const { return m_steps.size(); } // in steps
    const std::shared_ptr<const Scene>& scene(int step) const { return m_steps[std::size_t(step)].scene; }
    // Compares shared parts by address only: fast, and true for a lesson and an unchanged one made like it.
    bool operator==(const SharedLesson&) const = default;

private:
    struct Step {
        std::shared_ptr<const LessonStep> texts; // without the scene
        std::shared_ptr<const Scene> scene;
        bool operator==(const Step&) const = default;
    };
    std::shared_ptr<const Lesson> m_head; // without its steps
    std::vector<Step> m_steps;
};

// What the editor of a lesson holds at one moment.
struct WrittenLesson {
    SharedLesson lesson;
    int step = 0;                      // the open one
    std::map<int, LooseWork> loose;    // by step; none that is empty
    const LooseWork* looseWork() const // of the open step; null: none
    {
        const auto found = loose.find(step);
        return found == loose.end() ? nullptr : &found->second;
    }
};

} // namespace attn
