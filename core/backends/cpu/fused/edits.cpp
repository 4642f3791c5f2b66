// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/edits.h"

#include "core/backends/cpu/fused/attend.h"
#include "core/backends/cpu/fused/positioned.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <set>
#include <vector>

namespace attn::cpu {

namespace {

// Detaches what an edit writes from older traces, and takes over the initial scores.
void begin(Layer& layer, const Layer* previous, WorkspaceParts& parts)
{
    const std::int64_t numbers = layer.dims.B * layer.dims.T * layer.dims.O;
    own(layer.context, numbers, *parts.pool);
    if (layer.sums)
        ownDoubles(layer.sums, numbers, *parts.pool);
    if (previous)
        layer.scores = previous->scores;
}

// Recomputes one column of q, k or v for every token. Returns its largest magnitude.
float projectColumn(Layer& layer, int part, std::int64_t column, WorkspaceParts& parts, const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    float* const target = (layer.*targetOf(layer, part))->floats() + columnInHeads(layer.dims, part, column);
    std::vector<float> weights(D + row_multiple);
    float bias = 0;
    readColumn(layer.operands, layer.config, layer.dims, part, column, weights.data(), &bias);
    constexpr std::int64_t chunk = 128;
    const std::int64_t rows = B * T, chunks = (rows + chunk - 1) / chunk;
    std::vector<float> largest(chunks, 0.0f);
    parts.team.run(chunks, stop, [&](std::int64_t task, int) {
        const std::int64_t first = task * chunk, count = std::min(chunk, rows - first);
        layer.kernels->dots(count, D, layer.operands.x.data() + first * D, D, weights.data(), bias, target + first * O,
                            O);
        for (std::int64_t row = first; row < first + count; ++row)
            if (const float value = std::abs(target[row * O]); !(value <= largest[task]))
                largest[task] = value;
    });
    float all = 0; // or nan, as soon as one is
    for (const float each : largest)
        if (!(each <= all))
            all = each;
    return all;
}

float largestOf(const std::vector<float>& numbers)
{
    float largest = 0;
    for (const float number : numbers)
        largest = std::max(largest, std::abs(number));
    return largest;
}

// What a changed head context adds to the output: (new - old) times the head's rows of the output weights.
void moveOutput(Layer& layer, std::int64_t head, const std::vector<float>& old, WorkspaceParts& parts,
                const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    Output& output = *layer.output;
    const Packed& weights = *output.weights();
    const std::int64_t columns = output.columns(), tile = weights.tile, rows = B * T;
    constexpr std::int64_t chunk = 48;
    std::vector<float> largest((rows + chunk - 1) / chunk, 0.0f);
    parts.team.run((rows + chunk - 1) / chunk, stop, [&](std::int64_t task, int worker) {
        const std::int64_t first = task * chunk, count = std::min(chunk, rows - first);
        float* const moved = parts.scratchFor(worker, chunk * (hd + tile));
        float* const change = moved + chunk * tile;
        for (std::int64_t r = 0; r < count; ++r)
            for (std::int64_t e = 0; e < hd; ++e)
                change[r * hd + e] =
                    layer.context->floats()[(first + r) * O + head * hd + e] - old[(first + r) * hd + e];
        for (std::int64_t column = 0; column < columns; column += tile) {
            const std::int64_t across = std::min(tile, columns - column);
            layer.kernels->product(count, hd, change, hd, weights.panels.floats() + column * O + head * hd * tile,
                                   across, nullptr, moved, tile, nullptr, 0, -1, nullptr);
            for (std::int64_t r = 0; r < count; ++r) {
                float* const out = output.writable() + (first + r) * columns + column;
                for (std::int64_t c = 0; c < across; ++c)
                    out[c] += moved[r * tile + c];
                float square = 0;
                layer.kernels->squares(1, across, moved + r * tile, tile, &square);
                largest[task] = std::max(largest[task], square / static_cast<float>(across));
            }
        }
    });
    output.addMove(std::sqrt(*std::ranges::max_element(largest)));
}

// Whether a changed context can be carried on to the output; a forked layer gets the numbers to begin with.
bool outputCanMove(Layer& layer, const Layer* previous)
{
    if (previous && layer.output)
        layer.output->copyFrom(*previous->output, 0, 0);
    return layer.output && layer.output->isFinished() && !readsStraightThrough(layer.config);
}

void spoilOutput(Layer& layer)
{
    if (layer.output)
        layer.output->spoil(0, layer.dims.B * layer.dims.T);
}

// Queries or keys normed and rotated in these heads.
void positionEach(Layer& layer, int part, const PlaneSet& heads, WorkspaceParts& parts, const StopToken& stop)
{
    const std::int64_t O = layer.dims.O, rows = layer.dims.B * layer.dims.T;
    const auto& normed = part == query_part ? layer.normed_q : layer.normed_k;
    const auto& out = part == query_part ? layer.q : layer.k;
    constexpr std::int64_t chunk = 64;
    parts.team.run((rows + chunk - 1) / chunk, stop, [&](std::int64_t task, int) {
        for (std::int64_t row = task * chunk; row < std::min(rows, (task + 1) * chunk); ++row)
            positionRow(layer, part, row % layer.dims.T, heads[0], heads.count,
                        (layer.*targetOf(layer, part))->floats() + row * O,
                        normed ? normed->floats() + row * O : nullptr, out->floats() + row * O);
    });
}

// Copies a changed query or key head to the other heads that read it, normed and rotated.
void positionHeads(Layer& layer, int part, const PlaneSet& heads, WorkspaceParts& parts, const StopToken& stop)
{
    const std::int64_t O = layer.dims.O, hd = layer.dims.hd, rows = layer.dims.B * layer.dims.T;
    for (std::int64_t row = 0; row < rows && heads.count > 1; ++row) {
        float* const made = (layer.*targetOf(layer, part))->floats() + row * O;
        for (std::int64_t i = 1; i < heads.count; ++i)
            std::copy_n(made + heads[0] * hd, hd, made + heads[i] * hd);
    }
    if (layer.raw_q)
        positionEach(layer, part, heads, parts, stop);
}

bool editHead(Layer& layer, const Layer* previous, const LayerChange& change, int part, WorkspaceParts& parts,
              const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    if (normsQueries(layer.config))
        return false; // a column does not give the vectors' norms
    for (const auto matrix :
         part == query_part ? std::array{&Layer::q, &Layer::raw_q} : std::array{&Layer::k, &Layer::raw_k})
        if (layer.*matrix)
            own(layer.*matrix, B * T * O, *parts.pool);
    begin(layer, previous, parts);
    const std::int64_t group = part == query_part ? 1 : layer.dims.groupSize();
    const PlaneSet heads{change.head * group, 1, group}; // those that read what changed
    double& norm = part == query_part ? layer.query_norm : layer.key_norm;
    for (const std::int64_t column : change.columns)
        norm = std::hypot(norm, std::sqrt(double(group)) * projectColumn(layer, part, column, parts, stop));
    if (!scoresStayFinite(layer))
        return false;
    positionHeads(layer, part, heads, parts, stop);

    const bool moves = outputCanMove(layer, previous);
    for (std::int64_t i = 0; i < heads.count; ++i) {
        std::vector<float> old(moves ? B * T * hd : 0);
        for (std::int64_t row = 0; row < B * T && moves; ++row)
            std::copy_n(layer.context->floats() + row * O + heads[i] * hd, hd, old.data() + row * hd);
        const PlaneSet planes = planesOfHead(layer.dims, heads[i]);
        for (std::int64_t b = 0; b < B; ++b) {
            ScorePlane& plane = layer.scores[planes[b]];
            if (plane.ownsBase())
                plane.foldForAll();
            else
                plane = ScorePlane(parts.pool->floats(T * layer.stride()), T);
        }
        attend(layer, planes, false, parts, stop);
        if (moves)
            moveOutput(layer, heads[i], old, parts, stop);
    }
    if (!moves)
        spoilOutput(layer);
    return true;
}

// Updates one head whose values have another column, `values` [B*T]: its context, and its share of the output.
void mixColumn(Layer& layer, std::int64_t head, std::int64_t column, const std::vector<float>& values, bool moves,
               WorkspaceParts& parts, const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    const std::int64_t rows = B * T;
    std::vector<float> out_weights;
    if (moves)
        for (std::int64_t c = 0; c < layer.output->columns(); ++c)
            out_weights.push_back(layer.operands.out_weight[c * O + column]);
    constexpr std::int64_t chunk = 64;
    std::vector<float> largest((rows + chunk - 1) / chunk, 0.0f);
    parts.team.run((rows + chunk - 1) / chunk, stop, [&](std::int64_t task, int worker) {
        float* const scratch = parts.scratchFor(worker, layer.stride());
        float change_of_row[chunk] = {};
        const std::int64_t first = task * chunk, end = std::min(first + chunk, rows);
        for (std::int64_t row = first; row < end; ++row) {
            const std::int64_t plane = row / T * H + head, query = row % T;
            const RowState& state = layer.state(plane, query);
            if (state.sum == 0)
                continue;
            const float* scores = layer.scores[plane].row(query, scratch);
            const float mixed = layer.kernels->rowMix(layer.rule, layer.rowInput(plane, query, scores), state.max,
                                                      state.inverse(), values.data() + row / T * T);
            float& context = layer.context->floats()[row * O + column];
            change_of_row[row - first] = mixed - context;
            context = mixed;
            if (layer.sums)
                layer.sums->doubles()[row * O + column] = mixed * state.sum;
            if (layer.dense)
                layer.dense->head_context->floats()[(plane * T + query) * hd + column % hd] = mixed;
        }
        if (moves)
            layer.kernels->addOuter(end - first, layer.output->columns(), change_of_row, out_weights.data(),
                                    layer.output->writable() + first * layer.output->columns(),
                                    layer.output->columns());
        for (const float by : change_of_row)
            largest[task] = std::max(largest[task], std::abs(by));
    });
    if (moves)
        layer.output->addMove(largestOf(largest) * largestOf(out_weights));
}

bool editValueColumn(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
                     const StopToken& stop)
{
    const Dims& dims = layer.dims;
    const std::int64_t rows = dims.B * dims.T, O = dims.O;
    const std::int64_t column =
        columnInHeads(dims, value_part, change.columns.front()); // of the first head that reads it
    own(layer.v, rows * O, *parts.pool);
    begin(layer, previous, parts);
    if (!std::isfinite(projectColumn(layer, value_part, change.columns.front(), parts, stop)))
        return false;

    const bool moves = outputCanMove(layer, previous);
    std::vector<float> values(rows + row_multiple);
    for (std::int64_t row = 0; row < rows; ++row)
        values[row] = layer.v->floats()[row * O + column];
    for (std::int64_t i = 0; i < dims.groupSize(); ++i) {
        const std::int64_t own_column = column + i * dims.hd, head = own_column / dims.hd;
        for (std::int64_t row = 0; row < rows; ++row)
            layer.v->floats()[row * O + own_column] = values[row];
        if (!headIsOff(layer.config, head)) // values of a head switched off are not used
            mixColumn(layer, head, own_column, values, moves, parts, stop);
    }
    if (!moves)
        spoilOutput(layer);
    return true;
}

// Rows of the softmax whose mask changed, or all of them.
bool editMask(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
              const StopToken& stop)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims;
    if (!scoresStayFinite(layer)) // an additive mask may hold anything
        return false;
    begin(layer, previous, parts);
    std::vector<std::int64_t> rows = rowsOfMask(layer, change.cells);
    if (!areMany(rows, layer.dims)) {
        std::set<std::int64_t> with_equals(rows.begin(), rows.end());
        for (const std::int64_t row : rows)
            for (const std::int64_t other : queriesLike(layer, row / T, row % T))
                with_equals.insert(row / T * T + other);
        rows.assign(with_equals.begin(), with_equals.end());
    }
    spoilOutput(layer);
    if (areMany(rows, layer.dims)) {
        attend(layer, allPlanes(layer.dims), true, parts, stop);
        return true;
    }
    parts.team.run(static_cast<std::int64_t>(rows.size()) * H, stop, [&](std::int64_t task, int worker) {
        const std::int64_t row = rows[task / H], plane = row / T * H + task % H;
        float* const scratch = parts.scratchFor(worker, 2 * layer.stride());
        const float* scores = layer.scores[plane].row(row % T, scratch);
        attendRow(layer, plane, row % T, scores, scratch + layer.stride());
    });
    return true;
}

// Rows of the softmax, as numbers of [B*H*T], from the scores that they have.
bool attendRows(Layer& layer, const std::vector<std::int64_t>& rows, WorkspaceParts& parts, const StopToken& stop)
{
    const std::int64_t T = layer.dims.T;
    spoilOutput(layer);
    if (std::ssize(rows) * 4 > layer.planes() * T) {
        attend(layer, allPlanes(layer.dims), true, parts, stop);
        return true;
    }
    parts.team.run(std::ssize(rows), stop, [&](std::int64_t task, int worker) {
        const std::int64_t plane = rows[task] / T, query = rows[task] % T;
        float* const scratch = parts.scratchFor(worker, 2 * layer.stride());
        const float* scores = layer.scores[plane].row(query, scratch);
        attendRow(layer, plane, query, scores, scratch + layer.stride());
    });
    return true;
}

bool editSinksOrBias(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
                     const StopToken& stop)
{
    if (!scoresStayFinite(layer))
        return false;
    begin(layer, previous, parts);
    if (change.kind == ChangeKind::BiasCells)
        return attendRows(layer, rowsOfBias(layer, change.cells), parts, stop);
    spoilOutput(layer);
    for (const std::int64_t head : change.cells)
        attend(layer, planesOfHead(layer.dims, head), true, parts, stop);
    return true;
}

// Heads switched off or on: their weights stay.
bool switchHeads(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
                 const StopToken& stop)
{
    begin(layer, previous, parts);
    spoilOutput(layer);
    for (const std::int64_t head : change.cells)
        attend(layer, planesOfHead(layer.dims, head), true, parts, stop);
    return true;
}

// Norms the projected queries and keys with the new weights.
bool editNorms(Layer& layer, const Layer* previous, WorkspaceParts& parts, const StopToken& stop)
{
    const std::int64_t O = layer.dims.O, rows = layer.dims.B * layer.dims.T;
    begin(layer, previous, parts);
    layer.sums.reset();
    for (const auto matrix : {&Layer::q, &Layer::k, &Layer::normed_q, &Layer::normed_k})
        if (layer.*matrix)
            own(layer.*matrix, rows * O, *parts.pool);
    const PlaneSet all{0, 1, layer.dims.H};
    positionEach(layer, query_part, all, parts, stop);
    positionEach(layer, key_part, all, parts, stop);
    if (stop.requested() || !isOrdinary(layer, parts))
        return false;
    for (ScorePlane& plane : layer.scores)
        if (plane.ownsBase())
            plane.foldForAll();
        else
            plane = ScorePlane(parts.pool->floats(layer.dims.T * layer.stride()), layer.dims.T);
    spoilOutput(layer);
    attend(layer, allPlanes(layer.dims), false, parts, stop);
    return true;
}

bool editDropout(Layer& layer, const Layer* previous, WorkspaceParts& parts, const StopToken& stop)
{
    layer.sums.reset();
    begin(layer, previous, parts);
    spoilOutput(layer);
    attend(layer, allPlanes(layer.dims), true, parts, stop);
    return true;
}

} // namespace

