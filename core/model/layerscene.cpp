// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layerscene.h"

#include "core/base/say.h"
#include "core/engine/freememory.h"
#include "core/model/layerconfig.h"
#include "core/model/ropescaling.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace attn {

namespace {

constexpr const char* window_mask = "window";

class LayerSceneMaker {
public:
    LayerSceneMaker(const Model& model, std::int64_t layer)
        : m_model(model), m_config(model.config), m_layer(layer), m_weights(model.tensors.layers[layer])
    {
    }

    Scene make()
    {
        m_scene.title = say("%1, layer %2", m_model.family.title, m_layer);
        Config& config = m_scene.config;
        config = layerConfig(m_model.family, m_config, m_layer);
        m_scene.inputs.push_back({"x", Tensor()});
        if (!config.memory.empty())
            m_scene.inputs.push_back({config.memory, Tensor()});
        projections();
        if (m_weights.query_norm) {
            config.qk_norm =
                QkNorm{"q_norm", "k_norm", m_config.eps, m_model.family.unit_offset, m_model.family.norms_all_heads};
            add("q_norm", m_weights.query_norm);
            add("k_norm", m_weights.key_norm);
        }
        if (m_config.rope)
            setRopeLength(m_scene, m_model, m_layer, 0);
        if (m_weights.position_bias) {
            config.position_bias = {PositionBiasKind::T5, "t5_bias", m_config.bias_reach, !m_config.isCausal(m_layer)};
            add("t5_bias", m_weights.position_bias);
        }
        maskBothSides();
        config.out_proj = "out_proj";
        addLinear("out_proj", m_weights.output, false, 0);
        return std::move(m_scene);
    }

private:
    void add(const std::string& name, const WeightEntry* entry)
    {
        m_scene.inputs.push_back({name, m_model.weights.tensor(*entry)});
    }

    void addLinear(const std::string& name, const LinearWeights& linear, bool permuted, std::int64_t heads)
    {
        const Tensor weight = outByIn(linear);
        m_scene.inputs.push_back({name + ".weight", permuted ? unpermuted(weight, heads) : weight});
        if (!linear.bias)
            return;
        const Tensor bias = m_model.weights.tensor(*linear.bias);
        m_scene.inputs.push_back({name + ".bias", permuted ? unpermuted(bias, heads) : bias});
    }

    Tensor outByIn(const LinearWeights& linear) const
    {
        const WeightFile& weights = m_model.weights;
        if (!linear.stored_in_out)
            return weights.tensor(*linear.weight);
        const std::span<const float> in_place = weights.inPlace(*linear.weight);
        return in_place.empty() ? transposedMatrix(weights.tensor(*linear.weight))
                                : transposedMatrix(in_place.data(), linear.in, linear.out);
    }

    // Row 2i of a head returns to row i, row 2i + 1 to row i + hd/2: undoes permute() of convert_hf_to_gguf.py.
    Tensor unpermuted(const Tensor& rows, std::int64_t heads) const
    {
        const std::int64_t hd = m_config.head_dim, width = rows.size() / (heads * hd);
        Tensor back(rows.shape());
        float* out = back.mutableData();
        for (std::int64_t head = 0; head < heads; ++head)
            for (std::int64_t row = 0; row < hd; ++row)
                std::copy_n(rows.data() + (head * hd + row) * width, width,
                            out + (head * hd + row / 2 + row % 2 * (hd / 2)) * width);
        return back;
    }

