// SPDX-License-Identifier: GPL-3.0-or-later
// A scene as a self-contained Python script: the same seed, draws, edits and arithmetic, with the same tensors printed
// at the end. For going on where the window ends.
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

// The script of `scene`, which became `realized`. It needs only PyTorch 1.13 or NumPy 1.24 (or later). Parameters are
// drawn, not pasted: the script contains the scene's inputs, its edits, and only those draws that this Python could not
// repeat (normals of PyTorch builds without AVX2), with a comment saying so. The keep mask of either dropout stream is
// drawn word by word, so that every PyTorch build gives the same. It ends with a dict `tensors`, name -> tensor, in the
// order in which they are made, and prints it. With a `gradient` (PyTorch only) it computes in float64, prints the
// derivatives too and stores them in `gradient`; pinned values are constants. Only the naive softmax, which overflows
// elsewhere in float64, stays in float32.
std::string scriptOf(const Scene& scene, const Realized& realized, ScriptLanguage language,
                     const std::optional<ScriptGradient>& gradient = {});

// "PyTorch", "NumPy".
std::string_view languageName(ScriptLanguage language);

} // namespace attn
