// SPDX-License-Identifier: GPL-3.0-or-later
// What today's models put into a layer, switched on and off: each part with the tensors that it reads and first values that a
// person would choose. One table names them, so that the window's rows follow from it.
#pragma once

#include "core/rewrite/structure.h"
#include "core/scene/settings.h"

#include <span>
#include <string_view>

namespace attn {

enum class LayerPart { Memory, SharedKeys, QkNorm, Rope, Softcap, PositionBias, Sinks };

struct LayerPartFacts {
    LayerPart part;
    std::string_view member; // of config: "rope"; its numbers are settings and options whose path begins so
    std::string_view card;   // of the stage bar, under which users find it; empty: none
    std::string_view label;  // on screen
    std::string_view help;   // one sentence for the tooltip
};
std::span<const LayerPartFacts> layerParts(); // in the order of LayerPart, which is that of the computation
bool hasPart(const Config& config, LayerPart part);

// The scene with or without the part. On: a memory is drawn from the first seed, one token longer than x unless a mask
// or bias is given per key (an incompatible mask by position is removed); norm weights are 1, sinks 0, a position bias
// is ALiBi, a soft cap 5, keys are shared by as few heads as possible. Off: removes its tensors if nothing else reads
// them. Errors: those of checkConfig, plan and, for shared keys, restructure.
Result<Rewritten> withPart(const Scene& scene, LayerPart part, bool on);
// With another kind of position bias. T5 starts with 8 buckets whose numbers fall with the distance, given numbers with
// 0.
Result<Rewritten> withPositionBias(const Scene& scene, PositionBiasKind kind);
// With another value; num_kv_heads reshapes the weights of keys and values.
Result<Rewritten> withSetting(const Scene& scene, const Setting& setting, const SettingValue& value);

} // namespace attn
