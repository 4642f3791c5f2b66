// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/edits.h"

#include "core/backends/cpu/fused/attend.h"
#include "core/backends/cpu/fused/positioned.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>

namespace attn::cpu {

namespace {

constexpr std::int64_t chunk = 64;     // queries of one task
constexpr float most_above = 8;        // a logit so far above its row's max moves the max
constexpr double least_of_peak = 0.25; // a sum that fell below this part of its peak is taken afresh

// What one edit of a token works with.
struct TokenEdit {
    Layer& layer;
    const Layer* previous; // null: in place
    std::int64_t item, token;
    std::vector<float> query, key, value, old_value; // the token's, all heads
    std::vector<float> raw[2], normed[2];            // its query and key before and between norm and rotation, if any
    std::shared_ptr<Buffer> changed;                 // patches of the scores, when not in place
    std::int64_t patch_size = 0;
    bool copies_rows = false; // the matrices of queries, keys and values begin empty

    std::int64_t plane(std::int64_t head) const { return item * layer.dims.H + head; }
    // The new row and column of the scores.
    float* newRow(std::int64_t head) const
    {
        return changed ? changed->floats() + head * patch_size : layer.scores[plane(head)].row(token);
    }
    float oldScore(std::int64_t head, std::int64_t query) const
    {
        return previous ? previous->scores[plane(head)].at(query, token) : layer.scores[plane(head)].row(query)[token];
    }
    void setScore(std::int64_t head, std::int64_t query, float score) const
    {
        if (changed)
            newRow(head)[layer.stride() + query] = score;
        else
            layer.scores[plane(head)].row(query)[token] = score;
    }
};

// Terms that leave and enter the rows of one task: [head][query].
struct MovingTerms {
    std::vector<float> old_logits, new_logits, removed, added;
    explicit MovingTerms(std::int64_t heads)
        : old_logits(heads * chunk), new_logits(heads * chunk), removed(heads * chunk), added(heads * chunk)
    {
    }
};

void putToken(const TokenEdit& edit)
{
    const Layer& layer = edit.layer;
    const std::int64_t O = layer.dims.O, start = (edit.item * layer.dims.T + edit.token) * O;
    std::copy_n(edit.query.data(), O, layer.q->floats() + start);
    std::copy_n(edit.key.data(), O, layer.k->floats() + start);
    std::copy_n(edit.value.data(), O, layer.v->floats() + start);
    const auto putBefore = [&](const std::vector<float>& numbers, const std::shared_ptr<Buffer>& matrix) {
        if (matrix)
            std::copy_n(numbers.data(), O, matrix->floats() + start);
    };
    putBefore(edit.raw[query_part], layer.raw_q);
    putBefore(edit.raw[key_part], layer.raw_k);
    putBefore(edit.normed[query_part], layer.normed_q);
    putBefore(edit.normed[key_part], layer.normed_k);
}

void projectToken(TokenEdit& edit, WorkspaceParts& parts)
{
    Layer& layer = edit.layer;
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const std::int64_t row = edit.item * T + edit.token;
    const float* x = layer.operands.x.data() + row * D;
    std::vector<float>* const targets[part_count] = {&edit.query, &edit.key, &edit.value};
    const float* old_value = (edit.previous ? edit.previous->v : layer.v)->floats() + row * O;
    edit.old_value.assign(old_value, old_value + O);
    parts.team.run(part_count, {}, [&](std::int64_t part, int) {
        const bool changes = layer.raw_q && part != value_part;
        std::vector<float>& target = changes ? edit.raw[part] : *targets[part];
        target.assign(O + row_multiple, 0.0f);
        if (layer.config.projection == Projection::None) {
            std::copy_n(x, O, target.data());
        } else {
            const Packed& weights = *parts.weights[part];
            layer.kernels->product(1, D, x, D, weights.panels.floats(), weights.columns,
                                   weights.bias.empty() ? nullptr : weights.bias.data(), target.data(), O, nullptr, 0,
                                   -1, nullptr);
        }
        if (part != query_part)
            spreadHeads(layer.dims, target.data());
        if (!changes)
            return;
        targets[part]->assign(O + row_multiple, 0.0f);
        if (layer.normed_q)
            edit.normed[part].assign(O, 0.0f);
        positionRow(layer, static_cast<int>(part), edit.token, 0, H, target.data(),
                    layer.normed_q ? edit.normed[part].data() : nullptr, targets[part]->data());
    });
    putToken(edit);
}

double norm(const Layer& layer, const std::vector<float>& numbers)
{
    float square = 0;
    layer.kernels->squares(1, layer.dims.O, numbers.data(), layer.dims.O, &square);
    return std::sqrt(static_cast<double>(square));
}

// What the context of a row was before the division, in double, from the float context of a full computation.
void makeSums(const Layer& layer, std::int64_t row, double* sums)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    for (std::int64_t h = 0; h < H; ++h) {
        const double sum = layer.state(row / T * H + h, row % T).sum;
        for (std::int64_t e = h * hd; e < (h + 1) * hd; ++e)
            sums[e] = sum == 0 ? 0 : layer.context->floats()[row * O + e] * sum;
    }
}

// Sums where a full computation has made none yet.
void beginSums(Layer& layer, WorkspaceParts& parts)
{
    auto sums = std::make_shared<Buffer>(parts.pool->doubles(layer.dims.B * layer.dims.T * layer.dims.O));
    parts.team.run(layer.dims.B * layer.dims.T, {},
                   [&](std::int64_t row, int) { makeSums(layer, row, sums->doubles() + row * layer.dims.O); });
    layer.sums = std::move(sums);
}

// Rows of [B*T] of queries, keys and values that the new layer starts with; those of the token are put in again.
void copyRows(const TokenEdit& edit, std::int64_t first, std::int64_t count)
{
    if (!edit.copies_rows)
        return;
    Layer& layer = edit.layer;
    const std::int64_t O = layer.dims.O, token_row = edit.item * layer.dims.T + edit.token;
    for (const auto matrix : projectedMatrices(layer))
        std::copy_n((edit.previous->*matrix)->floats() + first * O, count * O, (layer.*matrix)->floats() + first * O);
    if (token_row >= first && token_row < first + count)
        putToken(edit);
}

// Numbers of the context that stay as they were.
void copyContext(const TokenEdit& edit, std::int64_t first, std::int64_t count)
{
    if (edit.previous)
        std::copy_n(edit.previous->context->floats() + first, count, edit.layer.context->floats() + first);
}

// Raises the max of a row to a new logit and rescales the sums to match.
void raiseMax(const TokenEdit& edit, std::int64_t head, std::int64_t query, float logit)
{
    Layer& layer = edit.layer;
    RowState& state = layer.state(edit.plane(head), query);
    const double factor = std::exp(static_cast<double>(state.max) - logit);
    state.max = logit;
    state.sum *= factor;
    state.peak = static_cast<float>(state.peak * factor);
    double* sums = layer.sums->doubles() + layer.headStart(edit.plane(head), query);
    for (std::int64_t e = 0; e < layer.dims.hd; ++e)
        sums[e] *= factor;
}

// A softmax row that has to be recomputed.
struct StaleRow {
    std::int64_t plane, query;
    auto operator<=>(const StaleRow&) const = default;
};

// New scores of queries first .. end - 1 with the token, and of the token with these keys.
void scoreChunk(const TokenEdit& edit, std::int64_t first, std::int64_t count, MovingTerms& terms)
{
    const Layer& layer = edit.layer;
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    for (std::int64_t h = 0; h < H; ++h) {
        const std::int64_t head = layer.headStart(edit.plane(h), first);
        for (std::int64_t r = 0; r < count; ++r) // column cells are far apart: prefetch while products are computed
            __builtin_prefetch(edit.layer.scores[edit.plane(h)].row(first + r) + edit.token, 1);
        float column[chunk];
        layer.kernels->dots(count, hd, layer.k->floats() + head, O, edit.query.data() + h * hd, 0,
                            edit.newRow(h) + first, 1);
        layer.kernels->dots(count, hd, layer.q->floats() + head, O, edit.key.data() + h * hd, 0, column, 1);
        for (std::int64_t r = 0; r < count; ++r) {
            const std::int64_t query = first + r;
            if (query == edit.token) {
                edit.setScore(h, query, column[r]);
                continue;
            }
            terms.old_logits[h * chunk + r] = edit.oldScore(h, query);
            terms.new_logits[h * chunk + r] = column[r];
            edit.setScore(h, query, column[r]);
        }
    }
}

// Scores become terms of the rows' sums; 0 where the mask blocks the token.
void termsOfChunk(const TokenEdit& edit, std::int64_t first, std::int64_t count, MovingTerms& terms)
{
    Layer& layer = edit.layer;
    for (std::int64_t h = 0; h < layer.dims.H; ++h) {
        float* const old_logits = terms.old_logits.data() + h * chunk;
        float* const new_logits = terms.new_logits.data() + h * chunk;
        const std::int64_t plane = edit.plane(h);
        layer.logits(plane, first, count, edit.token, old_logits);
        layer.logits(plane, first, count, edit.token, new_logits);
        for (std::int64_t r = 0; r < count; ++r) {
            const std::int64_t query = first + r;
            if (query == edit.token) {
                old_logits[r] = new_logits[r] = -INFINITY;
                continue;
            }
            const float logit = new_logits[r];
            const RowState& state = layer.state(plane, query);
            if (logit - state.max > most_above && state.sum != 0)
                raiseMax(edit, h, query, logit);
            old_logits[r] -= state.max;
            new_logits[r] = logit - state.max;
        }
        layer.kernels->exps(count, old_logits, terms.removed.data() + h * chunk);
        layer.kernels->exps(count, new_logits, terms.added.data() + h * chunk);
    }
}

void moveRow(const TokenEdit& edit, std::int64_t head, std::int64_t query, double removed, double added,
             std::vector<StaleRow>& stale)
{
    Layer& layer = edit.layer;
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const std::int64_t plane = edit.plane(head), start = layer.headStart(plane, query);
    RowState& state = layer.state(plane, query);
    const double sum = state.sum - removed + added;
    if (!(sum >= least_of_peak * state.peak)) {
        stale.push_back({plane, query});
        return;
    }
    state.sum = sum;
    state.peak = std::max(state.peak, static_cast<float>(sum));
    const bool kept = !layer.keep || layer.keep->kept((plane * T + query) * T + edit.token);
    const double factor = !layer.keep ? 1.0 : kept ? layer.rule.keep_factor : 0.0;
    double* const sums = layer.sums->doubles() + start;
    float* const context = layer.context->floats() + start;
    layer.kernels->moveContext(hd, sums, added * factor, edit.value.data() + head * hd, removed * factor,
                               edit.old_value.data() + head * hd, 1 / sum, sums, context);
    if (layer.isOff(plane))
        std::fill_n(context, hd, 0.0f);
    if (layer.dense)
        std::copy_n(context, hd, layer.dense->head_context->floats() + (plane * T + query) * hd);
}

// The stages of a dense layer that follow from the new scores of one row.
void renewDenseRow(const TokenEdit& edit, std::int64_t head, std::int64_t query)
{
    Layer& layer = edit.layer;
    const std::int64_t plane = edit.plane(head), at = query * layer.stride(), cell = at + edit.token;
    const float* scores = layer.scores[plane].row(query);
    const float score = scores[edit.token];
    const auto masked = [&](float x) { return layer.masked(plane, query, edit.token, x); };
    float& scaled_cell = layer.dense->scaled[plane]->floats()[cell];
    float& masked_cell = layer.dense->masked[plane]->floats()[cell];
    if (layer.rule.mask_first) {
        masked_cell = masked(score);
        scaled_cell = layer.scaled(masked_cell);
    } else {
        scaled_cell = layer.scaled(score);
        float biased = scaled_cell;
        if (layer.rule.cap != 0)
            layer.kernels->caps(layer.rule.cap, 1, &biased, &biased);
        if (const float* bias = layer.bias(plane, query))
            biased += bias[edit.token];
        masked_cell = masked(biased);
    }
    const RowState& state = layer.state(plane, query);
    if (edit.token >= layer.visible(query) || state.sum == 0)
        return;
    RowOutput out;
    out.weights = layer.dense->weights[plane]->floats() + at;
    out.dropped = layer.dense->dropped[plane]->floats() + at;
    out.blocked_written = true;
    layer.kernels->rowDense(layer.rule, layer.rowInput(plane, query, scores), state.max, state.inverse(), out);
}

void prepareScores(TokenEdit& edit, WorkspaceParts& parts)
{
    Layer& layer = edit.layer;
    const std::int64_t H = layer.dims.H, T = layer.dims.T;
    if (!edit.previous) {
        bool owned = true;
        for (std::int64_t h = 0; h < H; ++h)
            owned = owned && layer.scores[edit.plane(h)].ownsBase();
        if (owned) {
            for (std::int64_t h = 0; h < H; ++h)
                layer.scores[edit.plane(h)].foldForToken(edit.token);
            return;
        }
    } else {
        layer.scores = {};
        layer.scores.reserve(edit.previous->scores.size());
    }
    edit.patch_size = layer.stride() + (T + row_multiple - 1) / row_multiple * row_multiple;
    edit.changed = std::make_shared<Buffer>(parts.pool->floats(H * edit.patch_size));
    const std::vector<ScorePlane>& from = edit.previous ? edit.previous->scores : layer.scores;
    std::vector<ScorePlane> planes;
    for (std::int64_t plane = 0; plane < layer.planes(); ++plane)
        planes.push_back(plane / H == edit.item
                             ? from[plane].edited(edit.token, edit.changed, plane % H * edit.patch_size, *parts.pool)
                             : from[plane]);
    layer.scores = std::move(planes);
}

LaggingRows::Matrices matricesOf(const Layer& layer)
{
    LaggingRows::Matrices matrices;
    for (const auto matrix : projectedMatrices(layer))
        matrices.push_back(layer.*matrix);
    return matrices;
}

// Queries, keys and values of the layer's own, with the numbers of `previous`; false where they are still empty.
bool takeLagging(Layer& layer, const Layer& previous, WorkspaceParts& parts)
{
    const LaggingRows::Matrices lagging = parts.lagging.take(previous.edition, matricesOf(previous), layer.dims.O);
    std::size_t at = 0;
    for (const auto matrix : projectedMatrices(layer))
        layer.*matrix = lagging.empty()
                            ? std::make_shared<Buffer>(parts.pool->floats(layer.dims.B * layer.dims.T * layer.dims.O))
                            : lagging[at++];
    return !lagging.empty();
}

} // namespace

