// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/newscene.h"

namespace attn {

Scene newScene()
{
    Scene scene;
    constexpr std::int64_t words = 256; // rows of the table: that many different ones can be typed
    scene.tokens = {{"the", "cat", "sat", "on", "the", "mat"}};
    scene.inputs = {{"ids", Tensor({6}, {0, 1, 2, 3, 0, 4}, Kind::Integer)}}; // equal words have equal embeddings
    scene.draws = {ManualSeed{123}, Embedding{"embed", words, 4, {}}, Lookup{"embed.weight", "ids", "x"}};
    for (const char* name : {"W_query", "W_key", "W_value", "out_proj"})
        scene.draws.push_back(Linear{name, 4, 4, false});
    Config& config = scene.config;
    config.projection = Projection::Linear;
    config.num_heads = 2;
    config.d_in = config.d_out = 4;
    config.scale = Scale::SqrtHeadDim;
    config.mask = {MaskKind::Causal, MaskApply::FillNegInf, {}};
    config.out_proj = "out_proj";
    return scene;
}

} // namespace attn
