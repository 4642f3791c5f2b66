// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/positionheads.h"

#include "core/layer/positions.h"

namespace attn::cuda {

namespace {

// Where the range begins.
float* start(const HeadRows& rows, const HeadRange& range, std::int64_t head_dim)
{
    return rows.first + range.first_row * rows.stride + range.first_head * head_dim;
}

} // namespace

void positionHeads(DeviceLayer& layer, int part, const HeadRange& range)
{
    const Dims& dims = layer.dims();
    HeadRows from = layer.made(part);
    if (layer.normed) {
        const QkNorm& chosen = *layer.config().qk_norm;
        const HeadRows to = layer.positioned(layer.normed, part);
        NormHeads norm;
        norm.rows = range.rows;
        norm.heads = range.heads;
        norm.head_dim = dims.hd;
        norm.from = start(from, range, dims.hd);
        norm.from_stride = from.stride;
        norm.weight = (part == query_part ? layer.operands->query_norm : layer.operands->key_norm)->floats();
        norm.eps = static_cast<float>(chosen.eps);
        norm.unit_offset = chosen.unit_offset;
        norm.to = start(to, range, dims.hd);
        norm.to_stride = to.stride;
        layer.device->run(norm);
        from = to;
    }
    if (!layer.rotated)
        return;
    const Rope& rope = *layer.config().rope;
    const HeadRows to = layer.positioned(layer.rotated, part);
    RotateHeads rotate;
    rotate.rows = range.rows;
    rotate.heads = range.heads;
    rotate.head_dim = dims.hd;
    rotate.first_token = range.first_row % dims.T;
    rotate.tokens = dims.T;
    rotate.turning = ropeDims(rope, dims);
    rotate.interleaved = rope.layout == RopeLayout::Interleaved;
    rotate.from = start(from, range, dims.hd);
    rotate.from_stride = from.stride;
    rotate.turns = layer.operands->turns->floats();
    rotate.to = start(to, range, dims.hd);
    rotate.to_stride = to.stride;
    layer.device->run(rotate);
}

} // namespace attn::cuda
