// SPDX-License-Identifier: GPL-3.0-or-later
// A formula of a lesson's text as boxes that the window paints.
#pragma once

#include "core/prose/math.h"
#include "ui/explain/formulabox.h"

namespace attn {

// Live numbers must be filled in (withNumbers); one that is not shows the name of its cell.
Formula formulaOf(const MathNode& node);

} // namespace attn
