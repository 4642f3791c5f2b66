// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers in scene files, both ways: inputs, and the cells that edits and overrides change; of the scene itself, and of
// the layers that a model page changes.
#pragma once

#include "core/io/scene/scenefilejson.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// The members of an object, and the numbers of a member that the JSON reader made a block of. Throw SceneFault.
const JsonObject& membersOf(const JsonValue& value, const std::string& path);
const JsonNumbers& numbersOf(const JsonValue& value);
std::vector<float> toFloats(const JsonNumbers& numbers, const std::string& path);
bool allLeaves(const JsonNumbers& numbers, JsonLeaf kind);

// Of the kinds that the file's own notation suggests; see settleKinds. Throws SceneFault.
std::vector<NamedTensor> readInputs(const JsonValue& value, const std::string& path);
// What an input is used for decides what it holds: x may be written in whole numbers, a mask in 0 and 1. `plan` must be that
// of a scene with these inputs. The error begins with "inputs.NAME".
std::optional<Error> settleKinds(std::vector<NamedTensor>& inputs, const Plan& plan);

// Edits or overrides, which are written alike; the last word of `path` says which. The positions of those that are written as
// true or false, which is for masks, go into `flagged`; without it they are refused. Throws SceneFault.
std::vector<Edit> readEdits(const JsonValue& value, const std::string& path, std::size_t most,
                            std::vector<std::size_t>* flagged);

// Nested lists, the innermost on one line each. `compared` (may be empty) says which are numbers, the rest null.
std::string tensorText(const Tensor& tensor, const std::vector<bool>& compared, int outer_indent);
std::string editsText(const EditList& edits, int outer_indent);

} // namespace attn
