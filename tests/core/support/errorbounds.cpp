// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/support/errorbounds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn::test {

namespace {

constexpr double unit = 1.0 / (1 << 24); // the rounding error of one float32 operation, relative
constexpr double cannot_tell = std::numeric_limits<double>::infinity();
constexpr double smallest = std::numeric_limits<float>::min(); // below it float32 has no relative precision
constexpr double smallest_denormal = std::numeric_limits<float>::denorm_min();
const double log_of_largest = std::log(std::numeric_limits<float>::max());

double largestOf(std::span<const double> values)
{
    double largest = 0;
    for (double value : values)
        if (std::isfinite(value))
            largest = std::max(largest, std::abs(value));
    return largest;
}

// The largest 2-norm of a row of `columns` numbers; rows that hold inf or nan make nothing finite and do not count.
double rowNorm(std::span<const double> values, std::int64_t columns)
{
    double largest = 0;
    for (std::size_t first = 0; first < values.size(); first += columns) {
        double squares = 0;
        for (double value : values.subspan(first, columns))
            squares += value * value;
        if (std::isfinite(squares))
            largest = std::max(largest, squares);
    }
    return std::sqrt(largest);
}

std::vector<double> doubles(const Tensor& tensor) { return {tensor.values().begin(), tensor.values().end()}; }

double rowNorm(const Tensor& matrix) { return rowNorm(doubles(matrix), matrix.dim(-1)); }

double columnNorm(const Tensor& matrix)
{
    const std::int64_t rows = matrix.dim(0), columns = matrix.dim(1);
    std::vector<double> turned(matrix.size());
    for (std::int64_t r = 0; r < rows; ++r)
        for (std::int64_t c = 0; c < columns; ++c)
            turned[c * rows + r] = matrix[r * columns + c];
    return rowNorm(turned, rows);
}

// Matrices of `rows` x `columns`, each with rows and columns exchanged.
std::vector<double> exchanged(std::span<const double> values, std::size_t rows, std::size_t columns)
{
    std::vector<double> turned(values.size());
    const std::size_t all = rows * columns;
    for (std::size_t i = 0; i < values.size(); ++i)
        turned[i / all * all + i % columns * rows + i % all / columns] = values[i];
    return turned;
}

bool isTiny(double value) { return value != 0 && std::abs(value) < smallest; }

// Whether a product of numbers from both sides may be inf in float64 and nan in float32: what float32 rounds to 0 makes
// 0 * inf.
bool mayTurnNan(std::span<const double> factors, std::span<const double> others)
{
    return std::ranges::any_of(factors, isTiny) &&
           !std::ranges::all_of(others, [](double value) { return std::isfinite(value); });
}

double productError(std::int64_t terms, double norm_a, double norm_b)
{
    return sum_error * std::sqrt(static_cast<double>(terms)) * unit * norm_a * norm_b;
}

} // namespace

ErrorBounds::ErrorBounds(const Realized& realized, const Trace& trace) : m_realized(realized), m_trace(trace)
{
    m_whole["keep"] = m_whole["allowed"] = 0;
    switch (realized.config.stage) {
    case Stage::Attention: attention(); break;
    case Stage::DropoutOnly: m_whole["dropped"] = unit * largest("dropped"); break;
    case Stage::SoftmaxOnly: normalised("weights", "masked", 0, Normalize::Softmax, 1); break;
    }
}

std::vector<double> ErrorBounds::of(const TracedTensor& tensor) const
{
    if (const auto cells = m_cells.find(tensor.name); cells != m_cells.end())
        return cells->second;
    return std::vector<double>(elementCount(tensor.shape), m_whole.at(tensor.name));
}

std::vector<double> ErrorBounds::numbers(const std::string& name) const
{
    const TracedTensor& tensor = *m_trace.find(name);
    std::vector<double> values(elementCount(tensor.shape));
    tensor.read(0, std::span<double>(values));
    return values;
}

double ErrorBounds::largest(const std::string& name) const { return largestOf(numbers(name)); }

