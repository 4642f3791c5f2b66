// SPDX-License-Identifier: GPL-3.0-or-later
// Which number the sensitivity studio asks about: the chosen one, or a worthwhile one. Pure: no widget.
#pragma once

#include "core/ripple/derivatives.h"
#include "ui/document/selection.h"

#include <QString>

#include <optional>

namespace attn {

// The chosen number of the tensor in focus, else one that can move; its tensor is empty where that has no real numbers.
AskedNumber askedNumber(const Computed& computed, const Selection& selection, AskedFor what);
// "weight journey to starts", "the length of the row of context of with, component 0".
QString askedName(const Computed& computed, const AskedNumber& asked);
// Whether it is an input: nothing that the layer computes changes it.
bool isGiven(const Computed& computed, const AskedNumber& asked);
// Whether the mask alone determines it, so that nothing changes it.
bool isMasked(const Computed& computed, const AskedNumber& asked);
// The step that completes it; nullopt if none does.
std::optional<StepPlace> placeToTell(const Walk& steps, const AskedNumber& asked);
// Whether the steps have completed all that is measured.
bool isDone(const Computed& computed, const Selection& selection, const AskedNumber& asked);

} // namespace attn
