// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/layerstages.h"

#include "core/backends/cuda/positionheads.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn::cuda {

namespace {

// Planes n … of a set that one product can make: across the items they are all those of one head; else those of an item
// whose keys or values lie a step apart, which is none where heads share them.
struct PlaneBatch {
    std::int64_t item = 0, head = 0, count = 1;
    bool across_items = false, shared = false;
};

PlaneBatch batchFrom(const PlaneSet& planes, std::int64_t n, const Dims& dims)
{
    PlaneBatch batch;
    const std::int64_t plane = planes[n];
    batch.item = plane / dims.H;
    batch.head = plane % dims.H;
    batch.across_items = planes.step != 1;
    batch.shared = dims.groupSize() > 1;
    const std::int64_t left = batch.shared ? dims.groupSize() - batch.head % dims.groupSize() : dims.H - batch.head;
    batch.count = batch.across_items ? planes.count : std::min(left, planes.count - n);
    return batch;
}

// Where its first matrix of keys or values begins, and how far it is to the next one.
const float* firstOf(const PlaneBatch& batch, const HeadRows& rows, const Dims& dims)
{
    return rows.first + batch.item * dims.S * rows.stride + dims.kvHead(batch.head) * dims.hd;
}
std::int64_t stepOf(const PlaneBatch& batch, const HeadRows& rows, const Dims& dims)
{
    return batch.across_items ? dims.S * rows.stride : batch.shared ? 0 : dims.hd;
}

// Mixes the values of these planes; plane n of the set lies at mixing + n * step.
void mixContext(DeviceLayer& layer, const PlaneSet& planes, const float* mixing, std::int64_t step)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const ContextPlaces places = layer.places();
    const HeadRows values = layer.met(value_part);
    Product product;
    product.rows = T;
    product.terms = product.a_stride = S;
    product.columns = hd;
    product.a_step = step;
    product.b_stride = values.stride;
    product.c_stride = places.row;
    for (std::int64_t n = 0; n < planes.count; n += product.batch) {
        const PlaneBatch batch = batchFrom(planes, n, layer.dims());
        product.batch = batch.count;
        product.a = mixing + n * step;
        product.b = firstOf(batch, values, layer.dims());
        product.b_step = stepOf(batch, values, layer.dims());
        product.c = layer.context->floats() + batch.item * places.item + batch.head * places.head;
        product.c_step = batch.across_items ? places.item : places.head;
        layer.device->multiply(product);
    }
}

void cumulate(DeviceLayer& layer, const PlaneSet& planes, const float* mixing, std::int64_t step)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const HeadRows values = layer.met(value_part);
    for (std::int64_t n = 0; n < planes.count; ++n) {
        const std::int64_t plane = planes[n];
        Cumulate cumulate;
        cumulate.planes = 1;
        cumulate.rows = T;
        cumulate.columns = S;
        cumulate.head_dim = hd;
        cumulate.stride = values.stride;
        cumulate.mixing = mixing + n * step;
        cumulate.v = values.first + plane / H * S * values.stride + layer.dims().kvHead(plane % H) * hd;
        cumulate.out = layer.cumulative->floats() + plane * T * (S + 1) * hd;
        layer.device->run(cumulate);
    }
}

void mix(DeviceLayer& layer, const PlaneSet& planes, const float* mixing, std::int64_t step)
{
    mixContext(layer, planes, mixing, step);
    if (layer.cumulative)
        cumulate(layer, planes, mixing, step);
}