void ErrorBounds::attention()
{
    const Config& config = m_realized.config;
    const auto [B, T, D, O, H, hd, S, KV, M] = m_realized.plan.dims;
    const double factor = m_realized.keep && config.dropout.p < 1 ? keptFactor(config.dropout) : 1;

    if (startsFromWeights(config))
        return;
    const double q_error = projection();
    for (const char* name : {"q", "k", "v", "q_next", "qkv", "qkv_reshaped", "qkv_permuted"})
        m_whole[name] = q_error;
    const double asked = positioned("q", q_error), answered = positioned("k", q_error);
    m_whole["q_next"] = asked;
    const double q_norm = rowNorm(numbers(std::string(finalQueries(config))), hd),
                 k_norm = rowNorm(numbers(std::string(finalKeys(config))), hd);
    double error =
        (q_norm * answered + k_norm * asked) * std::sqrt(static_cast<double>(hd)) + productError(hd, q_norm, k_norm);
    m_whole["scores"] = error;
    if (config.normalize == Normalize::None) {
        m_whole["dropped"] = error * factor + unit * largest("dropped");
        return;
    }

    if (config.scale == Scale::Factor)
        error *= config.scale_factor;
    if (config.scale == Scale::SqrtHeadDim)
        error /= std::sqrt(static_cast<double>(hd));
    error += 4 * unit * std::max(largest("scaled"), largest("masked"));
    m_whole["scaled"] = m_whole["masked"] = std::max(error, m_whole["scores"]);

    error = biased(error);
    m_whole["masked"] = std::max(error, m_whole["masked"]);

    std::string logits = config.scale_at == ScaleAt::BeforeMask ? "masked" : "scaled";
    if (config.dropout.on == DropoutOn::Scores) {
        error = error * factor + 2 * unit * largest("dropped");
        m_whole[logits = "dropped"] = error;
    }
    if (m_trace.find("weights_unmasked")) {
        normalised("weights_unmasked", logits, error, config.normalize, config.temperature);
        m_cells["weights_times_mask"] = m_cells["weights_unmasked"];
        if (config.mask.apply == MaskApply::PostSoftmaxRenorm)
            rescaled("weights_times_mask", "weights");
        else
            m_cells["weights"] = m_cells["weights_times_mask"];
    } else {
        normalised("weights", logits, error, config.normalize, config.temperature);
    }
    if (hasSinks(config)) // a share of a row as any other, of numbers up to 1
        m_whole["sink_weights"] = error / config.temperature > 0.05 || config.normalize == Normalize::SoftmaxNaive
                                      ? cannot_tell
                                      : std::expm1(4 * error / config.temperature) + 64 * unit;

    if (config.row_sums) {
        const std::vector<double> weights = numbers("weights");
        std::vector<double>& sums = m_cells["row_sums"];
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (i % std::size_t(S) == 0)
                sums.push_back(0);
            sums.back() += m_cells["weights"][i] + 4 * unit * std::abs(weights[i]);
        }
    }
    if (config.dropout.on == DropoutOn::Weights) {
        const std::vector<double> dropped = numbers("dropped");
        m_cells["dropped"] = m_cells["weights"];
        for (std::size_t i = 0; i < dropped.size(); ++i)
            m_cells["dropped"][i] = m_cells["dropped"][i] * factor + 2 * unit * std::abs(dropped[i]);
    }
    if (!mixesValues(config))
        return;
    mixed(config.dropout.on == DropoutOn::Weights ? "dropped" : "weights", q_error);

    if (const std::string& name = m_realized.plan.out_proj; !name.empty()) {
        const Tensor& weight = m_realized.at(name + ".weight");
        const double context_norm = rowNorm(numbers("context"), O);
        m_whole["output"] = mayTurnNan(numbers("context"), doubles(weight))
                                ? cannot_tell
                                : rowNorm(weight) * std::sqrt(static_cast<double>(O)) * m_whole["context"] +
                                      productError(O, context_norm, rowNorm(weight)) + 2 * unit * largest("output");
    }
}

