// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/familytensors.h"

#include "core/layer/stages.h"
#include "core/scene/options.h"

#include <algorithm>

namespace attn {

namespace {

class Fitting {
public:
    explicit Fitting(Rewriting& rewriting) : m_rewriting(rewriting), m_config(rewriting.scene.config) {}

    std::optional<Error> run()
    {
        const std::int64_t heads = m_config.num_heads, head_dim = m_config.d_out / heads;
        if (const auto& norm = m_config.qk_norm)
            for (const auto& [name, count] :
                 {std::pair(norm->query, heads), {norm->key, m_config.num_kv_heads.value_or(heads)}})
                if (auto fault = fit(name, {norm->all_heads ? count * head_dim : head_dim}, norm->unit_offset ? 0 : 1))
                    return fault;
        if (m_config.rope && !m_config.rope->inv_freq.empty())
            if (auto fault = fit(m_config.rope->inv_freq, {m_config.rope->dims.value_or(head_dim) / 2}, 0))
                return fault;
        if (hasSinks(m_config))
            if (auto fault = fit(m_config.sinks, {heads}, 0))
                return fault;
        return addsBias(m_config) && !m_config.position_bias.tensor.empty() ? fitBias() : std::nullopt;
    }

private:
    // A bias by head: [buckets,H], [H,T,S] or [B,H,T,S].
    std::optional<Error> fitBias()
    {
        const std::string& name = m_config.position_bias.tensor;
        const auto shape = shapeOf(name);
        if (!shape || (m_config.position_bias.kind == PositionBiasKind::Tensor && shape->size() == 2))
            return std::nullopt;
        Shape now = *shape;
        now[m_config.position_bias.kind == PositionBiasKind::T5 ? 1 : now.size() - 3] = m_config.num_heads;
        return fit(name, now, 0);
    }

    std::optional<Shape> shapeOf(const std::string& name)
    {
        const Tensor* input = m_rewriting.scene.input(name);
        return input ? std::optional(input->shape()) : std::nullopt; // plan() says what is missing
    }

    std::optional<Error> fit(const std::string& name, const Shape& shape, float filler)
    {
        const auto before = shapeOf(name);
        if (!before || *before == shape || before->size() != shape.size())
            return std::nullopt;
        if (auto fault = m_rewriting.resizeInput(name, shape))
            return fault;
        Tensor& tensor = *m_rewriting.scene.input(name);
        if (filler != 0 && shape.size() == 1 && shape[0] > before->at(0))
            std::fill(tensor.mutableData() + before->at(0), tensor.mutableData() + shape[0], filler);
        return std::nullopt;
    }

    Rewriting& m_rewriting;
    const Config& m_config;
};

} // namespace

std::vector<std::string> tensorsInConfig(const Config& config)
{
    std::vector<std::string> names;
    const auto add = [&](bool read, const std::string& name) {
        if (read && !name.empty())
            names.push_back(name);
    };
    add(hasTensor(config.mask.kind), config.mask.tensor);
    add(true, config.memory);
    if (config.qk_norm) {
        add(true, config.qk_norm->query);
        add(true, config.qk_norm->key);
    }
    if (config.rope)
        add(true, config.rope->inv_freq);
    add(true, config.position_bias.tensor);
    add(true, config.sinks);
    return names;
}

bool readsTensor(const Config& config, const std::string& name)
{
    return std::ranges::count(tensorsInConfig(config), name) > 0;
}

std::optional<Error> giveFamilyTensors(Rewriting& rewriting)
{
    const Config config = rewriting.scene.config;
    for (const std::string& name : tensorsInConfig(config))
        if (rewriting.makerOf(name) >= 0)
            if (auto fault = rewriting.makeGiven(name))
                return fault;
    return std::nullopt;
}

std::optional<Error> fitFamilyTensors(Rewriting& rewriting) { return Fitting(rewriting).run(); }

} // namespace attn
