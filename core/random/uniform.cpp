// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/uniform.h"

#include <cmath>

namespace attn {

void fillUniform(TorchGenerator& generator, double from, double to, std::span<float> out)
{
    const float low = static_cast<float>(from);
    const float width = static_cast<float>(to) - low;
    for (float& value : out)
        value = std::fma(generator.floatUnit(), width, low);
}

} // namespace attn
