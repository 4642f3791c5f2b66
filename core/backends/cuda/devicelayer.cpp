// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/devicelayer.h"

#include "core/scene/options.h"

#include <algorithm>
#include <cmath>

namespace attn::cuda {

namespace {

constexpr std::int64_t number = sizeof(float);

struct NamedStage {
    RowStage stage;
    std::string_view name;
};
constexpr NamedStage named_stages[] = {
    {RowStage::Scores, "scores"},
    {RowStage::Scaled, "scaled"},
    {RowStage::Capped, "capped"},
    {RowStage::Biased, "biased"},
    {RowStage::Masked, "masked"},
    {RowStage::DroppedScores, "dropped"},
    {RowStage::Unmasked, "weights_unmasked"},
    {RowStage::TimesMask, "weights_times_mask"},
    {RowStage::Weights, "weights"},
};

// Of a stage that dropout makes: what it is made from.
RowStage beforeDropout(RowStage stage, const Config& config)
{
    return stage == RowStage::Dropped || stage == RowStage::DroppedScores ? *rowStage(dropoutInput(config), config)
                                                                          : stage;
}

// Of qkv, where there is a projection.
std::int64_t projectedNumbers(const Config& config, const Dims& dims)
{
    if (!readsMemory(config))
        return dims.B * dims.T * dims.qkvColumns();
    return dims.B * dims.T * dims.O + dims.B * dims.S * 2 * dims.keyColumns();
}

// Calls visit(buffer, bytes) for all that a full computation writes.
template <class Layer, class Visit>
void forEachBuffer(Layer& layer, const Config& config, const std::vector<StageTensor>& stages, const Dims& dims,
                   std::int64_t out, bool keeps, Visit visit)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = dims;
    const std::int64_t rows = B * H * T, cells = rows * S;
    const std::int64_t positioned = (B * T * O + B * S * KV * hd) * number;
    const bool weighs = config.normalize != Normalize::None;
    if (config.projection != Projection::None)
        visit(layer.qkv, projectedNumbers(config, dims) * number);
    if (normsQueries(config))
        visit(layer.normed, positioned);
    if (rotates(config))
        visit(layer.rotated, positioned);
    visit(layer.scores, cells * number);
    if (weighs) {
        visit(layer.states, rows * static_cast<std::int64_t>(sizeof(RowState)));
        visit(layer.context, B * T * O * number);
    }
    for (const RowStage stage : rowStages(stages, config))
        if (layer.form == TraceForm::Dense && (keeps || beforeDropout(stage, config) == stage))
            visit(layer.stages[static_cast<int>(stage)], cells * number);
    if (config.row_sums && weighs)
        visit(layer.row_sums, rows * number);
    if (config.cumulative && weighs)
        visit(layer.cumulative, rows * (S + 1) * hd * number);
    if (out > 0 && weighs)
        visit(layer.output.numbers, B * T * out * number);
}

} // namespace

ContextPlaces DeviceLayer::places() const
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = dims();
    return readsStraightThrough(config()) ? ContextPlaces{T * O, T * hd, hd} : ContextPlaces{T * O, hd, O};
}

HeadRows DeviceLayer::made(int part) const
{
    const Dims& dims = this->dims();
    float* const first = qkv->floats();
    if (!projects())
        return {first, dims.O};
    if (!readsMemory(config()))
        return {first + dims.firstColumn(part), dims.qkvColumns()};
    if (part == query_part)
        return {first, dims.O};
    return {first + dims.B * dims.T * dims.O + (part == value_part ? dims.keyColumns() : 0), 2 * dims.keyColumns()};
}

HeadRows DeviceLayer::positioned(const BufferPtr& buffer, int part) const
{
    const Dims& dims = this->dims();
    return part == query_part ? HeadRows{buffer->floats(), dims.O}
                              : HeadRows{buffer->floats() + dims.B * dims.T * dims.O, dims.keyColumns()};
}

HeadRows DeviceLayer::met(int part) const
{
    const BufferPtr& last = rotated ? rotated : normed;
    return part == value_part || !last ? made(part) : positioned(last, part);
}

std::int64_t DeviceLayer::madeNumbers() const
{
    return projects() ? projectedNumbers(config(), dims()) : dims().B * dims().T * dims().O;
}