// Of the queries or the keys after norm and rotation, each of which errs by `error` before.
double ErrorBounds::positioned(const std::string& name, double error)
{
    const Config& config = m_realized.config;
    if (normsQueries(config)) {
        const std::string normed = name + "_normed";
        const std::vector<double> before = numbers(name), after = numbers(normed);
        const Dims& dims = m_realized.plan.dims;
        const std::size_t hd = std::size_t(dims.hd), tokens = std::size_t(name == "q" ? dims.T : dims.S),
                          heads = config.qk_norm->all_heads ? std::size_t(name == "q" ? dims.H : dims.KV) : 1;
        double worst = 0; // an error of one element moves its row by its share of the row's length
        for (std::size_t row = 0; row < before.size() / hd; ++row) {
            if (row / tokens % heads != 0)
                continue; // its heads are seen with the first
            double squares = 0, largest_after = 0;
            for (std::size_t head = 0; head < heads; ++head) {
                const std::size_t first = (row + head * tokens) * hd;
                largest_after = std::max(largest_after, largestOf(std::span(after).subspan(first, hd)));
                for (std::size_t e = first; e < first + hd; ++e)
                    squares += before[e] * before[e];
            }
            const double length = std::sqrt(squares / double(heads * hd) + config.qk_norm->eps);
            if (!std::isfinite(length) || !std::isfinite(squares))
                continue;
            const Tensor& weight = m_realized.at(name == "q" ? config.qk_norm->query : config.qk_norm->key);
            const double by = largestOf(doubles(weight)) + (config.qk_norm->unit_offset ? 1 : 0);
            if (length > 0 && error > length / 4)
                worst = cannot_tell;
            else if (length > 0)
                worst = std::max(worst, 2 * error / length * (by + largest_after) + 8 * unit * largest_after);
        }
        m_whole[normed] = error = worst;
    }
    if (rotates(config)) // by an angle whose cosine and sine err by a rounding
        m_whole[name + "_rotated"] = error = 2 * error + 8 * unit * largest(name + "_rotated") +
                                             8 * unit * largest(normsQueries(config) ? name + "_normed" : name);
    return error;
}

// Of the scaled scores after soft cap and bias.
double ErrorBounds::biased(double error)
{
    const Config& config = m_realized.config;
    if (capsScores(config))
        m_whole["capped"] = error = error + 8 * unit * *config.softcap;
    if (addsBias(config)) {
        m_whole["position_bias"] = 2 * unit * largest("position_bias");
        m_whole["biased"] = error = error + m_whole["position_bias"] + 2 * unit * largest("biased");
    }
    return error;
}

// Of every element of q, k, v and qkv.
double ErrorBounds::projection() const
{
    const Config& config = m_realized.config;
    const Dims& dims = m_realized.plan.dims;
    double weight_norm = 0;
    const auto see = [&](const std::string& name) {
        weight_norm = std::max(weight_norm, rowNorm(m_realized.at(name)));
    };
    for (const std::string name : {"W_query", "W_key", "W_value"}) {
        if (name == "W_value" && !mixesValues(config))
            break;
        switch (config.projection) {
        case Projection::None: return 0;
        case Projection::Param: weight_norm = std::max(weight_norm, columnNorm(m_realized.at(name))); break;
        case Projection::Linear: see(name + ".weight"); break;
        case Projection::HeadsList:
            for (std::int64_t head = 0; head < dims.H; ++head)
                see("head" + std::to_string(head) + "." + name + ".weight");
            break;
        case Projection::FusedInterleaved:
        case Projection::FusedBlocks: see("qkv.weight"); break;
        case Projection::MhaModule: see(m_realized.plan.mha + ".in_proj_weight"); break;
        }
    }
    const double values = mixesValues(config) ? largest("v") : 0;
    const double result = std::max({largest("q"), largest("k"), values}); // the bias is added to it
    double x_error = productError(dims.D, rowNorm(numbers("x"), dims.D), weight_norm);
    if (readsMemory(config))
        x_error = std::max(x_error, productError(dims.M, rowNorm(numbers(config.memory), dims.M), weight_norm));
    return x_error + 2 * unit * result;
}

