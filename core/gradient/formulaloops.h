// SPDX-License-Identifier: GPL-3.0-or-later
// A formula as nested loops over its letters: where each of its operands is in memory for every value of every letter.
#pragma once

#include "core/explain/formula.h"

#include <array>
#include <cstdint>
#include <vector>

namespace attn {

class FormulaLoops {
public:
    enum Role { Made, Term, Factor, Added, role_count };
    using Places = std::array<std::int64_t, role_count>; // of an operand that is not there 0; below 0: outside its view

    explicit FormulaLoops(const Formula& formula);

    std::size_t letters() const { return m_extents.size(); } // those of the result, in its order, and the summed one
    std::int64_t extent(std::size_t letter) const { return m_extents[letter]; }
    // Whether the terms are summed over a letter, which is then the last.
    bool sums() const { return m_sums; }
    // How far the operand moves in memory when the letter grows by one; of axes that are no lookup.
    std::int64_t stride(Role role, std::size_t letter) const
    {
        const auto& steps = m_steps[role][letter];
        return steps.size() > 1 ? steps[1] - steps[0] : 0;
    }

    // Calls visit(places) for all values of all letters but `inner`, which is 0; from last to first if `backward`. at()
    // returns the places for another value of `inner`.
    template <class Visit> void forEachRun(std::size_t inner, bool backward, Visit visit) const
    {
        std::vector<std::int64_t> at(letters(), 0);
        std::int64_t runs = 1;
        for (std::size_t letter = 0; letter < letters(); ++letter)
            if (letter != inner)
                runs *= m_extents[letter];
        for (std::int64_t run = 0; run < runs; ++run) {
            std::int64_t rest = backward ? runs - 1 - run : run;
            for (std::size_t letter = letters(); letter-- > 0;)
                if (letter != inner) {
                    at[letter] = rest % m_extents[letter];
                    rest /= m_extents[letter];
                }
            visit(places(at));
        }
    }
    std::int64_t at(Role role, const Places& run, std::size_t inner, std::int64_t value) const
    {
        const auto& steps = m_steps[role][inner];
        return steps.empty() ? run[role] : run[role] - steps[0] + steps[value];
    }

private:
    void addOperand(Role role, const Operand& operand);
    Places places(const std::vector<std::int64_t>& at) const;

    std::vector<char> m_names;
    std::vector<std::int64_t> m_extents;
    bool m_sums = false;
    Places m_base{};
    std::array<std::vector<std::vector<std::int64_t>>, role_count> m_steps; // [role][letter][value]; empty: it has none
};

} // namespace attn
