// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagelayer.h"

#include "core/base/numbertext.h"
#include "core/matrix/maprange.h"

#include <cmath>

namespace attn {

PageColors pageColors(const Computed& computed, const TracedTensor& tensor)
{
    std::vector<float> values(std::size_t(elementCount(tensor.shape)));
    tensor.read(0, values);
    ValueStats stats;
    stats.add(std::span<const float>(values));
    const bool probability = isProbability(computed, tensor);
    PageColors colors{.diverging = usualColorMap(probability, stats) == "diverging"};
    std::tie(colors.low, colors.high) = colors.diverging ? divergingRange(stats) : probabilityRange(stats);
    return colors;
}

std::string pageKey(const PageLayer& layer, const std::string& tensor)
{
    return std::to_string(layer.number) + "/" + tensor;
}

std::string pageNumber(double value, Kind kind)
{
    constexpr int decimals = 4;
    if (kind != Kind::Real)
        return decimalText(value, 0);
    if (std::abs(value) >= 0.5e-4 || value == 0 || !std::isfinite(value))
        return decimalText(value, decimals);
    return value < 0 ? "-0.0000" : "0.0000"; // the equation has its exponent
}

} // namespace attn