// Rows of `logits`, each of whose elements errs by at most `logit_error`, to rows of `name`.
void ErrorBounds::normalised(const std::string& name, const std::string& logits, double logit_error, Normalize kind,
                             double temperature)
{
    const StageTensor* stage = findStage(m_realized.plan.stages, name);
    const bool turn = stage && stage->by_column;
    const Shape& shape = m_trace.find(name)->shape;
    const std::size_t across = shape.back(), down = turn ? *(shape.end() - 2) : 1, columns = turn ? down : across;
    const auto turned = [&](std::vector<double> values) { return turn ? exchanged(values, down, across) : values; };
    const Tensor* sinks = hasSinks(m_realized.config) ? &m_realized.at(m_realized.config.sinks) : nullptr;
    const std::size_t rows_of_head = std::size_t(m_realized.plan.dims.T);
    const std::vector<double> weights = turned(numbers(name)), inputs = turned(numbers(logits));
    const double z_error = (logit_error + 4 * unit * largestOf(inputs)) / temperature;
    std::vector<double>& bounds = m_cells[name];
    for (std::size_t first = 0; first < weights.size(); first += columns) {
        const auto w = std::span(weights).subspan(first, columns);
        const auto l = std::span(inputs).subspan(first, columns);
        double sum = 0, largest_z = -cannot_tell;
        for (double logit : l) {
            sum += kind == Normalize::Sum ? logit : std::exp(logit / temperature);
            largest_z = std::max(largest_z, logit / temperature);
        }
        if (sinks) {
            const double sink = (*sinks)[std::int64_t(first / columns / rows_of_head) % sinks->size()];
            sum += std::exp(sink / temperature);
            largest_z = std::max(largest_z, sink / temperature);
        }
        if (kind == Normalize::Sum) {
            const double sum_off = static_cast<double>(columns) * logit_error;
            for (double weight : w)
                bounds.push_back(sum_off < std::abs(sum) / 2 || !std::isfinite(sum)
                                     ? 2 * (logit_error + std::abs(weight) * sum_off) / std::abs(sum) +
                                           4 * unit * std::abs(weight) + smallest
                                     : cannot_tell);
            continue;
        }
        // The naive exponentials have no precision below the smallest denormal, and no value above the largest float.
        const double off = kind == Normalize::SoftmaxNaive ? smallest_denormal / sum : 0;
        const auto at_the_edge = [&](double z) { return std::abs(z - log_of_largest) < 2 * z_error + 1e-5; };
        const bool unsure = z_error > 0.1 ||
                            (kind == Normalize::SoftmaxNaive && (at_the_edge(largest_z) || at_the_edge(std::log(sum)) ||
                                                                 static_cast<double>(columns) * off > 0.1));
        for (double weight : w)
            bounds.push_back(unsure ? cannot_tell
                                    : std::abs(weight) * (std::expm1(2 * z_error) + 8 * unit) + 2 * off + smallest);
    }
    if (turn)
        bounds = exchanged(bounds, across, down);
}

// Rows divided by their sums.
void ErrorBounds::rescaled(const std::string& from, const std::string& to)
{
    const std::vector<double> before = numbers(from), after = numbers(to);
    const std::vector<double>& errors = m_cells[from];
    const std::size_t columns = m_trace.find(from)->shape.back();
    for (std::size_t first = 0; first < before.size(); first += columns) {
        double sum = 0, sum_off = 0;
        for (std::size_t j = first; j < first + columns; ++j) {
            sum += before[j];
            sum_off += before[j] == 0 ? 0 : errors[j];
        }
        const bool unsure = sum_off == cannot_tell || (sum != 0 && sum_off > std::abs(sum) / 2);
        for (std::size_t j = first; j < first + columns; ++j)
            m_cells[to].push_back(unsure ? cannot_tell
                                         : 2 * (errors[j] + std::abs(after[j]) * sum_off) / std::abs(sum) +
                                               4 * unit * std::abs(after[j]) + smallest);
    }
}

// head_context, its terms and context: one bound for all, of the worst row.
void ErrorBounds::mixed(const std::string& weights, double v_error)
{
    const std::vector<double> shares = numbers(weights);
    const std::vector<double>& errors = m_cells[weights].empty() ? m_cells["weights"] : m_cells[weights];
    const std::size_t T = m_trace.find(weights)->shape.back();
    const double v = largest("v");
    double worst = mayTurnNan(shares, numbers("v")) ? cannot_tell : 0;
    for (std::size_t first = 0; first < shares.size(); first += T) {
        double share = 0, share_off = 0;
        for (std::size_t j = first; j < first + T; ++j) {
            share += std::abs(shares[j]);
            share_off += errors[j];
        }
        if (std::isfinite(share)) // a row with inf or nan has a context of inf or nan
            worst = std::max(worst, share_off * v +
                                        share * (v_error + sum_error * std::sqrt(static_cast<double>(T)) * unit * v));
    }
    m_whole["head_context"] = m_whole["cumulative_context"] = m_whole["context"] = worst;
    if (m_trace.find("cumulative_context")) // one of its sums may be pinned
        m_whole["cumulative_context"] += 4 * unit * largest("cumulative_context");
}

} // namespace attn::test
