// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/positions.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>

namespace attn {

bool maskAllows(const Mask& mask, std::int64_t i, std::int64_t j)
{
    switch (mask.kind) {
    case MaskKind::SlidingWindow: return j <= i && (i - j < mask.window || j < mask.global);
    case MaskKind::Prefix: return j <= i || j < mask.prefix;
    default: return j <= i;
    }
}

double alibiSlope(std::int64_t head, std::int64_t heads)
{
    const auto power = static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(heads)));
    const bool whole = head < power;
    const auto step = static_cast<double>(whole ? power : 2 * power);
    const auto place = static_cast<double>(whole ? head + 1 : 2 * (head - power) + 1);
    return static_cast<float>(std::exp2(-8 * place / step));
}

std::int64_t t5Bucket(std::int64_t distance, std::int64_t buckets, std::int64_t max_distance, bool bidirectional)
{
    std::int64_t first = 0;
    if (bidirectional) {
        buckets /= 2;
        first = distance > 0 ? buckets : 0;
        distance = std::abs(distance);
    } else {
        distance = std::max<std::int64_t>(-distance, 0);
    }
    const std::int64_t exact = buckets / 2;
    if (distance < exact)
        return first + distance;
    const float share = std::log(static_cast<float>(distance) / static_cast<float>(exact)) /
                        static_cast<float>(std::log(static_cast<double>(max_distance) / static_cast<double>(exact)));
    const auto shared = exact + static_cast<std::int64_t>(share * static_cast<float>(buckets - exact));
    return first + std::min(shared, buckets - 1);
}

std::int64_t ropeDims(const Rope& rope, const Dims& dims) { return rope.dims.value_or(dims.hd); }

std::pair<std::int64_t, std::int64_t> ropePair(const Rope& rope, const Dims& dims, std::int64_t pair)
{
    if (rope.layout == RopeLayout::Interleaved)
        return {2 * pair, 2 * pair + 1};
    return {pair, pair + ropeDims(rope, dims) / 2};
}

std::pair<std::int64_t, bool> ropePairOf(const Rope& rope, const Dims& dims, std::int64_t component)
{
    const std::int64_t turning = ropeDims(rope, dims), half = turning / 2;
    if (component >= turning)
        return {-1, true};
    if (rope.layout == RopeLayout::Interleaved)
        return {component / 2, component % 2 == 0};
    return {component % half, component < half};
}

float ropeFrequency(const Rope& rope, const Dims& dims, std::int64_t pair, std::span<const float> inv_freq)
{
    if (!inv_freq.empty())
        return inv_freq[static_cast<std::size_t>(pair)];
    // 1 / theta ** (arange(0, dims, 2) / dims), all of it float32
    const float exponent = static_cast<float>(2 * pair) / static_cast<float>(ropeDims(rope, dims));
    return 1.0f / static_cast<float>(
                      std::pow(static_cast<double>(static_cast<float>(rope.theta)), static_cast<double>(exponent)));
}

RopeTurn ropeTurn(const Rope& rope, float frequency, std::int64_t token)
{
    const float angle = static_cast<float>(token + rope.offset) * frequency;
    return {angle, static_cast<float>(std::cos(static_cast<double>(angle))),
            static_cast<float>(std::sin(static_cast<double>(angle)))};
}

} // namespace attn
