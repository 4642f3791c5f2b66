// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/csvcells.h"

#include <algorithm>

namespace attn {

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

bool CsvCells::nextRow(std::vector<std::string>& cells)
{
    cells.clear();
    while (cells.empty() && m_at < m_text.size()) {
        bool any = false;
        while (true) {
            if (!m_separator)
                while (!atRowEnd() && m_text[m_at] == ' ')
                    ++m_at;
            if (!m_separator && atRowEnd())
                break;
            cells.push_back(nextCell());
            any = any || !cells.back().empty();
            if (m_separator && atRowEnd())
                break;
            if (m_separator)
                ++m_at;
        }
        if (!any)
            cells.clear();
        const bool both = m_text.substr(m_at).starts_with("\r\n");
        m_at += both ? 2 : m_at < m_text.size();
    }
    return !cells.empty();
}

std::string CsvCells::nextCell()
{
    const auto isBlank = [](char c) { return c == ' '; };
    while (!atRowEnd() && isBlank(m_text[m_at]))
        ++m_at;
    std::string cell;
    if (m_at < m_text.size() && m_text[m_at] == '"') {
        while (++m_at < m_text.size()) {
            if (m_text[m_at] == '"' && m_text.substr(m_at).starts_with("\"\""))
                ++m_at; // a quote inside quotes
            else if (m_text[m_at] == '"')
                break;
            cell += m_text[m_at];
        }
        m_at += m_at < m_text.size();
    }
    const char end = m_separator ? m_separator : ' ';
    const std::size_t from = m_at;
    while (!atRowEnd() && m_text[m_at] != end)
        ++m_at;
    cell += m_text.substr(from, m_at - from);
    while (!cell.empty() && isBlank(cell.back()))
        cell.pop_back();
    return cell;
}

} // namespace attn