bool editToken(Layer& layer, const Layer* previous, std::int64_t item, std::int64_t token, WorkspaceParts& parts,
               const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    std::vector<std::int64_t> afresh = queriesLike(layer, item, token);
    afresh.push_back(token);
    if (std::ssize(afresh) > 1 && std::ssize(afresh) * 4 > T)
        return false; // all at once is faster
    if (layer.sums)
        ownDoubles(layer.sums, B * T * O, *parts.pool);
    else
        beginSums(layer, parts);
    const bool copies_rows = previous && !takeLagging(layer, *previous, parts);
    if (previous) {
        layer.context = std::make_shared<Buffer>(parts.pool->floats(B * T * O));
    } else {
        for (const auto matrix : projectedMatrices(layer))
            own(layer.*matrix, B * T * O, *parts.pool);
        own(layer.context, B * T * O, *parts.pool);
    }

    TokenEdit edit{layer, previous, item, token, {}, {}, {}, {}, {}, {}, nullptr, 0, copies_rows};
    projectToken(edit, parts);
    layer.query_norm = std::max(layer.query_norm, norm(layer, edit.query));
    layer.key_norm = std::max(layer.key_norm, norm(layer, edit.key));
    if (!scoresStayFinite(layer) || !std::isfinite(norm(layer, edit.value)))
        return false;
    prepareScores(edit, parts);

    const std::int64_t chunks = (T + chunk - 1) / chunk;
    std::vector<std::vector<StaleRow>> stale(parts.team.threads());
    std::vector<MovingTerms> moving(parts.team.threads(), MovingTerms(0));
    for (const std::int64_t query : afresh)
        for (std::int64_t h = 0; h < H; ++h)
            stale[0].push_back({edit.plane(h), query});
    parts.team.run(B * chunks, stop, [&](std::int64_t task, int worker) {
        const std::int64_t first = task % chunks * chunk, count = std::min(chunk, T - first);
        const std::int64_t first_row = task / chunks * T + first;
        copyRows(edit, first_row, count);
        if (task / chunks != item)
            return copyContext(edit, first_row * O, count * O);
        MovingTerms& terms = moving[worker];
        if (terms.added.empty())
            terms = MovingTerms(H);
        scoreChunk(edit, first, count, terms);
        if (layer.visible(first + count - 1) <= token) // none of these queries sees the token
            return copyContext(edit, first_row * O, count * O);
        termsOfChunk(edit, first, count, terms);
        for (std::int64_t r = 0; r < count; ++r)
            for (std::int64_t h = 0; h < H; ++h) {
                const float removed = terms.removed[h * chunk + r], added = terms.added[h * chunk + r];
                if (removed != 0 || added != 0)
                    moveRow(edit, h, first + r, removed, added, stale[worker]);
                else
                    copyContext(edit, layer.headStart(edit.plane(h), first + r), hd);
            }
    });
    std::vector<StaleRow> rows;
    for (const std::vector<StaleRow>& of_worker : stale)
        rows.insert(rows.end(), of_worker.begin(), of_worker.end());
    std::ranges::sort(rows);
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    parts.team.run(std::ssize(rows), stop, [&](std::int64_t at, int worker) {
        float* const scratch = parts.scratchFor(worker, 2 * layer.stride());
        const auto [plane, query] = rows[at];
        attendRow(layer, plane, query, layer.scores[plane].row(query, scratch), scratch + layer.stride());
    });
    if (layer.dense)
        parts.team.run((T + chunk - 1) / chunk * H, stop, [&](std::int64_t task, int) {
            const std::int64_t first = task / H * chunk;
            for (std::int64_t query = first; query < std::min(first + chunk, T); ++query)
                if (query != token)
                    renewDenseRow(edit, task % H, query);
        });
    if (previous && !stop.requested())
        parts.lagging.add(matricesOf(*previous), previous->edition, layer.edition, item * T + token);
    if (layer.output) {
        // Queries before the token do not see it; a merge that reads straight through mixes queries in every row.
        const bool later_rows_only = layer.causal() && !readsStraightThrough(layer.config);
        const std::int64_t first = item * T + (later_rows_only ? token : 0), end = (item + 1) * T;
        if (previous)
            layer.output->copyFrom(*previous->output, first, end);
        else
            layer.output->spoil(first, end);
    }
    return true;
}

void own(std::shared_ptr<Buffer>& buffer, std::int64_t floats, BufferPool& pool)
{
    if (buffer.use_count() == 1) {
        std::atomic_thread_fence(std::memory_order_acquire); // after the last reader's release
        return;
    }
    auto copy = std::make_shared<Buffer>(pool.floats(floats));
    std::memcpy(copy->floats(), buffer->floats(), floats * sizeof(float));
    buffer = std::move(copy);
}

void ownDoubles(std::shared_ptr<Buffer>& buffer, std::int64_t doubles, BufferPool& pool)
{
    own(buffer, 2 * doubles, pool);
}

} // namespace attn::cpu
