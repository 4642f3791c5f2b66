// SPDX-License-Identifier: GPL-3.0-or-later
// The scene that "New scene" starts with: a small layer with every stage, drawn from a seed, ready to edit.
#pragma once

#include "core/scene/scene.h"

namespace attn {

// Six tokens of four numbers, two heads, a causal mask, an output projection; seed 123.
Scene newScene();

} // namespace attn
