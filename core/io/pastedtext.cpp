// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pastedtext.h"

#include "core/io/pastedlists.h"
#include "core/io/pastednumber.h"

#include <algorithm>
#include <string>
#include <utility>

namespace attn {

namespace {

// One kind of line end, minus and infinity; no byte order mark.
std::string plainPasted(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> replacements[] = {
        {"\r\n", "\n"},    {"\r", "\n"},    {"\u2212", "-"}, {"\u221E", "inf"},
        {"\u2026", "..."}, {"\u00A0", " "}, {"\uFEFF", ""}};
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

// Where commas may be decimal marks: they are when every piece between blanks is a number then. "1,2,3" has two of them
// in a piece, "1, 2" a piece that ends in one: there they part the cells.
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
