// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/backends/cpu/kernelrules.h"

#include <algorithm>

namespace attn::test {

namespace {

constexpr double inf = std::numeric_limits<double>::infinity();

// What float32 cannot hold becomes inf or 0.
double withinFloat(double value)
{
    const auto narrow = static_cast<float>(value);
    return std::isinf(narrow) || narrow == 0 ? narrow : value;
}

float special(Random& random)
{
    const std::int64_t which = random.whole(0, 2);
    return which == 0 ? NAN : which == 1 ? INFINITY : -INFINITY;
}

void fillMask(RuleCase& out, Random& random, bool additive, const RuleLimits& limits)
{
    cuda::RowRule& rule = out.rule;
    const std::int64_t items = out.planes / rule.heads;
    const std::int64_t shape = random.whole(0, 2); // by key of an item; by query and key; by all three
    rule.query_step = shape == 0 ? 0 : rule.columns;
    rule.item_step = shape == 0 ? rule.columns : shape == 1 ? 0 : rule.rows * rule.columns;
    out.mask.resize(shape == 0 ? items * rule.columns : (shape == 1 ? 1 : items) * rule.rows * rule.columns);
    const double blocked = random.chance(0.2) ? 0.9 : 0.3;
    for (std::size_t i = 0; i < out.mask.size(); ++i) {
        out.mask[i] = additive ? random.normal(2) : 0.0f;
        if (random.chance(blocked))
            out.mask[i] = -INFINITY;
        else if (additive && limits.specials && random.chance(0.01))
            out.mask[i] = special(random);
    }
    // Whole rows without a key.
    for (std::size_t row = 0; row < out.mask.size() / rule.columns; ++row)
        if (random.chance(0.15))
            std::fill_n(out.mask.begin() + row * rule.columns, rule.columns, -INFINITY);
}

// What today's models add: masks by position, a factor, a cap, a bias, sinks.
void addToday(RuleCase& out, Random& random)
{
    cuda::RowRule& rule = out.rule;
    if (rule.causal && random.chance(0.3)) {
        rule.prefix = random.whole(0, rule.columns + 2);
    } else if (rule.causal && random.chance(0.5)) {
        rule.window = random.whole(1, rule.columns);
        rule.global = random.whole(0, 3);
    }
    if (random.chance(0.3))
        rule.factor = 0.3f;
    const float caps[] = {0.5f, 5, 50};
    if (!rule.mask_first && random.chance(0.3))
        rule.cap = caps[random.whole(0, 2)];
    if (!rule.mask_first && random.chance(0.4)) {
        const std::int64_t items = out.planes / rule.heads, shape = random.whole(0, 3);
        const std::int64_t square = rule.rows * rule.columns, distances = rule.rows + rule.columns - 1;
        rule.bias_query_step = shape == 0 ? -1 : rule.columns;
        rule.bias_head_step = shape == 0 ? distances : shape == 1 ? 0 : square;
        rule.bias_item_step = shape == 3 ? rule.heads * square : 0;
        const std::int64_t size = shape == 0   ? rule.heads * distances
                                  : shape == 1 ? square
                                  : shape == 2 ? rule.heads * square
                                               : items * rule.heads * square;
        out.bias_offset = shape == 0 ? rule.rows - 1 : 0;
        for (std::int64_t i = 0; i < size; ++i)
            out.bias.push_back(random.normal(2));
    }
    if (rule.normalize != Normalize::Sum && !rule.masks_after && random.chance(0.3))
        for (std::int64_t head = 0; head < rule.heads; ++head)
            out.sinks.push_back(random.normal(3));
}

} // namespace

float RuleCase::biasNumber(std::int64_t plane, std::int64_t query, std::int64_t key) const
{
    return bias.empty() ? 0.0f
                        : bias[bias_offset + plane / rule.heads * rule.bias_item_step +
                               plane % rule.heads * rule.bias_head_step + query * rule.bias_query_step + key];
}

float RuleCase::maskNumber(std::int64_t plane, std::int64_t query, std::int64_t key) const
{
    return mask.empty() ? 0.0f : mask[plane / rule.heads * rule.item_step + query * rule.query_step + key];
}

bool RuleCase::blocks(std::int64_t plane, std::int64_t query, std::int64_t key) const
{
    const bool far = rule.window > 0 && query - key >= rule.window && key >= rule.global;
    return (rule.causal && key > query && key >= rule.prefix) || far || maskNumber(plane, query, key) == -INFINITY;
}

RuleCase randomRule(Random& random, const RuleLimits& limits)
{
    RuleCase out;
    cuda::RowRule& rule = out.rule;
    rule.heads = random.whole(1, 3);
    out.planes = rule.heads * random.whole(1, 2);
    rule.columns = random.whole(1, limits.columns);
    if (random.chance(0.5))
        rule.columns = (rule.columns + 3) / 4 * 4;
    rule.rows = limits.square ? rule.columns : random.whole(1, limits.rows);
    const float divisors[] = {1, 2, 8, std::sqrt(3.0f), std::sqrt(80.0f)};
    rule.divisor = divisors[random.whole(0, 4)];
    const float temperatures[] = {1, 1, 0.5f, 0.7f, 3};
    rule.temperature = temperatures[random.whole(0, 4)];
    rule.mask_first = random.chance(0.5);
    rule.zero_masked_rows = random.chance(0.5);
    if (!limits.edits) {
        rule.normalize = Normalize(random.whole(0, 2));
        rule.drop_scores = random.chance(0.3);
    }
    const MaskApply applies[] = {MaskApply::FillNegInf, MaskApply::Add, MaskApply::PostSoftmaxRenorm,
                                 MaskApply::PostSoftmax, MaskApply::None};
    MaskApply apply = MaskApply::None;
    const std::int64_t kind = random.whole(0, 3); // none, causal, 0 and -inf, additive
    if (kind > 0)
        apply = applies[random.whole(0, limits.edits ? 1 : 4)];
    if (kind == 3)
        apply = MaskApply::Add;
    rule.mask_adds = apply == MaskApply::Add;
    rule.masks_before = rule.mask_adds || apply == MaskApply::FillNegInf;
    rule.rescales = apply == MaskApply::PostSoftmaxRenorm;
    rule.masks_after = rule.rescales || apply == MaskApply::PostSoftmax;
    rule.zero_masked_rows = rule.zero_masked_rows && (rule.masks_before || rule.masks_after);
    rule.causal = kind == 1;
    if (kind >= 2)
        fillMask(out, random, kind == 3, limits);
    if (random.chance(0.5)) {
        rule.keep_factor = 1.0f / 0.8f;
        out.keep.resize((out.size() + 63) / 64 + 1);
        for (std::int64_t i = 0; i < out.size(); ++i)
            if (random.chance(0.8))
                out.keep[i >> 6] |= std::uint64_t(1) << (i & 63);
    }
    // The naive softmax keeps away from the edge of float32's range, where one rounding decides.
    const double scale = rule.normalize == Normalize::SoftmaxNaive ? 2 : random.chance(0.2) ? 100 : 3;
    out.scores.resize(out.size());
    for (float& score : out.scores)
        score = limits.specials && random.chance(0.004) ? special(random) : random.normal(scale);
    if (rule.normalize == Normalize::SoftmaxNaive && limits.specials && random.chance(0.2))
        out.scores[random.whole(0, out.size() - 1)] = random.chance(0.5) ? 1e4f : -1e4f;
    addToday(out, random);
    return out;
}

RuleOnDevice::RuleOnDevice(const DevicePtr& device, const RuleCase& rule)
    : m_scores(device, rule.scores), m_mask(device, rule.mask), m_bias(device, rule.bias), m_sinks(device, rule.sinks),
      m_keep(device, rule.keep), m_rule(rule.rule)
{
    m_rule.mask = m_mask.get();
    m_rule.bias = m_bias.get() ? m_bias.get() + rule.bias_offset : nullptr;
    m_rule.sinks = m_sinks.get();
    m_rule.keep = m_keep.get();
}

const std::vector<double>& ExpectedStages::of(cuda::RowStage stage) const
{
    switch (stage) {
    case cuda::RowStage::Scores:
    case cuda::RowStage::Scaled: return scaled;
    case cuda::RowStage::Capped: return capped;
    case cuda::RowStage::Biased: return biased;
    case cuda::RowStage::Masked: return masked;
    case cuda::RowStage::DroppedScores: return dropped_scores;
    case cuda::RowStage::Unmasked: return unmasked;
    case cuda::RowStage::TimesMask: return times_mask;
    case cuda::RowStage::Weights: return weights;
    case cuda::RowStage::Dropped: break;
    }
    return dropped;
}

ExpectedStages expectedStages(const RuleCase& input)
{
    const cuda::RowRule& rule = input.rule;
    const auto size = static_cast<std::size_t>(input.size());
    ExpectedStages out;
    for (auto* stage : {&out.scaled, &out.capped, &out.biased, &out.masked, &out.dropped_scores, &out.unmasked,
                        &out.times_mask, &out.weights, &out.dropped, &out.mixing})
        stage->resize(size);
    for (std::int64_t row = 0; row < input.planes * rule.rows; ++row) {
        const std::int64_t plane = row / rule.rows, i = row % rule.rows, start = row * rule.columns;
        const auto mask = [&](double x, std::int64_t j) {
            if (!rule.masks_before)
                return x;
            if (!rule.mask_adds)
                return input.blocks(plane, i, j) ? -inf : x;
            return input.blocks(plane, i, j) ? x - inf : x + input.maskNumber(plane, i, j);
        };
        const auto drop = [&](double x, std::int64_t j) {
            return input.keep.empty() ? x : x * (input.kept(start + j) ? double(rule.keep_factor) : 0.0);
        };
        std::vector<double> logits(rule.columns);
        double largest = -inf, magnitude = 0;
        double added = 0; // the largest number that a bias was added to, or of the bias: they may cancel
        for (std::int64_t j = 0; j < rule.columns; ++j) {
            const double score = input.scores[start + j];
            if (rule.mask_first)
                out.masked[start + j] = mask(score, j);
            const double before = rule.mask_first ? out.masked[start + j] : score;
            const double scaled = rule.factor != 0 ? before * rule.factor : before / rule.divisor;
            out.scaled[start + j] = scaled;
            out.capped[start + j] = rule.cap != 0 ? rule.cap * std::tanh(scaled / rule.cap) : scaled;
            out.biased[start + j] = out.capped[start + j] + input.biasNumber(plane, i, j);
            if (!rule.mask_first)
                out.masked[start + j] = mask(out.biased[start + j], j);
            const double last = rule.mask_first ? out.scaled[start + j] : out.masked[start + j];
            out.dropped_scores[start + j] = rule.drop_scores ? drop(last, j) : last;
            logits[j] = out.dropped_scores[start + j] / (rule.normalize == Normalize::Sum ? 1.0 : rule.temperature);
            if (logits[j] > largest)
                largest = logits[j];
            if (std::isfinite(logits[j])) // what was rounded on the way, a sum's terms included
                magnitude = std::max({magnitude, std::abs(logits[j]), std::abs(scaled / rule.temperature),
                                      std::abs(double(input.biasNumber(plane, i, j)) / rule.temperature)});
        }
        for (std::int64_t j = 0; j < rule.columns && !input.bias.empty(); ++j)
            if (std::isfinite(logits[j]))
                added = std::max({added, std::abs(out.capped[start + j]), std::abs(out.biased[start + j])});
        const double sink = input.sinks.empty() ? -inf : input.sinks[plane % rule.heads] / double(rule.temperature);
        if (!input.sinks.empty())
            magnitude = std::max(magnitude, std::abs(sink));
        largest = std::max(largest, sink);
        double sum = 0, absolute = 0;
        for (std::int64_t j = 0; j < rule.columns; ++j) {
            double& term = out.unmasked[start + j];
            term = rule.normalize == Normalize::Softmax        ? withinFloat(std::exp(logits[j] - largest))
                   : rule.normalize == Normalize::SoftmaxNaive ? withinFloat(std::exp(logits[j]))
                                                               : logits[j];
            sum += term;
            absolute += std::abs(term);
        }
        if (rule.normalize != Normalize::Sum)
            sum += std::exp(sink - (rule.normalize == Normalize::Softmax ? largest : 0));
        if (rule.normalize == Normalize::SoftmaxNaive)
            sum = withinFloat(sum);
        absolute += double(rule.columns) * added;
        double slack = rule.normalize == Normalize::Sum ? 1e-6 * added / std::abs(sum) : 0;
        double error = rule.normalize == Normalize::Sum ? 1e-6 * absolute / std::abs(sum) : 1e-6 + 1e-6 * magnitude;
        double kept_sum = 0, kept_absolute = 0;
        bool all_blocked = true;
        for (std::int64_t j = 0; j < rule.columns; ++j) {
            out.unmasked[start + j] /= sum;
            const bool blocked = input.blocks(plane, i, j);
            all_blocked = all_blocked && blocked;
            out.times_mask[start + j] = out.unmasked[start + j] * (rule.masks_after && blocked ? 0.0 : 1.0);
            kept_sum += out.times_mask[start + j];
            kept_absolute += std::abs(out.times_mask[start + j]);
        }
        if (rule.rescales && kept_sum != 0)
            error *= kept_absolute < 1e-30 ? inf : 1 + kept_absolute / std::abs(kept_sum);
        // Numbers below 1e-38 have few digits left; a small sum makes large ones of them.
        if (rule.rescales)
            slack /= std::abs(kept_sum);
        out.weight_slacks.push_back(slack + 1e-37 / (kept_absolute > 0 && kept_absolute < 1 ? kept_absolute : 1));
        double row_sum = 0;
        for (std::int64_t j = 0; j < rule.columns; ++j) {
            double weight = out.times_mask[start + j];
            if (rule.rescales)
                weight /= kept_sum;
            if (rule.zero_masked_rows && all_blocked)
                weight = 0;
            out.weights[start + j] = weight;
            row_sum += weight;
            out.dropped[start + j] = rule.drop_scores ? weight : drop(weight, j);
            out.mixing[start + j] = out.dropped[start + j];
        }
        out.row_sums.push_back(row_sum);
        // nan: of rows of nan or 0.
        out.weight_errors.push_back(std::isnan(error) ? 0.0 : error < 1e-3 ? error : inf);
    }
    return out;
}

bool isNear(double found, double expected, double relative)
{
    if (found == expected || std::isinf(relative))
        return true;
    if (std::isnan(found) || std::isnan(expected))
        return std::isnan(found) && std::isnan(expected);
    return std::isfinite(expected) && std::abs(found - expected) <= relative * std::abs(expected) + 1e-37;
}

bool isSame(float a, float b) { return sameBits(a, b) || (std::isnan(a) && std::isnan(b)); }

} // namespace attn::test
