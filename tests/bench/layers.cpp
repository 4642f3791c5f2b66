// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/layers.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace attn::bench {

std::string LayerSize::text() const
{
    return std::string(1, letter) + ": " + std::to_string(tokens) + " tokens, width " + std::to_string(width) + ", " +
           std::to_string(heads) + (heads == 1 ? " head" : " heads");
}

const std::vector<LayerSize>& layerSizes()
{
    static const std::vector<LayerSize> sizes = {{'a', 6, 3, 1},        {'b', 64, 128, 4},     {'c', 256, 512, 8},
                                                 {'d', 512, 768, 12},   {'e', 1024, 768, 12},  {'f', 2048, 1024, 16},
                                                 {'g', 4096, 1024, 16}, {'l', 512, 768, 12, 4}};
    return sizes;
}

std::vector<LayerSize> sizesNamed(const std::string& letters)
{
    std::vector<LayerSize> sizes;
    for (const char letter : letters) {
        const auto found = std::ranges::find(layerSizes(), letter, &LayerSize::letter);
        if (found == layerSizes().end()) {
            std::fprintf(stderr, "attnscope_bench: no size '%c'; sizes are a to g and l\n", letter);
            std::exit(2);
        }
        sizes.push_back(*found);
    }
    return sizes;
}

Scene layerScene(const LayerSize& size, bool causal)
{
    const std::int64_t d = size.width;
    const float scale = 1 / std::sqrt(static_cast<float>(d));
    Scene scene;
    scene.draws = {ManualSeed{123}, Randn{"x", {1, size.tokens, d}, {}}};
    for (const char* name : {"W_query", "W_key", "W_value", "out_proj"}) {
        const bool of_keys = std::string_view(name) == "W_key" || std::string_view(name) == "W_value";
        const std::int64_t columns = of_keys && size.kv_heads > 0 ? d / size.heads * size.kv_heads : d;
        scene.draws.push_back(Randn{std::string(name) + ".weight", {columns, d}, scale});
        if (size.kv_heads == 0)
            scene.draws.push_back(Randn{std::string(name) + ".bias", {d}, 0.02f});
    }
    scene.config.projection = Projection::Linear;
    scene.config.num_heads = size.heads;
    scene.config.d_in = scene.config.d_out = d;
    scene.config.scale = Scale::SqrtHeadDim;
    if (causal)
        scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    if (size.kv_heads == 0)
        scene.config.dropout.p = 0.1;
    else
        scene.config.rope.emplace();
    if (size.kv_heads > 0)
        scene.config.num_kv_heads = size.kv_heads;
    scene.config.out_proj = "out_proj";
    return scene;
}

std::shared_ptr<const Realized> makeLayer(const LayerSize& size, bool causal)
{
    const auto layer = realize(layerScene(size, causal));
    if (!layer) {
        std::fprintf(stderr, "attnscope_bench: %s\n", layer.error().message.c_str());
        std::exit(1);
    }
    return *layer;
}

std::vector<float> normalNumbers(std::int64_t count, std::mt19937& generator)
{
    std::normal_distribution<float> normal;
    std::vector<float> numbers(static_cast<std::size_t>(count));
    for (float& number : numbers)
        number = normal(generator);
    return numbers;
}

} // namespace attn::bench
