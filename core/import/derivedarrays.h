// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays that the scene derives from other imported ones: a lookup, a stack, a transposed matrix.
#pragma once

#include "core/import/recognise.h"
#include "core/recipe/realize.h"

namespace attn {

// Leaves out each array that `base`, which became `plan`, derives from arrays that replace its own tensors, if that
// gives the same numbers: the scene that the arrays were written from comes back unchanged. Arrays with a chosen target
// stay.
void leaveOutDerived(const std::vector<ReadArray>& arrays, const Scene& base, const Plan& plan,
                     const ImportChoices& choices, Recognised& recognised);

} // namespace attn
