// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedrows.h"

#include "core/base/say.h"
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

std::string cellPlace(std::int64_t row, std::int64_t column) { return say("Row %1, column %2", row + 1, column + 1); }

std::string PastedRows::place() const { return cellPlace(m_firstRow + m_rows, m_firstColumn + m_column); }

bool PastedRows::add(std::string_view cell)
{
    if (static_cast<std::int64_t>(m_values.size()) >= max_given_numbers) {
        error = say("The text has more than %1 million numbers.", countText(max_given_numbers / 1'000'000));
        return false;
    }
    const auto number = pastedNumber(cell, m_decimalComma);
    if (cell.empty())
        error = say("%1: the cell is empty.", place());
    else if (!number && cell.find("...") != std::string_view::npos)
        error = say("%1: the text was shortened with '...', so numbers are missing. Print all numbers first.", place());
    else if (!number)
        error = say("%1: %2 is not a number.", place(), quotedCell(cell));
    else if (number->too_large)
        error = say("%1: %2 is too large for float32 (maximum 3.4e38).", place(), quotedCell(cell));
    if (!error.empty())
        return false;
    m_values.push_back(number->value);
    ++m_column;
    return true;
}

bool PastedRows::endRow()
{
    if (m_columns >= 0 && m_column != m_columns) {
        error = say("Row %1 has %2, but the previous rows have %3.", m_firstRow + m_rows + 1,
                    sayCount("1 number", "%n numbers", m_column), m_columns);
        return false;
    }
    m_columns = m_column;
    m_column = 0;
    ++m_rows;
    return true;
}

} // namespace attn
