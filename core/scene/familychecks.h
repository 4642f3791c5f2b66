// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the members that today's models put into a layer go together with the rest of a configuration.
#pragma once

#include "core/scene/config.h"

#include <optional>
#include <string>

namespace attn {

// Whether q and k are made from x, in a layer of any kind.
bool makesQueries(const Config& config);
// Whether float32 holds a number above 0.
bool isPositiveFloat(double value);

// Like checkConfig (core/scene/options.h), whose other checks `config` passed: key and value heads, memory, QK norm,
// rotary positions, soft cap, position bias and sinks.
std::optional<std::string> checkFamily(const Config& config);

} // namespace attn
