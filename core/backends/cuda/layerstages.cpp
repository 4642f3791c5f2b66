// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/layerstages.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace attn::cuda {

namespace {

// Mixes the values of these planes; plane n of the set lies at mixing + n * step.
void mixContext(DeviceLayer& layer, const PlaneSet& planes, const float* mixing, std::int64_t step)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const ContextPlaces places = layer.places();
    Product product;
    product.rows = product.terms = T;
    product.columns = hd;
    product.a_stride = T;
    product.a_step = step;
    product.b_stride = layer.stride();
    product.c_stride = places.row;
    for (std::int64_t n = 0; n < planes.count; n += product.batch) {
        const std::int64_t plane = planes.first + n * planes.step, item = plane / H, head = plane % H;
        const bool across_items = planes.step != 1;
        product.batch = across_items ? planes.count : std::min(H - head, planes.count - n);
        product.a = mixing + n * step;
        product.b = layer.part(value_part) + item * T * layer.stride() + head * hd;
        product.b_step = across_items ? T * layer.stride() : hd;
        product.c = layer.context->floats() + item * places.item + head * places.head;
        product.c_step = across_items ? places.item : places.head;
        layer.device->multiply(product);
    }
}

void cumulate(DeviceLayer& layer, const PlaneSet& planes, const float* mixing, std::int64_t step)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    for (std::int64_t n = 0; n < planes.count; ++n) {
        const std::int64_t plane = planes.first + n * planes.step;
        Cumulate cumulate;
        cumulate.planes = 1;
        cumulate.rows = cumulate.columns = T;
        cumulate.head_dim = hd;
        cumulate.stride = layer.stride();
        cumulate.mixing = mixing + n * step;
        cumulate.v = layer.part(value_part) + plane / H * T * layer.stride() + plane % H * hd;
        cumulate.out = layer.cumulative->floats() + plane * T * (T + 1) * hd;
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
    pass.masked = floats(layer.stage(RowStage::Masked));
    pass.dropped_scores = floats(layer.stage(RowStage::DroppedScores));
    pass.unmasked = floats(layer.stage(RowStage::Unmasked));
    pass.times_mask = floats(layer.stage(RowStage::TimesMask));
    pass.weights = floats(layer.stage(RowStage::Weights));
    pass.dropped = floats(layer.stage(RowStage::Dropped));
    pass.row_sums = floats(layer.row_sums);
    return pass;
}

// Room for `planes` planes on their way into the context; for fewer, and so many they are then, where the device is full.
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
    if (!layer.projects())
        return;
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    Product product;
    product.rows = B * T;
    product.columns = 3 * O;
    product.terms = D;
    product.a = operands.x->floats();
    product.a_stride = product.b_stride = D;
    product.b = operands.weights->floats();
    product.b_transposed = true;
    product.c = layer.qkv->floats();
    product.c_stride = 3 * O;
    layer.device->multiply(product);
    if (operands.bias)
        layer.device->run(AddBias{layer.qkv->floats(), B * T, 3 * O, 3 * O, operands.bias->floats()});
}

void scorePlanes(DeviceLayer& layer, const PlaneSet& planes)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer.dims();
    const bool across_items = planes.step != 1;
    Product product;
    product.rows = product.columns = T;
    product.terms = hd;
    product.a_stride = product.b_stride = layer.stride();
    product.b_transposed = true;
    product.c_stride = T;
    for (std::int64_t n = 0; n < planes.count; n += product.batch) {
        const std::int64_t plane = planes.first + n * planes.step, head = plane % H;
        const std::int64_t start = plane / H * T * layer.stride() + head * hd;
        product.batch = across_items ? planes.count : std::min(H - head, planes.count - n);
        product.a = layer.part(query_part) + start;
        product.b = layer.part(key_part) + start;
        product.a_step = product.b_step = across_items ? T * layer.stride() : hd;
        product.c = layer.scores->floats() + plane * T * T;
        product.c_step = planes.step * T * T;
        layer.device->multiply(product);
    }
}

bool attendPlanes(DeviceLayer& layer, const PlaneSet& planes, const std::stop_token& stop)
{
    if (layer.config().normalize == Normalize::None) {
        dropScores(layer);
        return !stop.stop_requested();
    }
    // How many planes a product mixes depends on T alone, and is the same in both forms, so that they read alike.
    const std::int64_t square = layer.dims().T * layer.dims().T;
    const std::int64_t most = layer.device->sizes().scratch / std::max<std::int64_t>(layer.planeBytes(), 1);
    std::int64_t at_once = std::min(planes.count, std::max<std::int64_t>(most, 1));
    const auto somePlanes = [&](std::int64_t n) {
        return PlaneSet{planes.first + n * planes.step, planes.step, std::min(at_once, planes.count - n)};
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
        return !stop.stop_requested();
    }
    const BufferPtr scratch = takeScratch(layer, at_once);
    pass.mixing = scratch->floats();
    for (std::int64_t n = 0; n < planes.count && !stop.stop_requested(); n += at_once) {
        const PlaneSet some = somePlanes(n);
        pass.first_plane = some.first;
        pass.planes = some.count;
        layer.device->run(pass);
        mix(layer, some, scratch->floats(), square);
    }
    return !stop.stop_requested();
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
    device.run(CheckFinite{dims.B * dims.T * layer.stride(), layer.qkv->floats(), flags->as<int>()});
    device.run(CheckFinite{dims.B * dims.T * dims.O, layer.context->floats(), flags->as<int>() + 1});
    device.download(faults, flags->as<int>(), sizeof faults);
    if (faults[0] || !faults[1])
        return !faults[0];
    // A row without a key is nan; any other is not.
    std::vector<RowState> states(layer.planes() * dims.T);
    device.download(states.data(), layer.states->as<RowState>(), states.size() * sizeof(RowState));
    return std::ranges::all_of(
        states, [](const RowState& state) { return state.blocked || (std::isfinite(state.sum) && state.sum != 0); });
}

} // namespace attn::cuda
