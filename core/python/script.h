// SPDX-License-Identifier: GPL-3.0-or-later
// A scene as a Python script of its own: the same seed, the same draws, the same edits, the same arithmetic, and at the
// end the same tensors printed. For those who want to go on where the window ends.
#pragma once

#include "core/explain/explain.h"
#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

enum class ScriptLanguage { PyTorch, NumPy };

// A derivative that a PyTorch script takes by autograd: of a cell by a tensor, both of the trace and of real numbers.
struct ScriptGradient {
    CellRef cell;
    std::string by; // any tensor but cumulative_context, which a script sums in one go
};

// The script of `scene`, which became `realized`. It needs PyTorch 1.13 or NumPy 1.24 (or later) and nothing else.
// Parameters are drawn, not pasted: the script holds the numbers of the scene's inputs, the edits, and of the draws only
// those that this Python could not repeat (normals of PyTorch builds without AVX2), with a comment that says so. The
// keep mask of either dropout stream is drawn word by word, so that every PyTorch build gives the same.
// It ends with a dict `tensors`, name -> tensor, in the order in which they are made, and prints it. With a `gradient` (of PyTorch
// alone) it computes in float64, prints the derivatives too and leaves them in `gradient`; what is pinned is a constant. Only with the naive
// softmax, which overflows elsewhere in float64, it stays in float32.
std::string scriptOf(const Scene& scene, const Realized& realized, ScriptLanguage language,
                     const std::optional<ScriptGradient>& gradient = {});

// "PyTorch", "NumPy".
std::string_view languageName(ScriptLanguage language);

} // namespace attn
