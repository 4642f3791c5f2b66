// SPDX-License-Identifier: GPL-3.0-or-later
// The arrays of a pass through a model, collected while it is computed, and written as one file.
#pragma once

#include "core/model/modelpass.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace attn {

class ModelArrays {
public:
    // `extra`: names of a layer's tensors besides the weights, for all layers ("q") or for one ("layers.3.q").
    ModelArrays(const Model& model, const std::vector<std::int64_t>& ids, const std::vector<std::string>& extra);

    // Why the arrays cannot be had, before anything is computed: a name of a layer that there is not, or too little memory.
    struct Fault {
        std::string message;
        bool wrong_usage = false;
    };
    std::optional<Fault> whyNot() const;

    // Takes the weights of a layer [H,T,T], and the other tensors that are wanted, without their batch axis.
    void take(std::int64_t layer, const Computed& computed);
    // Which name no layer had; nothing where all were found.
    std::optional<std::string> missing() const;
    // ids [T], hidden.0 to hidden.N [T,d], the layers' tensors, logits: .npz or .safetensors.
    std::optional<Error> write(const std::string& path, const ModelPass& pass) const;

private:
    const Model& m_model;
    std::int64_t m_tokens;
    std::vector<std::string> m_extra;
    std::set<std::string> m_found;
    std::vector<NamedTensor> m_tensors;
    std::string m_known; // names of a layer's tensors
};

} // namespace attn
