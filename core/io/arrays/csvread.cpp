// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arrayreaders.h"

#include "core/base/say.h"
#include "core/base/tensor.h"
#include "core/base/utf8.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/text/csvcells.h"
#include "core/io/text/pastednumber.h"
#include "core/io/text/pastedrows.h"
#include "core/io/text/textencoding.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>

namespace attn {

namespace {

// The index columns of a table that is an array of higher rank: axis0, axis1 … count up like an odometer.

class CsvIndices {
public:
    // How many of the names in the row are "axis0", "axis1" … from the first on. Throws ArrayFault when no column is left.
    static std::size_t columnsNamed(const CsvRows& names);

    // `row` is the first row of numbers, for messages.
    CsvIndices(std::size_t columns, std::int64_t row) : m_extents(columns, -1), m_row(row) {}

    // Takes the indices of the next row. Throws ArrayFault when they are not the ones that follow.
    void add(const CsvRows& row);
    // The extents, once all rows were added. Throws ArrayFault when the array is not whole.
    Shape shape();

private:
    bool follows(const Index& index);

    Shape m_extents; // -1: not known yet
    Index m_last;    // empty before the first row
    std::int64_t m_row;
};

std::size_t CsvIndices::columnsNamed(const CsvRows& names)
{
    std::size_t axes = 0;
    names.each([&](std::size_t, std::string_view cell) {
        const bool named = cell == "axis" + std::to_string(axes);
        axes += named;
        return named;
    });
    if (axes == names.size() || axes >= max_array_axes)
        throw ArrayFault{say("the table has %1 index columns; expected at most %2, followed by columns of numbers",
                             axes, max_array_axes - 1)};
    return axes;
}

void CsvIndices::add(const CsvRows& row)
{
    Index index;
    row.each([&](std::size_t axis, std::string_view cell) {
        if (axis == m_extents.size())
            return false;
        const auto number = pastedNumber(cell, false);
        const float value = number ? number->value : -1;
        if (!(value >= 0 && value < max_given_numbers && value == std::trunc(value)))
            throw ArrayFault{say("%1: expected an index (0, 1, 2 …), got %2",
                                 cellPlace(m_row, static_cast<std::int64_t>(axis)), quotedCell(cell))};
        index.push_back(static_cast<std::int64_t>(value));
        return true;
    });
    const bool first = m_last.empty();
    if (first ? index != Index(index.size(), 0) : !follows(index))
        throw ArrayFault{
            first ? say("Row %1: the first index must be all zeros, got %2", m_row + 1, toString(index))
                  : say("Row %1: the index %2 does not follow %3", m_row + 1, toString(index), toString(m_last))};
    m_last = std::move(index);
    ++m_row;
}

// One axis counts up, all axes after it are back at 0 from the end of their extents.
bool CsvIndices::follows(const Index& index)
{
    const auto [last, next] = std::ranges::mismatch(m_last, index);
    if (last == m_last.end() || *next != *last + 1)
        return false;
    for (auto axis = static_cast<std::size_t>(next - index.begin()) + 1; axis < index.size(); ++axis) {
        if (index[axis] != 0 || (m_extents[axis] >= 0 && m_extents[axis] != m_last[axis] + 1))
            return false;
        m_extents[axis] = m_last[axis] + 1;
    }
    return true;
}

Shape CsvIndices::shape()
{
    Index beyond(m_last.size(), 0); // what would follow a whole array
    beyond.front() = m_last.front() + 1;
    if (!follows(beyond))
        throw ArrayFault{say("the indices end at %1, so the array is incomplete", toString(m_last))};
    m_extents.front() = beyond.front();
    return m_extents;
}

// With the minus that typesetters use replaced by the plain one.
std::string_view plainCell(std::string_view cell, std::string& buffer)
{
    constexpr std::string_view minus = "\u2212";
    if (!cell.starts_with(minus))
        return cell;
    return buffer = "-" + std::string(cell.substr(minus.size()));
}

bool isNumber(std::string_view cell, bool decimal_comma, std::string& buffer)
{
    return pastedNumber(plainCell(cell, buffer), decimal_comma).has_value();
}

std::string noNumber(const std::string& cell)
{
    return cell.empty() ? say("the cell is empty") : say("%1 is not a number", quotedCell(cell));
}

// What a row looks like, to decide whether it holds numbers or names.
struct RowLook {
    std::size_t size = 0, numbers = 0; // cells, and how many of them are numbers
    std::size_t number_at = 0,
                word_at = 0;        // the first number, and the first non-number; size if none
    std::string first, word, shown; // the first cell, the one at word_at, and the first that is not empty
    bool first_is_number = false;
    bool counts = true;     // 0, 1, 2 … follow the first cell
    bool counts_all = true; // the cells are 0, 1, 2 …
    bool only_bits = true;  // they are 0 and 1
};

// What comes before the rows: Excel's line that names the separator, then comments.
struct CsvBeginning {
    std::optional<char> separator;
    std::int64_t lines = 0, comments = 0;
    std::string comment; // the first one
};

std::string_view firstLine(std::string_view text) { return text.substr(0, text.find_first_of("\r\n")); }

std::string_view afterFirstLine(std::string_view text)
{
    text.remove_prefix(firstLine(text).size());
    return text.substr(text.starts_with("\r\n") ? 2 : text.empty() ? 0 : 1);
}

// A line "# …" is a comment. One that begins with a word, "##ing,0.1", is unless it has as many cells as the next line.
bool isComment(std::string_view text)
{
    const std::string_view line = firstLine(text);
    if (!line.starts_with('#') || line == "#" || line.starts_with("# "))
        return line.starts_with('#');
    CsvRows rows(text, csvSeparator(afterFirstLine(text)));
    rows.next();
    const std::size_t cells = rows.size();
    return !rows.next() || rows.size() != cells;
}

CsvBeginning takeBeginning(std::string_view& text)
{
    CsvBeginning beginning;
    const std::string_view line = firstLine(text);
    if (line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP="))) {
        beginning.separator = line.back();
        ++beginning.lines;
        text = afterFirstLine(text);
    }
    constexpr std::int64_t most_comments = 1000;
    while (beginning.comments < most_comments && isComment(text)) {
        if (beginning.comments++ == 0)
            beginning.comment = firstLine(text);
        ++beginning.lines;
        text = afterFirstLine(text);
    }
    return beginning;
}

// Up to `max_read_texts` names; none if they only count 0, 1, 2 …
class CsvNames {
public:
    void add(std::string_view name)
    {
        if (m_names.size() == max_read_texts)
            return;
        m_counts = m_counts && name == std::to_string(m_names.size());
        m_names.emplace_back(validUtf8(name));
    }
    std::vector<std::string> take() { return m_counts ? std::vector<std::string>() : std::move(m_names); }

private:
    std::vector<std::string> m_names;
    bool m_counts = true;
};

class CsvTable {
public:
    // Without its beginning.
    CsvTable(std::string_view text, char separator, CsvBeginning beginning)
        : m_rows(text, separator), m_beginning(std::move(beginning)), m_decimalComma(separator != ','),
          m_numbers(m_decimalComma)
    {
    }

