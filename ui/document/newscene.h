// SPDX-License-Identifier: GPL-3.0-or-later
// What "New scene" begins with: a small layer that has every stage, drawn from a seed, ready to be changed.
#pragma once

#include "core/scene/scene.h"

namespace attn {

// Six tokens of four numbers, two heads, a causal mask, an output projection; seed 123.
Scene newScene();

} // namespace attn
