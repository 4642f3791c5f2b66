// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/mixture.h"

#include "core/layer/stages.h"

#include <algorithm>
#include <cmath>

namespace attn {

bool Mixture::isAverage() const { return revealed && !off && !pinned && !negative && std::abs(sum - 1) < 1e-5; }

Mixture mixtureOf(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t query)
{
    Mixture mixture;
    const Config& config = computed.realized->config;
    const Trace& trace = *computed.trace;
    if (config.stage != Stage::Attention || !trace.find("head_context"))
        return mixture;
    const TracedTensor* weights = trace.find(mixedBy(config));
    if (!weights) // dropout is off, and its plain copy is not traced
        weights = trace.find("weights");
    if (!weights)
        return mixture;
    const auto& [B, T, D, O, H, hd, S, KV, M] = computed.realized->plan.dims;
    mixture.weights = trace.row(*weights, batch * H + head, query);
    mixture.off = std::ranges::binary_search(config.heads_off, head);
    mixture.revealed = std::ranges::all_of(mixture.weights, [](double weight) { return std::isfinite(weight); });
    for (const double weight : mixture.weights) {
        mixture.sum += weight;
        mixture.negative = mixture.negative || weight < 0;
    }
    for (std::int64_t e = 0; e < hd && !mixture.pinned; ++e)
        mixture.pinned = computed.scene.overrides.contains("head_context", {batch, head, query, e});
    return mixture;
}

} // namespace attn
