// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/csvcells.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

// Also the wide forms of = + - @, which spreadsheets of East Asia take for these.
bool looksLikeFormula(std::string_view cell)
{
    constexpr std::array<std::string_view, 8> beginnings = {"=", "+", "-", "@", "＝", "＋", "－", "＠"};
    return std::ranges::any_of(beginnings, [&](std::string_view beginning) { return cell.starts_with(beginning); });
}

} // namespace

std::string csvCell(std::string_view cell, char separator)
{
    std::string text = (looksLikeFormula(cell) ? "'" : "") + std::string(cell);
    if (text.find(separator) == text.npos && text.find('"') == text.npos)
        return text;
    for (std::size_t at = 0; (at = text.find('"', at)) != text.npos; at += 2)
        text.insert(at, 1, '"');
    return '"' + text + '"';
}

char csvSeparator(std::string_view text)
{
    bool quoted = false, semicolon = false, comma = false;
    for (const char c : text.substr(std::min(text.find_first_not_of("\n\r"), text.size()))) {
        quoted ^= c == '"';
        if (quoted)
            continue;
        if (c == '\t')
            return c;
        if (c == '\n' || c == '\r')
            break;
        semicolon = semicolon || c == ';';
        comma = comma || c == ',';
    }
    return semicolon ? ';' : comma ? ',' : 0;
}

void CsvRows::skipBlanks(std::size_t& at) const
{
    while (!atRowEnd(at) && m_text[at] == ' ')
        ++at;
}

bool CsvRows::next()
{
    std::string buffer;
    while (m_next < m_text.size()) {
        m_row = m_next;
        m_size = 0;
        bool empty = true;
        std::size_t at = m_row;
        skipBlanks(at);
        for (bool more = !atRowEnd(at); more; ++m_size) {
            const std::size_t cell = at;
            empty = cutCell(at, buffer).empty() && empty;
            // A separator is followed by a cell, even an empty one; blanks at the end split nothing.
            more = m_separator ? at > cell && m_text[at - 1] == m_separator : !atRowEnd(at);
        }
        m_next = at + (m_text.substr(at).starts_with("\r\n") ? 2 : 1);
        if (!empty)
            return true;
    }
    m_size = 0;
    return false;
}

// The cell at `at`, which moves to the next one.
std::string_view CsvRows::cutCell(std::size_t& at, std::string& buffer) const
{
    skipBlanks(at);
    const bool quoted = at < m_text.size() && m_text[at] == '"';
    if (quoted) {
        buffer.clear();
        while (++at < m_text.size()) {
            if (m_text[at] == '"' && m_text.substr(at).starts_with("\"\""))
                ++at; // a quote inside quotes
            else if (m_text[at] == '"')
                break;
            buffer += m_text[at];
        }
        at += at < m_text.size();
    }
    const char end = m_separator ? m_separator : ' ';
    const std::size_t from = at;
    while (!atRowEnd(at) && m_text[at] != end)
        ++at;
    std::string_view cell = m_text.substr(from, at - from);
    if (quoted)
        cell = buffer += cell;
    if (m_separator)
        at += !atRowEnd(at);
    else
        skipBlanks(at);
    return cell.substr(0, cell.find_last_not_of(' ') + 1);
}

} // namespace attn
