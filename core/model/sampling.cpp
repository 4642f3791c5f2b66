// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/sampling.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/random/torchgenerator.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

void scaleToOne(std::vector<TokenProbability>& tokens)
{
    double sum = 0;
    for (const TokenProbability& token : tokens)
        sum += token.probability;
    for (TokenProbability& token : tokens)
        token.probability /= sum;
}

} // namespace

std::optional<Error> checkSampling(const Sampling& sampling)
{
    if (!(sampling.temperature >= 0 && sampling.temperature <= 100))
        return Error{say("temperature is %1; expected a number from 0 to 100", shortest(sampling.temperature))};
    if (sampling.top_k < 0)
        return Error{say("top-k is %1; expected at least 1, or 0 for all tokens", sampling.top_k)};
    if (!(sampling.top_p > 0 && sampling.top_p <= 1))
        return Error{say("top-p is %1; expected a number above 0 and at most 1", shortest(sampling.top_p))};
    return std::nullopt;
}

std::vector<TokenProbability> candidates(std::vector<TokenProbability> tokens, const Sampling& sampling)
{
    const auto cutAt = [&tokens](const auto& isOut) {
        tokens.erase(std::ranges::find_if(tokens, isOut), tokens.end());
    };
    cutAt([](const TokenProbability& token) { return !(token.probability > 0); });
    if (tokens.empty())
        return {};
    if (sampling.temperature == 0)
        return {{tokens[0].id, 1.0}};
    if (sampling.top_k > 0 && sampling.top_k < std::ssize(tokens))
        cutAt([last = tokens[std::size_t(sampling.top_k - 1)].probability](const TokenProbability& token) {
            return token.probability < last;
        });
    if (sampling.temperature != 1) {
        const double most = tokens[0].probability;
        for (TokenProbability& token :
             tokens) // exp(logit / T) is the probability to the power of 1/T, but for a factor
            token.probability = std::pow(token.probability / most, 1 / sampling.temperature);
    }
    scaleToOne(tokens);
    double before = 0;
    cutAt([&](const TokenProbability& token) {
        const bool enough = before >= sampling.top_p;
        before += token.probability;
        return enough;
    });
    scaleToOne(tokens);
    return tokens;
}

const TokenProbability& drawn(const std::vector<TokenProbability>& candidates, double unit)
{
    double sum = 0;
    for (const TokenProbability& token : candidates) {
        sum += token.probability;
        if (unit < sum)
            return token;
    }
    return candidates.back(); // the sum was rounded to below 1
}

double drawnUnit(std::uint64_t seed, std::int64_t tokens)
{
    TorchGenerator generator(seed);
    generator.skip(std::uint64_t(std::max<std::int64_t>(tokens - 1, 0)));
    return generator.floatUnit();
}

} // namespace attn
