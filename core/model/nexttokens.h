// SPDX-License-Identifier: GPL-3.0-or-later
// The next token after a pass: how probable each token of the vocabulary is, from a row of logits.
#pragma once

#include "core/base/tensor.h"

#include <cstdint>
#include <span>
#include <vector>

namespace attn {

struct TokenProbability {
    std::int64_t id = 0;
    double probability = 0;
    bool operator==(const TokenProbability&) const = default;
};

// Of a pass: the row of its last token.
std::span<const float> lastRow(const Tensor& logits);

// softmax(logits) in float64, [vocabulary].
class NextTokens {
public:
    explicit NextTokens(std::span<const float> logits);

    std::int64_t vocabulary() const { return std::int64_t(m_probabilities.size()); }
    // 0 of ids that the vocabulary has not.
    double of(std::int64_t id) const;
    // The `count` most probable tokens, or all; ties: smaller id first.
    std::vector<TokenProbability> most(std::int64_t count) const;

private:
    std::vector<double> m_probabilities;
};

} // namespace attn