RowPass passOver(DeviceLayer& layer)
{
    const auto floats = [](const BufferPtr& buffer) { return buffer ? buffer->floats() : nullptr; };
    RowPass pass;
    pass.rule = layer.rule();
    pass.scores = layer.scores->floats();
    pass.states = layer.states->as<RowState>();
    pass.scaled = floats(layer.stage(RowStage::Scaled));
    pass.capped = floats(layer.stage(RowStage::Capped));
    pass.biased = floats(layer.stage(RowStage::Biased));
    pass.masked = floats(layer.stage(RowStage::Masked));
    pass.dropped_scores = floats(layer.stage(RowStage::DroppedScores));
    pass.unmasked = floats(layer.stage(RowStage::Unmasked));
    pass.times_mask = floats(layer.stage(RowStage::TimesMask));
    pass.weights = floats(layer.stage(RowStage::Weights));
    pass.dropped = floats(layer.stage(RowStage::Dropped));
    pass.row_sums = floats(layer.row_sums);
    return pass;
}

// Allocates room for `planes` planes on their way into the context; if the device is full, for fewer, set in `planes`.
BufferPtr takeScratch(const DeviceLayer& layer, std::int64_t& planes)
{
    for (;;) {
        try {
            return takeBytes(layer.device, planes * layer.planeBytes());
        } catch (const Failure& failure) {
            if (failure.kind != FailureKind::Full || planes <= 1)
                throw;
            planes = std::clamp<std::int64_t>(layer.device->freeBytes() / layer.planeBytes(), 1, planes / 2);
        }
    }
}

// Projects part `first` and those beside it, `columns` columns, from all rows of x or of the memory.
void project(DeviceLayer& layer, int first, const DeviceBuffer& from, std::int64_t columns)
{
    const DeviceOperands& operands = *layer.operands;
    const HeadRows rows = layer.made(first);
    Product product;
    product.rows = layer.rowsOf(first);
    product.columns = columns;
    product.terms = product.a_stride = product.b_stride = first == query_part ? layer.dims().D : layer.dims().M;
    product.a = from.floats();
    product.b = operands.columnWeights(first, 0);
    product.b_transposed = true;
    product.c = rows.first;
    product.c_stride = rows.stride;
    layer.device->multiply(product);
    if (operands.weight_biases)
        layer.device->run(AddBias{product.c, product.rows, columns, rows.stride,
                                  operands.weight_biases->floats() + layer.dims().firstColumn(first)});
}

// Of a layer that ends with its scores.
void dropScores(DeviceLayer& layer)
{
    if (!layer.stage(RowStage::DroppedScores))
        return;
    const RowRule rule = layer.rule();
    layer.device->run(DropCells{layer.cells(), layer.scores->floats(), rule.keep, rule.keep_factor,
                                layer.stage(RowStage::DroppedScores)->floats()});
}

} // namespace

void projectAll(DeviceLayer& layer)
{
    const Dims& dims = layer.dims();
    if (layer.projects() && readsMemory(layer.config())) {
        project(layer, query_part, *layer.operands->x, dims.O);
        project(layer, key_part, *layer.operands->memory, 2 * dims.keyColumns());
    } else if (layer.projects()) {
        project(layer, query_part, *layer.operands->x, dims.qkvColumns());
    }
    for (const int part : {query_part, key_part})
        positionHeads(layer, part, {0, layer.rowsOf(part), 0, layer.headsOf(part)});
}

void scorePlanes(DeviceLayer& layer, const PlaneSet& planes)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const HeadRows queries = layer.met(query_part), keys = layer.met(key_part);
    Product product;
    product.rows = T;
    product.columns = product.c_stride = S;
    product.terms = hd;
    product.a_stride = queries.stride;
    product.b_stride = keys.stride;
    product.b_transposed = true;
    for (std::int64_t n = 0; n < planes.count; n += product.batch) {
        const PlaneBatch batch = batchFrom(planes, n, layer.dims());
        product.batch = batch.count;
        product.a = queries.first + batch.item * T * queries.stride + batch.head * hd;
        product.a_step = batch.across_items ? T * queries.stride : hd;
        product.b = firstOf(batch, keys, layer.dims());
        product.b_step = stepOf(batch, keys, layer.dims());
        product.c = layer.scores->floats() + planes[n] * T * S;
        product.c_step = planes.step * T * S;
        layer.device->multiply(product);
    }
}

