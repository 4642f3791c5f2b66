// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/lessongroups.h"

#include "core/base/say.h"
#include "core/lessons/notebooks.h"

#include <algorithm>

namespace attn {

namespace {

// The scenes that show most, one for each thing a notebook teaches.
constexpr std::string_view featured[] = {"000.simple.softmax",  "000.param.seed123", "000.causal.neg_inf",
                                         "003.dropout.weights", "001.shapes",        "004.fused"};

// Those whose ids begin so.
std::vector<const LessonEntry*> begunBy(std::string_view prefix)
{
    std::vector<const LessonEntry*> found;
    for (const LessonEntry& entry : lessons())
        if (entry.id.starts_with(prefix))
            found.push_back(&entry);
    return found;
}

} // namespace

std::vector<LessonGroup> lessonGroups()
{
    std::vector<LessonGroup> groups = {
        {SAY_LATER("Start here"), SAY_LATER("new to attention?"), begunBy("begin."), true},
        {SAY_LATER("Short lessons"), SAY_LATER("one question each: read, predict, edit"), begunBy("topic.")},
        {SAY_LATER("Inside a trained model"), SAY_LATER("edit real heads"), begunBy("model.")},
        {SAY_LATER("What today's models add"), SAY_LATER("newer parts of the same layer"), begunBy("today.")},
        {SAY_LATER("Follow a notebook"), SAY_LATER("cell by cell, its output next to ours"), begunBy("notebook.")},
    };
    LessonGroup first = {SAY_LATER("Scenes from the notebooks"), SAY_LATER("open one and edit any value"), {}, true};
    LessonGroup more = {SAY_LATER("More from the notebooks"), SAY_LATER("the same layer with one option changed"), {}};
    for (const std::string_view id : featured)
        first.lessons.push_back(lessonNamed(id));
    for (const NotebookCells& cells : notebookOrder())
        if (std::ranges::find(featured, cells.id) == std::end(featured))
            more.lessons.push_back(lessonNamed(cells.id));
    groups.push_back(std::move(first));
    groups.push_back(std::move(more));
    std::erase_if(groups, [](const LessonGroup& group) { return group.lessons.empty(); }); // a build without the model
    return groups;
}

} // namespace attn
