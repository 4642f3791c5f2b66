// SPDX-License-Identifier: GPL-3.0-or-later
// The maps and figures of a layer's heads for a model's page, from the computation of that layer.
#pragma once

#include "core/engine/computed.h"
#include "ui/model/pagepicture.h"

namespace attn {

// Without `before` and `change`. `ids` are those of the tokens.
LayerHeads layerHeads(const Computed& computed, const std::vector<std::int64_t>& ids);
// The same layer beside what it is in the model as its files have it.
void setBefore(LayerHeads& layer, const LayerHeads& own);
// The larger of two faults; nan is the worst.
inline double worse(double a, double b) { return a > b || a != a ? a : b; }
// Hidden states [T,width] for a card.
HeldMatrixPtr stateMap(const Tensor& hidden);

} // namespace attn
