// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a config.json as JSON. Internal to core/model.
#pragma once

#include "core/base/result.h"
#include "core/model/confignames.h"

#include <string_view>

namespace attn {

// Accepts Infinity and NaN, which Python writes, as texts. Errors say where the text stops being JSON: "line 3, column
// 17: invalid JSON at '}'".
Result<ModelJson> parsedConfig(std::string_view text);

} // namespace attn