bool applyChange(Layer& layer, const Layer* previous, const LayerChange& change, WorkspaceParts& parts,
                 const StopToken& stop)
{
    switch (change.kind) {
    case ChangeKind::Nothing:
    case ChangeKind::OutputWeights:
        if (previous)
            layer.scores = previous->scores;
        if (previous && layer.output && change.kind == ChangeKind::Nothing)
            layer.output->copyFrom(*previous->output, 0, 0);
        if (layer.output && change.kind == ChangeKind::OutputWeights)
            layer.output->setWeights(parts.out_weights);
        return true;
    case ChangeKind::Token: return editToken(layer, previous, change.item, change.token, parts, stop);
    case ChangeKind::QueryHead: return editHead(layer, previous, change, query_part, parts, stop);
    case ChangeKind::KeyHead: return editHead(layer, previous, change, key_part, parts, stop);
    case ChangeKind::ValueColumn: return editValueColumn(layer, previous, change, parts, stop);
    case ChangeKind::MaskCells: return editMask(layer, previous, change, parts, stop);
    case ChangeKind::Dropout: return editDropout(layer, previous, parts, stop);
    case ChangeKind::Norms: return editNorms(layer, previous, parts, stop);
    case ChangeKind::Sinks:
    case ChangeKind::BiasCells: return editSinksOrBias(layer, previous, change, parts, stop);
    case ChangeKind::Heads: return switchHeads(layer, previous, change, parts, stop);
    case ChangeKind::Everything: break;
    }
    return false;
}

std::shared_ptr<Layer> fork(Layer& layer, bool newest, WorkspaceParts& parts)
{
    auto copy = std::make_shared<Layer>();
    static_cast<LayerInputs&>(*copy) = layer;
    copy->form = layer.form;
    copy->kernels = layer.kernels;
    copy->rule = layer.rule;
    copy->q = layer.q;
    copy->k = layer.k;
    copy->v = layer.v;
    copy->raw_q = layer.raw_q;
    copy->raw_k = layer.raw_k;
    copy->normed_q = layer.normed_q;
    copy->normed_k = layer.normed_k;
    copy->turns = layer.turns;
    copy->rows = layer.rows;
    copy->context = layer.context;
    static std::mutex moving; // another workspace may fork the same layer
    if (newest) {
        const std::lock_guard lock(moving);
        copy->sums = std::move(layer.sums);
    }
    copy->query_norm = layer.query_norm;
    copy->key_norm = layer.key_norm;
    if (layer.output) {
        const std::int64_t rows = layer.dims.B * layer.dims.T;
        copy->output =
            std::make_unique<Output>(parts.pool->floats(rows * layer.output->columns()), layer.output->weights(), rows);
    }
    return copy;
}

} // namespace attn::cpu
