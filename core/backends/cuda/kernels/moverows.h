// SPDX-License-Identifier: GPL-3.0-or-later
// After an edit of one token every other row of the softmax loses one term and gains another. A block moves 32 rows of
// one head: first one thread per row finds what leaves and what enters, then all threads move the sums and contexts,
// then the whole block recomputes the rows in which moving would lose digits.
#pragma once

#include "core/backends/cuda/kernels/fault.h"
#include "core/backends/cuda/kernels/freshrows.h"

namespace attn::cuda {

inline constexpr int moved_rows = 32;         // of one block
inline constexpr float most_above = 8;        // a logit so far above its row's max moves the max
inline constexpr double least_of_peak = 0.25; // a sum that fell below this part of its peak is taken afresh

enum class RowMove { Nothing, Moved, Afresh };

// What happens to one row.
struct MovingRow {
    double added = 0, removed = 0; // times the token's new and old value
    double rescale = 1;            // of the sums, where the max moved
    double inverse = 1;            // 1 / sum
    RowMove move = RowMove::Nothing;
};

struct MoveScratch {
    FreshScratch fresh;
    MovingRow rows[moved_rows];
};

// The row's state after the move, and what its context needs for it. Faulty: a score that counts is not finite.
ATTN_BOTH MovingRow moveState(const MoveRows& op, std::int64_t plane, std::int64_t query, bool& faulty)
{
    MovingRow moving;
    if (query == op.token) {
        moving.move = RowMove::Afresh;
        return moving;
    }
    const RowRule& rule = op.rule;
    const Row row = rowOf(rule, plane, query);
    RowState& state = op.states[plane * rule.rows + query];
    const auto key = static_cast<int>(op.token);
    const float now = op.scores[row.start + key];
    const float before = op.old_scores[plane % rule.heads * rule.rows + query];
    const float logit = logitsOf(row, key, Cells<1>{{now}}).logit.x[0];
    const float old_logit = logitsOf(row, key, Cells<1>{{before}}).logit.x[0];
    if (logit == -INFINITY && old_logit == -INFINITY)
        return moving; // so it is in a row that the mask blocks
    faulty = faulty || (logit != -INFINITY && !isFinite(logit));

    double sum = state.sum;
    float max = state.max, peak = state.peak;
    if (logit - max > most_above) {
        moving.rescale = exp(static_cast<double>(max) - logit);
        sum *= moving.rescale;
        peak = static_cast<float>(peak * moving.rescale);
        max = logit;
    }
    // In double, so that one edit can take away what another added, even if the max moved in between: a huge term
    // leaves nothing behind.
    const double removed = exp(static_cast<double>(old_logit) - max), added = exp(static_cast<double>(logit) - max);
    if (removed == 0 && added == 0)
        return moving;
    sum += added - removed;
    if (!(sum >= least_of_peak * peak)) {
        moving.move = RowMove::Afresh;
        return moving;
    }
    state.max = max;
    state.sum = sum;
    state.peak = fmaxf(peak, static_cast<float>(sum));
    const double factor = drop(row, key, Cells<1>{{1}}).x[0];
    moving.added = added * factor;
    moving.removed = removed * factor;
    moving.inverse = 1 / sum;
    moving.move = RowMove::Moved;
    return moving;
}

ATTN_BOTH Launch launchOf(const MoveRows& op)
{
    const std::int64_t parts = (op.rule.rows + moved_rows - 1) / moved_rows;
    return {op.head_dim == 0 ? 0 : op.rule.heads * parts, fresh_threads, static_cast<int>(sizeof(MoveScratch))};
}

ATTN_BOTH void runBlock(const MoveRows& op, const Block& block)
{
    const RowRule& rule = op.rule;
    MoveScratch& scratch = *static_cast<MoveScratch*>(block.shared);
    const std::int64_t parts = (rule.rows + moved_rows - 1) / moved_rows;
    const std::int64_t head = block.index / parts, begin = block.index % parts * moved_rows;
    const std::int64_t plane = op.item * rule.heads + head;
    const auto count = static_cast<int>(least<std::int64_t>(moved_rows, rule.rows - begin));
    bool faulty = false;
    for (int r = block.thread; r < count; r += block.threads)
        scratch.rows[r] = moveState(op, plane, begin + r, faulty);
    block.sync();

    const std::int64_t value_column = head / rule.sharing * op.head_dim;
    const float* const value = op.v + (op.item * rule.columns + op.token) * op.stride + value_column;
    const float* const old_value = op.old_value + value_column;
    const auto head_dim = static_cast<int>(op.head_dim);
    for (int i = block.thread; i < count * head_dim; i += block.threads) {
        const int r = i / head_dim, e = i % head_dim;
        // Non-finite numbers reach every context, even with weight 0.
        if (r == 0)
            faulty = faulty || !isFinite(value[e]) || !isFinite(old_value[e]);
        const MovingRow& moving = scratch.rows[r];
        if (moving.move != RowMove::Moved)
            continue;
        const std::int64_t at = contextStart(op.places, rule.heads, plane, begin + r) + e;
        const double sum = op.sums[at] * moving.rescale + moving.added * value[e] - moving.removed * old_value[e];
        op.sums[at] = sum;
        op.context[at] = static_cast<float>(sum * moving.inverse);
        faulty = faulty || !isFinite(op.context[at]);
    }

    const FreshRows fresh{rule, nullptr,   0,         op.head_dim, op.stride, op.scores,
                          op.v, op.places, op.states, op.sums,     op.context};
    for (int r = 0; r < count; ++r)
        if (scratch.rows[r].move == RowMove::Afresh && freshRow(fresh, plane, begin + r, scratch.fresh, block))
            faulty = true;
    if (faulty)
        raiseFault(op.fault);
}

} // namespace attn::cuda
