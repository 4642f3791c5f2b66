// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a number prints to the same digits as one that PyTorch printed: a finer question than whether it is near.
#pragma once

#include <span>

namespace attn {

// How a tensor was printed, inferred from the numbers: fixed decimals, at least four, or scientific digits.
struct PrintForm {
    bool scientific = false;
    int decimals = 4; // after the point, of 0.4751 or of -4.0753e-03
};

// PyTorch prints all numbers of a tensor alike, so the one with the most decimals decides.
PrintForm printFormOf(std::span<const float> printed);
// nan and the infinities print alike with themselves alone.
bool printsAs(double computed, float printed, const PrintForm& form);

} // namespace attn
