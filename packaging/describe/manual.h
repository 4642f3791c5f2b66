// SPDX-License-Identifier: GPL-3.0-or-later
// The manual page, made from the tables of the command line.
#pragma once

#include <string>

namespace attn {

// For man 1; `date` is the release's, 2026-11-24.
std::string manualPage(const std::string& version, const std::string& date);

} // namespace attn
