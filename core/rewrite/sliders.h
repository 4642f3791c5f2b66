// SPDX-License-Identifier: GPL-3.0-or-later
// What the sliders of a scene move: their positions, and the edits that set them.
#pragma once

#include "core/engine/computed.h"
#include "core/rewrite/structure.h"

#include <optional>
#include <string>

namespace attn {

// Why a slider has no effect here, in one sentence for the user; empty: it has. `plan` is that of `scene`.
std::string whySliderRests(const Scene& scene, const Plan& plan, const Slider& slider);

// Its value: a number, or degrees within one turn from slider.from. Numbers that the scene does not hold itself are
// read from `computed`, which may be of an earlier scene, or null. nullopt if the slider has no effect or its numbers
// are hidden.
std::optional<double> sliderValue(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider);

// The value at `share` (0 .. 1) of a slider's range, in steps of at most a thousandth of it: 3.519, not
// 3.518599999999997.
double onScale(const Slider& slider, double share);
// The scene with the slider at `value`, by the edit that a user would make: edits an input or a parameter, pins a
// computed number. Errors: why it has no effect, hidden numbers, an invalid value.
Result<Rewritten> moveSlider(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider,
                             double value);

// The scene with another slider at its end; numbers its name if already taken. Error: too many sliders.
Result<Scene> withSlider(Scene scene, Slider slider);
// A slider for what `slider` names, with a name and a range around its current `value`.
Slider namedSlider(Slider slider, double value);

} // namespace attn
