// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pastedtext.h"

#include "core/io/pastednumber.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace attn {

namespace {

constexpr std::size_t max_list_depth = 8;

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

std::string_view trimmedCell(std::string_view text, std::string_view blanks = " \t\n")
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

// One kind of line end, minus and infinity; no byte order mark.
std::string plainPasted(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> replacements[] = {
        {"\r\n", "\n"}, {"\r", "\n"}, {"\u2212", "-"}, {"\u221E", "inf"}, {"\u2026", "..."}, {"\u00A0", " "}, {"\uFEFF", ""}};
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        std::string_view taken = text.substr(0, 1), put = taken;
        for (const auto& [from, to] : replacements)
            if (text.starts_with(from)) {
                taken = from;
                put = to;
                break;
            }
        plain += put;
        text.remove_prefix(taken.size());
    }
    return plain;
}

// A piece of the clipboard as it may stand in a message: short, and free of control characters.
std::string quotedCell(std::string_view cell)
{
    std::string shown;
    for (char c : cell.substr(0, 40))
        shown += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    while (cell.size() > 40 && !shown.empty() && (shown.back() & 0xC0) == 0x80)
        shown.pop_back(); // not half of a character …
    if (cell.size() > 40 && !shown.empty() && (shown.back() & 0x80))
        shown.pop_back();
    return "'" + shown + (cell.size() > 40 ? "…'" : "'");
}

std::string place(std::int64_t row, std::int64_t column)
{
    return "Row " + std::to_string(row + 1) + ", column " + std::to_string(column + 1) + ": ";
}

// Collects numbers row by row and sees to it that all rows are of one length.
class PastedRows {
public:
    explicit PastedRows(bool decimal_comma) : m_decimalComma(decimal_comma) {}

    bool add(std::string_view cell); // false: see error
    bool endRow();

    std::int64_t rows() const { return m_rows; }
    std::int64_t columns() const { return m_columns; } // of the first row; -1 before it ended
    std::vector<float> takeValues() { return std::move(m_values); }
    std::string error;

private:
    bool m_decimalComma;
    std::vector<float> m_values;
    std::int64_t m_rows = 0;
    std::int64_t m_column = 0; // in the row that is being read
    std::int64_t m_columns = -1;
};

bool PastedRows::add(std::string_view cell)
{
    if (static_cast<std::int64_t>(m_values.size()) >= max_pasted_numbers) {
        error = "The text has more than 4 million numbers.";
        return false;
    }
    const auto number = pastedNumber(cell, m_decimalComma);
    if (cell.empty())
        error = place(m_rows, m_column) + "the cell is empty.";
    else if (!number && cell.find("...") != std::string_view::npos)
        error = place(m_rows, m_column) + "the text was shortened with '...', so numbers are missing; print it in full first.";
    else if (!number)
        error = place(m_rows, m_column) + quotedCell(cell) + " is not a number.";
    else if (number->too_large)
        error = place(m_rows, m_column) + quotedCell(cell) + " is larger than a float32 can hold (3.4e38).";
    if (!error.empty())
        return false;
    m_values.push_back(number->value);
    ++m_column;
    return true;
}

bool PastedRows::endRow()
{
    if (m_columns >= 0 && m_column != m_columns) {
        error = "Row " + std::to_string(m_rows + 1) + " has " + std::to_string(m_column) +
                (m_column == 1 ? " number" : " numbers") + ", the rows before it have " + std::to_string(m_columns) + ".";
        return false;
    }
    m_columns = m_column;
    m_column = 0;
    ++m_rows;
    return true;
}

// Lists in lists, as JSON, Python, NumPy and PyTorch write them; commas and blanks both part the numbers.
class PastedLists {
public:
    PastedLists(std::string_view text, bool decimal_comma) : m_text(text), m_rows(decimal_comma) {}

    Result<Tensor> parse();

private:
    bool fail(std::string message);
    bool open();
    bool close();
    bool element();
    bool readLists();
    bool readSuffix();

