// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/results.h"

#include "core/base/oneof.h"
#include "core/base/shownword.h"
#include "core/io/text/csvcells.h"
#include "core/io/text/gradienttext.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace attn {

ClassResults readResults(std::string_view text)
{
    ClassResults found;
    std::map<std::string, int> line_of; // codes as AttnScope writes them
    bool heading = true, any_code = false;
    for (int line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view words = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + (text.substr(end).starts_with("\r\n") ? 2 : 1)));
        const auto tell = [line](std::vector<std::string>& list, const std::string& sentence) {
            list.push_back(say("line %1: %2", line, sentence));
        };
        const auto codes = resultCodesIn(words);
        any_code = any_code || !codes.empty();
        const bool empty = words.find_first_not_of(" \t\xEF\xBB\xBF") == words.npos;
        if (codes.empty() && !empty)
            tell(heading ? found.notes : found.faults,
                 heading ? say("contains no code, so it is read as a heading")
                         : say("contains no code (codes begin with %1)", oneOf({"ATTN1-", "ATTN2-"})));
        heading = heading && empty;
        for (const auto& code : codes) {
            if (!code) {
                tell(found.faults, code.error().message);
                continue;
            }
            const auto [place, is_new] = line_of.emplace(resultCode(*code), line);
            if (is_new)
                found.results.push_back(*code);
            else
                tell(found.notes, say("has the same code as line %1; the code counts only once", place->second));
        }
    }
    return any_code ? found : ClassResults();
}

std::array<std::string, result_columns.size()> resultCells(const LessonResult& result)
{
    return {result.student,
            result.lesson,
            std::to_string(result.steps),
            std::to_string(result.solved),
            std::to_string(result.first_tries),
            std::to_string(result.hinted),
            std::to_string(result.tries),
            std::to_string(result.minutes)};
}

std::string resultTable(const std::vector<LessonResult>& results)
{
    std::vector<std::array<std::string, result_columns.size()>> lines(1);
    std::ranges::transform(result_columns, lines[0].begin(), [](std::string_view column) { return say(column); });
    std::ranges::transform(results, std::back_inserter(lines), resultCells);
    std::array<std::size_t, result_columns.size()> widths{};
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    std::string table;
    for (const auto& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i) {
            const std::string room(widths[i] - widthOf(line[i]), ' ');
            table += i < result_words ? shownWord(line[i]) + room : room + line[i];
            table += i + 1 < line.size() ? "  " : "\n";
        }
    return table;
}

std::string resultSheet(const std::vector<LessonResult>& results, char separator)
{
    std::string sheet;
    const auto add = [&](const auto& cells) {
        for (const auto& cell : cells)
            sheet += (&cell == &cells.front() ? "" : std::string(1, separator)) + csvCell(cell, separator);
        sheet += '\n';
    };
    add(result_columns);
    for (const LessonResult& result : results)
        add(resultCells(result));
    return sheet;
}

} // namespace attn
