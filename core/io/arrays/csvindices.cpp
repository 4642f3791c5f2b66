// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/csvindices.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/arrays.h"
#include "core/io/text/pastednumber.h"
#include "core/io/text/pastedrows.h"
#include "core/scene/limits.h"

#include <algorithm>
#include <cmath>

namespace attn {

std::size_t CsvIndices::columnsNamed(const CsvRows& names)
{
    std::size_t axes = 0;
    names.each([&](std::size_t, std::string_view cell) {
        const bool named = cell == "axis" + std::to_string(axes);
        axes += named;
        return named;
    });
    if (axes == names.size() || axes >= max_array_axes)
        throw ArrayFault{
            say("%1 index columns, expected at most %2 and columns of numbers after them", axes, max_array_axes - 1)};
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
            throw ArrayFault{
                say("%1%2 is no index", cellPlace(m_row, static_cast<std::int64_t>(axis)), quotedCell(cell))};
        index.push_back(static_cast<std::int64_t>(value));
        return true;
    });
    const bool first = m_last.empty();
    if (first ? index != Index(index.size(), 0) : !follows(index))
        throw ArrayFault{say("Row %1: the index %2%3", m_row + 1, toString(index),
                             first ? say(" is not the first") : say(" does not follow %1", toString(m_last)))};
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
        throw ArrayFault{say("the indices end at %1, which is no whole array", toString(m_last))};
    m_extents.front() = beyond.front();
    return m_extents;
}

} // namespace attn
