// SPDX-License-Identifier: GPL-3.0-or-later
// Where the sources and the built program are. Only testpaths.cpp is compiled with these paths, so that a compiler cache knows
// the objects of all tests again in another checkout.
#pragma once

#include <string>

namespace attn {

std::string sourceFile(const std::string& path); // of a path below the project's root
const std::string& programFile();                // attnscope

} // namespace attn
