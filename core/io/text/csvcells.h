// SPDX-License-Identifier: GPL-3.0-or-later
// A table in text, cut into cells: by commas, semicolons, tabs or blanks, with quotes as spreadsheets write them (RFC 4180).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace attn {

// A word as a cell: in quotes where it must be, and never a formula. Numbers are written as they are.
std::string csvCell(std::string_view cell, char separator);

// 0 for blanks. Decided by the first line, outside quotes: a tab, else a semicolon, else a comma.
char csvSeparator(std::string_view text);

// Iterates over rows and holds no cells, so that a table costs no memory beyond its text. Line ends are "\n", "\r\n" or
// "\r"; rows whose cells are all empty are skipped. A copy advances independently: to look ahead.
class CsvRows {
public:
    CsvRows(std::string_view text, char separator) : m_text(text), m_separator(separator) {}

    bool next();                                // false at the end
    std::size_t size() const { return m_size; } // of the row's cells

    // Calls `take` with the number of each cell of the row, from 0, and the cell without surrounding quotes and blanks,
    // until it returns false. The text is valid during the call only.
    template <class Take> bool each(Take take) const
    {
        std::string buffer;
        std::size_t at = m_row;
        for (std::size_t i = 0; i < m_size; ++i)
            if (!take(i, cutCell(at, buffer)))
                return false;
        return true;
    }

private:
    bool atRowEnd(std::size_t at) const { return at >= m_text.size() || m_text[at] == '\n' || m_text[at] == '\r'; }
    void skipBlanks(std::size_t& at) const;
    std::string_view cutCell(std::size_t& at, std::string& buffer) const;

    std::string_view m_text;
    char m_separator;
    std::size_t m_row = 0, m_next = 0, m_size = 0;
};

} // namespace attn
