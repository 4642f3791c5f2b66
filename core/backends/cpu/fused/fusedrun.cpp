// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/fused/fusedrun.h"

#include "core/backends/cpu/fused/attend.h"
#include "core/backends/cpu/fused/edits.h"
#include "core/backends/cpu/fused/positioned.h"
#include "core/backends/cpu/fused/readers.h"
#include "core/layer/tensorsource.h"

#include <algorithm>
#include <atomic>
#include <cstring>

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

// Without its scores.
std::shared_ptr<Layer> emptyLayer(const Realized& realized, TraceForm form, WorkspaceParts& parts)
{
    auto layer = std::make_shared<Layer>();
    layer->config = realized.config;
    layer->dims = realized.plan.dims;
    layer->out_proj = realized.plan.out_proj;
    layer->form = form;
    layer->kernels = parts.kernels;
    BufferPool& pool = *parts.pool;
    const auto& [B, T, D, O, H, hd, S, KV, M] = layer->dims;
    takeProjected(*layer, pool);
    layer->context = taken(pool, B * T * O);
    layer->rows.resize(B * H * T);
    if (form == TraceForm::Dense)
        takeDense(*layer, pool);
    return layer;
}

// The feed of `operands` whose numbers these are; null for none.
const Feed* feedOf(const Operands& operands, const Tensor& numbers)
{
    const auto found =
        std::ranges::find_if(operands.feeds, [&](const Feed& feed) { return feed.tensor.sameBlock(numbers); });
    return found == operands.feeds.end() ? nullptr : &*found;
}

// Patches the packed copies of weights that an edit changed in a few cells, without repacking all. Repacks copies of
// weights other than those of `before`, which a run in between may have left.
void patchWeights(const LayerChange& change, const Layer& before, const Operands& now, WorkspaceParts& parts)
{
    if (change.weights.empty())
        return;
    for (int part = 0; part < part_count; ++part) {
        PackedPtr& packed = parts.weights[part];
        if (!packed)
            continue;
        const bool same = packed->terms == before.dims.D && packed->columns == before.dims.columnsOf(part) &&
                          std::ranges::all_of(packed->from, [&](const Tensor& from) {
                              return feedOf(before.operands, from) != nullptr;
                          });
        if (!same) {
            packed.reset();
            continue;
        }
        for (const LayerChange::WeightCell& cell : change.weights) {
            if (cell.part != part)
                continue;
            if (cell.term >= 0)
                packed->cell(cell.term, cell.column) = cell.number;
            else if (!packed->bias.empty())
                packed->bias[cell.column] = cell.number;
        }
        for (Tensor& from : packed->from)
            from = now.feeds[feedOf(before.operands, from) - before.operands.feeds.data()].tensor;
    }
}

void packWeights(const Operands& operands, const Config& config, const Dims& dims, WorkspaceParts& parts)
{
    for (int part = 0; part < part_count; ++part)
        parts.weights[part] =
            packedPart(operands, config, dims, part, *parts.kernels, *parts.pool, std::move(parts.weights[part]));
    parts.out_weights = packedOutput(operands, *parts.kernels, *parts.pool, std::move(parts.out_weights));
}

// Whether two layers' scores, their largest tensor, are equal to the last bit.
bool haveSameScores(const Layer& a, const Layer& b)
{
    const auto same = [bytes = std::size_t(a.dims.B * a.dims.T * a.dims.O) * sizeof(float)](
                          const auto& x, const auto& y) { return std::memcmp(x->floats(), y->floats(), bytes) == 0; };
    return a.dims == b.dims && same(a.q, b.q) && same(a.k, b.k);
}

