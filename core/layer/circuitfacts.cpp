// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/layer/circuitfacts.h"

#include "core/base/say.h"

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

constexpr CardTitle by_queries = {"qkv", ""}, by_scores = {"scores", ""}, by_output = {"output", ""};

// The OV circuit's axes y and e: the output layer's columns, or the head's own without one.
constexpr StageFacts circuit_facts[] = {
    {"qk_circuit", "hdg", by_queries, "", SAY_LATER("QK circuit, W_q W_kᵀ")},
    {"qk_bias_asks", "hg", by_queries, "", SAY_LATER("What the query bias looks for, b_q W_kᵀ")},
    {"qk_bias_asked", "hd", by_queries, "", SAY_LATER("What the key bias responds to, W_q b_k")},
    {"qk_bias_both", "h", by_queries, "", SAY_LATER("Both biases, b_q · b_k")},
    {"qk_asked", "bhig", by_queries, "", SAY_LATER("What each query looks for in embeddings")},
    {"qk_bias_rows", "bhi", by_queries, "", SAY_LATER("What the key bias adds to each query's scores")},
    {"qk_tokens", "bhij", by_scores, "", SAY_LATER("QK circuit between the tokens"), SAY_LATER("score")},
    {"ov_circuit", "hdy", by_output, "", SAY_LATER("OV circuit, W_v W_o")},
    {"ov_bias", "hy", by_output, "", SAY_LATER("What the value bias writes, b_v W_o")},
    {"ov_tokens", "bhjy", by_output, "", SAY_LATER("What each token writes through the head")},
};

} // namespace

const StageFacts* circuitFactsOf(std::string_view name)
{
    const auto found = std::ranges::find(circuit_facts, name, &StageFacts::name);
    return found == std::end(circuit_facts) ? nullptr : found;
}

} // namespace attn
