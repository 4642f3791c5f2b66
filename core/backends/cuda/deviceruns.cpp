// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/deviceruns.h"

#include "core/backends/cuda/device/devicebuffers.h"
#include "core/backends/cuda/deviceedits.h"
#include "core/backends/cuda/devicesources.h"
#include "core/backends/cuda/layerstages.h"
#include "core/backends/cuda/stagereader.h"
#include "core/backends/cuda/workspaceparts.h"
#include "core/backends/rownotes.h"
#include "core/base/say.h"
#include "core/layer/fastpath.h"
#include "core/layer/tensorsource.h"

#include <vector>

namespace attn::cuda {

namespace {

constexpr std::int64_t number_bytes = sizeof(float);

// How the numbers of a tensor read as rows that a stage is made of.
RowRule plainRule(const Tensor& tensor)
{
    const MatrixShape matrix = matrixShape(tensor.shape());
    RowRule rule;
    rule.rows = matrix.rows;
    rule.columns = matrix.columns;
    return rule;
}

// [keep] dropped, of stage dropout_only.
std::vector<TracedTensor> dropoutAlone(const Realized& realized, const std::shared_ptr<Device>& device)
{
    const Tensor& x = realized.at("x");
    const KeepMask* keep = realized.keep.get();
    const std::int64_t keep_bytes = keep ? bytesOf(*keep) : 0;
    checkRoom(*device, 2 * x.size() * number_bytes + keep_bytes);
    const BufferPtr before = uploaded(device, x.data(), x.size());
    const BufferPtr bits = takeBytes(device, keep_bytes), dropped = takeFloats(device, x.size());
    if (keep)
        device->upload(bits->as<std::uint64_t>(), keep->words(), keep_bytes);
    const float factor = keptFactor(realized.config.dropout);
    device->run(
        DropCells{x.size(), before->floats(), keep ? bits->as<std::uint64_t>() : nullptr, factor, dropped->floats()});

    StageNumbers numbers;
    numbers.device = device;
    numbers.rule = plainRule(x);
    numbers.scores = dropped;
    numbers.held = dropped.get();
    std::vector<TracedTensor> tensors;
    if (keep)
        tensors.push_back({"keep", keep->shape(), Kind::Boolean, makeSource(realized.keep)});
    tensors.push_back({"dropped", x.shape(), Kind::Real, makeStageSource(numbers, RowStage::Scores)});
    return tensors;
}

// weights, of stage softmax_only.
std::vector<TracedTensor> softmaxAlone(const Realized& realized, const std::shared_ptr<Device>& device)
{
    const Tensor& masked = realized.at("masked");
    const MatrixShape matrix = matrixShape(masked.shape());
    const std::int64_t state_bytes = matrix.planes * matrix.rows * std::int64_t(sizeof(RowState));
    checkRoom(*device, masked.size() * number_bytes + state_bytes);
    StageNumbers numbers;
    numbers.device = device;
    numbers.rule = plainRule(masked);
    numbers.scores = uploaded(device, masked.data(), masked.size());
    numbers.states = takeBytes(device, state_bytes);
    RowPass pass;
    pass.rule = numbers.rule;
    pass.planes = matrix.planes;
    pass.scores = numbers.scores->floats();
    pass.states = numbers.states->as<RowState>();
    device->run(pass);
    numbers.reserve = takeReserve(device);
    return {{"weights", masked.shape(), Kind::Real, makeStageSource(numbers, RowStage::Weights)}};
}

using LayerPtr = std::shared_ptr<DeviceLayer>;

// One attention run: finds what is left of the previous run, computes what is new, and makes a trace.
class DeviceRun {
public:
    DeviceRun(const Realized& realized, RunOptions& options, const std::shared_ptr<Device>& device,
              const StopToken& stop)
        : m_realized(realized), m_options(options), m_device(device), m_stop(stop)
    {
    }

    std::shared_ptr<Trace> run()
    {
        findBefore();
        Operands now = operandsOf(m_realized, m_before ? &m_before->operands->from.operands : nullptr);
        LayerChange change = findChange(now);
        bool done = change.kind != ChangeKind::Everything && edit(change, now);
        if (!done && !m_stop.requested()) {
            change.kind = ChangeKind::Everything;
            done = computeAll(std::move(now));
        }
        if (!done || m_stop.requested())
            return nullptr;
        return finish(change.kind);
    }

private:
    void findBefore()
    {
        std::shared_ptr<const Trace>& previous = m_options.previous;
        if (!previous)
            return;
        m_before = std::dynamic_pointer_cast<DeviceLayer>(previous->kept());
        if (!m_before || m_before->device != m_device || m_before->form != m_options.form) {
            m_before.reset();
            return;
        }
        m_in_place = isAbandoned(previous);
        if (m_in_place)
            previous.reset(); // and with it all that reads the layer
    }

    LayerChange findChange(const Operands& now) const
    {
        LayerChange change;
        change.kind = ChangeKind::Everything;
        const bool short_paths = m_before && m_before->fast_path && m_before->finite && m_realized.plan.has_fast_path;
        if (short_paths)
            change = changeSince(m_before->operands->from, m_realized, now);
        if (m_options.form == TraceForm::Dense && !m_in_place && change.kind != ChangeKind::Nothing)
            change.kind = ChangeKind::Everything; // its stages cannot be shared
        return change;
    }

    bool edit(const LayerChange& change, const Operands& now)
    {
        m_layer = m_in_place ? std::move(m_before) : fork(*m_before);
        checkRoom(*m_device, bytesToSync(*m_layer->operands, m_realized, now) + bytesToChange(*m_layer, change));
        if (!applyChange(*m_layer, change, m_realized, now, m_stop))
            return false;
        if (change.kind != ChangeKind::Nothing && change.kind != ChangeKind::OutputWeights)
            silenceHeads(*m_layer, m_realized.config);
        return true;
    }

