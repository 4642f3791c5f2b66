// SPDX-License-Identifier: GPL-3.0-or-later
// The member "config" of a scene file, both ways; driven by the table in options.h.
#pragma once

#include "core/io/scene/scenefilejson.h"
#include "core/scene/config.h"

namespace attn {

// Throws SceneFault; which choices go together is left to checkConfig.
Config readConfig(const JsonValue& value);
// The members of `config` that differ from their defaults or are always written, one a line, indented by four.
std::string writeConfig(const Config& config);

} // namespace attn
