// SPDX-License-Identifier: GPL-3.0-or-later
// From recipe to numbers: checks that a scene fits together, executes its draws on PyTorch's generator, applies the edits
// and draws the dropout's keep mask. After it every backend starts from the same parameters, inputs and bits.
#pragma once

#include "core/base/keepmask.h"
#include "core/base/result.h"
#include "core/base/stop.h"
#include "core/layer/stages.h"
#include "core/scene/scene.h"

#include <memory>
#include <string>
#include <vector>

namespace attn {

struct NamedShape {
    std::string name;
    Shape shape;
    Kind kind = Kind::Real;
    bool operator==(const NamedShape&) const = default;
};

// What a scene will make, known before a number is drawn or memory is taken.
struct Plan {
    Dims dims;
    std::vector<NamedShape> tensors; // inputs, then what the draws make, in order; x as [B,T,D] in stage attention
    std::vector<StageTensor> stages; // what the layer computes from them, in order
    bool has_fast_path = false;      // hasFastPath() of core/layer, cached
    std::int64_t elements = 0;       // of all tensors of the plan and of the full trace together
    bool draws_dropout = false;      // p in (0,1) and train: the keep mask continues the generator
    std::string mha;                 // name of the one mha draw, for projection mha_module
    std::string out_proj; // the output layer that is applied: config.out_proj, or the module's own; empty for none
    bool operator==(const Plan&) const = default;

    const NamedShape* find(const std::string& tensor) const; // null if nothing makes it
};

// The largest tensor and the largest scene that are accepted, in elements.
inline constexpr std::int64_t max_tensor_elements = std::int64_t(1) << 28;
inline constexpr std::int64_t max_scene_elements = std::int64_t(1) << 31;

// Checks everything that can be known without drawing: names, shapes, ranges, limits, the config's combinations, tokens,
// edits, overrides. The error begins with the path inside the scene ("draws[2].of: no tensor named 'x1' …").
Result<Plan> plan(const Scene& scene);

// A tensor that differs from an earlier one in a few cells only, by an edit; recorded to save a search.
struct EditedCells {
    std::string tensor;
    Tensor before;                   // the earlier numbers
    std::vector<std::int64_t> cells; // flat positions, ascending; all other numbers are the same
};

struct RealizeCache; // what the next realize() may take over; private to realize.cpp

// A scene turned into numbers: the only input of a backend.
struct Realized {
    Config config;
    Plan plan;
    std::vector<NamedTensor> tensors; // every input, drawn and derived tensor, edited, in the order of plan.tensors
    EditList overrides;               // as the scene has them: every backend puts them in as it makes the tensor
    std::shared_ptr<const KeepMask>
        keep; // null if dropout is off (p = 0 or eval); [B,H,T,S], or x's shape in dropout_only; includes pinned cells
    std::vector<EditedCells> edited; // against `previous`, where it is known without comparing numbers
    std::shared_ptr<const RealizeCache> cache;

    const Tensor* find(const std::string& name) const;
    const Tensor& at(const std::string& name) const; // the name must be one of `tensors`
};

// Executes the recipe. `previous` (may be null) is what the user's last scene became: draws whose part of the recipe
// did not change, and the keep mask if its place, p and shape are the same, are taken over instead of redrawn.
// Realized::edited lists where its tensors differ from those of `previous` in cells alone. Null if `stop` was requested
// meanwhile. Errors: those of plan(), and token ids outside the table.
Result<std::shared_ptr<const Realized>>
realize(const Scene& scene, const std::shared_ptr<const Realized>& previous = {}, StopToken stop = {});
// The same for a scene whose plan is known: `planned` must be what plan(scene) gives.
Result<std::shared_ptr<const Realized>> realize(const Scene& scene, Plan planned,
                                                const std::shared_ptr<const Realized>& previous, StopToken stop = {});
// The same without the keep mask, which may be by far the largest: for what reads tensors alone. Realized::keep is null.
Result<std::shared_ptr<const Realized>> realizeTensors(const Scene& scene);

} // namespace attn
