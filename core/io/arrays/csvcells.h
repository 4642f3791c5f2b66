// SPDX-License-Identifier: GPL-3.0-or-later
// A table in text, cut into cells: by commas, semicolons, tabs or blanks, with quotes as spreadsheets write them (RFC 4180).
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

// 0 for blanks. The first line decides, by what stands there outside of quotes: a tab, else a semicolon, else a comma.
char csvSeparator(std::string_view text);

// Reads row after row, so that the cells of one row only are held. Line ends are "\n", "\r\n" or "\r"; rows without any
// text are passed over.
class CsvCells {
public:
    explicit CsvCells(std::string_view text) : m_text(text), m_separator(csvSeparator(text)) {}

    char separator() const { return m_separator; }
    // The cells of the next row, without quotes and blanks around them; false at the end.
    bool nextRow(std::vector<std::string>& cells);

private:
    bool atRowEnd() const { return m_at >= m_text.size() || m_text[m_at] == '\n' || m_text[m_at] == '\r'; }
    std::string nextCell();

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
};

} // namespace attn
