// SPDX-License-Identifier: GPL-3.0-or-later
// Many cells put in by hand at once, as a paste does: without a search among all edits for each of them.
#pragma once

#include "core/scene/scene.h"

#include <span>
#include <string>
#include <utility>

namespace attn {

// As setEdit for one cell after the other; an x without a batch axis may be indexed [t, d] or [0, t, d] here too.
void setEdits(Scene& scene, const std::string& tensor, std::span<const std::pair<Index, float>> cells);

} // namespace attn
