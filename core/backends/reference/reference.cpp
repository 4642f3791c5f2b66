// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/reference/reference.h"

#include "core/backends/layerinputs.h"
#include "core/backends/reference/operations.h"
#include "core/layer/tensorsource.h"
#include "core/scene/options.h"

namespace attn::reference {

namespace {

// [rows, columns] and any other shape as [planes,1,rows,columns], which the steps accept.
Values asPlanes(const Tensor& tensor)
{
    const auto [planes, rows, columns] = matrixShape(tensor.shape());
    return Values(tensor).reshaped({planes, 1, rows, columns});
}

TracedTensor tracedKeep(const Realized& realized)
{
    return {"keep", realized.keep->shape(), Kind::Boolean, makeSource(realized.keep)};
}

std::vector<TracedTensor> attention(const Realized& realized, StopToken stop)
{
    const Config& config = realized.config;
    std::vector<TracedTensor> trace;
    // Records a tensor with its pinned values, and passes it to what is made from it.
    const auto make = [&](const std::string& name, Values values) {
        Values made = withOverrides(realized, name, std::move(values));
        trace.push_back(Values(made).traced(name));
        return made;
    };

    if (startsFromWeights(config))
        return trace; // they are among the inputs
    // 1. Queries, keys and values: [B,H,T,hd], and twice [B,KV,S,hd].
    Projected projected = project(realized, stop);
    for (TracedTensor& fused : projected.fused)
        trace.push_back(std::move(fused));
    // Where the layer starts from q and k they are among the inputs.
    const bool projects = startsFromX(config);
    const Values q = projects ? make("q", projected.q) : projected.q,
                 k = projects ? make("k", projected.k) : projected.k,
                 v = projects && mixesValues(config) ? make("v", projected.v) : projected.v;

    // 2. Normed, rotated, and how well each query fits each key: [B,H,T,S], as everything up to the weights.
    Values asking = q, answering = k;
    if (const auto& norm = config.qk_norm) {
        asking = make("q_normed", rmsNorm(asking, realized.at(norm->query), *norm, stop));
        answering = make("k_normed", rmsNorm(answering, realized.at(norm->key), *norm, stop));
    }
    if (config.rope) {
        const Tensor* inv_freq = config.rope->inv_freq.empty() ? nullptr : &realized.at(config.rope->inv_freq);
        asking = make("q_rotated", rotate(asking, *config.rope, inv_freq, stop));
        answering = make("k_rotated", rotate(answering, *config.rope, inv_freq, stop));
    }
    if (config.asks_with == AsksWith::NextQuery)
        asking = make("q_next", queriesOfNext(asking));
    const Values scores = make("scores", dotProducts(asking, answering, stop));
    if (config.normalize == Normalize::None) {
        if (realized.keep)
            trace.push_back(tracedKeep(realized));
        make("dropped", dropout(scores, realized, stop));
        return trace;
    }

    // 3. Scale and mask, in the order of the scene; soft cap and bias in between.
    Values logits;
    if (config.scale_at == ScaleAt::BeforeMask) {
        logits = make("scaled", scale(scores, realized, stop));
        if (config.softcap)
            logits = make("capped", capScores(logits, *config.softcap, stop));
        if (config.position_bias.kind != PositionBiasKind::None) {
            const Values bias = make("position_bias", positionBias(realized, stop));
            logits = make("biased", addBias(logits, bias, stop));
        }
        logits = make("masked", mask(logits, realized, stop));
    } else {
        logits = make("masked", mask(scores, realized, stop));
        logits = make("scaled", scale(logits, realized, stop));
    }

    // 4. Dropout on the scores, before the normalizer.
    const bool on_scores = config.dropout.on == DropoutOn::Scores;
    if (on_scores) {
        if (realized.keep)
            trace.push_back(tracedKeep(realized));
        logits = make("dropped", dropout(logits, realized, stop));
    }

    // 5. Weights. A multiplying mask comes after the normalizer.
    const bool columns = config.normalize_over == NormalizeOver::Queries;
    const Tensor* sinks = config.sinks.empty() ? nullptr : &realized.at(config.sinks);
    Values weights =
        columns
            ? transposed(normalise(transposed(logits, stop), config.normalize, config.temperature, nullptr, stop), stop)
            : normalise(logits, config.normalize, config.temperature, sinks, stop);
    const MaskApply apply = config.mask.kind == MaskKind::None ? MaskApply::None : config.mask.apply;
    if (apply == MaskApply::PostSoftmaxNegInf) {
        weights = make("weights_unmasked", std::move(weights));
        weights = fillWithMinusInfinity(weights, realized, stop);
    } else if (apply == MaskApply::PostSoftmaxRenorm || apply == MaskApply::PostSoftmax) {
        weights = make("weights_unmasked", std::move(weights));
        weights = make("weights_times_mask", multiplyByAllowed(weights, realized, stop));
        if (apply == MaskApply::PostSoftmaxRenorm)
            weights = divideByRowSums(weights, stop);
    }
    weights = make("weights", zeroMaskedRows(weights, realized, stop));
    if (sinks)
        make("sink_weights", sinkShares(logits, config.normalize, config.temperature, *sinks, stop));
    if (config.row_sums)
        make("row_sums", rowSums(weights, stop));

    // 6. Dropout on the weights.
    Values mixing = weights;
    if (!on_scores) {
        if (realized.keep)
            trace.push_back(tracedKeep(realized));
        mixing = make("dropped", dropout(weights, realized, stop));
    }

    if (!mixesValues(config))
        return trace;
    // 7. Each query's mixture of the values, and the heads joined: [B,H,T,hd] -> [B,T,O].
    const Values head_context = make("head_context", mix(mixing, v, config, stop));
    if (config.cumulative)
        make("cumulative_context", mixTermByTerm(mixing, v, realized, stop));
    const Values context = make("context", mergeHeads(head_context, config));

    // 8. The output projection: [B,T,out].
    if (const std::string& name = realized.plan.out_proj; !name.empty())
        make("output", linear(context, Values(realized.at(name + ".weight")), realized.find(name + ".bias"), stop));
    return trace;
}

TracedTensor tracedAllowed(const Realized& realized)
{
    TracedTensor allowed = allowedByPosition(realized).traced("allowed");
    allowed.kind = Kind::Boolean;
    return allowed;
}

std::vector<TracedTensor> dropoutOnly(const Realized& realized, StopToken stop)
{
    const Tensor& x = realized.at("x");
    std::vector<TracedTensor> trace;
    if (realized.keep)
        trace.push_back(tracedKeep(realized));
    const Values dropped = dropout(asPlanes(x), realized, stop).reshaped(x.shape());
    trace.push_back(withOverrides(realized, "dropped", dropped).traced("dropped"));
    return trace;
}

std::vector<TracedTensor> softmaxOnly(const Realized& realized, StopToken stop)
{
    const Tensor& masked = realized.at("masked");
    const Values weights = normalise(asPlanes(masked), Normalize::Softmax, 1, nullptr, stop).reshaped(masked.shape());
    return {withOverrides(realized, "weights", weights).traced("weights")};
}

std::vector<TracedTensor> computed(const Realized& realized, StopToken stop)
{
    try {
        switch (realized.config.stage) {
        case Stage::Attention: {
            std::vector<TracedTensor> trace = attention(realized, stop);
            if (isByPosition(realized.config.mask.kind) && !startsFromWeights(realized.config))
                trace.push_back(tracedAllowed(realized));
            return trace;
        }
        case Stage::DropoutOnly: return dropoutOnly(realized, stop);
        case Stage::SoftmaxOnly: return softmaxOnly(realized, stop);
        }
    } catch (const Stopped&) {
    }
    return {};
}

} // namespace

Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions&, const StopToken& stop)
{
    return traceOfSteps("reference", realized, computed(realized, stop), stop);
}

} // namespace attn::reference
