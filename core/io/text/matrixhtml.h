// SPDX-License-Identifier: GPL-3.0-or-later
// A matrix with its labels as a table of HTML: what spreadsheets and word processors take from the clipboard.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attn {

// Larger matrices go as plain text alone: as HTML they would take most of a hundred MB.
inline constexpr std::int64_t max_html_numbers = 100'000;

// Rows of `columns` numbers each, row-major. Labels are plain UTF-8, one for each row or column, or none at all. Each number is
// the shortest decimal that gives the same float32 again, and says so in the attributes that LibreOffice and Excel read, so
// that a spreadsheet whose decimals have a comma takes it for a number too.
std::string matrixHtml(std::span<const float> values, std::int64_t columns, const std::vector<std::string>& row_labels,
                       const std::vector<std::string>& column_labels);

} // namespace attn
