// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of a scene's heads for the command line: what each looks at, which do nearly the same, and what is lost
// without each.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/engine/engine.h"

#include <string>

namespace attn {

// A table for each batch item with one line per head, and sentences below it; or one JSON object, which also has the
// rows. Losses are computed by `backend`. Fails if the scene makes no weights.
Result<std::string> headsReport(const Computed& computed, const Backend& backend, bool json);

} // namespace attn
