// SPDX-License-Identifier: GPL-3.0-or-later
// How the difference of two computations is written: small ones by their power of ten, because 0.0000 says nothing.
#pragma once

#include <QString>

namespace attn {

// "0.8449", "6.0 × 10⁻⁸" for what so many decimals would hardly tell from 0, and "0" for exactly nothing.
QString differenceText(double value, int decimals = 4);

} // namespace attn