    std::string_view m_text;
    std::size_t m_at = 0;
    PastedRows m_rows;
    std::vector<std::int64_t> m_counts;                // elements so far in each list that is open
    std::vector<std::optional<std::int64_t>> m_extent; // of the lists at each depth, once one was closed
    std::size_t m_leafDepth = 0;                       // depth at which the numbers stand; 0: none seen yet
    std::int64_t m_topLists = 0;
    std::string m_error;
};

bool PastedLists::fail(std::string message)
{
    if (m_error.empty())
        m_error = std::move(message);
    return false;
}

bool PastedLists::open()
{
    if (m_counts.size() >= max_list_depth)
        return fail("The lists are nested more than 8 deep.");
    if (m_leafDepth && m_counts.size() >= m_leafDepth)
        return fail(place(m_rows.rows(), 0) + "a list stands where the rows before it have numbers.");
    if (!m_counts.empty())
        ++m_counts.back();
    else
        ++m_topLists;
    m_counts.push_back(0);
    m_extent.resize(std::max(m_extent.size(), m_counts.size()));
    return true;
}

bool PastedLists::close()
{
    const std::size_t depth = m_counts.size();
    const std::int64_t count = m_counts.back();
    if (count == 0)
        return fail("Row " + std::to_string(m_rows.rows() + 1) + " is an empty list.");
    if (depth == m_leafDepth && !m_rows.endRow())
        return fail(m_rows.error);
    auto& extent = m_extent[depth - 1];
    if (extent && *extent != count)
        return fail("The list that ends at row " + std::to_string(m_rows.rows()) + " has " + std::to_string(count) +
                    (count == 1 ? " row" : " rows") + ", the ones before it have " + std::to_string(*extent) + ".");
    extent = count;
    m_counts.pop_back();
    return true;
}

bool PastedLists::element()
{
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && !isBlank(m_text[m_at]) && m_text[m_at] != ',' && m_text[m_at] != '[' && m_text[m_at] != ']')
        ++m_at;
    const std::string_view cell = m_text.substr(begin, m_at - begin);
    if (m_leafDepth && m_leafDepth != m_counts.size() && cell.find("...") == std::string_view::npos)
        return fail(place(m_rows.rows(), 0) + quotedCell(cell) + " stands where the rows before it have a list.");
    if (cell.find("...") == std::string_view::npos)
        m_leafDepth = m_counts.size();
    ++m_counts.back();
    return m_rows.add(cell) || fail(m_rows.error);
}

bool PastedLists::readLists()
{
    bool afterComma = true; // a comma has to part two elements, not to stand alone
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (isBlank(c)) {
            ++m_at;
        } else if (c == '[') {
            ++m_at;
            afterComma = true;
            if (!open())
                return false;
        } else if (c == ']') {
            ++m_at;
            afterComma = false;
            if (!close())
                return false;
            if (m_counts.empty()) {
                const std::size_t next = m_text.find_first_not_of(" \t\n,", m_at);
                if (next == std::string_view::npos || m_text[next] != '[')
                    return true;
                m_at = next; // rows printed one by one: together they are one list
            }
        } else if (c == ',') {
            ++m_at;
            if (afterComma)
                return fail(place(m_rows.rows(), m_counts.back()) + "the cell is empty.");
            afterComma = true;
        } else {
            afterComma = false;
            if (!element())
                return false;
        }
    }
    return fail("The text ends before the last list is closed with ']'.");
}

// What printouts put after the numbers: ", dtype=torch.float64, requires_grad=True)".
bool PastedLists::readSuffix()
{
    std::string_view rest = trimmedCell(m_text.substr(m_at));
    while (rest.starts_with(',')) {
        rest = trimmedCell(rest.substr(1));
        const std::size_t equals = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz_");
        if (rest.empty())
            break; // a comma at the very end, as in a copied piece of a longer list
        if (equals == 0 || equals == std::string_view::npos || rest[equals] != '=')
            return fail("After the last list " + quotedCell(rest) + " is not understood.");
        std::size_t end = equals;
        for (int parentheses = 0; end < rest.size(); ++end) { // size=(2, 3) has a comma and a parenthesis of its own
            parentheses += (rest[end] == '(') - (rest[end] == ')');
            if (parentheses < 0 || (rest[end] == ',' && parentheses == 0) || rest[end] == '\n')
                break;
        }
        rest = trimmedCell(rest.substr(end));
    }
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\n);"), rest.size()));
    return rest.empty() || fail("After the last list " + quotedCell(rest) + " is not understood.");
}

