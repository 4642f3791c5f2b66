// SPDX-License-Identifier: GPL-3.0-or-later
// A step of the recipe as one line of text.
#pragma once

#include "core/scene/scene.h"

#include <QString>

namespace attn {

// "manual_seed 123", "W_query = rand [3, 2]", "W_query = linear 3 → 2, bias".
QString drawText(const Draw& draw);
// Why the draw is there, in one sentence; empty if its line already says it.
QString drawReason(const Draw& draw);

} // namespace attn
