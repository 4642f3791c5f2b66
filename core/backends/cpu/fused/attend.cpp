// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/attend.h"

#include "core/backends/cpu/blocks.h"
#include "core/backends/cpu/fused/positioned.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace attn::cpu {

namespace {

std::int64_t roundedUp(std::int64_t count, std::int64_t to) { return (count + to - 1) / to * to; }

// Whether the matrices of all heads fit into a small part of the cache.
bool staysInCache(const Layer& layer)
{
    return layer.planes() * layer.dims.T * layer.stride() <= 2048; // 8 KiB, five times
}

// Which scores of a block, and what follows from them alone, are stored while later blocks are computed.
WaitingRows waitingBlock(const Layer& layer, std::int64_t plane, std::int64_t first, std::int64_t count,
                         const float* scores)
{
    WaitingRows rows;
    rows.scores = scores;
    rows.stride = layer.stride();
    rows.rows = count;
    rows.columns = layer.dims.T;
    rows.same = layer.scores[plane].row(first);
    rows.cached = staysInCache(layer);
    int exponent = 0;
    const bool multiplies = layer.rule.factor != 0;
    const bool exact = std::frexp(layer.rule.divisor, &exponent) == 0.5f; // then the reciprocal is, too
    if (!layer.dense || layer.rule.mask_first || !(multiplies || exact))
        return rows;
    const std::int64_t at = first * layer.stride();
    rows.scaled = layer.dense->scaled[plane]->floats() + at;
    rows.factor = multiplies ? layer.rule.factor : 1 / layer.rule.divisor;
    if (layer.operands.mask.numbers || layer.capsOrBiases())
        return rows;
    rows.masked = layer.dense->masked[plane]->floats() + at;
    rows.visible = layer.visible(first);
    rows.visible_step = layer.causal();
    rows.blocked_written = layer.dense->blocked_written;
    return rows;
}

// Where the stages of a dense layer's row go.
RowOutput denseRow(const Layer& layer, std::int64_t plane, std::int64_t query)
{
    RowOutput out;
    if (!layer.dense)
        return out;
    const std::int64_t at = query * layer.stride();
    out.scaled = layer.dense->scaled[plane]->floats() + at;
    out.masked = layer.dense->masked[plane]->floats() + at;
    out.weights = layer.dense->weights[plane]->floats() + at;
    out.dropped = layer.dense->dropped[plane]->floats() + at;
    out.blocked_written = layer.dense->blocked_written;
    out.cached = staysInCache(layer);
    return out;
}

// A row without a key: the kernels leave its weights, and the product has made a context of zeros.
void writeEmptyRow(Layer& layer, std::int64_t plane, std::int64_t query)
{
    const float value = layer.emptyRow();
    const RowOutput out = denseRow(layer, plane, query);
    if (layer.dense) {
        std::fill_n(out.weights, layer.dims.T, value);
        std::fill_n(out.dropped, layer.dims.T, value);
        std::fill_n(layer.dense->head_context->floats() + (plane * layer.dims.T + query) * layer.dims.hd, layer.dims.hd,
                    value);
    }
    std::fill_n(layer.context->floats() + layer.headStart(plane, query), layer.dims.hd, value);
}

// The context of a head that is switched off, whatever its weights have made of the values.
void silence(Layer& layer, std::int64_t plane, std::int64_t query)
{
    const std::int64_t hd = layer.dims.hd;
    std::fill_n(layer.context->floats() + layer.headStart(plane, query), hd, 0.0f);
    if (layer.dense)
        std::fill_n(layer.dense->head_context->floats() + (plane * layer.dims.T + query) * hd, hd, 0.0f);
}

// What the context was before the division, where edits have begun to keep it.
void renewSums(Layer& layer, std::int64_t plane, std::int64_t query)
{
    if (!layer.sums)
        return;
    const std::int64_t head = layer.headStart(plane, query);
    const double sum = layer.state(plane, query).sum;
    for (std::int64_t e = head; e < head + layer.dims.hd; ++e)
        layer.sums->doubles()[e] = sum == 0 ? 0 : layer.context->floats()[e] * sum;
}

// The panels of every head's keys and values, which all queries of the head multiply.
struct PackedHeads {
    float *keys, *values;
    std::int64_t key_size, value_size; // of one plane
};

PackedHeads packHeads(const Layer& layer, const PlaneSet& planes, bool keys, WorkspaceParts& parts,
                      const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const std::int64_t tile = layer.kernels->tile_columns, count = planes.count;
    PackedHeads packed{nullptr, nullptr, roundedUp(T, tile) * hd, roundedUp(hd, tile) * T};
    packed.keys = parts.room(parts.keys, keys ? count * packed.key_size : 0);
    packed.values = parts.room(parts.values, count * packed.value_size);
    const std::int64_t chunk = roundedUp(256, tile), chunks = keys ? (T + chunk - 1) / chunk : 0;
    parts.team.run(count * (chunks + 1), stop, [&](std::int64_t task, int) {
        const std::int64_t at = task / (chunks + 1), part = task % (chunks + 1), plane = planes[at];
        if (part == chunks) {
            layer.kernels->pack(T, hd, layer.v->floats() + layer.headStart(plane, 0), O, 1,
                                packed.values + at * packed.value_size);
            return;
        }
        const std::int64_t first = part * chunk;
        layer.kernels->pack(hd, std::min(chunk, T - first), layer.k->floats() + layer.headStart(plane, first), 1, O,
                            packed.keys + at * packed.key_size + first * hd);
    });
    return packed;
}

} // namespace

