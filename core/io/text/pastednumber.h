// SPDX-License-Identifier: GPL-3.0-or-later
// One cell of pasted text: the number it says, in whichever notation the clipboard has.
#pragma once

#include <optional>
#include <string_view>

namespace attn {

// "1.5", "-1e-3", "+2", "5.", "inf", "-Infinity", "nan", "True", "\"1.5\"", "float('-inf')", "-np.inf", and with
// `decimal_comma` also "1,5" and "1.000,5". nullopt if it is none of these. Numbers beyond float32 become infinite with
// `too_large` set; those too small become 0, as everywhere.
struct PastedNumber {
    float value = 0;
    bool too_large = false;
};
std::optional<PastedNumber> pastedNumber(std::string_view cell, bool decimal_comma);

} // namespace attn
