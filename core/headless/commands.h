// SPDX-License-Identifier: GPL-3.0-or-later
// The commands without a window: arguments in, a value or an Error out. Nothing here prints.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct Backend;

// Fails if a SCENE or LESSON argument names neither a file nor a lesson.
std::optional<Error> checkSceneArgument(const std::string& argument);
// The same for a window argument; also refuses what cannot be the beginning of a scene or of arrays, and input that
// would block.
std::optional<Error> checkWindowArgument(const std::string& argument);
// The scene that a SCENE or LESSON argument means: a file of that name, else the lesson with that id; of a
// lesson with steps the scene of the first; a file of arrays if it holds recorded attention, up to 2^24 numbers of it.
Result<Scene> loadScene(const std::string& argument);

// Realizes and runs, unless that needs more memory than is free. `stream` overrides the scene's own dropout stream.
Result<std::shared_ptr<const Trace>> traceScene(Scene scene, const Backend& backend,
                                                std::optional<DropoutStream> stream = {});

// JSON, or an equation: as text, or for LaTeX's math mode.
struct ExplainForm {
    bool json = false, latex = false;
    int digits = 4;
};
// Returns the equation of `cell` on one line, or its explanation as JSON; fails if the trace has no such cell. Circuits
// are accepted too. Values that the scene hides are "?".
Result<std::string> explainCell(const Computed& computed, const std::string& cell, const ExplainForm& form);

// Adds the circuits to the computation if `names` has one of them; fails with the reason if it has none.
Result<Computed> withCircuitsNamed(Computed computed, const std::vector<std::string>& names);

// The tensors of `trace` called `names`, in that order, each once; all of them when `names` is empty.
Result<std::vector<const TracedTensor*>> tensorsNamed(const Trace& trace, const std::vector<std::string>& names);

// What ships inside, one lesson per line: id TAB title.
std::string lessonList();

} // namespace attn
