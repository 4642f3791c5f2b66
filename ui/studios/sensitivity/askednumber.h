// SPDX-License-Identifier: GPL-3.0-or-later
// Which number the sensitivity studio asks about: the chosen one, or one that is worth it. Pure: no widget.
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
// Whether the layer starts from it: nothing that the layer computes moves it.
bool isGiven(const Computed& computed, const AskedNumber& asked);
// Whether the mask alone says what it is, so that nothing moves it.
bool isMasked(const Computed& computed, const AskedNumber& asked);
// Where a walk has just come through it; nothing where it never does.
std::optional<StepPlace> placeToTell(const Walk& steps, const AskedNumber& asked);
// Whether the walk has come through it, all of what is measured.
bool isDone(const Computed& computed, const Selection& selection, const AskedNumber& asked);

} // namespace attn
