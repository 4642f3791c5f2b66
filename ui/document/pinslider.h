// SPDX-License-Identifier: GPL-3.0-or-later
// Pins a number to a slider, from wherever a person sees it.
#pragma once

#include "ui/document/document.h"

namespace attn {

struct Computed;
class Selection;

// One slider more for what `slider` names, which stands at `value` now; an undoable step. The error is a sentence for the
// person: nothing has changed.
std::optional<Error> pinToSlider(Document& document, Slider slider, double value);
// The same for a choice: "temperature", "scale" or "dropout.p".
std::optional<Error> pinChoice(Document& document, const std::string& choice);
// The same for the number of the chosen cell, or for the angle of its row in the plane of its column and the next one.
std::optional<Error> pinChosen(Document& document, const Computed& computed, const Selection& selection);
std::optional<Error> pinAngle(Document& document, const Computed& computed, const Selection& selection);
// Of a cell, the row's angle as above; nothing where the row has one number alone.
std::optional<Slider> angleAt(const std::string& tensor, Index cell, std::int64_t columns);

} // namespace attn
