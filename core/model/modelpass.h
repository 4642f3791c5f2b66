// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tokens through a model: embeddings, blocks, logits. The attention of each block is a scene that the engine
// computes; everything around it is computed here. A pass can continue an earlier one.
#pragma once

#include "core/backends/workspace.h"
#include "core/base/stop.h"
#include "core/engine/computed.h"
#include "core/model/model.h"

#include <functional>
#include <map>
#include <memory>
#include <vector>

namespace attn {

// Scenes that take the place of layers: x is the model's hidden state, everything else is theirs.
using LayerScenes = std::map<std::int64_t, Scene>;

enum class LogitRows { None, Predicted, All }; // Predicted: of predictedPlace(), for an image always

// What a block computes beside its attention, while it is computed: [T, width], `inner` [T, MLP width].
struct MlpValues {
    const Tensor& between; // the residual stream that its MLP reads, before a norm
    const Tensor& input;   // after it
    const Tensor& inner;   // after the activation and the gate
    const Tensor& output;  // before a norm and the residual stream
};

struct PassOptions {
    LogitRows logits = LogitRows::Predicted;
    std::int64_t layers = -1; // how many are computed, -1: all; logits follow from all alone
    bool keep_layers = false; // whether the pass holds the scene, the parameters and the trace of each layer
    StopToken stop = {};
    // Called as each layer is computed; may ask the runner for another pass.
    std::function<void(std::int64_t layer, const Computed& computed)> seen = {};
    std::function<void(std::int64_t layer, const MlpValues& values)> seen_mlp = {};
    // What replaces the outputs of layers' attention, [T, width] each; such attention is not computed, nor seen or kept.
    std::map<std::int64_t, Tensor> attention_outputs = {};
};

struct ModelPass {
    std::vector<std::int64_t> ids;   // T of them
    std::vector<Tensor> hidden;      // [T, width]: the embeddings, then what each block makes; before the last norm. A
                                     // decoder's blocks make rows of its own tokens; its embeddings are not kept.
    std::vector<ComputedPtr> layers; // of each block, if they are kept
    Tensor logits;                   // [T, vocabulary], or of one token [1, vocabulary]; empty: none
};
using ModelPassPtr = std::shared_ptr<const ModelPass>;

// Computes passes of one model, one at a time. Holds threads, and as much of the weights in the form in which they are
// computed with as memory allows, so that the second pass is faster than the first.
class ModelRunner {
public:
    // `once`: there will be no second pass, so nothing is kept for it. `threads`: 0 uses all of the machine's.
    explicit ModelRunner(ModelPtr model, bool once = false, int threads = 0);
    ~ModelRunner();

    const Model& model() const;
    // Of a model that reads one: [channels,side,side], as imageOf() makes it. Passes then take patchIds().
    void setImage(Tensor image);
    // The scene of a layer without x; its tensors are shared with those that passes compute.
    Scene parameters(std::int64_t layer);

    // Null when `stop` was requested meanwhile. Fails for ids that checkIds() refuses, a scene that does not fit its
    // layer, not enough memory, files cut short or written to since they were opened. Ids must be those of the tokens,
    // `changed` names layers that the model has.
    Result<ModelPassPtr> run(const std::vector<std::int64_t>& ids, const LayerScenes& changed,
                             const PassOptions& options);
    // The same from block `first` on: everything before it is taken from `before`, which has the same tokens.
    Result<ModelPassPtr> runFrom(const ModelPass& before, std::int64_t first, const LayerScenes& changed,
                                 const PassOptions& options);

    // The logits of rows of the residual stream as if they left the last block, [rows, vocabulary]: the last norm and the
    // head. Of a model with logits.
    Tensor logitsOf(const Tensor& rows, const StopToken& stop = {});

    // The scene of block `layer`, with x as a pass with these changes brings it there; of a block that is changed itself its
    // own. Null as above.
    Result<std::optional<Scene>> sceneOf(std::int64_t layer, const std::vector<std::int64_t>& ids,
                                         const LayerScenes& changed, const StopToken& stop = {});

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace attn
