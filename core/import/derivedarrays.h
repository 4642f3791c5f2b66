// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays that the scene makes out of others which come along: a lookup, a stack, a transposed matrix.
#pragma once

#include "core/import/recognise.h"
#include "core/recipe/realize.h"

namespace attn {

// Makes nothing of each array that `base`, which became `plan`, derives from arrays that take the place of its own tensors,
// when that gives the same numbers: so the scene that the arrays were written from comes back as it was. Arrays that
// somebody chose a target for stay.
void leaveOutDerived(const std::vector<ReadArray>& arrays, const Scene& base, const Plan& plan,
                     const ImportChoices& choices, Recognised& recognised);

} // namespace attn
