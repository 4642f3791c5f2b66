// SPDX-License-Identifier: GPL-3.0-or-later
// Strict parsing of command-line values: errors come back as half a sentence that follows the option's name, "expected
// a number from 2 to 8, got '9'".
#pragma once

#include "core/headless/figureoptions.h"

#include <initializer_list>

namespace attn {

using Fault = std::optional<std::string>;

std::optional<std::int64_t> wholeNumber(std::string_view text);
Fault readCount(std::optional<int>& chosen, const std::string& value, int least, int most);
Fault readWidth(std::optional<double>& chosen, const std::string& value);    // in cm
Fault readFontSize(std::optional<double>& chosen, const std::string& value); // in points
Fault readOneOf(std::string& chosen, const std::string& value, std::initializer_list<std::string_view> words);
// "all", "3", "0,2-4", "all,mean"
Fault readPick(std::optional<Pick>& pick, const std::string& value);
std::string pickText(const Pick& pick);
// "3,2", from 0 on
std::optional<std::pair<std::int64_t, std::int64_t>> readPlace(const std::string& value);
// "-1,1": a lower and an upper end that float32 can hold
Result<std::pair<double, double>> readEnds(const std::string& value);

} // namespace attn
