// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedplain.h"

#include "core/io/text/pastedrows.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace attn {

namespace {

constexpr std::string_view decimal_digits = "0123456789";

std::string withPlainCharacters(std::string_view text)
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

// Without "# …" outside quotes. In a table, "#N/A" is a cell.
std::string_view withoutComment(std::string_view line, bool lists)
{
    char quote = 0;
    for (std::size_t at = 0; at < line.size(); ++at) {
        const char c = line[at];
        if (quote || c == '"' || c == '\'')
            quote = quote == c ? 0 : quote ? quote : c;
        else if (c == '#' && (lists || at + 1 == line.size() || line[at + 1] == ' '))
            return line.substr(0, at);
    }
    return line;
}

// "In [7]:" or "Out[7]:" at the beginning: how many bytes it takes; 0: none.
std::size_t cellPrompt(std::string_view line, std::string_view word)
{
    if (!line.starts_with(word))
        return 0;
    const std::size_t end = line.find_first_not_of(decimal_digits, word.size());
    return end != std::string_view::npos && line.substr(end).starts_with("]:") ? end + 2 : 0;
}

enum class LineKind { Output, Input, Continued };

// What kind of line it is; `line` loses its prompt.
LineKind takePrompt(std::string_view& line, LineKind before)
{
    const std::string_view begun = line.substr(std::min(line.find_first_not_of(' '), line.size()));
    const auto taken = [&](std::size_t bytes, LineKind kind) {
        line = begun.substr(bytes);
        return kind;
    };
    if (begun.starts_with(">>>"))
        return taken(3, LineKind::Input);
    if (const std::size_t prompt = cellPrompt(begun, "In ["))
        return taken(prompt, LineKind::Input);
    if (before != LineKind::Output && (begun.starts_with("...:") || line.starts_with("... ") || line == "..."))
        return taken(begun.starts_with("...:") ? 4 : 3, LineKind::Continued);
    if (const std::size_t prompt = cellPrompt(begun, "Out["))
        return taken(prompt, LineKind::Output);
    return LineKind::Output;
}

// "torch.Size([2, 2])", also behind words, "(2, 2)", "[2 rows x 2 columns]", "A =".
bool saysNoNumbers(std::string_view line)
{
    const std::string_view trimmed = trimmedCell(line);
    if (trimmed.empty())
        return false;
    const std::size_t size = trimmed.find("torch.Size([");
    const bool tuple = trimmed.starts_with('(') && trimmed.ends_with(')') &&
                       trimmed.find(',') != std::string_view::npos &&
                       trimmed.find_first_not_of("0123456789, ()") == std::string_view::npos;
    return (size != std::string_view::npos && trimmed.find("])", size) == trimmed.size() - 2) || tuple ||
           (trimmed.starts_with('[') && trimmed.ends_with(" columns]") &&
            trimmed.find(" rows x ") != std::string_view::npos) ||
           (trimmed.ends_with('=') && trimmed.find_first_of("[,;\t") == std::string_view::npos);
}

// Calls `take` with each line, without its comment and its prompt, and its kind.
template <class Take> void eachLine(std::string_view text, Take take)
{
    const bool lists = text.find('[') != std::string_view::npos;
    LineKind kind = LineKind::Output;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        std::string_view line = withoutComment(trimmedCell(text.substr(0, end + 1), "\n"), lists);
        text.remove_prefix(end + 1);
        kind = takePrompt(line, kind);
        take(line, kind);
    }
}

// The lines without prompts, and without those that hold no numbers where others do.
std::string withoutPrompts(std::string_view text)
{
    bool output = false, numbers = false;
    eachLine(text, [&](std::string_view line, LineKind kind) {
        const bool counts = line.find_first_of("0123456789[") != std::string_view::npos && !saysNoNumbers(line);
        numbers = numbers || counts;
        output = output || (counts && kind == LineKind::Output);
    });
    std::string plain;
    plain.reserve(text.size());
    eachLine(text, [&](std::string_view line, LineKind kind) {
        if ((kind == LineKind::Output || !output) && !(numbers && saysNoNumbers(line)))
            plain.append(line).append("\n");
    });
    return plain;
}

// "<tf.Tensor: shape=(2, 2), dtype=float32, numpy=array(…)>" is what lies behind "numpy=".
void takeOffTensorFlow(std::string& text)
{
    constexpr std::string_view begin = "<tf.", array = "numpy=";
    const std::size_t from = text.find(begin), to = text.find(array);
    const std::size_t end = text.rfind('>');
    if (from == std::string::npos || to == std::string::npos || to < from || end == std::string::npos || end < to)
        return;
    text.erase(end, 1);
    text.erase(from, to + array.size() - from);
}

// A wide DataFrame is printed in blocks of columns, each with the names of the rows; a row of names that goes on ends
// in a backslash. Returns one block, or the text as it is if it has no such blocks.
std::string withJoinedBlocks(std::string text)
{
    if (text.find("\\\n") == std::string::npos || text.find('[') != std::string::npos)
        return text;
    std::vector<std::string> rows;
    std::size_t row = 0;
    bool first = true, empty = true; // the first block; since the last blank line
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size() - 1);
        std::string_view line = trimmedCell(rest.substr(0, end + 1), " \n\\");
        rest.remove_prefix(end + 1);
        if (line.empty()) {
            first = first && empty;
            row = 0;
        } else if (first) {
            rows.emplace_back(line);
            empty = false;
        } else if (row == rows.size()) {
            return text;
        } else {
            line.remove_prefix(row == 0 ? 0 : std::min(line.find(' '), line.size())); // the name of the row
            rows[row++].append(" ").append(line);
        }
    }
    std::string joined;
    for (const std::string& each : rows)
        joined += each + "\n";
    return joined;
}

// "[1 2; 3 4]" becomes "[[1 2],[3 4]]".
void listMatlabRows(std::string& text)
{
    const std::size_t from = text.find('['), to = text.find(']');
    if (from == std::string::npos || to == std::string::npos || text.find('[', from + 1) < to)
        return;
    std::string_view inside = trimmedCell(std::string_view(text).substr(from + 1, to - from - 1));
    if (inside.find(';') == std::string_view::npos)
        return;
    inside.remove_suffix(inside.ends_with(';'));
    std::string rows = "[[";
    for (const char c : inside)
        rows += c == ';' ? std::string("],[") : std::string(1, c);
    text.replace(from, to - from, rows + "]");
}

} // namespace

std::string plainPasted(std::string_view text)
{
    std::string plain = withJoinedBlocks(withoutPrompts(withPlainCharacters(text)));
    takeOffTensorFlow(plain);
    listMatlabRows(plain);
    return plain;
}

} // namespace attn
