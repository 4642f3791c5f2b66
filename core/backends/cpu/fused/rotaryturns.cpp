// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/rotaryturns.h"

#include "core/layer/positions.h"

namespace attn::cpu {

void RotaryTurns::turn(std::int64_t token, const float* from, float* to) const
{
    const std::int64_t pairs = dims / 2;
    const float *c = cosine.data() + token * pairs, *s = sine.data() + token * pairs;
    if (rope.layout == RopeLayout::Half) {
        const float* const second = from + pairs;
        for (std::int64_t i = 0; i < pairs; ++i) {
            to[i] = from[i] * c[i] - second[i] * s[i];
            to[pairs + i] = second[i] * c[i] + from[i] * s[i];
        }
        return;
    }
    for (std::int64_t i = 0; i < pairs; ++i) {
        to[2 * i] = from[2 * i] * c[i] - from[2 * i + 1] * s[i];
        to[2 * i + 1] = from[2 * i + 1] * c[i] + from[2 * i] * s[i];
    }
}

std::shared_ptr<const RotaryTurns> rotaryTurns(const Rope& rope, const Dims& dims, const Tensor& inv_freq,
                                               std::shared_ptr<const RotaryTurns> kept)
{
    const std::int64_t turning = ropeDims(rope, dims);
    if (kept && kept->rope == rope && kept->tokens == dims.T && kept->dims == turning &&
        kept->inv_freq.sameBlock(inv_freq))
        return kept;
    auto turns = std::make_shared<RotaryTurns>();
    turns->rope = rope;
    turns->tokens = dims.T;
    turns->dims = turning;
    turns->inv_freq = inv_freq;
    const auto given = inv_freq.empty() ? std::span<const float>() : inv_freq.values();
    for (std::int64_t token = 0; token < dims.T; ++token)
        for (std::int64_t pair = 0; pair < turning / 2; ++pair) {
            const RopeTurn turn = ropeTurn(rope, ropeFrequency(rope, dims, pair, given), token);
            turns->cosine.push_back(turn.cosine);
            turns->sine.push_back(turn.sine);
        }
    return turns;
}

} // namespace attn::cpu
