// SPDX-License-Identifier: GPL-3.0-or-later
// A, B and what lies between them, as matrices of one tensor as far as the walk has come.
#pragma once

#include "ui/document/selection.h"
#include "ui/matrix/comparison.h"

#include <optional>
#include <string>

namespace attn {

struct CompareHow {
    bool sharesRange = true;
    Difference difference = Difference::Signed;
    bool comparable = true;          // else there is no difference
    bool rowSums = false;            // beside A and B; three maps side by side need the room
    std::optional<int> headOfA = {}; // nothing: A is of the head in focus, as B is
};
struct ComparedMatrices {
    HeldMatrixPtr a, b, difference;
};
ComparedMatrices comparedMatrices(const Computed& a, const Computed& b, const std::string& tensor,
                                  const CompareHow& how, const Selection& selection);

} // namespace attn
