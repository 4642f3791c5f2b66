// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/nexttokens.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace attn {

std::span<const float> lastRow(const Tensor& logits)
{
    return logits.values().last(static_cast<std::size_t>(logits.dim(-1)));
}

NextTokens::NextTokens(std::span<const float> logits) : m_probabilities(logits.size())
{
    if (logits.empty())
        return;
    const double most = *std::ranges::max_element(logits);
    std::ranges::transform(logits, m_probabilities.begin(), [&](float logit) { return std::exp(logit - most); });
    const double sum = std::accumulate(m_probabilities.begin(), m_probabilities.end(), 0.0);
    for (double& each : m_probabilities)
        each /= sum;
}

double NextTokens::of(std::int64_t id) const
{
    return id >= 0 && id < vocabulary() ? m_probabilities[static_cast<std::size_t>(id)] : 0;
}

std::vector<TokenProbability> NextTokens::most(std::int64_t count) const
{
    std::vector<std::int64_t> order(m_probabilities.size());
    std::iota(order.begin(), order.end(), 0);
    count = std::clamp<std::int64_t>(count, 0, vocabulary());
    const auto rank = [&](std::int64_t id) { // nan last, so that there is an order
        const double probability = of(id);
        return std::isnan(probability) ? -1 : probability;
    };
    std::ranges::partial_sort(order, order.begin() + count, [&](std::int64_t a, std::int64_t b) {
        return rank(a) != rank(b) ? rank(a) > rank(b) : a < b;
    });
    std::vector<TokenProbability> tokens;
    for (std::int64_t i = 0; i < count; ++i)
        tokens.push_back({order[static_cast<std::size_t>(i)], of(order[static_cast<std::size_t>(i)])});
    return tokens;
}

} // namespace attn
