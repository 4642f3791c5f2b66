// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedtext.h"

#include "core/base/say.h"
#include "core/io/text/csvcells.h"
#include "core/io/text/pastedlists.h"
#include "core/io/text/pastednumber.h"
#include "core/io/text/pastedplain.h"

#include <algorithm>
#include <string>
#include <utility>

namespace attn {

namespace {

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

// Whether the table is a DataFrame as pandas prints it: a row of names, or of 0, 1, 2 …, above rows that begin with a
// name of their own. Its first cell is missing, or empty.
bool isFrame(CsvRows cells)
{
    if (!cells.next())
        return false;
    std::size_t names = 0, words = 0, counted = 0;
    cells.each([&](std::size_t i, std::string_view cell) {
        if (i == 0 && cell.empty())
            return true; // the corner
        words += !cell.empty() && !pastedNumber(cell, true);
        counted += cell == std::to_string(names);
        ++names;
        return true;
    });
    return names > 0 && (words == names || counted == names) && cells.next() && cells.size() == names + 1;
}

Result<Tensor> parseTable(std::string_view text, bool decimal_comma)
{
    PastedRows rows(decimal_comma);
    CsvRows cells(text, separatorOf(text, decimal_comma));
    const std::size_t names = isFrame(cells) ? 1 : 0; // rows and columns of names
    if (names) {
        rows.beginAt(1, 1);
        cells.next();
    }
    while (cells.next())
        if (!cells.each([&](std::size_t i, std::string_view cell) { return i < names || rows.add(cell); }) ||
            !rows.endRow())
            return Error{rows.error};
    const Shape shape = {rows.rows(), rows.columns()};
    return Tensor(shape, rows.takeValues());
}

} // namespace

Result<Tensor> parsePastedText(std::string_view text, bool decimal_comma)
{
    if (text.size() > max_pasted_bytes)
        return Error{say("The text is longer than 64 MiB.")};
    const std::string plain = plainPasted(text);
    const std::string_view trimmed = trimmedCell(plain, "\n ");
    if (trimmedCell(plain).empty())
        return Error{say("The text is empty.")};
    if (trimmed.find('[') != std::string_view::npos)
        return PastedLists(trimmed, decimal_comma).parse();
    return parseTable(trimmed, decimal_comma);
}

PastedGlimpse glimpseOfPasted(std::string_view text, std::size_t most_rows, std::size_t most_columns,
                              bool decimal_comma)
{
    PastedGlimpse glimpse;
    if (text.size() > max_pasted_bytes)
        return glimpse;
    const std::string plain = plainPasted(text);
    const std::string_view table = trimmedCell(plain, "\n ");
    if (table.find('[') != std::string_view::npos)
        return glimpse;
    CsvRows next(table, separatorOf(table, decimal_comma));
    const bool names = isFrame(next);
    std::vector<std::vector<std::string>> rows; // the last ones that were seen
    std::int64_t row = 0, bad_row = -1, bad_column = 0;
    for (bool more = next.next(); more && !(bad_row >= 0 && rows.size() >= most_rows && row > bad_row + 1);) {
        std::vector<std::string>& cells = rows.emplace_back();
        next.each([&](std::size_t, std::string_view cell) {
            const bool name = names && (row == 0 || cells.empty());
            if (bad_row < 0 && !name && !pastedNumber(cell, decimal_comma)) {
                bad_row = row;
                bad_column = std::ssize(cells);
            }
            cells.emplace_back(cell);
            return true;
        });
        ++row;
        more = next.next();
        if (rows.size() > most_rows || (bad_row < 0 && rows.size() == most_rows && more))
            rows.erase(rows.begin());
    }
    glimpse.row = row - std::ssize(rows);
    const auto columns = static_cast<std::int64_t>(most_columns);
    glimpse.column = bad_row < 0 ? 0 : std::max<std::int64_t>(0, bad_column - columns + 2);
    for (const std::vector<std::string>& cells : rows) {
        const std::int64_t begin = std::min<std::int64_t>(glimpse.column, std::ssize(cells));
        glimpse.cells.emplace_back(cells.begin() + begin,
                                   cells.begin() + std::min<std::int64_t>(begin + columns, std::ssize(cells)));
    }
    if (bad_row >= 0) {
        glimpse.bad_row = bad_row - glimpse.row;
        glimpse.bad_column = bad_column - glimpse.column;
    }
    return glimpse;
}

} // namespace attn
