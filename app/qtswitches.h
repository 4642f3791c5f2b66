// SPDX-License-Identifier: GPL-3.0-or-later
// The switches that every program of Qt's understands, such as -platform and -geometry, and those that a session starts it with
// again: Qt takes them from argv by itself, before AttnScope's own window is made.
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <vector>

namespace attn {

// Returns `arguments` for parseCommandLine: without Qt's switches and their values, up to "--". Switches begin with one
// or two dashes. Fails for a switch without its value, and for those that would change nothing here.
Result<std::vector<std::string>> withoutQtSwitches(std::span<const std::string> arguments);

} // namespace attn
