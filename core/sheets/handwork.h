// SPDX-License-Identifier: GPL-3.0-or-later
// The results of working with the printed numbers: every number is rounded when it is written down, and the next step
// uses the rounded one.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <map>
#include <optional>
#include <string>

namespace attn {

class HandWork {
public:
    // `rounds`: false keeps all digits of intermediate results. `maximumOff`: also where no number is large.
    HandWork(const Computed& computed, bool rounds, bool maximumOff)
        : m_computed(computed), m_rounds(rounds), m_maximumOff(maximumOff)
    {
    }

    double rounded(double value) const;
    // A number on the page, as printed there with `decimals` decimals.
    double give(const CellRef& cell, int decimals);
    // The same of one that was worked out.
    double print(const CellRef& cell, int decimals);
    // The result for a cell from what is written down; nullopt if something is missing, or if the layer has another
    // number there.
    std::optional<double> work(const CellRef& cell);
    std::optional<double> written(const CellRef& cell) const;

    Explanation explained(const CellRef& cell) const;
    // Of a softmax: e to the number of this key, after the row's largest was taken off where it is large.
    double exponential(const Explanation& softmax, std::size_t term) const;
    double sum(const Explanation& row) const; // of the exponentials, or of the numbers themselves
    bool takesMaximumOff(const Explanation& softmax) const;

private:
    double valueOf(const CellRef& cell) const;
    std::optional<double> worked(const Explanation& explanation) const;

    const Computed& m_computed;
    bool m_rounds, m_maximumOff;
    std::map<std::string, double> m_written;
};

} // namespace attn