// `before` (null: none) is another layer, whose scores are reused if they are equal.
bool computeAll(Layer& layer, const Layer* before, WorkspaceParts& parts, const StopToken& stop)
{
    layer.sums.reset();
    projectAll(layer, parts, stop);
    if (stop.requested() || !isOrdinary(layer, parts))
        return false;
    const bool shares = before && layer.form == TraceForm::Compact && haveSameScores(layer, *before);
    if (shares)
        layer.scores = before->scores;
    while (std::ssize(layer.scores) < layer.planes())
        layer.scores.emplace_back(parts.pool->floats(layer.dims.T * layer.stride()), layer.dims.T);
    attend(layer, allPlanes(layer.dims), shares, parts, stop);
    if (stop.requested())
        return false;
    if (layer.output) {
        layer.output->setWeights(parts.out_weights);
        layer.output->finish(layer, parts.team, stop);
    }
    return !stop.requested();
}

// Whether two layers have the same tensors by name and shape, so one's trace can continue as the other's.
bool listAlike(const Layer& before, const Realized& now, bool has_output, std::int64_t columns)
{
    const Config &a = before.config, &b = now.config;
    return before.dims == now.plan.dims && before.inputs.size() == now.tensors.size() && a.projection == b.projection &&
           a.scale_at == b.scale_at && a.rope.has_value() == b.rope.has_value() &&
           a.qk_norm.has_value() == b.qk_norm.has_value() && a.mask.kind == b.mask.kind && !before.keep == !now.keep &&
           has_output == (before.output != nullptr) && (!has_output || before.output->columns() == columns);
}

constexpr std::int64_t few_multiplications = 200'000; // of a layer that one thread finishes before others have woken up

// One run: finds what is left of the previous run, computes what is new, and makes a trace.
class FusedRun {
public:
    FusedRun(const Realized& realized, RunOptions& options, WorkspaceParts& parts, const StopToken& stop)
        : m_realized(realized), m_options(options), m_parts(parts), m_stop(stop)
    {
    }