Result<Tensor> PastedLists::parse()
{
    m_at = m_text.find('[');
    const std::string_view before = m_text.substr(0, m_at);
    for (char c : before) // "tensor(", "x = np.array(", "Parameter containing:"
        if (!isBlank(c) && !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
            std::string_view("_.=(:").find(c) == std::string_view::npos)
            return Error{"Before the first list " + quotedCell(trimmedCell(before)) + " is not understood."};
    if (before.find("...") != std::string_view::npos || pastedNumber(trimmedCell(before), false))
        return Error{"Before the first list " + quotedCell(trimmedCell(before)) + " is not understood."};
    if (!readLists() || !readSuffix())
        return Error{m_error};
    Shape shape;
    if (m_topLists > 1 || m_extent.size() == 1)
        shape.push_back(m_topLists);
    for (const auto& extent : m_extent)
        shape.push_back(*extent);
    if (shape.size() > max_list_depth)
        return Error{"The lists are nested more than 8 deep."};
    return Tensor(std::move(shape), m_rows.takeValues());
}

// Where commas may be decimal marks: they are when every piece between blanks is a number then. "1,2,3" has two of them in
// a piece, "1, 2" a piece that ends in one: there they part the cells.
bool commasAreDecimal(std::string_view text)
{
    while (!(text = trimmedCell(text)).empty()) {
        const std::string_view piece = text.substr(0, text.find_first_of(" \t\n"));
        if (!pastedNumber(piece, true))
            return false;
        text.remove_prefix(piece.size());
    }
    return true;
}

// 0 for blanks.
char separatorOf(std::string_view text, bool decimal_comma)
{
    for (char separator : {'\t', ';'})
        if (text.find(separator) != std::string_view::npos)
            return separator;
    if (text.find(',') == std::string_view::npos || (decimal_comma && commasAreDecimal(text)))
        return 0;
    return ',';
}

bool readTableRow(std::string_view line, char separator, PastedRows& rows)
{
    if (!separator) {
        while (!(line = trimmedCell(line)).empty()) {
            const std::string_view cell = line.substr(0, line.find_first_of(" \t"));
            if (!rows.add(cell))
                return false;
            line.remove_prefix(cell.size());
        }
        return rows.endRow();
    }
    while (true) {
        const std::size_t end = line.find(separator);
        if (!rows.add(trimmedCell(line.substr(0, end))))
            return false;
        if (end == std::string_view::npos)
            return rows.endRow();
        line.remove_prefix(end + 1);
    }
}

Result<Tensor> parseTable(std::string_view text, bool decimal_comma)
{
    PastedRows rows(decimal_comma);
    const char separator = separatorOf(text, decimal_comma);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (trimmedCell(line).empty())
            continue;
        if (!readTableRow(line, separator, rows))
            return Error{rows.error};
    }
    const Shape shape = {rows.rows(), rows.columns()};
    return Tensor(shape, rows.takeValues());
}

} // namespace

Result<Tensor> parsePastedText(std::string_view text, bool decimal_comma)
{
    if (text.size() > max_pasted_bytes)
        return Error{"The text is longer than 64 MiB."};
    const std::string plain = plainPasted(text);
    const std::string_view trimmed = trimmedCell(plain, "\n ");
    if (trimmedCell(plain).empty())
        return Error{"There is no text to read numbers from."};
    if (trimmed.find('[') != std::string_view::npos)
        return PastedLists(trimmed, decimal_comma).parse();
    return parseTable(trimmed, decimal_comma);
}

} // namespace attn
