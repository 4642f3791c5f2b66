// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedrows.h"

#include "core/base/numbertext.h"
#include "core/io/text/pastednumber.h"
#include "core/scene/limits.h"

namespace attn {

std::string_view trimmedCell(std::string_view text, std::string_view blanks)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string quotedCell(std::string_view cell)
{
    std::string shown;
    for (char c : cell.substr(0, 40))
        shown += c == '\0' ? std::string("\\0") : std::string(1, static_cast<unsigned char>(c) < 0x20 ? ' ' : c);
    while (cell.size() > 40 && !shown.empty() && (shown.back() & 0xC0) == 0x80)
        shown.pop_back(); // not half of a character …
    if (cell.size() > 40 && !shown.empty() && (shown.back() & 0x80))
        shown.pop_back();
    return "'" + shown + (cell.size() > 40 ? "…'" : "'");
}

std::string cellPlace(std::int64_t row, std::int64_t column)
{
    return "Row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1) + ": ";
}

std::string PastedRows::place() const { return cellPlace(m_firstRow + m_rows, m_firstColumn + m_column); }

bool PastedRows::add(std::string_view cell)
{
    if (static_cast<std::int64_t>(m_values.size()) >= max_given_numbers) {
        error = "The text has more than " + std::to_string(max_given_numbers / 1'000'000) + " million numbers.";
        return false;
    }
    const auto number = pastedNumber(cell, m_decimalComma);
    if (cell.empty())
        error = place() + "the cell is empty.";
    else if (!number && cell.find("...") != std::string_view::npos)
        error = place() + "the text was shortened with '...', so numbers are missing; print it in full first.";
    else if (!number)
        error = place() + quotedCell(cell) + " is not a number.";
    else if (number->too_large)
        error = place() + quotedCell(cell) + " is larger than a float32 can hold (3.4e38).";
    if (!error.empty())
        return false;
    m_values.push_back(number->value);
    ++m_column;
    return true;
}

bool PastedRows::endRow()
{
    if (m_columns >= 0 && m_column != m_columns) {
        error = "Row " + std::to_string(m_firstRow + m_rows + 1) + " has " + counted(m_column, "number") +
                ", the rows before it have " + std::to_string(m_columns) + ".";
        return false;
    }
    m_columns = m_column;
    m_column = 0;
    ++m_rows;
    return true;
}

} // namespace attn
