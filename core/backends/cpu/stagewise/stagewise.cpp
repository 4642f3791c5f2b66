// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/stagewise.h"

#include "core/backends/cpu/stagewise/operations.h"
#include "core/layer/tensorsource.h"

namespace attn::cpu {

namespace {

// The tensors of a trace under construction. Adding one twice under two names shares its block.
class Steps {
public:
    explicit Steps(const Realized& realized) : m_realized(realized) {}

    void add(std::string name, const Tensor& tensor)
    {
        m_tensors.push_back({std::move(name), tensor.shape(), tensor.kind(), makeSource(tensor)});
    }
    // The tensor with its pinned values, which later steps continue from.
    Tensor make(const std::string& name, Tensor tensor)
    {
        Tensor made = withOverrides(m_realized, name, std::move(tensor));
        add(name, made);
        return made;
    }
    void addKeep()
    {
        if (const auto& keep = m_realized.keep)
            m_tensors.push_back({"keep", keep->shape(), Kind::Boolean, makeSource(keep)});
    }
    std::vector<TracedTensor> take() { return std::move(m_tensors); }

private:
    const Realized& m_realized;
    std::vector<TracedTensor> m_tensors;
};

// The context after each key: [B,H,T,S+1,hd], row 0 before the first. Continues from pinned sums.
Tensor mixTermByTerm(const Tensor& weights, const Tensor& v, const Realized& realized, const StopToken& stop)
{
    const std::int64_t B = v.dim(0), H = weights.dim(1), T = weights.dim(2), S = v.dim(2), hd = v.dim(3);
    const std::int64_t group = H / v.dim(1);
    const auto pinned = realized.overrides.of("cumulative_context");
    return makeRows({B, H, T, S + 1, hd}, stop, [&](std::int64_t plane, std::int64_t terms, float* out) {
        if (terms > 0) {
            const float weight = weights[plane * S + terms - 1];
            const float* value = rowOf(v, plane / T / group, terms - 1);
            for (std::int64_t e = 0; e < hd; ++e)
                out[e] = out[e - hd] + weight * value[e];
        }
        for (std::int64_t e = 0; e < hd && !pinned->empty(); ++e)
            if (const CellEdit* cell = pinned->find({plane / T / H, plane / T % H, plane % T, terms, e}))
                out[e] = cell->value;
    });
}

// [B,H,T,hd] -> [B,T,O].
Tensor joinHeads(const Tensor& head_context, const Config& config, const StopToken& stop)
{
    const std::int64_t B = head_context.dim(0), H = head_context.dim(1), T = head_context.dim(2),
                       hd = head_context.dim(3);
    if (readsStraightThrough(config))
        return head_context.reshaped({B, T, H * hd});
    return makeRows({B, T, H * hd}, stop, [&](std::int64_t b, std::int64_t t, float* out) {
        for (std::int64_t h = 0; h < H; ++h)
            std::copy_n(rowOf(head_context, b * H + h, t), hd, out + h * hd);
    });
}

// logits -> weights, with what lies between them where the mask multiplies.
Tensor makeWeights(Steps& steps, const Tensor& logits, const Realized& realized, const StopToken& stop)
{
    const Config& config = realized.config;
    const bool columns = normalisesColumns(config);
    if (hasSinks(config)) {
        auto [weights, shares] = normaliseWithSinks(logits, realized.at(config.sinks), config, stop);
        weights = steps.make("weights", zeroMaskedRows(weights, realized, stop));
        steps.make("sink_weights", shares);
        if (config.row_sums)
            steps.make("row_sums", rowSums(weights, stop));
        return weights;
    }
    Tensor weights = normalise(columns ? transposed(logits, stop) : logits, config.normalize,
                               static_cast<float>(config.temperature), stop);
    if (columns)
        weights = transposed(weights, stop);
    if (fillsAfter(config)) {
        weights = steps.make("weights_unmasked", weights);
        weights = fillWithMinusInfinity(weights, realized, stop);
    } else if (masksAfter(config)) {
        weights = steps.make("weights_unmasked", weights);
        weights = steps.make("weights_times_mask", multiplyByAllowed(weights, realized, stop));
        if (rescalesWeights(config))
            weights = divideByRowSums(weights, stop);
    }
    weights = steps.make("weights", zeroMaskedRows(weights, realized, stop));
    if (config.row_sums)
        steps.make("row_sums", rowSums(weights, stop));
    return weights;
}

// What today's models do with scaled scores before they mask them.
Tensor capAndBias(Steps& steps, Tensor scores, const Realized& realized, const StopToken& stop)
{
    const Config& config = realized.config;
    if (capsScores(config))
        scores = steps.make("capped", capScores(scores, static_cast<float>(*config.softcap), stop));
    if (!addsBias(config))
        return scores;
    const Tensor bias = steps.make("position_bias", positionBias(realized, stop));
    return steps.make("biased", addBias(scores, bias, stop));
}

// Scale and mask in the order of the scene; the later one is the normaliser's input.
Tensor makeLogits(Steps& steps, const Tensor& scores, const Realized& realized, const StopToken& stop)
{
    if (realized.config.scale_at == ScaleAt::BeforeMask) {
        const Tensor scaled = steps.make("scaled", scale(scores, realized, stop));
        return steps.make("masked", mask(capAndBias(steps, scaled, realized, stop), realized, stop));
    }
    const Tensor masked = steps.make("masked", mask(scores, realized, stop));
    return steps.make("scaled", scale(masked, realized, stop));
}

Tensor makeDropped(Steps& steps, const Tensor& x, const Realized& realized, const StopToken& stop)
{
    const Tensor dropped = dropout(x, realized, stop);
    steps.addKeep();
    return steps.make("dropped", dropped);
}

void attention(Steps& steps, const Realized& realized, const Kernels& kernels, const StopToken& stop)
{
    const Config& config = realized.config;
    if (startsFromWeights(config))
        return; // they are among the inputs
    const Projected projected = project(realized, kernels, stop);
    for (const NamedTensor& fused : projected.fused)
        steps.add(fused.name, fused.tensor);
    // Where the layer starts from q and k they are among the inputs.
    const auto made = [&](const char* name, const Tensor& tensor, bool here) {
        return here ? steps.make(name, tensor) : tensor;
    };
    const bool projects = startsFromX(config);
    const Tensor q = made("q", projected.q, projects), k = made("k", projected.k, projects),
                 v = made("v", projected.v, projects && mixesValues(config));

    Tensor asking = q, answering = k;
    if (normsQueries(config)) {
        asking = steps.make("q_normed", rmsNorm(asking, realized.at(config.qk_norm->query), *config.qk_norm, stop));
        answering = steps.make("k_normed", rmsNorm(answering, realized.at(config.qk_norm->key), *config.qk_norm, stop));
    }
    if (rotates(config)) {
        asking = steps.make("q_rotated", rotate(asking, realized, stop));
        answering = steps.make("k_rotated", rotate(answering, realized, stop));
    }
    if (asksWithNext(config))
        asking = steps.make("q_next", queriesOfNext(asking, stop));
    const Tensor scores = steps.make("scores", dotProducts(asking, answering, kernels, stop));
    if (config.normalize == Normalize::None) {
        makeDropped(steps, scores, realized, stop);
        return;
    }

    Tensor logits = makeLogits(steps, scores, realized, stop);
    if (config.dropout.on == DropoutOn::Scores)
        logits = makeDropped(steps, logits, realized, stop);
    Tensor weights = makeWeights(steps, logits, realized, stop);
    if (config.dropout.on == DropoutOn::Weights)
        weights = makeDropped(steps, weights, realized, stop);

    if (!mixesValues(config))
        return;
    const Tensor head_context = steps.make("head_context", mix(weights, v, config, kernels, stop));
    if (config.cumulative)
        steps.add("cumulative_context", mixTermByTerm(weights, v, realized, stop));
    const Tensor context = steps.make("context", joinHeads(head_context, config, stop));
    if (const std::string& name = realized.plan.out_proj; !name.empty())
        steps.make("output",
                   linear(context, realized.at(name + ".weight"), realized.find(name + ".bias"), kernels, stop));
}

} // namespace

std::vector<TracedTensor> computeStagewise(const Realized& realized, const Kernels& kernels, const StopToken& stop)
{
    Steps steps(realized);
    try {
        switch (realized.config.stage) {
        case Stage::Attention:
            attention(steps, realized, kernels, stop);
            if (masksByPosition(realized.config))
                steps.make("allowed", allowedByPosition(realized));
            break;
        case Stage::DropoutOnly: makeDropped(steps, realized.at("x"), realized, stop); break;
        case Stage::SoftmaxOnly:
            steps.make("weights", normalise(realized.at("masked"), Normalize::Softmax, 1, stop));
            break;
        }
    } catch (const Cancelled&) {
    }
    return steps.take();
}

} // namespace attn::cpu