    std::shared_ptr<Trace> run()
    {
        const auto& [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
        m_parts.team.stayAlone(B * T * O * (D + T) < few_multiplications);
        findBefore();
        const LayerChange change = findChange();
        if (m_in_place || change.kind != ChangeKind::Token)
            m_parts.lagging.clear();
        bool computed = false;
        if (change.kind != ChangeKind::Everything && !m_options.renew) {
            const bool newest =
                change.kind != ChangeKind::Heads; // a head is switched beside, too, to see what it takes
            prepare(m_in_place ? m_before : fork(*m_before, newest, m_parts));
            computed = applyChange(*m_layer, m_in_place ? nullptr : m_before.get(), change, m_parts, m_stop);
        }
        const bool all = !computed;
        if (all && !m_stop.requested()) {
            const bool reuse = m_in_place && m_before->dims == m_realized.plan.dims;
            prepare(reuse ? m_before : emptyLayer(m_realized, m_options.form, m_parts));
            makeOwn();
            computed = computeAll(*m_layer, reuse ? nullptr : m_before.get(), m_parts, m_stop);
        }
        if (!computed || m_stop.requested())
            return nullptr;
        std::shared_ptr<Trace> trace = makeTrace();
        trace->setPath(pathName(all ? ChangeKind::Everything : change.kind));
        return trace;
    }

private:
    void findBefore()
    {
        const std::shared_ptr<const Trace>& previous = m_options.previous;
        if (previous)
            m_before = std::dynamic_pointer_cast<Layer>(previous->kept());
        if (m_before && (m_before->form != m_options.form || m_before->kernels != m_parts.kernels))
            m_before.reset();
        m_in_place = m_before && isAbandoned(previous);
        if (m_before)
            m_keep_before = m_before->keep;
    }

    LayerChange findChange()
    {
        LayerChange change;
        change.kind = ChangeKind::Everything;
        m_only_x = m_before && onlyXDiffers(*m_before, m_realized);
        if (m_only_x) {
            change = changeOfX(*m_before, m_realized);
        } else {
            m_operands = operandsOf(m_realized, m_before ? &m_before->operands : nullptr);
            if (m_before)
                change = changeSince(*m_before, m_realized, m_operands);
            if (change.kind != ChangeKind::Everything)
                patchWeights(change, *m_before, m_operands, m_parts);
        }
        if (!m_in_place && m_options.form == TraceForm::Dense && change.kind != ChangeKind::Nothing)
            change.kind = ChangeKind::Everything; // its stages cannot be shared
        return change;
    }

    void prepare(std::shared_ptr<Layer> layer)
    {
        static std::atomic<std::uint64_t> editions = 0;
        m_layer = std::move(layer);
        m_layer->edition = ++editions;
        setOperands();
        packWeights(m_layer->operands, m_realized.config, m_realized.plan.dims, m_parts);
        const PackedPtr& out = m_parts.out_weights;
        m_goes_on = m_layer == m_before && listAlike(*m_before, m_realized, out != nullptr, out ? out->columns : 0);
        const std::int64_t rows = m_layer->dims.B * m_layer->dims.T;
        if (!out)
            m_layer->output.reset();
        else if (!m_layer->output || m_layer->output->columns() != out->columns)
            m_layer->output = std::make_unique<Output>(m_parts.pool->floats(rows * out->columns), out, rows);
        m_layer->config = m_realized.config;
        m_layer->out_proj = m_realized.plan.out_proj;
        m_layer->keep = m_realized.keep;
        m_layer->rule = rowRule(m_realized.config, m_realized.plan.dims);
        m_layer->turns = rotates(m_realized.config) ? rotaryTurns(*m_realized.config.rope, m_realized.plan.dims,
                                                                  m_layer->operands.inv_freq, std::move(m_layer->turns))
                                                    : nullptr;
    }

    void setOperands()
    {
        if (!m_only_x) {
            m_layer->operands = m_operands;
            return;
        }
        if (m_layer != m_before)
            m_layer->operands = m_before->operands;
        m_layer->operands.x = m_realized.at("x");
    }

    // Detaches every buffer that a full computation writes from older traces.
    void makeOwn()
    {
        Layer& layer = *m_layer;
        for (ScorePlane& plane : layer.scores)
            if (plane.ownsBase())
                plane.foldForAll();
            else
                plane = ScorePlane(m_parts.pool->floats(layer.dims.T * layer.stride()), layer.dims.T);
        takeProjected(layer, *m_parts.pool);
        if (layer.context.use_count() != 1)
            layer.context = taken(*m_parts.pool, layer.dims.B * layer.dims.T * layer.dims.O);
    }

    std::shared_ptr<Trace> makeTrace()
    {
        if (m_goes_on) {
            std::shared_ptr<Trace> trace = m_layer->trace.lock();
            m_options.previous.reset();
            std::vector<TracedTensor>& tensors = trace->tensorsToRenew();
            setInputs(tensors, m_realized, m_layer->inputs);
            if (m_layer->keep != m_keep_before)
                for (TracedTensor& tensor : tensors)
                    if (tensor.name == "keep")
                        tensor = {tensor.name, tensor.shape, tensor.kind, makeSource(m_layer->keep)};
            return trace;
        }
        auto trace = traceOf("cpu", m_realized, tensorsOf(m_layer, m_realized.plan.stages), m_layer->inputs);
        trace->setKept(m_layer);
        m_layer->trace = trace;
        return trace;
    }

    const Realized& m_realized;
    RunOptions& m_options;
    WorkspaceParts& m_parts;
    const StopToken& m_stop;
    std::shared_ptr<Layer> m_before, m_layer; // the run before; this run
    std::shared_ptr<const KeepMask> m_keep_before;
    Operands m_operands; // unless only x differs
    bool m_only_x = false;
    bool m_in_place = false; // the previous trace has no readers: its layer is reused
    bool m_goes_on = false;  // and the trace itself, too
};

} // namespace

std::shared_ptr<Trace> runFused(const Realized& realized, RunOptions& options, WorkspaceParts& parts,
                                const StopToken& stop)
{
    return FusedRun(realized, options, parts, stop).run();
}

} // namespace attn::cpu