    ReadArray read()
    {
        if (!m_rows.next())
            throw ArrayFault{say("the table contains no numbers")};
        CsvRows ahead = m_rows;
        const RowLook first = lookAt(m_rows), second = ahead.next() ? lookAt(ahead) : RowLook();
        const std::size_t axes = CsvIndices::columnsNamed(m_rows);
        m_counted = axes == 0 && countsColumns(first, second);
        const bool names = axes > 0 || m_counted || holdsColumnNames(first);
        if (names && second.size == 0)
            throw ArrayFault{say("the table has column names but no numbers")};
        if (axes > 0)
            m_indices.emplace(axes, m_beginning.lines + 1);
        else if (!names)
            m_rowNames = !first.first_is_number;
        else if (!first.first.empty() && second.size != first.size + 1)
            m_rowNames = !second.first_is_number;
        m_skipped = axes > 0 ? axes : m_rowNames || (names && (first.first.empty() || second.size == first.size + 1));
        m_numbers.beginAt(m_beginning.lines + names, static_cast<std::int64_t>(m_skipped));
        ReadArray read{"", "text", Tensor(), 0};
        read.note = noteOf(names && axes == 0 ? &first : nullptr, names ? second.first : first.first);
        read.counted_row = m_counted;
        if (names && axes == 0)
            read.column_names = columnNames(second.size - m_skipped);
        if (names)
            m_rows.next();
        do
            addRow();
        while (m_rows.next());
        Shape shape = m_indices ? m_indices->shape() : Shape{m_numbers.rows()};
        shape.push_back(m_numbers.columns());
        read.values = Tensor(shape, m_numbers.takeValues());
        read.row_names = m_names.take();
        return read;
    }

private:
    RowLook lookAt(const CsvRows& row) const
    {
        RowLook look;
        std::string buffer;
        look.size = look.number_at = look.word_at = row.size();
        row.each([&](std::size_t i, std::string_view cell) {
            const bool number = isNumber(cell, m_decimalComma, buffer);
            std::size_t& at = number ? look.number_at : look.word_at;
            if (at == look.size) {
                at = i;
                if (!number)
                    look.word = cell;
            }
            look.numbers += number;
            if (look.shown.empty())
                look.shown = cell;
            look.counts_all = look.counts_all && cell == std::to_string(i);
            look.only_bits = look.only_bits && (cell == "0" || cell == "1");
            if (i == 0) {
                look.first = cell;
                look.first_is_number = number;
            } else {
                look.counts = look.counts && cell == std::to_string(i - 1);
            }
            return true;
        });
        return look;
    }