    void projections()
    {
        const bool permuted = m_model.family.permuted;
        if (m_weights.qkv.weight && m_model.family.qkv == QkvForm::Grouped) {
            m_scene.config.projection = Projection::Linear;
            const Tensor weight = outByIn(m_weights.qkv),
                         bias = m_weights.qkv.bias ? m_model.weights.tensor(*m_weights.qkv.bias) : Tensor();
            for (const int part : {0, 1, 2}) {
                const std::string name = std::array{"W_query", "W_key", "W_value"}[part];
                m_scene.inputs.push_back({name + ".weight", rowsOfGroups(weight, m_config, part)});
                if (m_weights.qkv.bias)
                    m_scene.inputs.push_back({name + ".bias", rowsOfGroups(bias, m_config, part)});
            }
            return;
        }
        if (m_weights.qkv.weight) {
            m_scene.config.projection =
                m_model.family.qkv == QkvForm::Interleaved ? Projection::FusedInterleaved : Projection::FusedBlocks;
            addLinear("qkv", m_weights.qkv, false, 0);
            return;
        }
        m_scene.config.projection = Projection::Linear;
        addLinear("W_query", m_weights.query, permuted, m_config.heads);
        addLinear("W_key", m_weights.key, permuted, m_config.kv_heads);
        addLinear("W_value", m_weights.value, false, 0);
    }

    // Of a model that is not causal; of one that is, layerConfig() has the window.
    void maskBothSides()
    {
        if (m_config.causal || m_config.windows.empty() || m_config.windows[m_layer] == 0)
            return;
        Mask& mask = m_scene.config.mask;
        mask.apply = MaskApply::FillNegInf;
        mask.kind = MaskKind::CustomBool;
        mask.tensor = window_mask;
        m_scene.inputs.push_back({window_mask, Tensor()});
    }

    const Model& m_model;
    const ModelConfig& m_config;
    std::int64_t m_layer;
    const LayerWeights& m_weights;
    Scene m_scene;
};

} // namespace

void setRopeLength(Scene& scene, const Model& model, std::int64_t layer, std::int64_t tokens)
{
    const ModelRope& rope = model.config.ropeOf(layer);
    std::vector<float> frequencies = frequenciesOf(rope, tokens);
    const bool is_long = rope.trained > 0 && tokens > rope.trained && model.tensors.long_rope_factors;
    if (const WeightEntry* entry = is_long ? model.tensors.long_rope_factors : model.tensors.rope_factors) {
        if (frequencies.empty())
            frequencies = plainFrequencies(rope.theta, rope.dims);
        const Tensor factors = model.weights.tensor(*entry);
        for (std::size_t i = 0; i < frequencies.size(); ++i)
            frequencies[i] /= factors[static_cast<std::int64_t>(i)];
    }
    if (frequencies.empty())
        return;
    scene.config.rope->inv_freq = "inv_freq";
    Tensor made({std::ssize(frequencies)}, frequencies);
    if (Tensor* known = scene.input("inv_freq"))
        *known = std::move(made);
    else
        scene.inputs.push_back({"inv_freq", std::move(made)});
}

bool setWindow(Scene& scene, const Model& model, std::int64_t layer, std::int64_t tokens)
{
    Tensor* mask = model.config.causal || model.config.windows.empty() ? nullptr : scene.input(window_mask);
    if (!mask || !mask->empty())
        return true;
    if (tokens > freeMemory() / 2 / static_cast<std::int64_t>(sizeof(float)) / tokens)
        return false;
    *mask = Tensor({tokens, tokens}, Kind::Boolean);
    float* blocked = mask->mutableData();
    for (std::int64_t i = 0; i < tokens; ++i)
        for (std::int64_t j = 0; j < tokens; ++j)
            *blocked++ = std::abs(i - j) >= model.config.windows[layer] ? 1.0f : 0.0f;
    return true;
}

Scene layerParameters(const Model& model, std::int64_t layer) { return LayerSceneMaker(model, layer).make(); }

Result<Scene> withHiddenState(Scene scene, Tensor x, std::vector<std::string> tokens)
{
    Tensor* place = scene.input("x");
    if (!place)
        return Error{say("the scene has no input x for the model's hidden state")};
    *place = std::move(x);
    scene.tokens = {std::move(tokens)};
    return scene;
}

std::vector<std::string> tokenTexts(const Model& model, const std::vector<std::int64_t>& ids)
{
    std::vector<std::string> texts;
    for (const std::int64_t id : ids) {
        std::string text = tokenText(model, id);
        texts.push_back(text.size() > max_token_bytes ? std::to_string(id) : std::move(text));
    }
    return texts;
}

} // namespace attn
