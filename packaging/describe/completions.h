// SPDX-License-Identifier: GPL-3.0-or-later
// What the shells complete behind "attnscope", made from the tables of the command line.
#pragma once

#include <string>

namespace attn {

std::string bashCompletion();
std::string zshCompletion();
std::string fishCompletion();

} // namespace attn
