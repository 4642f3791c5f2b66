// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rotary/rotaryvectors.h"

#include "core/base/withheld.h"
#include "core/layer/positions.h"
#include "core/layer/stages.h"

#include <algorithm>

namespace attn {

namespace {

// Row `row` of head `head` of a tensor [B,heads,T,hd].
std::vector<double> rowOf(const TracedTensor& tensor, std::int64_t batch, std::int64_t head, std::int64_t row)
{
    std::vector<double> numbers(std::size_t(tensor.shape[3]));
    tensor.read(((batch * tensor.shape[1] + head) * tensor.shape[2] + row) * tensor.shape[3], numbers);
    return numbers;
}

std::vector<double> moved(const std::vector<double>& vector, const RotaryVectors& from, const RotaryVectors& to)
{
    std::vector<double> out = vector;
    for (std::int64_t pair = 0; pair < from.pairs(); ++pair) {
        out[std::size_t(to.pair(pair).first)] = vector[std::size_t(from.pair(pair).first)];
        out[std::size_t(to.pair(pair).second)] = vector[std::size_t(from.pair(pair).second)];
    }
    return out;
}

} // namespace

std::pair<std::int64_t, std::int64_t> RotaryVectors::pair(std::int64_t pair) const
{
    return ropePair(rope, dims, pair);
}

bool RotaryVectors::isWithheld() const
{
    const auto hidden = [](double number) { return attn::isWithheld(number); };
    return std::ranges::any_of(query, hidden) || std::ranges::any_of(key, hidden);
}

std::optional<RotaryVectors> rotaryVectors(const Computed& computed, const ScorePlace& place)
{
    const Realized& realized = *computed.realized;
    const Config& config = realized.config;
    const StageTensor* turned_queries = findStage(realized.plan.stages, "q_rotated");
    const StageTensor* turned_keys = findStage(realized.plan.stages, "k_rotated");
    if (config.stage != Stage::Attention || !config.rope || !turned_queries || !turned_keys ||
        !computed.trace->find("scores"))
        return std::nullopt;
    const TracedTensor* queries = computed.trace->find(turned_queries->from);
    const TracedTensor* keys = computed.trace->find(turned_keys->from);
    if (!queries || !keys)
        return std::nullopt;

    RotaryVectors vectors;
    vectors.rope = *config.rope;
    vectors.dims = realized.plan.dims;
    const Dims& dims = vectors.dims;
    vectors.place = {
        std::clamp<std::int64_t>(place.batch, 0, dims.B - 1), std::clamp<std::int64_t>(place.head, 0, dims.H - 1),
        std::clamp<std::int64_t>(place.query, 0, dims.T - 1), std::clamp<std::int64_t>(place.key, 0, dims.S - 1)};
    const auto& [batch, head, query, key] = vectors.place;
    vectors.asker = asksWithNext(config) ? (query + 1) % dims.T : query;
    vectors.queries = turned_queries->from;
    vectors.keys = turned_keys->from;
    vectors.query = rowOf(*queries, batch, head, vectors.asker);
    vectors.key = rowOf(*keys, batch, dims.kvHead(head), key);
    const std::string& given = config.rope->inv_freq;
    const auto inv_freq = given.empty() ? std::span<const float>() : realized.at(given).values();
    for (std::int64_t pair = 0; pair < ropeDims(*config.rope, dims) / 2; ++pair)
        vectors.frequencies.push_back(ropeFrequency(*config.rope, dims, pair, inv_freq));
    return vectors;
}

RotaryVectors inOtherLayout(const RotaryVectors& vectors, Relaid how)
{
    RotaryVectors other = vectors;
    other.rope.layout = vectors.rope.layout == RopeLayout::Half ? RopeLayout::Interleaved : RopeLayout::Half;
    if (how == Relaid::Reordered) {
        other.query = moved(vectors.query, vectors, other);
        other.key = moved(vectors.key, vectors, other);
    }
    return other;
}

} // namespace attn
