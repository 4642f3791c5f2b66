// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of a scene in figures, for the command line: what each looks at, which do nearly the same, and what is lost without each.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/engine/engine.h"

#include <string>

namespace attn {

// A table for each batch item with a line a head, and sentences below it; or one object of JSON, which has the rows too. What is
// lost is computed by `backend`. An error: the scene makes no weights.
Result<std::string> headsReport(const Computed& computed, const Backend& backend, bool json);

} // namespace attn
