// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random/uniform.h"

#include "core/random/fusedadd.h"

namespace attn {

void fillUnits(TorchGenerator& generator, std::span<float> out)
{
    for (float& value : out)
        value = generator.floatUnit();
}

void fillUniform(TorchGenerator& generator, Normals flavour, double from, double to, std::span<float> out)
{
    const float low = static_cast<float>(from);
    const float width = static_cast<float>(to) - low;
    for (float& value : out) {
        const float unit = generator.floatUnit();
        value = flavour == Normals::Avx2 ? fusedAdd(unit, width, low) : unit * width + low;
    }
}

} // namespace attn
