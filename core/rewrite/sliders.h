// SPDX-License-Identifier: GPL-3.0-or-later
// What the sliders of a scene move: where each one stands, and the edit that sets it.
#pragma once

#include "core/engine/computed.h"
#include "core/rewrite/structure.h"

#include <optional>
#include <string>

namespace attn {

// Why a slider moves nothing here, in one sentence for the person; empty: it moves. `plan` is that of `scene`.
std::string whySliderRests(const Scene& scene, const Plan& plan, const Slider& slider);

// Where it stands: a number, or degrees of one turn from slider.from on. Numbers that the scene does not hold itself are
// read from `computed`, which may be of an earlier scene, or null. Nothing where it rests, or where its numbers are hidden.
std::optional<double> sliderValue(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider);

// The number so far (0 .. 1) along a slider's way, in steps of a thousandth of it or less: 3.519, not 3.518599999999997.
double onScale(const Slider& slider, double share);
// The scene with the slider at `value`, by the edit that a person would make: of an input or a parameter an edit, of a
// computed number an override. Errors: why it rests, hidden numbers, a value that cannot stand there.
Result<Rewritten> moveSlider(const Scene& scene, const Plan& plan, const Computed* computed, const Slider& slider,
                             double value);

// The scene with one slider more, at its end; its name gets a number where another has it. Error: as many as there can be.
Result<Scene> withSlider(Scene scene, Slider slider);
// A slider for what `slider` names, with a name and a range around `value`, where it stands now.
Slider namedSlider(Slider slider, double value);

} // namespace attn
