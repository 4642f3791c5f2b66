// SPDX-License-Identifier: GPL-3.0-or-later
// The stages that a layer computes as a whole on the device: q, k, v, and for some or all heads everything from the
// scores to the context.
#pragma once

#include "core/backends/cuda/devicelayer.h"
#include "core/base/stop.h"

namespace attn::cuda {

// q, k and v of every token, and q and k as they meet.
void projectAll(DeviceLayer& layer);
// The scores of these planes.
void scorePlanes(DeviceLayer& layer, const PlaneSet& planes);
// From the scores of these planes to their states, their context, and what else the layer holds. False: stopped.
bool attendPlanes(DeviceLayer& layer, const PlaneSet& planes, const StopToken& stop);
// The context of the heads that are switched off becomes 0.
void silenceHeads(DeviceLayer& layer, const Config& config);
// The output projection of `tokens` of the B*T ones -> numbers [tokens,out].
void computeOutput(const DeviceLayer& layer, float* numbers, std::int64_t first_token, std::int64_t tokens);
// Whether every number is finite, but in rows that the mask leaves no key.
bool isFinite(const DeviceLayer& layer);

} // namespace attn::cuda
