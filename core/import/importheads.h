// SPDX-License-Identifier: GPL-3.0-or-later
// How many heads the arrays of a layer have, and how many of them have keys and values of their own: as somebody chose,
// as shapes tell, or as the scene before had it.
#pragma once

#include "core/import/import.h"

namespace attn {

struct HeadCounts {
    std::int64_t heads = 1, kv_heads = 1;
    std::string told_by; // the array whose shape told: "q_norm.weight [64]"; empty: none had to
};

// A norm's weights are as many as the numbers of a head, sinks and T5's distances as many as the heads, frequencies half
// the numbers of a head. Of query and key weights of different widths the narrower are shared; a fused layer's shares
// follow from its output layer, or from what was chosen. An error when choices contradict the shapes, or when heads share
// keys and nothing tells how many there are.
Result<HeadCounts> headCounts(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                              const ImportChoices& choices, const Scene& base);

} // namespace attn
