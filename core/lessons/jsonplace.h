// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the value of a path in a JSON text, so that a fault named by its path is also named by its line, and a part can
// be passed on as text.
#pragma once

#include <optional>
#include <string_view>

namespace attn {

// The text of the value at "steps[2].scene" in `json`, which must be JSON; nullopt if there is no such value. Member
// names with a dot or a bracket are found as far as they are unambiguous.
std::optional<std::string_view> jsonPart(std::string_view json, std::string_view path);
// The line, from 1, on which that value begins; of a value that is not there, the innermost one around it.
int jsonLine(std::string_view json, std::string_view path);

} // namespace attn
