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
    double number = 0;     // its current value
    double derivative = 0; // the target grows when the number is changed in its direction
    bool operator==(const StrongEdit&) const = default;
};

// Returns at most `count` edits, strongest first, ties in trace order. A number that the recipe copied from another (a
// row looked up, a transposed weight) is listed only if it was edited: else its source is the number to edit.
// Derivatives of 0, inf and nan are left out.
std::vector<StrongEdit> strongestEdits(const Scene& scene, const Realized& realized, const Gradient& gradient,
                                       std::size_t count = 10);

} // namespace attn
