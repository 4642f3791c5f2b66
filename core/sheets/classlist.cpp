// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/classlist.h"

#include "core/io/text/csvcells.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace attn {

namespace {

// Heads for first names, and the others; a list with one of each uses both: Name may mean the family name.
constexpr std::array<std::string_view, 2> known_heads = {
    ";first name;given name;vorname;", ";name;names;full name;student;last name;surname;family name;"
                                       "last name / surname;namen;vollständiger name;nachname;familienname;"};

std::vector<std::string> cellsOf(std::string_view line, char separator)
{
    std::vector<std::string> cells;
    CsvRows rows(line, separator);
    rows.next();
    rows.each([&](std::size_t, std::string_view cell) { return cells.emplace_back(cell), true; });
    return cells;
}

// Those with a head that is known; none where the first line is a student's.
std::vector<std::size_t> nameColumns(const std::vector<std::string>& heads)
{
    std::vector<std::size_t> columns;
    for (std::size_t i = 0; i < heads.size(); ++i) { // full name in one column
        std::string small = heads[i];
        std::ranges::transform(small, small.begin(), [](unsigned char c) { return char(std::tolower(c)); });
        if (small == "full name" || small == "vollständiger name")
            return {i};
    }
    for (const std::string_view known : known_heads) {
        const auto head = std::ranges::find_if(heads, [&](const std::string& each) {
            std::string small = ";" + each + ";";
            std::ranges::transform(small, small.begin(), [](unsigned char c) { return char(std::tolower(c)); });
            return known.find(small) != known.npos;
        });
        if (head != heads.end())
            columns.push_back(std::size_t(head - heads.begin()));
    }
    return columns;
}

} // namespace

std::vector<std::string> namesOfClass(std::string_view list)
{
    const std::string_view begun = list.substr(std::min(list.find_first_not_of("\r\n"), list.size()));
    const std::string_view first_line = begun.substr(0, begun.find('\n'));
    char separator = csvSeparator(list);
    if (separator == 0 || (separator == ',' && first_line.find(", ") != first_line.npos))
        separator = ';';
    const std::vector<std::string> heads = cellsOf(first_line, separator);
    std::vector<std::size_t> columns = nameColumns(heads);
    const bool headed = !columns.empty();
    if (!headed)
        columns = {0};
    std::vector<std::string> names;
    while (!list.empty()) {
        const std::size_t end = std::min(list.find('\n'), list.size());
        const std::vector<std::string> cells = cellsOf(list.substr(0, end), separator);
        std::string& name = names.emplace_back();
        for (const std::size_t column : columns)
            if (column < cells.size() && !(headed && cells == heads))
                name += (name.empty() ? "" : " ") + cells[column];
        list.remove_prefix(std::min(end + 1, list.size()));
    }
    return names;
}

} // namespace attn
