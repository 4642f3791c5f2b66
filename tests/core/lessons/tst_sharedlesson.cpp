// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson in the undo history shares what did not change with the one before it.
#include "core/lessons/lesson.h"
#include "core/lessons/sharedlesson.h"

#include <doctest/doctest.h>

using namespace attn;

namespace {

Lesson shipped() { return *loadSteps(*lessonNamed("begin.1.weight")); }

} // namespace

TEST_CASE("a shared lesson gives the lesson back")
{
    const Lesson lesson = shipped();
    const SharedLesson first(lesson, {});
    CHECK(first.whole() == lesson);
    CHECK(first.size() == lesson.steps.size());
    CHECK(*first.scene(1) == lesson.steps[1].scene);
    CHECK(SharedLesson(lesson, first) == first);
}

TEST_CASE("what did not change is shared, whichever step came or went")
{
    Lesson lesson = shipped();
    const SharedLesson first(lesson, {});
    lesson.steps[1].title = Words("Another");
    const SharedLesson renamed(lesson, first);
    CHECK_FALSE(renamed == first);
    CHECK(renamed.whole() == lesson);
    for (int i = 0; i < int(lesson.steps.size()); ++i)
        CHECK(renamed.scene(i) == first.scene(i));
    lesson.steps.erase(lesson.steps.begin());
    const SharedLesson shorter(lesson, renamed);
    CHECK(shorter.whole() == lesson);
    CHECK(shorter.scene(1) == renamed.scene(2));
    lesson.steps.insert(lesson.steps.begin(), lesson.steps[2]);
    const SharedLesson longer(lesson, shorter);
    CHECK(longer.whole() == lesson);
    CHECK(longer.scene(2) == shorter.scene(1));
}
