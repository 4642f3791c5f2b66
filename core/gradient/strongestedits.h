// SPDX-License-Identifier: GPL-3.0-or-later
// Which numbers a person would edit to raise the target: those with the largest derivatives.
#pragma once

#include "core/explain/explain.h"
#include "core/gradient/gradient.h"

#include <cstddef>
#include <vector>

namespace attn {

struct StrongEdit {
    CellRef cell;          // of an input or a parameter, so that it can be edited
    double number = 0;     // that stands there
    double derivative = 0; // the target grows when the number is changed in its direction
    bool operator==(const StrongEdit&) const = default;
};

// At most `count` of them, the strongest first, those as strong in the order of the trace. A number that the recipe has copied
// from another one (a row looked up, a transposed weight) stands for itself only where it was edited: else its
// source is the number to edit. None has a derivative of 0, inf or nan.
std::vector<StrongEdit> strongestEdits(const Scene& scene, const Realized& realized, const Gradient& gradient,
                                       std::size_t count = 10);

} // namespace attn