void projectAll(Layer& layer, WorkspaceParts& parts, const StopToken& stop)
{
    const Dims& dims = layer.dims;
    const std::int64_t rows = dims.B * dims.T, O = dims.O, D = dims.D;
    Buffer* targets[part_count];
    for (int part = 0; part < part_count; ++part)
        targets[part] = (layer.*targetOf(layer, part)).get();
    if (layer.config.projection == Projection::None) {
        for (Buffer* target : targets)
            std::copy_n(layer.operands.x.data(), rows * O, target->floats());
        return positionAll(layer, parts, stop);
    }
    ProductParts products[part_count];
    std::int64_t tasks = 0;
    for (int part = 0; part < part_count; ++part) {
        products[part] = productParts(rows, D, dims.columnsOf(part), parts.team.threads(), *layer.kernels);
        tasks += products[part].groups;
    }
    // The same rows of x for queries, keys and values in turn.
    parts.team.run(tasks * products[0].blocks, stop, [&](std::int64_t task, int) {
        std::int64_t group = task % tasks;
        int part = 0;
        while (group >= products[part].groups)
            group -= products[part++].groups;
        const ProductParts& product = products[part];
        const std::int64_t own = task / tasks * product.groups + group;
        const std::int64_t first = product.firstRow(own), column = product.firstColumn(own);
        const Packed& weights = *parts.weights[part];
        layer.kernels->product(product.rowsOf(own), D, layer.operands.x.data() + first * D, D,
                               weights.panels.floats() + column * D, product.columnsOf(own),
                               weights.bias.empty() ? nullptr : weights.bias.data() + column,
                               targets[part]->floats() + first * O + column, O, nullptr, 0, -1, nullptr);
    });
    positionAll(layer, parts, stop);
}

bool isOrdinary(Layer& layer, WorkspaceParts& parts)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    // |q . k| is at most |q| |k|. A sum of squares that overflows is inf, one with a nan is nan: both fail the test.
    constexpr std::int64_t chunk = 64;
    const std::int64_t chunks = (B * T + chunk - 1) / chunk;
    std::vector<float>& largest = parts.largest;
    largest.assign(3 * chunks, 0.0f);
    parts.team.run(3 * chunks, {}, [&](std::int64_t task, int) {
        const Buffer* const sources[3] = {layer.q.get(), layer.k.get(), layer.v.get()};
        const float* numbers = sources[task / chunks]->floats();
        const std::int64_t first = task % chunks * chunk, count = std::min(chunk, B * T - first);
        float squares[chunk];
        layer.kernels->squares(count, O, numbers + first * O, O, squares);
        for (const float square : std::span(squares, count)) {
            if (!(square <= largest[task]))
                largest[task] = square;
            if (std::isnan(square))
                break; // the next row would take its place
        }
    });
    double norm[3] = {0, 0, 0};
    for (std::int64_t task = 0; task < 3 * chunks; ++task) {
        if (!std::isfinite(largest[task]))
            return false;
        norm[task / chunks] = std::max(norm[task / chunks], std::sqrt(static_cast<double>(largest[task])));
    }
    layer.query_norm = norm[query_part];
    layer.key_norm = norm[key_part];
    return scoresStayFinite(layer);
}

bool scoresStayFinite(const Layer& layer)
{
    double mask = 0;
    if (layer.config.mask.kind == MaskKind::Additive && layer.operands.mask.numbers)
        for (const float number : layer.operands.mask.tensor.values())
            if (number != -std::numeric_limits<float>::infinity())
                mask = std::isfinite(number) ? std::max(mask, std::abs(static_cast<double>(number))) : INFINITY;
    double others = std::max(mask, 0.0) + layer.operands.bias.largest;
    if (!layer.operands.sinks.empty())
        for (const float sink : layer.operands.sinks.values())
            others = std::isfinite(sink) ? std::max(others, std::abs(static_cast<double>(sink))) : INFINITY;
    const double score = layer.query_norm * layer.key_norm,
                 scaled = score * std::max(1.0, static_cast<double>(layer.rule.factor));
    constexpr double most = 1e37;
    return scaled < most && (scaled + others) / std::min(1.0f, layer.rule.temperature) < most;
}

