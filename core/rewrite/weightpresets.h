// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers to begin with for one weight matrix or bias: the plain ones, and what PyTorch's initialisations draw. The one
// place that makes them; the window's menu and the rewriting of layouts ask here.
#pragma once

#include "core/rewrite/structure.h"

#include <span>
#include <string_view>

namespace attn {

enum class WeightPreset { Identity, Zeros, Ones, Linear, Xavier, Orthogonal };

struct WeightPresetWords {
    WeightPreset preset;
    std::string_view label; // "Xavier uniform"
    std::string_view torch; // what repeats it in PyTorch: "torch.nn.init.xavier_uniform_"
    bool drawn;             // from a seed
    bool matrix;            // for matrices alone, not for a bias
};
std::span<const WeightPresetWords> weightPresets();

// [rows,columns] with ones on the diagonal, as torch.eye.
Tensor identityMatrix(std::int64_t rows, std::int64_t columns);
// [rows,columns] with orthogonal rows or columns of length 1, whichever are fewer, as torch.nn.init.orthogonal_ draws it
// right after torch.manual_seed(seed). The draws are PyTorch's bit for bit; LAPACK's QR in float32, which PyTorch takes
// from there, rounds differently from the one in float64 here: within 2e-6.
Tensor orthogonalMatrix(std::int64_t rows, std::int64_t columns, std::uint64_t seed, Normals normals);

// Fills the tensor, one that plan() knows, with these numbers, which become given; drops its edits. Drawn ones are
// those that PyTorch draws right after torch.manual_seed(seed): nn.Linear's own weight and bias (of a plain matrix for
// x W the transposed weight), xavier_uniform_ and orthogonal_ of the tensor as it is. A matrix that makes q, k and v
// together gets the identity for each. Errors: no such tensor; a bias where a matrix is expected; too many given
// numbers.
Result<Rewritten> fillWeights(const Scene& scene, const std::string& tensor, WeightPreset preset, std::uint64_t seed);

} // namespace attn
