// SPDX-License-Identifier: GPL-3.0-or-later
// Plans, realizes and runs a scene in one call that returns once the numbers are ready. For commands, pages and checks.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"

#include <memory>
#include <optional>
#include <string>

namespace attn {

struct Backend;
class Workspace;

// All that is made from the scene, unless it needs more memory than is free. `stream` overrides the scene's dropout
// stream. No other backend steps in: if this one has no device, or too little memory there, `missing` says why and
// there is no trace. `workspace`: see RunOptions.
Result<Computed> computeScene(Scene scene, const Backend& backend, std::optional<DropoutStream> stream,
                              std::string& missing, std::shared_ptr<Workspace> workspace = {});

} // namespace attn
