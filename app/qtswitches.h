// SPDX-License-Identifier: GPL-3.0-or-later
// The switches that every program of Qt's understands, such as -platform and -geometry, and those that a session starts it with
// again: Qt takes them from argv by itself, before AttnScope's own window is made.
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <vector>

namespace attn {

// What is left of `arguments` for parseCommandLine: all words but Qt's switches and their values, up to "--". One or two dashes
// begin them. An error for a switch whose value is missing, and for those that would change nothing here.
Result<std::vector<std::string>> withoutQtSwitches(std::span<const std::string> arguments);

} // namespace attn
