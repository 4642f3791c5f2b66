// SPDX-License-Identifier: GPL-3.0-or-later
// From the derivatives by what a formula makes to those by what it is made of: one vector-Jacobian product for each
// operation of the table of stages.
#pragma once

#include "core/base/stop.h"
#include "core/explain/formula.h"
#include "core/layer/stages.h"

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace attn {

using Doubles = std::vector<double>;

// The derivatives by every tensor that was reached so far, row-major; empty where none was.
class Derivatives {
public:
    // Zeros on first access.
    Doubles& of(const std::string& tensor, std::int64_t size)
    {
        Doubles& numbers = m_tensors[tensor];
        if (numbers.empty())
            numbers.assign(static_cast<std::size_t>(size), 0);
        return numbers;
    }
    const Doubles* find(const std::string& tensor) const
    {
        const auto found = m_tensors.find(tensor);
        return found == m_tensors.end() || found->second.empty() ? nullptr : &found->second;
    }
    std::map<std::string, Doubles>& tensors() { return m_tensors; }

private:
    std::map<std::string, Doubles> m_tensors;
};

struct DerivationStopped {};

// What formulas are pulled back with.
struct PullbackSource {
    const Realized& realized;                                        // of one batch item
    std::function<const Doubles&(const std::string& tensor)> number; // the forward numbers of a tensor
    StopToken stop;                                                  // throws DerivationStopped on request
};

// Adds to `derivatives` what flows through `formula`, which makes cells of `stage`. `flow` are the derivatives by the made
// tensor, 0 in the cells that are constant, and those cells are `constant` (empty: none is).
void pullBack(const PullbackSource& source, const StageTensor& stage, const Formula& formula, const Doubles& flow,
              const std::vector<bool>& constant, Derivatives& derivatives);

// The same for a formula of a recipe, which copies: its lookups, stacks and transposes.
void pullBackCopy(const Formula& formula, const Doubles& flow, Derivatives& derivatives);

} // namespace attn
