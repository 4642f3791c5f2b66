// SPDX-License-Identifier: GPL-3.0-or-later
// Puts arrays of other programs into a scene: finds out by name and shape which array is what (PyTorch's Linear,
// nn.MultiheadAttention, GPT-2's Conv1D), says in words what it would do, and does it.
#pragma once

#include "core/io/arrays.h"
#include "core/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// What an array becomes in the scene.
enum class ImportTarget {
    Nothing, X, WQuery, WKey, WValue, BQuery, BKey, BValue, Qkv, QkvBias, OutProj, OutProjBias, Mask
};
inline constexpr int import_targets = 13;
// "x", "W_query", "qkv.bias" … as the command line and the dialog write it; "nothing" for the first.
std::string_view targetName(ImportTarget target);
std::optional<ImportTarget> targetNamed(std::string_view name);

// One array and what becomes of it.
struct ImportStep {
    std::string array;
    ImportTarget target = ImportTarget::Nothing;
    bool transposed = false; // Conv1D and plain matrices hold [in, out], nn.Linear [out, in]
};

// What a person may decide; what is left open is recognised.
struct ImportChoices {
    std::vector<ImportStep> steps;     // for the arrays named here, these
    std::optional<std::int64_t> heads; // else the base scene's, when they divide d_out
};

struct ImportPlan {
    std::vector<ImportStep> steps; // one for each array, in the file's order
    std::int64_t heads = 1;
    std::vector<std::string> sentences; // what will be done, one line each: "c_attn.weight [768, 2304] becomes qkv, transposed"
};

// Recognises what is left open. An error when the choices contradict each other or nothing fits, with the shapes.
Result<ImportPlan> planImport(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices = {});
// The scene with the arrays in their places: explicit inputs instead of draws, tokens and widths as the arrays have them,
// everything else as in `base`. An error when the scene could not be computed.
Result<Scene> importArrays(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan);

} // namespace attn
