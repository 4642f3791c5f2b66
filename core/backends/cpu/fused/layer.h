// SPDX-License-Identifier: GPL-3.0-or-later
// One computed attention layer as the fast path keeps it: the stored numbers, and how all others follow from them.
// Stored are q, k, v, the scores, two numbers per softmax row, and the context; a dense layer also stores what follows.
// A layer behind a trace never changes, unless the engine is its only owner.
#pragma once

#include "core/backends/cpu/fused/output.h"
#include "core/backends/cpu/fused/rotaryturns.h"
#include "core/backends/cpu/fused/scores.h"
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/layerinputs.h"
#include "core/backends/runoptions.h"
#include "core/layer/kept.h"

namespace attn::cpu {

// A row of the softmax: weight = exp(logit - max) / sum. `max` may lag behind the largest logit by a little after edits.
struct RowState {
    float max = 0;
    float peak = 0; // the largest sum since the row was last summed afresh: what the sum's rounding is measured by
    double sum = 0; // 0: every key is blocked
    float inverse() const { return 1.0f / static_cast<float>(sum); }
};

// The stages between scores and context, kept by a dense layer: one matrix per plane, rows scoreStride apart.
struct DenseStages {
    std::vector<std::shared_ptr<Buffer>> scaled, masked, weights, dropped;
    std::shared_ptr<Buffer> head_context; // [B*H,T,hd]
    bool blocked_written = false; // all that a causal mask alone blocks holds its constants, from one run to the next
};

struct Layer : LayerInputs, Kept {
    TraceForm form = TraceForm::Compact;
    const Kernels* kernels = nullptr;

    RowRule rule;
    std::shared_ptr<Buffer> q, k,
        v; // [B*T,O], heads side by side, as multiplied; a shared key is repeated per head
    std::shared_ptr<Buffer> raw_q, raw_k;       // before norm and rotation; null: q and k are not changed
    std::shared_ptr<Buffer> normed_q, normed_k; // after norm, before rotation; null without both
    std::shared_ptr<const RotaryTurns> turns;   // null: no rotation
    std::vector<ScorePlane> scores;             // B*H
    std::vector<RowState> rows;                 // B*H*T
    std::shared_ptr<Buffer> context;            // [B*T,O], the heads side by side
    // The same before the division by `sum`, in double; null until an edit needs it, and when one has taken it over.
    std::shared_ptr<Buffer> sums;
    std::unique_ptr<DenseStages> dense;
    std::unique_ptr<Output> output; // null without an output projection
    // Upper bounds of query, key and value length (2-norm over all heads), which show that no score can overflow.
    double query_norm = 0, key_norm = 0;
    std::weak_ptr<Trace> trace; // backed by this layer; becomes the next trace if it has no readers
    std::uint64_t edition = 0;  // unique to each computation in the program

    std::int64_t planes() const { return dims.B * dims.H; }
    std::int64_t stride() const { return scoreStride(dims.T); }
    bool causal() const { return operands.mask.causal; }
    std::int64_t visible(std::int64_t query) const { return causal() ? query + 1 : dims.T; }
    RowState& state(std::int64_t plane, std::int64_t query) { return rows[plane * dims.T + query]; }
    const RowState& state(std::int64_t plane, std::int64_t query) const { return rows[plane * dims.T + query]; }
    // Where head plane % H of item plane / H begins in a matrix [B*T,O], at `token`.
    std::int64_t headStart(std::int64_t plane, std::int64_t token) const
    {
        return (plane / dims.H * dims.T + token) * dims.O + plane % dims.H * dims.hd;
    }
    // What the kernels need to know of a row, with its scores at `scores`.
    RowInput rowInput(std::int64_t plane, std::int64_t query, const float* scores) const;
    // Scores scaled, before or after the mask.
    float scaled(float x) const { return rule.factor != 0 ? x * rule.factor : x / rule.divisor; }
    // Whether something lies between them and the mask: a cap, a bias.
    bool capsOrBiases() const { return rule.cap != 0 || operands.bias.numbers; }
    // What position bias is added to row `query` of a plane; null: none.
    const float* bias(std::int64_t plane, std::int64_t query) const
    {
        return operands.bias.row(plane / dims.H, plane % dims.H, query);
    }
    // The sink logit of a plane; -inf: none.
    float sink(std::int64_t plane) const;
    // A number with the mask applied: -inf where it is blocked.
    float masked(std::int64_t plane, std::int64_t query, std::int64_t key, float x) const;
    // Scores of queries first … with one key become logits, bit for bit as in a row.
    void logits(std::int64_t plane, std::int64_t first, std::int64_t count, std::int64_t key, float* numbers) const;
    // Whether the plane's head is switched off: then its context is 0.
    bool isOff(std::int64_t plane) const { return headIsOff(config, plane % dims.H); }
    // The weights of a row that has no key left: nan, or 0 by choice.
    float emptyRow() const;
};

RowRule rowRule(const Config& config, const Dims& dims);

} // namespace attn::cpu
