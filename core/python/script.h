// SPDX-License-Identifier: GPL-3.0-or-later
// A scene as a Python script of its own: the same seed, the same draws, the same edits, the same arithmetic, and at the
// end the same tensors printed. For those who want to go on where the window ends.
#pragma once

#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <string>
#include <string_view>

namespace attn {

enum class ScriptLanguage { PyTorch, NumPy };

// The script of `scene`, which became `realized`. It needs PyTorch 1.13 or NumPy 1.24 (or later) and nothing else.
// Parameters are drawn, not pasted: the script holds the numbers of the scene's inputs, the edits, and of the draws only
// those that this Python could not repeat (normals of PyTorch builds without AVX2), with a comment that says so. The
// keep mask of either dropout stream is drawn word by word, so that every PyTorch build gives the same.
// It ends with a dict `tensors`, name -> tensor, in the order in which they are made, and prints it.
std::string scriptOf(const Scene& scene, const Realized& realized, ScriptLanguage language);

// "PyTorch", "NumPy".
std::string_view languageName(ScriptLanguage language);

} // namespace attn
