// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/rowcheck.h"

#include "core/base/withheld.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

namespace {

constexpr double rounding = 0x1p-24, errors = 64; // float32's, and how many of them

std::span<const float> rowOf(const Tensor& tensor, std::int64_t head, std::int64_t row)
{
    const std::int64_t width = tensor.dim(-1);
    return tensor.values().subspan(std::size_t((head * tensor.dim(-2) + row) * width), std::size_t(width));
}

double largestOf(std::span<const float> values)
{
    double largest = 0;
    for (const float value : values)
        if (std::isfinite(value))
            largest = std::max(largest, double(std::abs(value)));
    return largest;
}

class RowComparison {
public:
    // `room`: how far the numbers may be apart.
    void compare(const char* tensor, std::int64_t head, std::span<const float> decoded,
                 const std::vector<double>& whole, double room)
    {
        for (std::size_t i = 0; i < decoded.size(); ++i) {
            if (isWithheld(whole[i]))
                continue; // it is hidden
            const bool both_nan = std::isnan(decoded[i]) && std::isnan(whole[i]);
            if (both_nan || (sameBits(decoded[i], float(whole[i])) && double(float(whole[i])) == whole[i]))
                continue;
            const double apart = decoded[i] == whole[i] ? 0 : std::abs(double(decoded[i]) - whole[i]);
            const bool differs = !(apart <= room);
            m_check.found = differs ? RowCheck::Found::Differs : std::max(m_check.found, RowCheck::Found::Rounding);
            if (m_check.tensor.empty() || !(apart <= m_check.largest))
                if (!std::isnan(m_check.largest)) {
                    m_check.largest = apart;
                    m_check.tensor = tensor;
                    m_check.head = head;
                    m_check.column = std::int64_t(i);
                }
        }
    }
    const RowCheck& result() const { return m_check; }

private:
    RowCheck m_check;
};

} // namespace

RowCheck checkRow(const DecodedRows& rows, const Computed& computed, std::int64_t item, std::int64_t token)
{
    const TracedTensor &weights = *computed.trace->find("weights"), &context = *computed.trace->find("head_context");
    const Dims& dims = computed.realized->plan.dims;
    const double steepness = 1 / std::min(computed.realized->config.temperature, 1.0);
    RowComparison comparison;
    for (std::int64_t h = 0; h < dims.H; ++h) {
        const auto logits = rowOf(rows.logits, h, token).first(std::size_t(token + 1));
        const double share = errors * rounding * (1 + largestOf(logits) * steepness);
        const auto mixed = rowOf(rows.mixed, h, token);
        double value = 0;
        for (std::int64_t j = 0; j <= token; ++j)
            value = std::max(value, largestOf(rowOf(rows.v, dims.kvHead(h), j)));
        const std::int64_t plane = item * dims.H + h;
        const auto row = rowOf(rows.weights, h, token).first(std::size_t(token + 1));
        comparison.compare("weights", h, row, computed.trace->row(weights, plane, token), share * largestOf(row));
        comparison.compare("head_context", h, rowOf(rows.context, h, token), computed.trace->row(context, plane, token),
                           share * largestOf(mixed) * value * std::sqrt(double(token + 1)));
    }
    return comparison.result();
}

DecodedRows withheldLike(DecodedRows rows, const Computed& computed, std::int64_t item)
{
    const Config& config = computed.realized->config;
    const auto hide = [&](Tensor& decoded, std::string_view name) {
        const TracedTensor* traced = computed.trace->find(name);
        if (!traced || !computed.hides(name))
            return;
        std::vector<double> numbers(std::size_t(decoded.size()));
        traced->read(item * decoded.size(), std::span<double>(numbers));
        float* shown = decoded.mutableData();
        for (std::size_t i = 0; i < numbers.size(); ++i)
            if (isWithheld(numbers[i]))
                shown[i] = withheldNumber();
    };
    hide(rows.q, finalQueries(config));
    hide(rows.k, finalKeys(config));
    hide(rows.v, "v");
    hide(rows.logits, normaliserInput(config));
    hide(rows.weights, "weights");
    hide(rows.mixed, mixedBy(config));
    hide(rows.context, "head_context");
    if (!rows.sink_weights.empty())
        hide(rows.sink_weights, "sink_weights");
    return rows;
}

} // namespace attn
