// SPDX-License-Identifier: GPL-3.0-or-later
// The maps and figures of a layer's heads for a model's page, from the computation of that layer.
#pragma once

#include "core/engine/computed.h"
#include "ui/model/pagepicture.h"

namespace attn {

// The weights of all heads of a layer [H,T,T]; empty where it has none.
Tensor headWeights(const Computed& computed);
// Without `before` and `change`. `weights`: those of the layer; `ids` are those of the tokens.
LayerHeads layerHeads(const Computed& computed, const Tensor& weights, const std::vector<std::int64_t>& ids);
// The layer, with these weights, beside what it is in the model as its files have it.
void setBefore(LayerHeads& layer, const Tensor& weights, const LayerHeads& own, const Tensor& own_weights);
// The larger of two faults; nan is the worst.
inline double worse(double a, double b) { return a > b || a != a ? a : b; }
// Hidden states [T,width], with a label for each token; where several numbers share a cell it shows the one farthest from zero.
HeldMatrixPtr stateMap(const Tensor& hidden, const QStringList& labels);
HeldMatrixPtr stateCard(const Tensor& hidden); // the same for a card of the rail

} // namespace attn
