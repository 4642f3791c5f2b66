// SPDX-License-Identifier: GPL-3.0-or-later
// What a layer is computed from, on the device. Stays there between runs and is shared between traces: only what was
// edited is uploaded.
#pragma once

#include "core/backends/cuda/device/devicebuffers.h"
#include "core/backends/layerinputs.h"

namespace attn::cuda {

struct DeviceOperands {
    std::shared_ptr<Device> device;
    LayerInputs from;               // whose numbers these are
    BufferPtr x;                    // [B*T,D]
    BufferPtr weights;              // [3O,D]: the columns of q, then of k, then of v; null without a projection
    BufferPtr bias;                 // [3O]; null: none
    BufferPtr mask;                 // as RowRule::mask reads it; null: none
    BufferPtr keep;                 // bits; null: no dropout
    BufferPtr out_weight, out_bias; // [out,O], [out]
    ReservePtr reserve;             // of those who read the traces

    std::int64_t outColumns() const { return from.operands.out_weight.empty() ? 0 : from.operands.out_weight.dim(0); }
};

// Bytes that syncOperands() would allocate.
std::int64_t bytesToSync(const DeviceOperands& held, const Realized& realized, const Operands& now);

// Brings what `held` holds to `realized`, whose operands are `now`. A buffer that somebody else holds is copied first.
// Of no use any more when it throws.
void syncOperands(DeviceOperands& held, const Realized& realized, Operands now);

} // namespace attn::cuda
