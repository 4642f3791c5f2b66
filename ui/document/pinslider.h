// SPDX-License-Identifier: GPL-3.0-or-later
// Pins a number to a slider, from wherever a person sees it.
#pragma once

#include "ui/document/document.h"

namespace attn {

struct Computed;
class Selection;

// Adds a slider for what `slider` names, now at `value`, as one undoable step. On error (a sentence for the user)
// nothing has changed.
std::optional<Error> pinToSlider(Document& document, Slider slider, double value);
// The same for a choice: "temperature", "scale" or "dropout.p".
std::optional<Error> pinChoice(Document& document, const std::string& choice);
// The same for the number of the chosen cell, or for the angle of its row in the plane of its column and the next one.
std::optional<Error> pinChosen(Document& document, const Computed& computed, const Selection& selection);
std::optional<Error> pinAngle(Document& document, const Computed& computed, const Selection& selection);
// The angle of the cell's row, as above; nullopt if the row has a single number.
std::optional<Slider> angleAt(const std::string& tensor, Index cell, std::int64_t columns);

} // namespace attn
