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
    std::vector<TokenProbability> tokens;
    tokens.reserve(m_probabilities.size());
    for (const double probability : m_probabilities)
        tokens.push_back({std::ssize(tokens), probability});
    const auto rank = [](const TokenProbability& token) { // nan last, for a strict order
        return std::isnan(token.probability) ? -1 : token.probability;
    };
    const auto before = [&](const TokenProbability& a, const TokenProbability& b) {
        return rank(a) != rank(b) ? rank(a) > rank(b) : a.id < b.id;
    };
    const auto end = tokens.begin() + std::clamp<std::int64_t>(count, 0, vocabulary());
    std::ranges::nth_element(tokens, end, before); // partial_sort's heap is slow when most are requested
    std::ranges::sort(tokens.begin(), end, before);
    tokens.erase(end, tokens.end());
    return tokens;
}

} // namespace attn
