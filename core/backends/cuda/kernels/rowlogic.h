// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a score: scaled, capped, biased, masked, logit, weight, dropped, number by number. All kernels use
// these functions, so that a stage is the same to the bit, whether it was written in full or is computed when read.
#pragma once

#include "core/backends/cuda/device/operations.h"
#include "core/backends/cuda/kernels/cells.h"

namespace attn::cuda {

// What all numbers of one row have in common.
struct Row {
    std::int64_t start = 0; // of its first number in a tensor of [planes, rows, columns]
    int columns = 0;
    int visible = 0;             // keys from here on are blocked by position
    int begin = 0, global = 0;   // and those before `begin`, but the first `global` ones
    int seen = 0;                // from here on every logit is -inf, whatever the score
    const float* mask = nullptr; // of this row
    const float* bias = nullptr; // of this row; null: none
    float cap = 0;
    float sink = -INFINITY; // its logit
    const std::uint64_t* keep = nullptr;
    float keep_factor = 1;
    Divider scale, temperature;
    bool masks_before = false, mask_adds = false, masks_after = false, rescales = false;
    Normalize normalize = Normalize::Softmax;
    bool mask_first = false, drop_scores = false, zero_masked_rows = false;
};

ATTN_BOTH Row rowOf(const RowRule& rule, std::int64_t plane, std::int64_t query)
{
    Row row;
    row.start = (plane * rule.rows + query) * rule.columns;
    row.columns = static_cast<int>(rule.columns);
    if (rule.causal) {
        const std::int64_t end = query + 1 > rule.prefix ? query + 1 : rule.prefix;
        row.visible = static_cast<int>(least(end, rule.columns));
        row.begin = rule.window > 0 && query + 1 > rule.window ? static_cast<int>(query + 1 - rule.window) : 0;
        row.global = static_cast<int>(least(rule.global, rule.columns));
    } else {
        row.visible = row.columns;
    }
    row.mask = rule.mask ? rule.mask + plane / rule.heads * rule.item_step + query * rule.query_step : nullptr;
    row.keep = rule.keep;
    row.keep_factor = rule.keep_factor;
    if (rule.bias)
        row.bias = rule.bias + plane / rule.heads * rule.bias_item_step + plane % rule.heads * rule.bias_head_step +
                   query * rule.bias_query_step;
    row.cap = rule.cap;
    row.scale = rule.factor != 0 ? Divider{1, rule.factor} : Divider::exact(rule.divisor);
    row.temperature = Divider::exact(rule.normalize == Normalize::Sum ? 1.0f : rule.temperature);
    if (rule.sinks)
        row.sink = row.temperature(rule.sinks[plane % rule.heads]);
    row.masks_before = rule.masks_before;
    row.mask_adds = rule.mask_adds;
    row.masks_after = rule.masks_after;
    row.rescales = rule.rescales;
    row.normalize = rule.normalize;
    row.mask_first = rule.mask_first;
    row.drop_scores = rule.drop_scores && rule.keep;
    row.zero_masked_rows = rule.zero_masked_rows;
    // Not so where -inf is added (to inf or nan it gives nan), dropped (-inf * 0 is nan) or divided by a sum.
    const bool filled = rule.masks_before && !rule.mask_adds && rule.normalize != Normalize::Sum && !row.drop_scores;
    row.seen = filled ? row.visible : row.columns;
    return row;
}

// --- soft cap, bias, mask, dropout ---

template <int width> ATTN_BOTH Cells<width> capScores(const Row& row, Cells<width> x)
{
    if (row.cap != 0)
        for (int i = 0; i < width; ++i)
            x.x[i] = times(row.cap, tanhf(x.x[i] / row.cap));
    return x;
}

// Rows of a bias by distance begin anywhere: no fours are loaded.
template <int width> ATTN_BOTH Cells<width> addBias(const Row& row, int first, Cells<width> x)
{
    if (row.bias)
        for (int i = 0; i < width; ++i)
            x.x[i] += load<1>(row.bias + first + i).x[0];
    return x;
}

// Whether the query may see a key by position.
ATTN_BOTH bool isVisible(const Row& row, int key)
{
    return key < row.visible && (key >= row.begin || key < row.global);
}

// x times 1 / (1 - p) or 0: a dropped inf is nan.
template <int width> ATTN_BOTH Cells<width> drop(const Row& row, int first, Cells<width> x)
{
    if (!row.keep)
        return x;
    const std::int64_t flat = row.start + first; // fours begin at a multiple of four: they share a word
    const std::uint64_t bits = row.keep[flat >> 6] >> (flat & 63);
    for (int i = 0; i < width; ++i)
        x.x[i] = times(x.x[i], bits >> i & 1 ? row.keep_factor : 0.0f);
    return x;
}

// Before the softmax.
template <int width> ATTN_BOTH Cells<width> maskScores(const Row& row, int first, Cells<width> x)
{
    if (!row.masks_before)
        return x;
    const bool adds = row.mask_adds;
    if (row.mask) {
        const Cells<width> mask = load<width>(row.mask + first);
        for (int i = 0; i < width; ++i)
            x.x[i] = adds ? x.x[i] + mask.x[i] : mask.x[i] == -INFINITY ? -INFINITY : x.x[i];
    }
    if (first + width > row.visible || first < row.begin)
        for (int i = 0; i < width; ++i)
            if (!isVisible(row, first + i))
                x.x[i] = adds ? x.x[i] - INFINITY : -INFINITY;
    return x;
}

// 1 where the mask allows a key, else 0.
template <int width> ATTN_BOTH Cells<width> allowed(const Row& row, int first)
{
    Cells<width> one = allCells<width>(1);
    if (row.mask) {
        const Cells<width> mask = load<width>(row.mask + first);
        for (int i = 0; i < width; ++i)
            one.x[i] = mask.x[i] == -INFINITY ? 0.0f : 1.0f;
    }
    for (int i = 0; i < width; ++i)
        if (!isVisible(row, first + i))
            one.x[i] = 0;
    return one;
}

// --- scores to logits ---

template <int width> struct LogitCells {
    Cells<width> scaled, capped, biased, masked;
    Cells<width> dropped; // of the last of them
    Cells<width> logit;   // divided by the temperature: what the normaliser works on
};

template <int width> ATTN_BOTH LogitCells<width> logitsOf(const Row& row, int first, const Cells<width>& scores)
{
    LogitCells<width> out;
    out.scaled = out.masked = row.mask_first ? maskScores(row, first, scores) : scores;
    for (int i = 0; i < width; ++i)
        out.scaled.x[i] = row.scale(out.scaled.x[i]);
    out.capped = capScores(row, out.scaled);
    out.biased = addBias(row, first, out.capped);
    if (!row.mask_first)
        out.masked = maskScores(row, first, out.biased);
    out.dropped = row.mask_first ? out.scaled : out.masked;
    if (row.drop_scores)
        out.dropped = drop(row, first, out.dropped);
    for (int i = 0; i < width; ++i)
        out.logit.x[i] = row.temperature(out.dropped.x[i]);
    return out;
}

// --- logits to weights ---

// What the numbers of a row are divided by; from its state.
struct Shares {
    float max = 0;
    Divider sum, kept_sum;
    bool zeroed = false;
};

ATTN_BOTH Shares sharesOf(const Row& row, const RowState& state)
{
    Shares shares;
    shares.max = state.max;
    const float sum = static_cast<float>(state.sum);
    shares.sum = row.normalize == Normalize::Softmax ? Divider::quick(sum) : Divider{sum, 0};
    shares.kept_sum = Divider{static_cast<float>(state.kept_sum), 0};
    shares.zeroed = state.blocked && row.zero_masked_rows;
    return shares;
}

// What a row's sum is made of. Every key at -inf: -inf - -inf is nan.
ATTN_BOTH float termOf(const Row& row, float max, float logit)
{
    return row.normalize == Normalize::Sum ? logit : expf(logit - max);
}
template <int width> ATTN_BOTH Cells<width> termsOf(const Row& row, float max, const Cells<width>& logits)
{
    Cells<width> terms;
    for (int i = 0; i < width; ++i)
        terms.x[i] = termOf(row, max, logits.x[i]);
    return terms;
}

// What a sink adds to the sum of its row; of a row without one it is 0.
ATTN_BOTH float sinkTerm(const Row& row, float max)
{
    return row.normalize == Normalize::Sum ? 0 : termOf(row, max, row.sink);
}

template <int width> struct WeightCells {
    Cells<width> unmasked, times_mask, weights, dropped;
};

template <int width>
ATTN_BOTH WeightCells<width> weightsOf(const Row& row, const Shares& shares, int first, const Cells<width>& terms)
{
    WeightCells<width> out;
    for (int i = 0; i < width; ++i)
        out.unmasked.x[i] = shares.sum(terms.x[i]);
    out.weights = out.times_mask = out.unmasked;
    if (row.masks_after) {
        const Cells<width> factor = allowed<width>(row, first);
        for (int i = 0; i < width; ++i)
            out.weights.x[i] = out.times_mask.x[i] = times(out.unmasked.x[i], factor.x[i]);
        if (row.rescales)
            for (int i = 0; i < width; ++i)
                out.weights.x[i] = shares.kept_sum(out.times_mask.x[i]);
    }
    if (shares.zeroed)
        out.weights = allCells<width>(0);
    out.dropped = row.drop_scores ? out.weights : drop(row, first, out.weights);
    return out;
}

// --- any stage of a row ---

ATTN_BOTH bool needsState(RowStage stage)
{
    return stage == RowStage::Unmasked || stage == RowStage::TimesMask || stage == RowStage::Weights ||
           stage == RowStage::Dropped;
}

// Numbers of a stage from the scores; `shares` are looked at where the stage needs them.
template <int width>
ATTN_BOTH Cells<width> stageOf(const Row& row, const Shares& shares, RowStage stage, int first,
                               const Cells<width>& scores)
{
    if (stage == RowStage::Scores)
        return scores;
    const LogitCells<width> logits = logitsOf(row, first, scores);
    if (stage == RowStage::Scaled)
        return logits.scaled;
    if (stage == RowStage::Capped)
        return logits.capped;
    if (stage == RowStage::Biased)
        return logits.biased;
    if (stage == RowStage::Masked)
        return logits.masked;
    if (stage == RowStage::DroppedScores)
        return logits.dropped;
    const WeightCells<width> weights = weightsOf(row, shares, first, termsOf(row, shares.max, logits.logit));
    return stage == RowStage::Unmasked    ? weights.unmasked
           : stage == RowStage::TimesMask ? weights.times_mask
           : stage == RowStage::Weights   ? weights.weights
                                          : weights.dropped;
}

// Whether all rows under this rule can be handled in fours.
ATTN_BOTH bool takesFours(const RowRule& rule)
{
    return takesFours(rule.columns) && takesFours(rule.mask) && takesFours(rule.item_step) &&
           takesFours(rule.query_step);
}

} // namespace attn::cuda
