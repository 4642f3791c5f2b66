// SPDX-License-Identifier: GPL-3.0-or-later
// The layers that are measured: causal multi-head attention with biases, dropout and an output projection, in seven
// sizes.
#pragma once

#include "core/recipe/realize.h"

#include <cstdint>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace attn::bench {

struct LayerSize {
    char letter;
    std::int64_t tokens, width, heads;
    std::int64_t kv_heads = 0; // fewer than heads, with rotary positions and without biases and dropout: 0: as many

    // What is counted as work: four projections, q k^T and weights v; nothing off for what a mask leaves out.
    double flops() const
    {
        const double n = static_cast<double>(tokens), d = static_cast<double>(width);
        const double shared = kv_heads == 0 ? 1 : static_cast<double>(kv_heads) / static_cast<double>(heads);
        return (4 + 4 * shared) * n * d * d + 4 * n * n * d;
    }
    std::string text() const; // "d: 512 tokens, width 768, 12 heads"
};

// a 6 tokens x 3 wide, b 64 x 128, c 256 x 512, d 512 x 768, e 1024 x 768, f 2048 x 1024, g 4096 x 1024; l 512 x 768 of Llama's kind: 4 key
// and value heads, rotary positions, no biases, no dropout.
const std::vector<LayerSize>& layerSizes();
// The sizes that `letters` names; the program ends with a message where one is unknown.
std::vector<LayerSize> sizesNamed(const std::string& letters);

// x ~ N(0,1), weights ~ N(0,1) / sqrt(width), biases ~ 0.02 N(0,1); dropout 0.1 in training, scale sqrt(head_dim).
Scene layerScene(const LayerSize& size, bool causal);
std::shared_ptr<const Realized> makeLayer(const LayerSize& size, bool causal);

// `count` numbers of N(0,1).
std::vector<float> normalNumbers(std::int64_t count, std::mt19937& generator);

} // namespace attn::bench