void attend(Layer& layer, const PlaneSet& planes, bool keep_scores, WorkspaceParts& parts, const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const Kernels& kernels = *layer.kernels;
    const std::int64_t stride = layer.stride(), block = attendedRows(T, stride, kernels),
                       blocks = (T + block - 1) / block;
    const bool constant = layer.causal() && !layer.operands.mask.numbers; // blocked cells never vary; no row is empty
    if (layer.dense && !constant)
        layer.dense->blocked_written = false;
    const PackedHeads packed = packHeads(layer, planes, !keep_scores, parts, stop);
    for (WaitingRows& waiting : parts.waiting)
        waiting = {}; // of a run that ended by an exception: where they would be stored may be gone
    const auto compute = [&](std::int64_t task, int worker) {
        const std::int64_t at = task / blocks, plane = planes[at], first = task % blocks * block;
        const std::int64_t count = std::min(block, T - first);
        float* const mixing = parts.scratchFor(worker, 3 * block * stride);
        WaitingRows& waiting = parts.waiting[worker];
        float* scores = mixing + block * stride;
        if (scores == waiting.scores && waiting.row < waiting.rows)
            scores += block * stride;
        const std::int64_t head = layer.headStart(plane, first);
        if (!keep_scores) {
            kernels.product(count, hd, layer.q->floats() + head, O, packed.keys + at * packed.key_size, T, nullptr,
                            scores, stride, nullptr, 0, -1, &waiting);
            kernels.storeRows(waiting, waiting.rows);
            waiting = waitingBlock(layer, plane, first, count, scores);
        }
        for (std::int64_t r = 0; r < count; ++r) {
            const std::int64_t query = first + r;
            RowOutput out = denseRow(layer, plane, query);
            if (!keep_scores && !kernels.stores_aside)
                kernels.storeRows(waiting, r + 1);
            const float* row = keep_scores ? layer.scores[plane].row(query, scores + r * stride) : scores + r * stride;
            if (waiting.scaled)
                out.scaled = nullptr;
            if (waiting.masked)
                out.masked = nullptr;
            out.mixing = mixing + r * stride;
            out.mixing_columns = std::min(first + count, T);
            if (!layer.causal())
                out.mixing_columns = T;
            const RowStats stats = kernels.rowPass(layer.rule, layer.rowInput(plane, query, row), out);
            layer.state(plane, query) = {stats.max, stats.sum, stats.sum};
        }
        float* const joined = layer.context->floats() + head;
        float* const alone = layer.dense ? layer.dense->head_context->floats() + (plane * T + first) * hd : nullptr;
        kernels.product(count, T, mixing, stride, packed.values + at * packed.value_size, hd, nullptr, joined, O, alone,
                        hd, layer.causal() ? first : -1, &waiting);
        for (std::int64_t query = first; query < first + count; ++query) {
            if (layer.state(plane, query).sum == 0)
                writeEmptyRow(layer, plane, query);
            if (layer.isOff(plane))
                silence(layer, plane, query);
            renewSums(layer, plane, query);
        }
    };
    parts.team.run(planes.count * blocks, stop, compute);
    for (WaitingRows& waiting : parts.waiting) {
        kernels.storeRows(waiting, waiting.rows);
        waiting = {};
    }
    if (layer.dense && constant && planes.count == layer.planes() && !stop.requested())
        layer.dense->blocked_written = true;
}

void attendRow(Layer& layer, std::int64_t plane, std::int64_t query, const float* scores, float* scratch)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    RowOutput out = denseRow(layer, plane, query);
    out.mixing = scratch;
    out.mixing_columns = T;
    const RowStats stats = layer.kernels->rowPass(layer.rule, layer.rowInput(plane, query, scores), out);
    layer.state(plane, query) = {stats.max, stats.sum, stats.sum};
    float* const context = layer.context->floats() + layer.headStart(plane, query);
    const std::int64_t b = plane / H, h = plane % H;
    layer.kernels->combine(layer.visible(query), hd, scratch, layer.v->floats() + b * T * O + h * hd, O, context);
    if (stats.sum == 0)
        writeEmptyRow(layer, plane, query);
    else if (layer.dense)
        std::copy_n(context, hd, layer.dense->head_context->floats() + (plane * T + query) * hd);
    if (layer.isOff(plane))
        silence(layer, plane, query);
    renewSums(layer, plane, query);
}

std::vector<std::int64_t> queriesLike(const Layer& layer, std::int64_t item, std::int64_t query)
{
    std::vector<std::int64_t> alike;
    if (layer.causal())
        return alike; // their keys differ
    const std::int64_t T = layer.dims.T, D = layer.operands.x.dim(-1);
    const MaskNumbers& mask = layer.operands.mask;
    const auto sameBias = [&](std::int64_t other) {
        for (std::int64_t head = 0; layer.operands.bias.numbers && head < layer.dims.H; ++head) {
            const float* bias = layer.operands.bias.row(item, head, other);
            if (!std::equal(bias, bias + T, layer.operands.bias.row(item, head, query)))
                return false;
        }
        return true;
    };
    const float* x = layer.operands.x.data() + item * T * D;
    for (std::int64_t other = 0; other < T; ++other)
        if (other != query && std::equal(x + other * D, x + (other + 1) * D, x + query * D) &&
            (!mask.numbers || std::equal(mask.row(item, other), mask.row(item, other) + T, mask.row(item, query))) &&
            sameBias(other))
            alike.push_back(other);
    return alike;
}

} // namespace attn::cpu
