// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused.h"

#include "core/backends/cpu/edits.h"
#include "core/backends/cpu/heads.h"
#include "core/backends/cpu/sources.h"
#include "core/backends/cpu/tokenedit.h"
#include "core/traceaccess.h"

#include <algorithm>

namespace attn::cpu {

namespace {

std::shared_ptr<Buffer> taken(BufferPool& pool, std::int64_t floats)
{
    return std::make_shared<Buffer>(pool.floats(floats));
}

void takeDense(Layer& layer, BufferPool& pool)
{
    layer.dense = std::make_unique<DenseStages>();
    const std::int64_t plane = layer.dims.T * layer.stride();
    for (auto* stage : {&layer.dense->scaled, &layer.dense->masked, &layer.dense->weights, &layer.dense->dropped})
        for (std::int64_t i = 0; i < layer.planes(); ++i)
            stage->push_back(taken(pool, plane));
    layer.dense->head_context = taken(pool, layer.dims.B * layer.dims.T * layer.dims.O);
}

std::shared_ptr<Layer> emptyLayer(const Realized& realized, TraceForm form, WorkspaceParts& parts)
{
    auto layer = std::make_shared<Layer>();
    layer->config = realized.config;
    layer->dims = realized.plan.dims;
    layer->out_proj = realized.plan.out_proj;
    layer->form = form;
    layer->kernels = parts.kernels;
    BufferPool& pool = *parts.pool;
    const auto& [B, T, D, O, H, hd] = layer->dims;
    for (auto* matrix : {&layer->q, &layer->k, &layer->v, &layer->context})
        *matrix = taken(pool, B * T * O);
    for (std::int64_t plane = 0; plane < B * H; ++plane)
        layer->scores.emplace_back(taken(pool, T * layer->stride()), T);
    layer->rows.resize(B * H * T);
    if (form == TraceForm::Dense)
        takeDense(*layer, pool);
    return layer;
}

// The packed copies of weights that an edit changed in a few cells, without packing all anew.
void patchWeights(const LayerChange& change, const Operands& before, const Operands& now, WorkspaceParts& parts)
{
    const auto replace = [&](Tensor& from) {
        for (std::size_t i = 0; i < before.feeds.size(); ++i)
            if (from.sameBlock(before.feeds[i].tensor)) {
                from = now.feeds[i].tensor;
                return true;
            }
        return false;
    };
    for (const LayerChange::WeightCell& cell : change.weights) {
        Packed* packed = parts.weights[cell.part].get();
        if (!packed)
            continue;
        if (cell.term >= 0)
            packed->cell(cell.term, cell.column) = cell.number;
        else if (!packed->bias.empty())
            packed->bias[cell.column] = cell.number;
    }
    if (!change.weights.empty())
        for (PackedPtr& packed : parts.weights)
            if (packed)
                for (Tensor& from : packed->from)
                    if (!replace(from))
                        packed.reset();
}

void packWeights(const Layer& layer, WorkspaceParts& parts)
{
    for (int part = 0; part < part_count; ++part)
        parts.weights[part] = packedPart(layer.operands, layer.config, layer.dims, part, *parts.kernels, *parts.pool,
                                         std::move(parts.weights[part]));
    parts.out_weights = packedOutput(layer.operands, *parts.kernels, *parts.pool, std::move(parts.out_weights));
}

bool computeAll(Layer& layer, WorkspaceParts& parts, const std::stop_token& stop)
{
    layer.sums.reset();
    projectAll(layer, parts, stop);
    if (stop.stop_requested() || !isOrdinary(layer, parts))
        return false;
    std::vector<std::int64_t> planes(layer.planes());
    for (std::int64_t plane = 0; plane < layer.planes(); ++plane)
        planes[plane] = plane;
    attend(layer, planes, false, parts, stop);
    if (stop.stop_requested())
        return false;
    if (layer.output) {
        layer.output->setWeights(parts.out_weights);
        layer.output->finish(layer, parts.team, stop);
    }
    return !stop.stop_requested();
}

// Whether nobody but the engine can read this trace any more.
bool isAbandoned(const std::shared_ptr<const Trace>& trace)
{
    if (trace.use_count() != 1 ||
        std::ranges::any_of(trace->tensors(), [](const TracedTensor& tensor) { return tensor.source.use_count() != 1; }))
        return false;
    std::atomic_thread_fence(std::memory_order_acquire);
    return true;
}

// What every trace begins with: inputs, draws and what is derived from them.
void setInputs(std::vector<TracedTensor>& tensors, const Realized& realized)
{
    for (std::size_t i = 0; i < realized.tensors.size(); ++i) {
        const auto& [name, tensor] = realized.tensors[i];
        tensors[i] = {name, tensor.shape(), tensor.kind(), makeSource(tensor)};
    }
}

} // namespace

bool hasFastWay(const Realized& realized)
{
    const Config& config = realized.config;
    const bool masks_after =
        config.mask.apply == MaskApply::PostSoftmax || config.mask.apply == MaskApply::PostSoftmaxRenorm;
    return config.stage == Stage::Attention && config.normalize == Normalize::Softmax && !config.row_sums &&
           !config.cumulative && !(masks_after && config.mask.kind != MaskKind::None) &&
           config.dropout.on == DropoutOn::Weights && realized.plan.dims.T > 0;
}

std::shared_ptr<Trace> runFused(const Realized& realized, RunOptions& options, Workspace& workspace,
                                const std::stop_token& stop)
{
    WorkspaceParts& parts = workspace.parts();
    std::shared_ptr<Layer> before;
    if (options.previous && options.previous->backend() == "cpu")
        before = std::static_pointer_cast<Layer>(TraceAccess::kept(*options.previous));
    if (before && (before->form != options.form || before->kernels != parts.kernels))
        before.reset();
    const bool in_place = before && isAbandoned(options.previous);

    Operands operands = operandsOf(realized, before ? &before->operands : nullptr);
    LayerChange change;
    change.kind = ChangeKind::Everything;
    if (before) {
        change = changeSince(*before, realized, operands);
        if (change.kind != ChangeKind::Everything)
            patchWeights(change, before->operands, operands, parts);
    }
    if (!in_place && options.form == TraceForm::Dense && change.kind != ChangeKind::Nothing)
        change.kind = ChangeKind::Everything; // its stages cannot be shared

    const bool same_shape = before && before->dims == realized.plan.dims;
    std::shared_ptr<Layer> layer;
    const auto prepare = [&](bool anew) {
        layer = in_place && same_shape ? before : anew ? emptyLayer(realized, options.form, parts) : fork(*before, parts);
        layer->config = realized.config;
        layer->out_proj = realized.plan.out_proj;
        layer->operands = operands;
        layer->keep = realized.keep;
        layer->rule = rowRule(realized.config, realized.plan.dims);
        packWeights(*layer, parts);
        const std::int64_t rows = layer->dims.B * layer->dims.T;
        if (!parts.out_weights)
            layer->output.reset();
        else if (!layer->output || layer->output->columns() != parts.out_weights->columns)
            layer->output = std::make_unique<Output>(parts.pool->floats(rows * parts.out_weights->columns),
                                                     parts.out_weights, rows);
    };
    const bool had_output = before && before->output, had_keep = before && before->keep;
    bool computed = false;
    if (change.kind != ChangeKind::Everything) {
        prepare(false);
        computed = applyChange(*layer, in_place ? nullptr : before.get(), change, parts, stop);
    }
    if (!computed && !stop.stop_requested()) {
        change.kind = ChangeKind::Everything;
        if (!layer || layer != before)
            prepare(true);
        for (ScorePlane& plane : layer->scores)
            if (plane.ownsBase())
                plane.fold();
            else
                plane = ScorePlane(taken(*parts.pool, layer->dims.T * layer->stride()), layer->dims.T);
        for (auto* matrix : {&layer->q, &layer->k, &layer->v, &layer->context})
            own(*matrix, layer->dims.B * layer->dims.T * layer->dims.O, *parts.pool);
        computed = computeAll(*layer, parts, stop);
    }
    if (!computed)
        return nullptr;

    const bool renewed = layer == before && had_output == bool(layer->output) && had_keep == bool(layer->keep) &&
                         !layer->keep == !realized.keep;
    std::shared_ptr<Trace> trace;
    if (renewed) {
        trace = std::const_pointer_cast<Trace>(std::move(options.previous));
        std::vector<TracedTensor>& tensors = TraceAccess::tensors(*trace);
        setInputs(tensors, realized);
        for (TracedTensor& tensor : tensors)
            if (tensor.name == "keep")
                tensor.source = makeSource(layer->keep);
    } else {
        std::vector<TracedTensor> tensors(realized.tensors.size());
        setInputs(tensors, realized);
        std::ranges::move(tensorsOf(layer), std::back_inserter(tensors));
        trace = std::make_shared<Trace>("cpu", std::move(tensors), std::vector<RowNote>());
        TraceAccess::kept(*trace) = layer;
    }
    TraceAccess::path(*trace) = pathName(change.kind);
    return trace;
}

} // namespace attn::cpu
