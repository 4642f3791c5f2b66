// SPDX-License-Identifier: GPL-3.0-or-later
// What the commands do without a window: arguments in, a value or an Error out. Nothing here prints.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace attn {

struct Backend;

// An error when a SCENE or LESSON argument names neither a file nor a lesson.
std::optional<Error> checkSceneArgument(const std::string& argument);
// The same of an argument for the window, which also refuses what is not even the beginning of a scene or of arrays, and
// what would have to be waited for.
std::optional<Error> checkWindowArgument(const std::string& argument);
// The scene that a SCENE or LESSON argument means: a file of that name, else the lesson with that id; of a
// lesson with steps the scene of the first.
Result<Scene> loadScene(const std::string& argument);

// Realizes and runs, unless that needs more memory than is free. `stream` overrides the scene's own dropout stream.
Result<std::shared_ptr<const Trace>> traceScene(Scene scene, const Backend& backend,
                                                std::optional<DropoutStream> stream = {});

// The equation of the cell called `cell`, on one line, or its explanation as JSON. The error is that of a name that is no
// cell of the trace. Circuits can be asked for too. What the scene hides is "?".
Result<std::string> explainCell(const Computed& computed, const std::string& cell, bool json);

// The computation beside which its circuits stand where `names` has one of them; the error says why it has none.
Result<Computed> withCircuitsNamed(Computed computed, const std::vector<std::string>& names);

// The tensors of `trace` called `names`, in that order, each once; all of them when `names` is empty.
Result<std::vector<const TracedTensor*>> tensorsNamed(const Trace& trace, const std::vector<std::string>& names);

// What ships inside, one lesson per line: id TAB title.
std::string lessonList();

} // namespace attn
