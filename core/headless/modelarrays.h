// SPDX-License-Identifier: GPL-3.0-or-later
// The arrays of a pass through a model, collected while it is computed, and written as one file.
#pragma once

#include "core/model/layerchange.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace attn {

class ModelArrays {
public:
    // `extra`: names of a layer's tensors besides the weights, and of its MLP's, for all layers ("q") or for one ("layers.3.q").
    ModelArrays(const Model& model, const std::vector<std::int64_t>& ids, const std::vector<std::string>& extra);

    // Why the arrays are unavailable, known before computing: a name with a missing layer, or too little memory.
    struct Fault {
        std::string message;
        bool wrong_usage = false;
    };
    std::optional<Fault> whyNot() const;

    // The pass through the model with what was changed in it, whose arrays these are from then on; all rows of logits are its own.
    // Null when `stop` was requested.
    Result<ModelPassPtr> collect(ModelRunner& runner, const ModelEdits& changes, const StopToken& stop = {});
    // ids [T], hidden.0 to hidden.N [T,d], the layers' tensors, logits: .npz or .safetensors. Writes nothing if a name
    // matches no tensor of a layer.
    std::optional<Fault> write(const std::string& path, const ModelPass& pass) const;

private:
    // The weights of a layer [H,T,T], and the other requested tensors, without their batch axis.
    void take(std::int64_t layer, const Computed& computed);
    // Those requested by the names between, mlp_input, mlp_inner and mlp_output.
    void take(std::int64_t layer, const MlpValues& values);

    const Model& m_model;
    std::vector<std::int64_t> m_ids;
    std::vector<std::string> m_extra;
    std::set<std::string> m_found;
    std::vector<NamedTensor> m_tensors;
    std::vector<std::string> m_known; // names of a layer's tensors
};

} // namespace attn
