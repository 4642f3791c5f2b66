// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/stagewise.h"

#include "core/backends/cpu/stagewise/operations.h"
#include "core/layer/tensorsource.h"

namespace attn::cpu {

namespace {

// The tensors of a trace under construction. Adding one twice under two names shares its block.
class Steps {
public:
    void add(std::string name, const Tensor& tensor)
    {
        m_tensors.push_back({std::move(name), tensor.shape(), tensor.kind(), makeSource(tensor)});
    }
    void addKeep(const Realized& realized)
    {
        if (realized.keep)
            m_tensors.push_back({"keep", realized.keep->shape(), Kind::Boolean, makeSource(realized.keep)});
    }
    std::vector<TracedTensor> take() { return std::move(m_tensors); }

private:
    std::vector<TracedTensor> m_tensors;
};

// The context after each key: [B,H,T,T+1,hd], row 0 before the first.
Tensor mixTermByTerm(const Tensor& weights, const Tensor& v, std::stop_token stop)
{
    const std::int64_t B = v.dim(0), H = v.dim(1), T = v.dim(2), hd = v.dim(3);
    return makeRows({B, H, T, T + 1, hd}, stop, [&](std::int64_t plane, std::int64_t terms, float* out) {
        if (terms == 0)
            return;
        const float weight = weights[plane * T + terms - 1];
        const float* value = rowOf(v, plane / T, terms - 1);
        for (std::int64_t e = 0; e < hd; ++e)
            out[e] = out[e - hd] + weight * value[e];
    });
}

// [B,H,T,hd] -> [B,T,O].
Tensor joinHeads(const Tensor& head_context, const Config& config, std::stop_token stop)
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

Tensor lowerTriangle(std::int64_t T)
{
    Tensor allowed({T, T}, Kind::Boolean);
    float* cells = allowed.mutableData();
    for (std::int64_t i = 0; i < T; ++i)
        std::fill_n(cells + i * T, i + 1, 1.0f);
    return allowed;
}

// logits -> weights, with what lies between them where the mask multiplies.
Tensor addWeights(Steps& steps, const Tensor& logits, const Realized& realized, std::stop_token stop)
{
    const Config& config = realized.config;
    Tensor weights = normalise(logits, config.normalize, static_cast<float>(config.temperature), stop);
    if (masksAfter(config)) {
        steps.add("weights_unmasked", weights);
        weights = multiplyByAllowed(weights, realized, stop);
        steps.add("weights_times_mask", weights);
        if (rescalesWeights(config))
            weights = divideByRowSums(weights, stop);
    }
    weights = zeroMaskedRows(weights, realized, stop);
    steps.add("weights", weights);
    if (config.row_sums)
        steps.add("row_sums", rowSums(weights, stop));
    return weights;
}

// Scale and mask in the order of the scene; the later one is the normaliser's input.
Tensor addLogits(Steps& steps, const Tensor& scores, const Realized& realized, std::stop_token stop)
{
    if (realized.config.scale_at == ScaleAt::BeforeMask) {
        const Tensor scaled = scale(scores, realized, stop);
        const Tensor masked = mask(scaled, realized, stop);
        steps.add("scaled", scaled);
        steps.add("masked", masked);
        return masked;
    }
    const Tensor masked = mask(scores, realized, stop);
    const Tensor scaled = scale(masked, realized, stop);
    steps.add("masked", masked);
    steps.add("scaled", scaled);
    return scaled;
}

void addDropout(Steps& steps, Tensor& x, const Realized& realized, std::stop_token stop)
{
    x = dropout(x, realized, stop);
    steps.addKeep(realized);
    steps.add("dropped", x);
}

void attention(Steps& steps, const Realized& realized, std::stop_token stop)
{
    const Config& config = realized.config;
    if (startsFromWeights(config))
        return; // they are among the inputs
    const Projected projected = project(realized, stop);
    for (const NamedTensor& fused : projected.fused)
        steps.add(fused.name, fused.tensor);
    if (startsFromX(config)) {
        steps.add("q", projected.q);
        steps.add("k", projected.k);
        if (mixesValues(config))
            steps.add("v", projected.v);
    }

    Tensor scores = dotProducts(projected.q, projected.k, stop);
    steps.add("scores", scores);
    if (config.normalize == Normalize::None)
        return addDropout(steps, scores, realized, stop);

    Tensor logits = addLogits(steps, scores, realized, stop);
    if (config.dropout.on == DropoutOn::Scores)
        addDropout(steps, logits, realized, stop);
    Tensor weights = addWeights(steps, logits, realized, stop);
    if (config.dropout.on == DropoutOn::Weights)
        addDropout(steps, weights, realized, stop);

    if (!mixesValues(config))
        return;
    const Tensor head_context = mix(weights, projected.v, stop);
    steps.add("head_context", head_context);
    if (config.cumulative)
        steps.add("cumulative_context", mixTermByTerm(weights, projected.v, stop));
    const Tensor context = joinHeads(head_context, config, stop);
    steps.add("context", context);
    if (const std::string& name = realized.plan.out_proj; !name.empty())
        steps.add("output", linear(context, realized.at(name + ".weight"), realized.find(name + ".bias"), stop));
}

} // namespace

std::vector<TracedTensor> computeStagewise(const Realized& realized, std::stop_token stop)
{
    Steps steps;
    try {
        switch (realized.config.stage) {
        case Stage::Attention:
            attention(steps, realized, stop);
            if (realized.config.mask.kind == MaskKind::Causal && !startsFromWeights(realized.config))
                steps.add("allowed", lowerTriangle(realized.plan.dims.T));
            break;
        case Stage::DropoutOnly: {
            Tensor x = realized.at("x");
            addDropout(steps, x, realized, stop);
            break;
        }
        case Stage::SoftmaxOnly:
            steps.add("weights", normalise(realized.at("masked"), Normalize::Softmax, 1, stop));
            break;
        }
    } catch (const Cancelled&) {
    }
    return steps.take();
}

} // namespace attn::cpu
