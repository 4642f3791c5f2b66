// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/formulaloops.h"

#include <algorithm>

namespace attn {

namespace {

// Added to the place of an operand whose index lies outside its view; no tensor is as large.
constexpr std::int64_t outside = -(std::int64_t(1) << 40);

} // namespace

FormulaLoops::FormulaLoops(const Formula& formula)
{
    const auto addLetter = [&](char letter, std::int64_t extent) {
        if (letter && std::ranges::find(m_names, letter) == m_names.end()) {
            m_names.push_back(letter);
            m_extents.push_back(extent);
        }
    };
    for (std::size_t axis = 0; axis < formula.made.axes.size(); ++axis)
        addLetter(formula.made.axes[axis].letter, formula.made.view[axis]);
    if (const auto [letter, extent] = runningLetter(formula); letter) {
        m_sums = true;
        addLetter(letter, extent);
    }
    if (m_names.empty()) // of one cell
        addLetter('a', 1);
    addOperand(Made, formula.made);
    if (formula.term)
        addOperand(Term, *formula.term);
    if (formula.factor)
        addOperand(Factor, *formula.factor);
    if (formula.added)
        addOperand(Added, *formula.added);
}

void FormulaLoops::addOperand(Role role, const Operand& operand)
{
    auto& steps = m_steps[role];
    steps.resize(m_names.size());
    std::int64_t stride = 1;
    for (std::size_t axis = operand.axes.size(); axis-- > 0; stride *= operand.view[axis]) {
        const FormulaAxis& along = operand.axes[axis];
        if (!along.letter) {
            m_base[role] += along.at * stride;
            continue;
        }
        const auto letter = std::size_t(std::ranges::find(m_names, along.letter) - m_names.begin());
        steps[letter].resize(m_extents[letter]);
        for (std::int64_t value = 0; value < m_extents[letter]; ++value) {
            const std::int64_t index =
                along.through ? static_cast<std::int64_t>((*along.through)[value]) : value + along.at;
            steps[letter][value] += index < 0 || index >= operand.view[axis] ? outside : index * stride;
        }
    }
}

FormulaLoops::Places FormulaLoops::places(const std::vector<std::int64_t>& at) const
{
    Places places = m_base;
    for (std::size_t role = 0; role < role_count; ++role)
        for (std::size_t letter = 0; letter < m_steps[role].size(); ++letter)
            if (!m_steps[role][letter].empty())
                places[role] += m_steps[role][letter][at[letter]];
    return places;
}

} // namespace attn