    // The weights and masks of an earlier run still on the device.
    std::shared_ptr<DeviceOperands> operandsBefore() const
    {
        std::shared_ptr<const DeviceOperands> left;
        if (m_before)
            left = m_before->operands;
        else if (m_options.workspace)
            left = m_options.workspace->part<WorkspaceParts>().operands.lock();
        if (left && left->device == m_device)
            return std::make_shared<DeviceOperands>(*left);
        auto none = std::make_shared<DeviceOperands>();
        none->device = m_device;
        none->reserve = takeReserve(m_device);
        return none;
    }

    // A layer to compute into: left over from an edit, one without readers, or an empty one.
    LayerPtr layerToFill()
    {
        LayerPtr left = m_layer ? m_layer : m_in_place ? m_before : nullptr;
        if (left && left->dims() == m_realized.plan.dims)
            return left;
        auto layer = std::make_shared<DeviceLayer>();
        layer->device = m_device;
        layer->form = m_options.form;
        layer->operands = operandsBefore();
        return layer;
    }

    bool computeAll(Operands now)
    {
        m_layer = layerToFill();
        m_before.reset(); // with everything unusable: there may be no room for both
        DeviceLayer& layer = *m_layer;
        checkRoom(*m_device, bytesToSync(*layer.operands, m_realized, now) + bytesToCompute(layer, m_realized));
        if (!layer.projects())
            layer.qkv.reset(); // x itself
        syncOperands(*layer.operands, m_realized, std::move(now));
        takeBuffers(layer);
        if (m_stop.requested())
            return false;
        projectAll(layer);
        scorePlanes(layer, allPlanes(layer.dims()));
        if (m_stop.requested() || !attendPlanes(layer, allPlanes(layer.dims()), m_stop))
            return false;
        layer.fast_path = m_realized.plan.has_fast_path;
        layer.finite = tellsByItsSums() && isFinite(layer); // of heads that are off, too
        silenceHeads(layer, m_realized.config);
        if (layer.output.numbers) {
            computeOutput(layer, layer.output.numbers->floats(), 0, layer.dims().B * layer.dims().T);
            layer.output.finished = true;
        }
        return true;
    }

    // Whether a row without nan has only weights that need no note.
    bool tellsByItsSums() const
    {
        const Config& config = m_realized.config;
        return config.normalize == Normalize::Softmax && !masksAfter(config);
    }

    std::shared_ptr<Trace> finish(ChangeKind kind)
    {
        auto trace = traceOf("cuda", m_realized, tensorsOf(m_layer), m_layer->operands->from.inputs);
        trace->setKept(m_layer);
        trace->setPath(pathName(kind));
        trace->setNotes(rowNotes(m_realized, *trace, m_layer->finite, m_stop));
        if (m_options.workspace)
            m_options.workspace->part<WorkspaceParts>().operands = m_layer->operands;
        return trace;
    }

    const Realized& m_realized;
    RunOptions& m_options;
    const std::shared_ptr<Device>& m_device;
    const StopToken& m_stop;
    LayerPtr m_before, m_layer; // the run before; this run
    bool m_in_place = false;    // the previous run has no readers: its layer is reused
};

std::shared_ptr<Trace> runAlone(const Realized& realized, std::vector<TracedTensor> computed, const StopToken& stop)
{
    std::vector<NamedTensor> inputs;
    auto trace = traceOf("cuda", realized, std::move(computed), inputs);
    trace->setNotes(rowNotes(realized, *trace, false, stop));
    return trace;
}

std::shared_ptr<Trace> runStage(const Realized& realized, RunOptions& options, const std::shared_ptr<Device>& device,
                                const StopToken& stop)
{
    switch (realized.config.stage) {
    case Stage::DropoutOnly: return runAlone(realized, dropoutAlone(realized, device), stop);
    case Stage::SoftmaxOnly: return runAlone(realized, softmaxAlone(realized, device), stop);
    case Stage::Attention: break;
    }
    return DeviceRun(realized, options, device, stop).run();
}

} // namespace

std::shared_ptr<Trace> runOnDevice(const Realized& realized, RunOptions& options, const std::shared_ptr<Device>& device,
                                   const StopToken& stop)
{
    if (const std::string_view choice = notOnGpu(realized.config); !choice.empty())
        throw Failure{FailureKind::Unknown, say("the GPU does not yet support %1", say(choice))};
    if (const StageTensor* stage = unknownStage(realized.plan.stages, realized.config))
        throw Failure{FailureKind::Unknown, say("the GPU does not yet support %1", stage->name)};
    if (realized.config.stage == Stage::Attention && realized.config.starts_from != StartsFrom::X)
        throw Failure{FailureKind::Unknown,
                      say("the GPU does not yet support layers that start from a tensor other than x")};
    for (const auto& pinned : realized.overrides.tensors())
        if (pinned->tensor() != "keep") // whose bits are pinned when they are drawn
            throw Failure{FailureKind::Unknown, say("the GPU does not support pinned values")};
    const Failure lost = {FailureKind::Lost, say("the GPU stopped responding")};
    if (device->isLost())
        throw lost;
    auto trace = runStage(realized, options, device, stop);
    device->wait();       // reports what failed earlier
    if (device->isLost()) // found out by a note that could not be read
        throw lost;
    return stop.requested() ? nullptr : trace;
}

} // namespace attn::cuda
