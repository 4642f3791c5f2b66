// SPDX-License-Identifier: GPL-3.0-or-later
// The names in a class list, from a spreadsheet, a learning platform, or typed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// One name per line, empty for the header line. The list is a table if it has tabs, semicolons or commas; a comma
// before a space is part of a name: "Lovelace, Ada". The name is in the column headed Name or Last name, after that of
// the First name if there is one, in English or German; else in the first column.
std::vector<std::string> namesOfClass(std::string_view list);

} // namespace attn
