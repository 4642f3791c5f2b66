// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/layerconfig.h"

#include <cmath>

namespace attn {

namespace {

void setScale(const ModelConfig& model, std::int64_t layer, Config& config)
{
    const auto head_dim = static_cast<double>(model.head_dim);
    const double root = model.scaled ? std::sqrt(model.query_scalar.value_or(head_dim)) : 1;
    double times = model.scale_by_layer ? static_cast<double>(layer + 1) : 1;
    if (model.rope) // queries and keys are multiplied by it
        times /= std::pow(model.ropeOf(layer).attention_factor, 2);
    if (model.scaled && times == 1 && root == std::sqrt(head_dim)) {
        config.scale = Scale::SqrtHeadDim;
    } else if (root * times != 1) {
        config.scale = Scale::Factor;
        config.scale_factor = 1 / (root * times);
    }
}

} // namespace

Config layerConfig(const Family& family, const ModelConfig& model, std::int64_t layer)
{
    Config config;
    config.num_heads = model.heads;
    if (model.kv_heads != model.heads)
        config.num_kv_heads = model.kv_heads;
    config.d_in = model.width;
    config.d_out = model.heads * model.head_dim;
    if (model.rope) {
        const ModelRope& rope = model.ropeOf(layer);
        Rope& turned = config.rope.emplace();
        turned.theta = rope.theta;
        if (family.rope->interleaved)
            turned.layout = RopeLayout::Interleaved;
        if (rope.dims != model.head_dim)
            turned.dims = rope.dims;
    }
    setScale(model, layer, config);
    config.softcap = model.softcap;
    if (family.alibi)
        config.position_bias.kind = PositionBiasKind::Alibi;
    if (model.isCross(layer))
        config.memory = "memory";
    if (model.isCausal(layer)) {
        const std::int64_t window = model.windows.empty() ? 0 : model.windows[static_cast<std::size_t>(layer)];
        config.mask.kind = window > 0 ? MaskKind::SlidingWindow : MaskKind::Causal;
        config.mask.window = window;
        config.mask.apply = MaskApply::FillNegInf;
    }
    return config;
}

} // namespace attn
