// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a lesson's step that follow its numbers, as HTML: the stage in view, the tensor it leaves open, and a
// notebook's printed values next to the computed ones. Used when a page is written, and again by its engine after an
// edit.
#pragma once

#include "core/lessons/steps.h"
#include "core/page/pageparts.h"

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The number of a cell as a text shows it: "0.2673"; "?" where it is hidden or the computation has no such cell.
std::string liveNumber(const Computed& computed, const std::string& cell);

// A stage that can be selected while a step is played.
struct StepStage {
    std::string card, title, subtitle;
    bool selected = false;
};
// Those that the lesson shows and that have numbers. `card`: the selected one; empty: the one that the step looks at.
std::vector<StepStage> stepStages(const PageLayer& layer, const Lesson& lesson, const LessonStep& step,
                                  std::string_view card = {});
// The selected stage; of the one that the step looks at with its operands where the step shows them.
std::string stageOfStep(const PageLayer& layer, const Lesson& lesson, const LessonStep& step,
                        std::string_view card = {});
// The tensor that the locks leave open; empty: none, or it is the selected stage itself.
std::string openOfStep(const PageLayer& layer, const LessonStep& step);
// The values in `printed` and the computed ones.
std::string pairsOf(const LessonStep& step, const Printed& printed, const Computed& computed);

} // namespace attn
