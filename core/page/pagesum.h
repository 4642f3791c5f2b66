// SPDX-License-Identifier: GPL-3.0-or-later
// How the cells of a tensor are sums of products of two other tensors, as a rule that a script can follow: the places of the
// factors are a base, a step for each term, and a coefficient for each axis of the cell.
#pragma once

#include "core/explain/explain.h"
#include "core/page/pagelayer.h"

#include <optional>
#include <vector>

namespace attn {

class PageSum {
public:
    // Looks for the rule in the tensor's own explanations; valid() is false where there is none, or where an operand does not
    // stand in the page.
    PageSum(const PageLayer& layer, const TracedTensor& tensor);
    bool valid() const { return m_terms > 0; }
    // What the script will write for this cell.
    std::string text(const Explanation& explanation) const;
    std::string json() const;

private:
    struct Places {
        const TracedTensor* tensor = nullptr;
        std::int64_t base = 0, step = 0;
        Index coefficients; // for each axis of the cell
        std::int64_t at(const Index& cell, std::int64_t term) const;
    };
    // Of one operand, from the explanations of the first cell and of its neighbours along each axis; nothing where they tell no rule.
    using Operand = const CellRef* (*)(const Term&); // null: the term has none
    std::optional<Places> placesOf(const PageLayer& layer, std::size_t first, Operand operand) const;
    std::string number(const Places& places, const Index& cell, std::int64_t term) const;

    const TracedTensor& m_tensor;
    std::vector<Explanation>
        m_known;              // of the first cell, and of its neighbour along each axis (the same where there is none)
    std::string m_name;       // "q·k"
    std::int64_t m_terms = 0; // products; 0: no rule
    bool m_addedFirst = false;
    std::vector<Places> m_factors; // one or two
    std::optional<Places> m_added; // a bias
};

} // namespace attn
