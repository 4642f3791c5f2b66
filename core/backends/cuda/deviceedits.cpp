// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceedits.h"

#include "core/backends/cuda/layerstages.h"
#include "core/backends/cuda/positionheads.h"

#include <algorithm>

namespace attn::cuda {

namespace {

constexpr std::int64_t small = 1024;    // bytes of flags, with what rounding them up may take
constexpr std::size_t most_columns = 4; // more of a head, and one product makes them all

void projectColumn(DeviceLayer& layer, int part, std::int64_t column)
{
    const Dims& dims = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    const HeadRows made = layer.made(part);
    Dots dots;
    dots.rows = layer.rowsOf(part);
    dots.columns = 1;
    dots.terms = dots.a_stride = dots.b_stride = dims.D;
    dots.a = operands.x->floats();
    dots.b = operands.columnWeights(part, column);
    dots.bias = operands.weight_biases ? operands.weight_biases->floats() + dims.firstColumn(part) + column : nullptr;
    dots.c = made.first + column;
    dots.c_stride = made.stride;
    layer.device->run(dots);
}

// All columns of a head of q, k or v, for every token.
void projectHead(DeviceLayer& layer, int part, std::int64_t head)
{
    const Dims& dims = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    const HeadRows made = layer.made(part);
    Product product;
    product.rows = layer.rowsOf(part);
    product.columns = dims.hd;
    product.terms = product.a_stride = product.b_stride = dims.D;
    product.a = operands.x->floats();
    product.b = operands.columnWeights(part, head * dims.hd);
    product.b_transposed = true;
    product.c = made.first + head * dims.hd;
    product.c_stride = made.stride;
    layer.device->multiply(product);
    if (operands.weight_biases)
        layer.device->run(AddBias{product.c, product.rows, product.columns, product.c_stride,
                                  operands.weight_biases->floats() + dims.firstColumn(part) + head * dims.hd});
}

// What follows from scores, a mask, values … that changed in planes of each of these sets.
bool renewPlanes(DeviceLayer& layer, const std::vector<PlaneSet>& sets, bool scores, const StopToken& stop)
{
    if (scores)
        own(layer.device, layer.scores);
    own(layer.device, layer.states);
    own(layer.device, layer.context);
    layer.sums.reset();
    for (const PlaneSet& planes : sets) {
        if (scores)
            scorePlanes(layer, planes);
        if (!attendPlanes(layer, planes, stop))
            return false;
    }
    return isFinite(layer);
}

bool renewAll(DeviceLayer& layer, bool scores, const StopToken& stop)
{
    return renewPlanes(layer, {allPlanes(layer.dims())}, scores, stop);
}

bool editColumns(DeviceLayer& layer, int part, const LayerChange& change, const StopToken& stop)
{
    own(layer.device, layer.qkv);
    const Dims& dims = layer.dims();
    const std::int64_t head = change.columns.front() / dims.hd;
    if (change.columns.size() > most_columns)
        projectHead(layer, part, head);
    else
        for (const std::int64_t column : change.columns)
            projectColumn(layer, part, column);
    if (part != value_part) {
        own(layer.device, layer.normed);
        own(layer.device, layer.rotated);
        positionHeads(layer, part, {0, layer.rowsOf(part), head, 1});
    }
    std::vector<PlaneSet> readers; // a key or a value may have several
    const std::int64_t group = part == query_part ? 1 : dims.groupSize();
    for (std::int64_t reader = head * group; reader < (head + 1) * group; ++reader)
        readers.push_back(planesOfHead(dims, reader));
    return renewPlanes(layer, readers, part != value_part, stop);
}

bool editNorms(DeviceLayer& layer, const StopToken& stop)
{
    own(layer.device, layer.normed);
    own(layer.device, layer.rotated);
    for (const int part : {query_part, key_part})
        positionHeads(layer, part, {0, layer.rowsOf(part), 0, layer.headsOf(part)});
    return renewAll(layer, true, stop);
}

bool editSinks(DeviceLayer& layer, const LayerChange& change, const StopToken& stop)
{
    std::vector<PlaneSet> heads;
    for (const std::int64_t head : change.cells)
        heads.push_back(planesOfHead(layer.dims(), head));
    return renewPlanes(layer, heads, false, stop);
}

// Recomputes rows of [planes,T] from scores.
bool freshRows(DeviceLayer& layer, const std::vector<std::int64_t>& list)
{
    for (BufferPtr* buffer : {&layer.states, &layer.context, &layer.sums})
        own(layer.device, *buffer);
    const auto bytes = static_cast<std::int64_t>(list.size() * sizeof(std::int64_t));
    const BufferPtr on_device = takeBytes(layer.device, bytes);
    layer.device->upload(on_device->as<std::int64_t>(), list.data(), bytes);
    const HeadRows values = layer.met(value_part);
    FreshRows fresh;
    fresh.rule = layer.rule();
    fresh.list = on_device->as<std::int64_t>();
    fresh.count = std::ssize(list);
    fresh.head_dim = layer.dims().hd;
    fresh.stride = values.stride;
    fresh.scores = layer.scores->floats();
    fresh.v = values.first;
    fresh.places = layer.places();
    fresh.states = layer.states->as<RowState>();
    fresh.sums = layer.sums ? layer.sums->doubles() : nullptr;
    fresh.context = layer.context->floats();
    layer.device->run(fresh);
    return isFinite(layer);
}

// Rows of [B*T], in every head.
bool editRows(DeviceLayer& layer, const std::vector<std::int64_t>& rows, const StopToken& stop)
{
    const Dims& dims = layer.dims();
    if (layer.form == TraceForm::Dense || areMany(rows, dims))
        return renewAll(layer, false, stop);
    std::vector<std::int64_t> list;
    for (const std::int64_t row : rows)
        for (std::int64_t h = 0; h < dims.H; ++h)
            list.push_back((row / dims.T * dims.H + h) * dims.T + row % dims.T);
    return freshRows(layer, list);
}

bool editBias(DeviceLayer& layer, const LayerChange& change, const StopToken& stop)
{
    const std::vector<std::int64_t> rows = rowsOfBias(layer.operands->from, change.cells);
    const bool many = std::ssize(rows) * 4 > layer.planes() * layer.dims().T;
    return layer.form == TraceForm::Dense || many ? renewAll(layer, false, stop) : freshRows(layer, rows);
}

} // namespace

std::int64_t bytesToChange(const DeviceLayer& layer, const LayerChange& change)
{
    const Dims& dims = layer.dims();
    const bool token = change.kind == ChangeKind::Token;
    const bool columns = change.kind == ChangeKind::QueryHead || change.kind == ChangeKind::KeyHead;
    const bool norms = change.kind == ChangeKind::Norms;
    std::int64_t bytes = 0;
    const auto add = [&](const BufferPtr& buffer) {
        if (buffer && !isAlone(buffer))
            bytes += static_cast<std::int64_t>(buffer->bytes());
    };
    if (change.kind == ChangeKind::Nothing)
        return 0;
    if (const std::int64_t columns = layer.operands->outColumns(); columns > 0 && !isAlone(layer.output.numbers))
        bytes += dims.B * dims.T * columns * static_cast<std::int64_t>(sizeof(float)); // for a later reader
    if (change.kind == ChangeKind::OutputWeights)
        return bytes;
    add(layer.states);
    add(layer.context);
    if (token || columns || norms) {
        add(layer.scores);
        add(layer.normed);
        add(layer.rotated);
    }
    if ((token && layer.projects()) || columns || change.kind == ChangeKind::ValueColumn)
        add(layer.qkv);
    bytes += small;
    if (token) {
        const std::int64_t sums = layer.sums && isAlone(layer.sums) ? 0 : dims.B * dims.T * dims.O;
        bytes += sums * static_cast<std::int64_t>(sizeof(double));
        bytes += (dims.H * dims.T + dims.keyColumns()) * static_cast<std::int64_t>(sizeof(float));
    } else if (layer.form == TraceForm::Compact) {
        bytes += layer.planeBytes(); // at least one on its way into the context
    }
    if (change.kind == ChangeKind::MaskCells || change.kind == ChangeKind::BiasCells)
        bytes += layer.planes() * dims.T * static_cast<std::int64_t>(sizeof(std::int64_t));
    return bytes;
}

bool applyChange(DeviceLayer& layer, const LayerChange& change, const Realized& realized, Operands now,
                 const StopToken& stop)
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
    case ChangeKind::MaskCells: return editRows(layer, rowsOfMask(layer.operands->from, change.cells), stop);
    case ChangeKind::Norms: return editNorms(layer, stop);
    case ChangeKind::Sinks: return editSinks(layer, change, stop);
    case ChangeKind::BiasCells: return editBias(layer, change, stop);
    case ChangeKind::Dropout: return renewAll(layer, false, stop);
    case ChangeKind::Nothing:
    case ChangeKind::OutputWeights: return true;
    default: return false;
    }
}

} // namespace attn::cuda
