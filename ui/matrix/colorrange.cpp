// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/colorrange.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double deepest_log = 1e-6; // a logarithmic range spans six decades at most

using Range = std::pair<double, double>;

Range divergingRange(const ValueStats& values)
{
    const double limit = values.any() ? std::max(std::abs(values.smallest), std::abs(values.largest)) : 0;
    return limit > 0 ? Range(-limit, limit) : Range(-1, 1);
}

Range sequentialRange(const ValueStats& values, bool probability, bool wholeTensor)
{
    if (probability && (!values.any() || values.smallest >= 0)) {
        const double largest = values.any() ? values.largest : 0;
        return {0, wholeTensor ? std::max(1.0, largest) : largest > 0 ? largest : 1};
    }
    if (!values.any())
        return {0, 1};
    return values.smallest < values.largest ? Range(values.smallest, values.largest)
                                            : Range(values.smallest, values.smallest + 1);
}

Range rangeOf(const ValueStats& values, bool diverging, bool probability, bool wholeTensor, bool logarithmic)
{
    if (diverging)
        return divergingRange(values);
    const Range range = sequentialRange(values, probability, wholeTensor);
    if (!logarithmic)
        return range;
    const double high = range.second > 0 ? range.second : 1;
    const double low = std::max(values.smallestPositive, high * deepest_log);
    return {low < high ? low : high * deepest_log, high};
}

ValueStats statsOf(const float* values, std::size_t count)
{
    ValueStats stats;
    stats.add(std::span(values, count));
    return stats;
}

} // namespace

bool isProbability(const Computed& computed, const TracedTensor& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
    return tensor.kind == Kind::Boolean || (stage && stage->probability);
}

QString autoColorMap(bool probability, const ValueStats& values)
{
    const bool negative = values.any() && values.smallest < 0;
    return probability && !negative ? QStringLiteral("viridis") : QStringLiteral("diverging");
}

void applyColorRange(HeldMatrix& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole)
{
    std::vector<ValueStats> rows;
    if (range.mode == RangeMode::Row && !range.locked)
        for (int row = 0; row < data.rows; ++row)
            rows.push_back(statsOf(data.values.data() + std::size_t(row) * data.columns, data.columns));
    applyColorRange(data, range, colorMap, probability, whole, statsOf(data.values.data(), data.values.size()), rows);
}

void applyColorRange(HeatmapFrame& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole, const ValueStats& own, const std::vector<ValueStats>& rows)
{
    const bool perTensor = range.mode == RangeMode::Tensor;
    data.colorMap = colorMap == QLatin1String("auto") ? autoColorMap(probability, whole) : colorMap;
    data.logarithmic = range.logarithmic;
    const bool diverging = data.colorMap == QLatin1String("diverging");
    std::tie(data.low, data.high) =
        rangeOf(perTensor ? whole : own, diverging, probability, perTensor, range.logarithmic);
    data.rangeLocked = range.locked.has_value();
    if (range.locked) {
        std::tie(data.low, data.high) = *range.locked;
    } else {
        for (const ValueStats& row : rows)
            data.rowRanges.push_back(rangeOf(row, diverging, probability, false, range.logarithmic));
    }
    data.smallest = own.any() ? own.smallest : 0;
    data.largest = own.any() ? own.largest : 0;
    data.beyondLow = range.locked && own.any() && own.smallest < data.low;
    data.beyondHigh = range.locked && own.any() && own.largest > data.high;
}

} // namespace attn
