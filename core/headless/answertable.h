// SPDX-License-Identifier: GPL-3.0-or-later
// A command's answer as a table: lines with tabs to read, JSON, or CSV for spreadsheets and pandas.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace attn {

using AnswerCell = std::variant<std::monostate, std::int64_t, double, std::string>; // monostate: there is none

struct AnswerTable {
    std::vector<std::pair<std::string, AnswerCell>> facts; // that hold for all rows; not in CSV
    std::vector<std::string> columns;                      // never translated
    std::vector<std::vector<AnswerCell>> rows;
};

enum class AnswerForm { Text, Json, Csv };

// Text: the facts, "name TAB value" each, an empty line, the names of the columns, the rows; numbers with 7 digits. JSON: an object
// of the facts and the list "rows" of objects; numbers with all digits, as in CSV.
std::string written(const AnswerTable& table, AnswerForm form);

} // namespace attn