RowRule DeviceLayer::rule() const
{
    const Config& config = this->config();
    const MaskNumbers& mask = operands->from.operands.mask;
    RowRule rule;
    rule.heads = dims().H;
    rule.rows = dims().T;
    rule.columns = dims().S;
    rule.sharing = dims().groupSize();
    rule.normalize = config.normalize;
    rule.drop_scores = config.dropout.on == DropoutOn::Scores;
    rule.keep_factor = keptFactor(config.dropout);
    rule.keep = operands->keep ? operands->keep->as<std::uint64_t>() : nullptr;
    if (config.normalize == Normalize::None) // dropout of the raw scores is all that follows
        return rule;
    if (config.scale == Scale::SqrtHeadDim)
        rule.divisor = std::sqrt(static_cast<float>(dims().hd));
    if (config.scale == Scale::Factor)
        rule.factor = static_cast<float>(config.scale_factor);
    if (capsScores(config))
        rule.cap = static_cast<float>(*config.softcap);
    rule.temperature = static_cast<float>(config.temperature);
    rule.mask_first = config.scale_at == ScaleAt::AfterMask;
    rule.masks_before = masksBefore(config);
    rule.mask_adds = maskAdds(config);
    rule.masks_after = masksAfter(config);
    rule.rescales = rescalesWeights(config);
    rule.zero_masked_rows = zeroesEmptyRows(config);
    const bool slides = mask.rule.kind == MaskKind::SlidingWindow;
    rule.causal = mask.causal || isByPosition(mask.rule.kind);
    rule.prefix = mask.rule.kind == MaskKind::Prefix ? mask.rule.prefix : 0;
    rule.window = slides ? mask.rule.window : 0;
    rule.global = slides ? mask.rule.global : 0;
    rule.mask = operands->mask ? operands->mask->floats() : nullptr;
    rule.item_step = mask.item_step;
    rule.query_step = mask.query_step;
    if (const BiasNumbers& bias = operands->from.operands.bias; bias.numbers) {
        const float* const first = bias.made ? bias.made->data() : bias.tensor.data();
        rule.bias = operands->position_bias->floats() + (bias.numbers - first);
        rule.bias_item_step = bias.item_step;
        rule.bias_head_step = bias.head_step;
        rule.bias_query_step = bias.query_step;
    }
    rule.sinks = operands->sinks ? operands->sinks->floats() : nullptr;
    return rule;
}

const DeviceBuffer* DeviceLayer::held(RowStage which) const
{
    if (!operands->keep)
        which = beforeDropout(which, config());
    return which == RowStage::Scores ? scores.get() : stages[static_cast<int>(which)].get();
}

std::optional<RowStage> rowStage(std::string_view name, const Config& config)
{
    if (name == "dropped" && mixedBy(config) == name && normalises(config))
        return RowStage::Dropped;
    if ((name == "capped" && !capsScores(config)) || (name == "biased" && !addsBias(config)))
        return std::nullopt;
    const auto found = std::ranges::find(named_stages, name, &NamedStage::name);
    return found == std::end(named_stages) ? std::nullopt : std::optional(found->stage);
}

std::vector<RowStage> rowStages(const std::vector<StageTensor>& stages, const Config& config)
{
    std::vector<RowStage> made;
    for (const StageTensor& tensor : stages)
        if (const auto stage = rowStage(tensor.name, config); stage && stage != RowStage::Scores && tensor.computed())
            made.push_back(*stage);
    return made;
}

void spoilOutput(DeviceLayer& layer)
{
    layer.output.finished = false;
    if (!isAlone(layer.output.numbers))
        layer.output.numbers.reset();
}

std::shared_ptr<DeviceLayer> fork(const DeviceLayer& layer)
{
    auto copy = std::make_shared<DeviceLayer>(layer);
    copy->operands = std::make_shared<DeviceOperands>(*layer.operands);
    copy->mirrors = std::make_shared<Mirrors>();
    if (!layer.output.finished)
        copy->output = {};
    return copy;
}

std::int64_t bytesToCompute(const DeviceLayer& layer, const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const std::string& name = realized.plan.out_proj;
    const std::int64_t out = name.empty() ? 0 : realized.at(name + ".weight").dim(0);
    std::int64_t bytes = 1024; // of flags, with what rounding them up may take
    forEachBuffer(layer, realized.config, realized.plan.stages, dims, out, realized.keep != nullptr,
                  [&](const BufferPtr& buffer, std::int64_t size) {
                      if (!buffer || static_cast<std::int64_t>(buffer->bytes()) != size || !isAlone(buffer))
                          bytes += size;
                  });
    if (layer.form == TraceForm::Compact && realized.config.normalize != Normalize::None)
        bytes += dims.T * dims.S * number; // at least one plane on its way into the context
    return bytes;
}

void takeBuffers(DeviceLayer& layer)
{
    std::vector<BufferPtr*> used;
    forEachBuffer(layer, layer.config(), layer.operands->from.stages, layer.dims(), layer.operands->outColumns(),
                  layer.operands->keep != nullptr, [&](BufferPtr& buffer, std::int64_t size) {
                      renew(layer.device, buffer, size);
                      used.push_back(&buffer);
                  });
    if (!layer.projects())
        layer.qkv = layer.operands->x;
    for (BufferPtr& stage : layer.stages)
        if (std::ranges::find(used, &stage) == used.end())
            stage.reset();
    for (BufferPtr* buffer : {&layer.normed, &layer.rotated, &layer.states, &layer.context, &layer.row_sums,
                              &layer.cumulative, &layer.output.numbers})
        if (std::ranges::find(used, buffer) == used.end())
            buffer->reset();
    layer.sums.reset();
    layer.output.finished = false;
    layer.mirrors = std::make_shared<Mirrors>();
}

} // namespace attn::cuda
