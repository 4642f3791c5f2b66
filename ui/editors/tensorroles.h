// SPDX-License-Identifier: GPL-3.0-or-later
// The role of each tensor of a scene (embedding, token ids, vocabulary, parameter, mask) and the draw that made it, so
// that the editors can offer every number of a scene, each in its place.
#pragma once

#include "core/recipe/realize.h"
#include "core/scene/scene.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace attn {

enum class TensorRole { Embedding, TokenIds, Vocabulary, Parameter, MaskTensor };

struct TensorInfo {
    std::string name;
    Shape shape;
    Kind kind = Kind::Real;
    TensorRole role = TensorRole::Parameter;
    std::optional<std::uint64_t> seed; // of the generator when it was drawn; none for inputs and derived tensors
    QString origin;                    // "seed 123 · rand", "input", "x1 × 2"
};

// Position in `scene.draws` of the draw that makes `tensor`; none for inputs and unknown names.
std::optional<std::size_t> drawOf(const Scene& scene, const Plan& plan, const std::string& tensor);
// Position of the manual_seed that governs draw number `draw` (the last one before it).
std::optional<std::size_t> seedBefore(const Scene& scene, std::size_t draw);
// Every tensor of the plan, in its order, with its role.
std::vector<TensorInfo> tensorInfos(const Scene& scene, const Plan& plan);
// The table that the token ids in `ids` look into, or empty.
std::string tableOfIds(const Scene& scene, const std::string& ids);

} // namespace attn
