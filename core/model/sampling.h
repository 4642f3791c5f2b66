// SPDX-License-Identifier: GPL-3.0-or-later
// How a model that writes chooses its next token: temperature, top-k and top-p reshape the probabilities, and a random number picks
// one. As Hugging Face's transformers do it, in the same order.
#pragma once

#include "core/base/result.h"
#include "core/model/nexttokens.h"

#include <optional>
#include <vector>

namespace attn {

struct Sampling {
    double temperature = 1; // divides the logits; 0 always takes the most probable token
    // Keeps this many of the most probable tokens, and any tied with the last of them; 0 keeps all.
    std::int64_t top_k = 0;
    double top_p = 1; // keeps the fewest most probable tokens that have this much probability together
    bool operator==(const Sampling&) const = default;
};

// Names the setting that is out of range, with its bounds.
std::optional<Error> checkSampling(const Sampling& sampling);

// The tokens that may be drawn, the most probable first (of equals the smaller id), with the probability of each: they sum to 1.
// `tokens` are all of a vocabulary in that order, as NextTokens::most() gives them: sorting takes longest, and is done once for a pass.
// Empty where the model's probabilities are no numbers. `sampling` must pass checkSampling().
// After LogitsProcessor's TemperatureLogitsWarper, TopKLogitsWarper and TopPLogitsWarper, in float64.
std::vector<TokenProbability> candidates(std::vector<TokenProbability> tokens, const Sampling& sampling);

// The token on which `unit`, from 0 to below 1, falls when the candidates lie side by side, each as wide as it is probable.
// `candidates` must not be empty.
const TokenProbability& drawn(const std::vector<TokenProbability>& candidates, double unit);

// The number that decides the token after `tokens` tokens: torch.rand(tokens)[-1] after torch.manual_seed(seed). So the same text and
// seed lead to the same number, whatever the settings are.
double drawnUnit(std::uint64_t seed, std::int64_t tokens);

} // namespace attn
