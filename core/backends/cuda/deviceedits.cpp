// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceedits.h"

#include "core/backends/cuda/devicetokenedit.h"
#include "core/backends/cuda/layerstages.h"

#include <algorithm>

namespace attn::cuda {

namespace {

constexpr std::int64_t small = 1024;    // bytes of flags, with what rounding them up may take
constexpr std::size_t most_columns = 4; // more of a head, and one product makes them all

void projectColumn(DeviceLayer& layer, std::int64_t row)
{
    const Dims& dims = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    Dots dots;
    dots.rows = dims.B * dims.T;
    dots.columns = 1;
    dots.terms = dots.a_stride = dots.b_stride = dims.D;
    dots.a = operands.x->floats();
    dots.b = operands.weights->floats() + row * dims.D;
    dots.bias = operands.bias ? operands.bias->floats() + row : nullptr;
    dots.c = layer.qkv->floats() + row;
    dots.c_stride = layer.stride();
    layer.device->run(dots);
}

// All columns of a head of q, k or v, for every token.
void projectHead(DeviceLayer& layer, std::int64_t row)
{
    const Dims& dims = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    Product product;
    product.rows = dims.B * dims.T;
    product.columns = dims.hd;
    product.terms = product.a_stride = product.b_stride = dims.D;
    product.a = operands.x->floats();
    product.b = operands.weights->floats() + row * dims.D;
    product.b_transposed = true;
    product.c = layer.qkv->floats() + row;
    product.c_stride = layer.stride();
    layer.device->multiply(product);
    if (operands.bias)
        layer.device->run(
            AddBias{product.c, product.rows, product.columns, product.c_stride, operands.bias->floats() + row});
}

// What follows from scores, a mask or values that changed in these planes.
bool renewPlanes(DeviceLayer& layer, const PlaneSet& planes, bool scores, const std::stop_token& stop)
{
    if (scores) {
        own(layer.device, layer.scores);
        scorePlanes(layer, planes);
    }
    own(layer.device, layer.states);
    own(layer.device, layer.context);
    layer.sums.reset();
    return attendPlanes(layer, planes, stop) && isFinite(layer);
}

bool editColumns(DeviceLayer& layer, int part, const LayerChange& change, const std::stop_token& stop)
{
    own(layer.device, layer.qkv);
    const std::int64_t first = part * layer.dims().O, head = change.columns.front() / layer.dims().hd;
    if (change.columns.size() > most_columns)
        projectHead(layer, first + head * layer.dims().hd);
    else
        for (const std::int64_t column : change.columns)
            projectColumn(layer, first + column);
    return renewPlanes(layer, planesOfHead(layer.dims(), head), part != value_part, stop);
}

void freshRows(DeviceLayer& layer, const std::vector<std::int64_t>& rows)
{
    const Dims& dims = layer.dims();
    std::vector<std::int64_t> list; // of [planes,T]
    for (const std::int64_t row : rows)
        for (std::int64_t h = 0; h < dims.H; ++h)
            list.push_back((row / dims.T * dims.H + h) * dims.T + row % dims.T);
    const auto bytes = static_cast<std::int64_t>(list.size() * sizeof(std::int64_t));
    const BufferPtr on_device = takeBytes(layer.device, bytes);
    layer.device->upload(on_device->as<std::int64_t>(), list.data(), bytes);
    FreshRows fresh;
    fresh.rule = layer.rule();
    fresh.list = on_device->as<std::int64_t>();
    fresh.count = std::ssize(list);
    fresh.head_dim = dims.hd;
    fresh.stride = layer.stride();
    fresh.scores = layer.scores->floats();
    fresh.v = layer.part(value_part);
    fresh.places = layer.places();
    fresh.states = layer.states->as<RowState>();
    fresh.sums = layer.sums ? layer.sums->doubles() : nullptr;
    fresh.context = layer.context->floats();
    layer.device->run(fresh);
}

bool editMask(DeviceLayer& layer, const LayerChange& change, const std::stop_token& stop)
{
    const std::vector<std::int64_t> rows = rowsOfMask(layer.operands->from, change.cells);
    if (layer.form == TraceForm::Dense || areMany(rows, layer.dims()))
        return renewPlanes(layer, allPlanes(layer.dims()), false, stop);
    for (BufferPtr* buffer : {&layer.states, &layer.context, &layer.sums})
        own(layer.device, *buffer);
    freshRows(layer, rows);
    return isFinite(layer);
}

} // namespace

std::int64_t bytesToChange(const DeviceLayer& layer, const LayerChange& change)
{
    const Dims& dims = layer.dims();
    const bool token = change.kind == ChangeKind::Token;
    const bool columns = change.kind == ChangeKind::QueryHead || change.kind == ChangeKind::KeyHead;
    std::int64_t bytes = 0;
    const auto add = [&](const BufferPtr& buffer) {
        if (buffer && !isAlone(buffer))
            bytes += static_cast<std::int64_t>(buffer->bytes());
    };
    if (change.kind == ChangeKind::Nothing)
        return 0;
    if (const std::int64_t columns = layer.operands->outColumns(); columns > 0 && !isAlone(layer.output.numbers))
        bytes += dims.B * dims.T * columns * static_cast<std::int64_t>(sizeof(float)); // for whoever reads it later
    if (change.kind == ChangeKind::OutputWeights)
        return bytes;
    add(layer.states);
    add(layer.context);
    if (token || columns)
        add(layer.scores);
    if ((token && layer.projects()) || columns || change.kind == ChangeKind::ValueColumn)
        add(layer.qkv);
    bytes += small;
    if (token) {
        const std::int64_t sums = layer.sums && isAlone(layer.sums) ? 0 : dims.B * dims.T * dims.O;
        bytes += sums * static_cast<std::int64_t>(sizeof(double));
        bytes += (dims.H * dims.T + dims.O) * static_cast<std::int64_t>(sizeof(float));
    } else if (layer.form == TraceForm::Compact) {
        bytes += layer.planeBytes(); // at least one on its way into the context
    }
    if (change.kind == ChangeKind::MaskCells)
        bytes += layer.planes() * dims.T * static_cast<std::int64_t>(sizeof(std::int64_t));
    return bytes;
}

bool applyChange(DeviceLayer& layer, const LayerChange& change, const Realized& realized, Operands now,
                 const std::stop_token& stop)
{
    layer.mirrors = std::make_shared<Mirrors>();
    if (change.kind == ChangeKind::Token)
        return editToken(layer, change.item, change.token, realized, std::move(now), stop);
    syncOperands(*layer.operands, realized, std::move(now));
    if (change.kind != ChangeKind::Nothing)
        spoilOutput(layer);
    switch (change.kind) {
    case ChangeKind::QueryHead: return editColumns(layer, query_part, change, stop);
    case ChangeKind::KeyHead: return editColumns(layer, key_part, change, stop);
    case ChangeKind::ValueColumn: return editColumns(layer, value_part, change, stop);
    case ChangeKind::MaskCells: return editMask(layer, change, stop);
    case ChangeKind::Dropout: return renewPlanes(layer, allPlanes(layer.dims()), false, stop);
    case ChangeKind::Nothing:
    case ChangeKind::OutputWeights: return true;
    default: return false;
    }
}

} // namespace attn::cuda
