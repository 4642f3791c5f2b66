// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer is computed from, on the device. Stays there between runs and is shared between traces: only what was
// edited is uploaded.
#pragma once

#include "core/backends/cuda/device/devicebuffers.h"
#include "core/backends/layerinputs.h"

namespace attn::cuda {

struct DeviceOperands {
    std::shared_ptr<Device> device;
    LayerInputs from;        // whose numbers these are
    BufferPtr x;             // [B*T,D]
    BufferPtr memory;        // [B*S,M]; null: keys and values are made from x
    BufferPtr weights;       // the columns of q [O,D], then those of k and of v [KV*hd,M]; null without a projection
    BufferPtr weight_biases; // [O + 2*KV*hd]; null: none
    BufferPtr query_norm, key_norm; // [hd]; null: none
    BufferPtr turns;                // as RotateHeads reads them; null: no rotation
    BufferPtr position_bias;        // as BiasNumbers has the numbers; null: none
    BufferPtr sinks;                // [H]; null: none
    BufferPtr mask;                 // as RowRule::mask reads it; null: none
    BufferPtr keep;                 // bits; null: no dropout
    BufferPtr out_weight, out_bias; // [out,O], [out]
    ReservePtr reserve;             // for readers of the traces

    // Where the weights of a column of q, k or v begin.
    float* columnWeights(int part, std::int64_t column) const
    {
        return weights->floats() + columnPlace(from.dims, part, column);
    }
    static std::int64_t columnPlace(const Dims& dims, int part, std::int64_t column)
    {
        return part == query_part ? column * dims.D
                                  : dims.O * dims.D + (dims.firstColumn(part) - dims.O + column) * dims.M;
    }
    std::int64_t outColumns() const { return from.operands.out_weight.empty() ? 0 : from.operands.out_weight.dim(0); }
};

// Bytes that syncOperands() would allocate.
std::int64_t bytesToSync(const DeviceOperands& held, const Realized& realized, const Operands& now);

// Updates `held` to `realized`, whose operands are `now`. Copies a buffer first if it is shared. `held` is unusable
// after a throw.
void syncOperands(DeviceOperands& held, const Realized& realized, Operands now);

} // namespace attn::cuda
