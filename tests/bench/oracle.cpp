// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/oracle.h"

#include "core/layer/positions.h"

#include <Eigen/Core>

#include <cmath>
#include <limits>
#include <span>

namespace attn::bench {

namespace {

using Numbers = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
constexpr double infinity = std::numeric_limits<double>::infinity();

Numbers matrixOf(const Tensor& tensor, std::int64_t columns)
{
    using Floats = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    return Eigen::Map<const Floats>(tensor.data(), tensor.size() / columns, columns).cast<double>();
}

// x weightᵀ, plus the bias where there is one.
Numbers projected(const Numbers& x, const Realized& layer, const std::string& name)
{
    const Numbers weight = matrixOf(layer.at(name + ".weight"), x.cols());
    Numbers y = x * weight.transpose();
    if (const Tensor* bias = layer.find(name + ".bias"))
        y.rowwise() += matrixOf(*bias, weight.rows()).row(0);
    return y;
}

// Queries or keys of one item, all heads side by side, turned by their positions where the layer does that.
Numbers turned(Numbers y, const Realized& layer)
{
    if (!layer.config.rope)
        return y;
    const Rope& rope = *layer.config.rope;
    const Dims& dims = layer.plan.dims;
    for (std::int64_t pair = 0; pair < ropeDims(rope, dims) / 2; ++pair) {
        const auto [first, second] = ropePair(rope, dims, pair);
        for (std::int64_t token = 0; token < y.rows(); ++token) {
            const double angle = ropeTurn(rope, ropeFrequency(rope, dims, pair, {}), token).angle;
            for (std::int64_t head = 0; head < y.cols(); head += dims.hd) {
                double &a = y(token, head + first), &b = y(token, head + second);
                const double before = a;
                a = before * std::cos(angle) - b * std::sin(angle);
                b = b * std::cos(angle) + before * std::sin(angle);
            }
        }
    }
    return y;
}

class OracleRows {
public:
    OracleRows(const Trace& trace, Deviations& deviations) : m_trace(trace), m_deviations(deviations) {}

    void compare(const std::string& name, std::int64_t plane, std::int64_t row, std::span<const double> expected)
    {
        double& worst = m_deviations[name];
        const TracedTensor* tensor = m_trace.find(name);
        if (!tensor) {
            worst = infinity;
            return;
        }
        const std::vector<double> numbers = m_trace.row(*tensor, plane, row);
        for (std::size_t i = 0; i < expected.size(); ++i) {
            if (numbers[i] == expected[i])
                continue; // -inf among them
            const double error = std::fabs(numbers[i] - expected[i]);
            worst = std::isfinite(error) ? std::max(worst, error) : infinity;
        }
    }

private:
    const Trace& m_trace;
    Deviations& m_deviations;
};

} // namespace

Deviations deviations(const Realized& layer, const Trace& trace, const std::vector<std::int64_t>& queries)
{
    const auto [B, T, D, O, H, hd, S, KV, M] = layer.plan.dims;
    const bool causal = layer.config.mask.kind == MaskKind::Causal;
    const double keep_factor = keptFactor(layer.config.dropout);
    const Numbers x = matrixOf(layer.at("x"), D), q = projected(x, layer, "W_query"), k = projected(x, layer, "W_key"),
                  v = projected(x, layer, "W_value"), asking = turned(q, layer), answering = turned(k, layer);
    Deviations found;
    OracleRows rows(trace, found);
    const auto part = [hd = hd](const Numbers& all, std::int64_t token, std::int64_t head) {
        return std::span(all.data() + token * all.cols() + head * hd, static_cast<std::size_t>(hd));
    };
    for (const std::int64_t i : queries) {
        rows.compare("x", 0, i, std::span(x.data() + i * D, static_cast<std::size_t>(D)));
        Numbers context = Numbers::Zero(1, O);
        for (std::int64_t h = 0; h < KV; ++h) {
            rows.compare("k", h, i, part(k, i, h));
            rows.compare("v", h, i, part(v, i, h));
            if (layer.config.rope)
                rows.compare("k_rotated", h, i, part(answering, i, h));
        }
        for (std::int64_t h = 0; h < H; ++h) {
            const std::int64_t kv_head = h / (H / KV);
            std::vector<double> scores(T), scaled(T), masked(T), weights(T), dropped(T);
            double largest = -infinity, sum = 0;
            for (std::int64_t j = 0; j < T; ++j) {
                scores[j] = asking.row(i).segment(h * hd, hd).dot(answering.row(j).segment(kv_head * hd, hd));
                scaled[j] = scores[j] / std::sqrt(static_cast<double>(hd));
                masked[j] = causal && j > i ? -infinity : scaled[j];
                largest = std::max(largest, masked[j]);
            }
            for (std::int64_t j = 0; j < T; ++j)
                sum += weights[j] = std::exp(masked[j] - largest);
            for (std::int64_t j = 0; j < T; ++j) {
                weights[j] /= sum;
                const bool kept = !layer.keep || layer.keep->kept((h * T + i) * T + j);
                dropped[j] = kept ? weights[j] * keep_factor : 0;
                context.row(0).segment(h * hd, hd) += dropped[j] * v.row(j).segment(kv_head * hd, hd);
            }
            rows.compare("q", h, i, part(q, i, h));
            if (layer.config.rope)
                rows.compare("q_rotated", h, i, part(asking, i, h));
            rows.compare("scores", h, i, scores);
            rows.compare("scaled", h, i, scaled);
            rows.compare("masked", h, i, masked);
            rows.compare("weights", h, i, weights);
            rows.compare("dropped", h, i, dropped);
            rows.compare("head_context", h, i, part(context, 0, h));
        }
        rows.compare("context", 0, i, std::span(context.data(), static_cast<std::size_t>(O)));
        const Numbers output = projected(context, layer, layer.plan.out_proj);
        rows.compare("output", 0, i, std::span(output.data(), static_cast<std::size_t>(output.cols())));
    }
    return found;
}

std::string faultIn(const Deviations& deviations)
{
    // Scores are sums of 64 products of numbers near 1; what follows is smaller or divided by their sum.
    const auto allowed = [](const std::string& name) {
        if (name == "x")
            return 0.0;
        if (name == "scores")
            return 5e-4;
        return name == "weights" || name == "dropped" ? 2e-5 : 1e-4;
    };
    for (const auto& [name, error] : deviations)
        if (!(error <= allowed(name)))
            return name + " is off by " + std::to_string(error);
    return {};
}

} // namespace attn::bench