bool attendPlanes(DeviceLayer& layer, const PlaneSet& planes, const StopToken& stop)
{
    if (layer.config().normalize == Normalize::None) {
        dropScores(layer);
        return !stop.requested();
    }
    // How many planes a product mixes depends on T and S alone, and is the same in both forms, so that they read alike.
    const std::int64_t square = layer.dims().T * layer.dims().S;
    const std::int64_t most = layer.device->sizes().scratch / std::max<std::int64_t>(layer.planeBytes(), 1);
    std::int64_t at_once = std::min(planes.count, std::max<std::int64_t>(most, 1));
    const auto somePlanes = [&](std::int64_t n) {
        return PlaneSet{planes[n], planes.step, std::min(at_once, planes.count - n)};
    };
    RowPass pass = passOver(layer);
    pass.plane_step = planes.step;
    if (const DeviceBuffer* held = layer.held(*rowStage(mixedBy(layer.config()), layer.config()))) {
        pass.first_plane = planes.first;
        pass.planes = planes.count;
        layer.device->run(pass);
        for (std::int64_t n = 0; n < planes.count; n += at_once) {
            const PlaneSet some = somePlanes(n);
            mix(layer, some, held->floats() + some.first * square, planes.step * square);
        }
        return !stop.requested();
    }
    const BufferPtr scratch = takeScratch(layer, at_once);
    pass.mixing = scratch->floats();
    for (std::int64_t n = 0; n < planes.count && !stop.requested(); n += at_once) {
        const PlaneSet some = somePlanes(n);
        pass.first_plane = some.first;
        pass.planes = some.count;
        layer.device->run(pass);
        mix(layer, some, scratch->floats(), square);
    }
    return !stop.requested();
}

void silenceHeads(DeviceLayer& layer, const Config& config)
{
    const Dims& dims = layer.dims();
    if (layer.context)
        for (const std::int64_t head : config.heads_off)
            layer.device->run(Silence{dims.B, dims.T, dims.hd, head, layer.places(), layer.context->floats()});
}

void computeOutput(const DeviceLayer& layer, float* numbers, std::int64_t first_token, std::int64_t tokens)
{
    const DeviceOperands& operands = *layer.operands;
    const std::int64_t columns = operands.outColumns();
    Product product;
    product.rows = tokens;
    product.columns = columns;
    product.terms = product.a_stride = product.b_stride = layer.dims().O;
    product.a = layer.context->floats() + first_token * layer.dims().O;
    product.b = operands.out_weight->floats();
    product.b_transposed = true;
    product.c = numbers;
    product.c_stride = columns;
    layer.device->multiply(product);
    if (operands.out_bias)
        layer.device->run(AddBias{product.c, tokens, columns, columns, operands.out_bias->floats()});
}

bool isFinite(const DeviceLayer& layer)
{
    if (!layer.context)
        return false;
    const Dims& dims = layer.dims();
    Device& device = *layer.device;
    int faults[2] = {0, 0}; // among q, k, v; in the context
    const BufferPtr flags = takeBytes(layer.device, sizeof faults);
    device.upload(flags->as<int>(), faults, sizeof faults);
    device.run(CheckFinite{layer.madeNumbers(), layer.qkv->floats(), flags->as<int>()});
    device.run(CheckFinite{dims.B * dims.T * dims.O, layer.context->floats(), flags->as<int>() + 1});
    device.download(faults, flags->as<int>(), sizeof faults);
    if (faults[0] || !faults[1])
        return !faults[0];
    // A row without keys is nan; no other row is.
    std::vector<RowState> states(layer.planes() * dims.T);
    device.download(states.data(), layer.states->as<RowState>(), states.size() * sizeof(RowState));
    return std::ranges::all_of(
        states, [](const RowState& state) { return state.blocked || (std::isfinite(state.sum) && state.sum != 0); });
}

} // namespace attn::cuda
