// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/matrix/maprange.h"

#include <algorithm>
#include <cmath>

namespace attn {

bool isProbability(const Computed& computed, const TracedTensor& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
    return tensor.kind == Kind::Boolean || (stage && stage->probability);
}

std::string_view usualColorMap(bool probability, const ValueStats& values)
{
    const bool negative = values.any() && values.smallest < 0;
    return probability && !negative ? "viridis" : "diverging";
}

std::pair<double, double> divergingRange(const ValueStats& values)
{
    const double limit = values.any() ? std::max(std::abs(values.smallest), std::abs(values.largest)) : 0;
    return limit > 0 ? std::pair(-limit, limit) : std::pair(-1.0, 1.0);
}

std::pair<double, double> probabilityRange(const ValueStats& values)
{
    return {0, values.any() ? std::max(1.0, values.largest) : 1};
}

} // namespace attn
