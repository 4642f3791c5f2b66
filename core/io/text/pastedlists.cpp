// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/pastedlists.h"

#include "core/base/say.h"
#include "core/io/text/pastednumber.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t max_list_depth = 8;

bool isListBlank(char c) { return c == ' ' || c == '\t' || c == '\n'; }

} // namespace

bool PastedLists::fail(std::string message)
{
    if (m_error.empty())
        m_error = std::move(message);
    return false;
}

bool PastedLists::open()
{
    if (m_counts.size() >= max_list_depth)
        return fail(say("The lists are nested more than 8 levels deep."));
    if (m_leafDepth && m_counts.size() >= m_leafDepth)
        return fail(say("%1: found a list, but the previous rows have numbers.", cellPlace(m_rows.rows(), 0)));
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
        return fail(say("Row %1 is an empty list.", m_rows.rows() + 1));
    if (depth == m_leafDepth && !m_rows.endRow())
        return fail(m_rows.error);
    auto& extent = m_extent[depth - 1];
    if (extent && *extent != count)
        return fail(say("The list that ends at row %1 has %2, but the previous lists have %3.", m_rows.rows(),
                        sayCount("1 row", "%n rows", count), *extent));
    extent = count;
    m_counts.pop_back();
    return true;
}

bool PastedLists::element()
{
    const std::size_t begin = m_at;
    int parentheses = 0; // tensor(0.43, device='cuda:0') has its own comma and blank
    for (; m_at < m_text.size(); ++m_at) {
        const char c = m_text[m_at];
        parentheses += (c == '(') - (c == ')');
        if (c == '[' || c == ']' || (parentheses <= 0 && (isListBlank(c) || c == ',')))
            break;
    }
    const std::string_view cell = m_text.substr(begin, m_at - begin);
    if (m_leafDepth && m_leafDepth != m_counts.size() && cell.find("...") == std::string_view::npos)
        return fail(
            say("%1: found %2, but the previous rows have a list.", cellPlace(m_rows.rows(), 0), quotedCell(cell)));
    if (cell.find("...") == std::string_view::npos)
        m_leafDepth = m_counts.size();
    ++m_counts.back();
    return m_rows.add(cell) || fail(m_rows.error);
}

bool PastedLists::readLists()
{
    bool afterComma = true; // a comma must separate two elements
    while (m_at < m_text.size()) {
        const char c = m_text[m_at];
        if (isListBlank(c)) {
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
                return fail(say("%1: the cell is empty.", cellPlace(m_rows.rows(), m_counts.back())));
            afterComma = true;
        } else {
            afterComma = false;
            if (!element())
                return false;
        }
    }
    return fail(say("The text ends before the last list is closed with ']'."));
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
            return fail(say("Could not read %1 after the last list.", quotedCell(rest)));
        std::size_t end = equals;
        for (int parentheses = 0; end < rest.size(); ++end) { // size=(2, 3) has its own comma and parenthesis
            parentheses += (rest[end] == '(') - (rest[end] == ')');
            if (parentheses < 0 || (rest[end] == ',' && parentheses == 0) || rest[end] == '\n')
                break;
        }
        rest = trimmedCell(rest.substr(end));
    }
    rest.remove_prefix(std::min(rest.find_first_not_of(" \t\n);"), rest.size()));
    return rest.empty() || fail(say("Could not read %1 after the last list.", quotedCell(rest)));
}

Result<Tensor> PastedLists::parse()
{
    m_at = m_text.find('[');
    const std::string_view before = m_text.substr(0, m_at);
    for (char c : before) // "tensor(", "x = np.array(", "Parameter containing:"
        if (!isListBlank(c) && !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z') && !(c >= 'A' && c <= 'Z') &&
            std::string_view("_.=(:").find(c) == std::string_view::npos)
            return Error{say("Could not read %1 before the first list.", quotedCell(trimmedCell(before)))};
    if (before.find("...") != std::string_view::npos || pastedNumber(trimmedCell(before), false))
        return Error{say("Could not read %1 before the first list.", quotedCell(trimmedCell(before)))};
    if (!readLists() || !readSuffix())
        return Error{m_error};
    Shape shape;
    if (m_topLists > 1 || m_extent.size() == 1)
        shape.push_back(m_topLists);
    for (const auto& extent : m_extent)
        shape.push_back(*extent);
    if (shape.size() > max_list_depth)
        return Error{say("The lists are nested more than 8 levels deep.")};
    return Tensor(std::move(shape), m_rows.takeValues());
}

} // namespace attn
