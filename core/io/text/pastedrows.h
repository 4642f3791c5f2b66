// SPDX-License-Identifier: GPL-3.0-or-later
// Collects pasted numbers into a matrix, cell by cell, and words what is wrong with one.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace attn {

// Collects numbers row by row and sees to it that all rows are of one length.
class PastedRows {
public:
    explicit PastedRows(bool decimal_comma) : m_decimalComma(decimal_comma) {}

    // The first number's position in the text, for messages: after rows and columns of names.
    void beginAt(std::int64_t row, std::int64_t column)
    {
        m_firstRow = row;
        m_firstColumn = column;
    }

    bool add(std::string_view cell); // false: see error
    bool endRow();

    std::int64_t rows() const { return m_rows; }
    std::int64_t row() const { return m_firstRow + m_rows; } // in the text, of the next one
    std::int64_t columns() const { return m_columns; }       // of the first row; -1 before it ended
    std::vector<float> takeValues() { return std::move(m_values); }
    std::string error;

private:
    std::string place() const;

    bool m_decimalComma;
    std::int64_t m_firstRow = 0, m_firstColumn = 0;
    std::vector<float> m_values;
    std::int64_t m_rows = 0;
    std::int64_t m_column = 0; // in the row that is being read
    std::int64_t m_columns = -1;
};

// The text without `blanks` at both ends.
std::string_view trimmedCell(std::string_view text, std::string_view blanks = " \t\n");
// A piece of the clipboard for a message: in quotes, short, and free of control characters.
std::string quotedCell(std::string_view cell);
// "Row 2, column 3", counted from 0, told from 1.
std::string cellPlace(std::int64_t row, std::int64_t column);

} // namespace attn