    // Whether the first row only counts the columns, as pandas names those without names: 0, 1, 2 … above numbers. A table
    // of 0 and 1 alone is a mask.
    bool countsColumns(const RowLook& first, const RowLook& second) const
    {
        if (first.size < 2 || !first.counts_all || (second.size != first.size && second.size != first.size + 1))
            return false;
        CsvRows ahead = m_rows;
        bool only_bits = first.only_bits;
        while (only_bits && ahead.next())
            only_bits = lookAt(ahead).only_bits;
        return !only_bits;
    }

    // Of the row of names, the last `count`.
    std::vector<std::string> columnNames(std::size_t count) const
    {
        CsvNames names;
        m_rows.each([&](std::size_t i, std::string_view cell) {
            if (i + count >= m_rows.size())
                names.add(cell);
            return true;
        });
        return names.take();
    }

    // A row of names has no number, unless it counts the columns: "token, 0, 1". A word before numbers only names the
    // row: "cat, 0.1, 0.2". Any other mixture is a slip in one or the other.
    bool holdsColumnNames(const RowLook& first) const
    {
        if (first.numbers == 0 || first.numbers == first.size)
            return first.numbers == 0;
        if (first.word_at == 0 && first.numbers + 1 == first.size)
            return first.counts;
        throw ArrayFault{say("%1: %2, but column %3 has a number; a row must contain either numbers or names",
                             cellPlace(m_beginning.lines, static_cast<std::int64_t>(first.word_at)),
                             noNumber(first.word), first.number_at + 1)};
    }

    // What is skipped, for the note: comments, the row of names if there is one, and the column.
    std::string noteOf(const RowLook* names, const std::string& row_name) const
    {
        std::string note = m_beginning.comments ? sayCount("1 line (%1) is skipped as a comment",
                                                           "%n lines (%1 …) are skipped as comments",
                                                           m_beginning.comments, quotedCell(m_beginning.comment))
                                                : "";
        const auto row_number = m_beginning.lines + 1;
        const std::string row =
            names ? say("row %1 (%2)", row_number, quotedCell(names->shown) + (names->size > 1 ? " …" : "")) : "";
        const std::string column = m_skipped && !m_indices ? say("column 1 (%1 …)", quotedCell(row_name)) : "";
        if (row.empty() && column.empty())
            return note;
        note += note.empty() ? "" : "; ";
        if (m_counted)
            return note + say("row %1 (0, 1 …) is read as column names because it only counts the columns", row_number);
        return note + (row.empty() || column.empty() ? say("%1 is read as names", row + column)
                                                     : say("%1 and %2 are read as names", row, column));
    }

    void addRow()
    {
        if (m_rows.size() <= m_skipped)
            throw ArrayFault{say("Row %1 has no numbers", m_numbers.row() + 1)};
        if (m_indices)
            m_indices->add(m_rows);
        const bool good = m_rows.each([&](std::size_t i, std::string_view cell) {
            if (i == 0 && m_rowNames)
                checkRowName(cell);
            if (i == 0 && m_skipped && !m_indices)
                m_names.add(cell);
            return i < m_skipped || m_numbers.add(plainCell(cell, m_buffer));
        });
        if (!good || !m_numbers.endRow())
            throw ArrayFault{m_numbers.error.substr(0, m_numbers.error.size() - 1)}; // without its full stop
    }

    // The first column was taken for names because of its first cell: a number below says that this cell was a slip.
    void checkRowName(std::string_view cell)
    {
        if (m_numbers.rows() == 0)
            m_firstName = cell;
        else if (isNumber(cell, m_decimalComma, m_buffer))
            throw ArrayFault{say("%1: %2, but row %3 has a number there; a column must contain either numbers or names",
                                 cellPlace(m_numbers.row() - m_numbers.rows(), 0), noNumber(m_firstName),
                                 m_numbers.row() + 1)};
    }

    CsvRows m_rows;
    CsvBeginning m_beginning;
    bool m_decimalComma;
    PastedRows m_numbers;
    std::size_t m_skipped = 0; // columns before the numbers
    bool m_rowNames = false;   // the first column is passed over because it has words
    bool m_counted = false;    // the row of names counts the columns
    CsvNames m_names;          // of the rows
    std::string m_firstName, m_buffer;
    std::optional<CsvIndices> m_indices;
};

} // namespace

ReadArray readCsv(std::string_view text)
{
    if (text.size() > max_csv_bytes)
        throw ArrayFault{say("larger than %1 MiB", countText(max_csv_bytes >> 20))};
    std::string buffer;
    text = textWithoutMark(text, buffer);
    CsvBeginning beginning = takeBeginning(text);
    const char separator = beginning.separator.value_or(csvSeparator(text));
    return CsvTable(text, separator, std::move(beginning)).read();
}

} // namespace attn
