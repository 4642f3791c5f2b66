// SPDX-License-Identifier: GPL-3.0-or-later
// The result codes of a class, pasted or exported from a form, as a table.
#pragma once

#include "core/base/say.h"
#include "core/lessons/resultcode.h"

#include <array>
#include <cstdint>

namespace attn {

inline constexpr std::int64_t largest_results = 16 << 20; // bytes of text

struct ClassResults {
    std::vector<LessonResult> results; // in the order of the text
    std::vector<std::string> faults;   // "line 3: …", of codes that cannot be read and of lines without one
    std::vector<std::string> notes;    // on skipped lines: a heading, a code seen before
};

// Reads the codes of a text, line by line. A line may hold other words, too; the first may be a heading. Empty if the
// text has no code.
ClassResults readResults(std::string_view text);

// Words first, then numbers.
inline constexpr int result_words = 2;
inline constexpr std::array<std::string_view, 8> result_columns = {
    SAY_LATER("student"),   SAY_LATER("lesson"),    SAY_LATER("steps"), SAY_LATER("solved"),
    SAY_LATER("first try"), SAY_LATER("with hint"), SAY_LATER("tries"), SAY_LATER("minutes")};
std::array<std::string, result_columns.size()> resultCells(const LessonResult& result);

// A table to read, in columns as wide as their cells.
std::string resultTable(const std::vector<LessonResult>& results);
// The same for spreadsheets, under the English names of the columns (RFC 4180 with \n; a tab as separator is for the clipboard). A text
// that a spreadsheet would take for a formula begins with an apostrophe.
std::string resultSheet(const std::vector<LessonResult>& results, char separator);

} // namespace attn
