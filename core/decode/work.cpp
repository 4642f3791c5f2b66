// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/work.h"

namespace attn {

LayerWidths widthsOf(const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const bool multiplies = startsFromX(realized.config) && realized.config.projection != Projection::None;
    LayerWidths widths{multiplies ? dims.D : 0, dims.H, dims.KV, dims.hd, 0};
    if (const std::string& name = realized.plan.out_proj; !name.empty())
        widths.out = realized.at(name + ".weight").dim(0);
    return widths;
}

TokenWork workOfToken(const LayerWidths& widths, std::int64_t seen)
{
    const std::int64_t across = widths.heads * widths.head_dim;
    return {widths.in * (across + 2 * widths.key_heads * widths.head_dim), across * seen, across * seen,
            across * widths.out};
}

} // namespace attn
