// SPDX-License-Identifier: GPL-3.0-or-later
// A, B and their difference, as matrices of one tensor as far as the steps go.
#pragma once

#include "ui/document/selection.h"
#include "ui/matrix/comparison.h"

#include <optional>
#include <string>

namespace attn {

struct CompareHow {
    bool sharesRange = true;
    Difference difference = Difference::Signed;
    bool comparable = true;          // else no difference
    bool rowSums = false;            // beside A and B; three maps side by side need the room
    std::optional<int> headOfA = {}; // nullopt: A has the head in focus, as B has
};
struct ComparedMatrices {
    HeldMatrixPtr a, b, difference;
};
ComparedMatrices comparedMatrices(const Computed& a, const Computed& b, const std::string& tensor,
                                  const CompareHow& how, const Selection& selection);

} // namespace attn
