// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceedits.h"

#include "core/backends/cuda/layerstages.h"
#include "core/backends/cuda/positionheads.h"

namespace attn::cuda {

namespace {

// Temporary memory of an edit, in one block.
struct Scratch {
    explicit Scratch(const DeviceLayer& layer)
        : m_rows(layer.dims().H * layer.dims().T),
          m_block(takeFloats(layer.device, places + m_rows + layer.dims().keyColumns()))
    {
    }
    int* fault() const { return m_block->as<int>(); }
    float* oldScores() const { return m_block->floats() + places; } // [H,T]
    float* oldValue() const { return oldScores() + m_rows; }        // [KV*hd]

private:
    static constexpr std::int64_t places = 64; // a separate line for the flag
    std::int64_t m_rows;
    BufferPtr m_block;
};

// The token's row of q, k and v, from its new row of x.
void projectToken(DeviceLayer& layer, std::int64_t row)
{
    const Dims& dims = layer.dims();
    const DeviceOperands& operands = *layer.operands;
    own(layer.device, layer.qkv);
    Dots dots;
    dots.rows = 1;
    dots.columns = dots.c_stride = dims.qkvColumns();
    dots.terms = dots.a_stride = dots.b_stride = dims.D;
    dots.a = operands.x->floats() + row * dims.D;
    dots.b = operands.weights->floats();
    dots.bias = operands.weight_biases ? operands.weight_biases->floats() : nullptr;
    dots.c = layer.qkv->floats() + row * dims.qkvColumns();
    layer.device->run(dots);
}

// … and of its query and its key as they meet the others.
void positionToken(DeviceLayer& layer, std::int64_t row)
{
    own(layer.device, layer.normed);
    own(layer.device, layer.rotated);
    for (const int part : {query_part, key_part})
        positionHeads(layer, part, {row, 1, 0, layer.headsOf(part)});
}

void takeSums(DeviceLayer& layer)
{
    if (layer.sums)
        return own(layer.device, layer.sums);
    const Dims& dims = layer.dims();
    layer.sums = takeBytes(layer.device, dims.B * dims.T * dims.O * static_cast<std::int64_t>(sizeof(double)));
    MakeSums make;
    make.rule = layer.rule();
    make.planes = layer.planes();
    make.head_dim = dims.hd;
    make.places = layer.places();
    make.states = layer.states->as<RowState>();
    make.context = layer.context->floats();
    make.sums = layer.sums->doubles();
    layer.device->run(make);
}

void moveRows(DeviceLayer& layer, std::int64_t item, std::int64_t token, const Scratch& scratch)
{
    takeSums(layer);
    own(layer.device, layer.states);
    own(layer.device, layer.context);
    MoveRows move;
    move.rule = layer.rule();
    move.item = item;
    move.token = token;
    move.head_dim = layer.dims().hd;
    const HeadRows values = layer.met(value_part);
    move.stride = values.stride;
    move.scores = layer.scores->floats();
    move.old_scores = scratch.oldScores();
    move.v = values.first;
    move.old_value = scratch.oldValue();
    move.places = layer.places();
    move.states = layer.states->as<RowState>();
    move.sums = layer.sums->doubles();
    move.context = layer.context->floats();
    move.fault = scratch.fault();
    layer.device->run(move);
}

} // namespace

bool editToken(DeviceLayer& layer, std::int64_t item, std::int64_t token, const Realized& realized, Operands now,
               const StopToken& stop)
{
    Device& device = *layer.device;
    const Dims dims = layer.dims();
    const std::int64_t row = item * dims.T + token;
    const Scratch scratch(layer);
    int fault = 0;
    device.upload(scratch.fault(), &fault, sizeof fault);
    const HeadRows values = layer.met(value_part);
    device.copy(scratch.oldValue(), values.first + row * values.stride, dims.keyColumns() * sizeof(float));
    if (!layer.projects())
        layer.qkv.reset(); // x itself, which is about to change
    syncOperands(*layer.operands, realized, std::move(now));
    if (layer.projects())
        projectToken(layer, row);
    else
        layer.qkv = layer.operands->x;
    const std::int64_t made = layer.made(query_part).stride;
    device.run(CheckFinite{made, layer.qkv->floats() + row * made, scratch.fault()});
    positionToken(layer, row);

    own(layer.device, layer.scores);
    TokenScores scores;
    scores.rule = layer.rule();
    scores.item = item;
    scores.token = token;
    scores.head_dim = dims.hd;
    const HeadRows queries = layer.met(query_part), keys = layer.met(key_part);
    scores.q = queries.first;
    scores.k = keys.first;
    scores.q_stride = queries.stride;
    scores.k_stride = keys.stride;
    scores.scores = layer.scores->floats();
    scores.old_scores = scratch.oldScores();
    device.run(scores);

    spoilOutput(layer);
    if (layer.form == TraceForm::Dense) { // its stages are renewed as a whole
        layer.sums.reset();
        return attendPlanes(layer, planesOfItem(dims, item), stop) && isFinite(layer);
    }
    moveRows(layer, item, token, scratch);
    device.download(&fault, scratch.fault(), sizeof fault);
    return fault == 0 && !stop.requested();
}

} // namespace attn::cuda
