// SPDX-License-Identifier: GPL-3.0-or-later
// Reads and writes "config" of a scene file, or of a model's layer in it; driven by the table in options.h.
#pragma once

#include "core/io/scene/scenefilejson.h"
#include "core/scene/config.h"

namespace attn {

// Throws SceneFault; which choices go together is left to checkConfig.
Config readConfig(const JsonValue& value, const std::string& path = "config");
// The members of `config` that differ from their defaults or are always written, one a line.
std::string writeConfig(const Config& config, int outer_indent = 2);
// In rising order, each once; throws SceneFault.
std::vector<std::int64_t> readHeadsOff(const JsonValue& value, const std::string& path);

} // namespace attn
