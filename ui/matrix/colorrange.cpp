// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/colorrange.h"

#include "ui/theme/colormap.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double deepest_log = 1e-6; // a logarithmic range spans six decades at most

using Range = std::pair<double, double>;

Range sequentialRange(const ValueStats& values, bool probability, RangeMode mode)
{
    const bool spread = values.any() && values.smallest < values.largest;
    if (probability && (!values.any() || values.smallest >= 0) && !(mode == RangeMode::Fit && spread)) {
        if (mode == RangeMode::Tensor)
            return probabilityRange(values);
        return {0, values.any() && values.largest > 0 ? values.largest : 1};
    }
    if (!values.any())
        return {0, 1};
    if (probability && values.smallest >= 0 && values.smallest < almost_nothing * values.largest)
        return {0, values.largest};
    return {values.smallest, spread ? values.largest : values.smallest + 1};
}

Range rangeOf(const ValueStats& values, bool diverging, bool probability, RangeMode mode, bool logarithmic)
{
    if (diverging)
        return divergingRange(values);
    const Range range = sequentialRange(values, probability, mode);
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

// As that of large matrices, by the marks.
ValueStats fittedStats(const HeldMatrix& data, bool probability)
{
    ValueStats stats;
    std::vector<float> numbers;
    for (int row = 0; row < data.rows; ++row) {
        numbers.clear();
        int keys = 0;
        for (int column = 0; column < data.columns; ++column) {
            const CellMark mark = data.mark({row, column});
            keys += mark != CellMark::Masked;
            if (mark != CellMark::Masked && mark != CellMark::Dropped)
                numbers.push_back(data.value({row, column}));
        }
        if (keys != 1 || !probability || !data.attention)
            stats.add(std::span<const float>(numbers));
    }
    return stats;
}

} // namespace

bool endsAtOne(const Computed& computed, const std::string& tensor)
{
    const TracedTensor* traced = computed.trace->find(tensor);
    return traced && tensor != "dropped" && isProbability(computed, *traced);
}

QString autoColorMap(bool probability, const ValueStats& values)
{
    const std::string_view name = usualColorMap(probability, values);
    return QString::fromUtf8(name.data(), qsizetype(name.size()));
}

std::pair<double, double> lockedEnds(std::pair<double, double> locked, const QString& colorMap)
{
    if (!isDiverging(colorMap))
        return locked;
    const double end = std::max(std::abs(locked.first), std::abs(locked.second));
    return {-end, end};
}

void applyColorRange(HeldMatrix& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole)
{
    MatrixStats stats{statsOf(data.values.data(), data.values.size()), {}, {}};
    if (range.mode == RangeMode::Head && !range.locked)
        stats.fitted = fittedStats(data, probability);
    if (range.mode == RangeMode::Row && !range.locked)
        for (int row = 0; row < data.rows; ++row)
            stats.rows.push_back(statsOf(data.values.data() + std::size_t(row) * data.columns, data.columns));
    applyColorRange(data, range, colorMap, probability, whole, stats);
}

void applyColorRange(HeatmapFrame& data, const ColorRange& range, const QString& colorMap, bool probability,
                     const ValueStats& whole, const MatrixStats& stats)
{
    const ValueStats& own = stats.own;
    data.colorMap = colorMap == QLatin1String("auto") ? autoColorMap(probability, whole) : colorMap;
    data.logarithmic = range.logarithmic;
    const bool diverging = isDiverging(data.colorMap);
    const ValueStats& spanned = range.isShared() ? whole : stats.fitted.any() ? stats.fitted : own;
    std::tie(data.low, data.high) = rangeOf(spanned, diverging, probability, range.mode, range.logarithmic);
    data.rangeLocked = range.locked.has_value();
    if (range.locked) {
        std::tie(data.low, data.high) = lockedEnds(*range.locked, data.colorMap);
    } else {
        for (const ValueStats& row : stats.rows)
            data.rowRanges.push_back(rangeOf(row, diverging, probability, RangeMode::Row, range.logarithmic));
    }
    data.smallest = own.any() ? own.smallest : 0;
    data.largest = own.any() ? own.largest : 0;
    data.beyondLow = own.any() && (range.locked ? own.smallest < data.low
                                                : range.logarithmic && !diverging && own.smallestPositive < data.low);
    const bool leavesOut = range.locked || range.mode == RangeMode::Fit || range.mode == RangeMode::Head;
    data.beyondHigh = leavesOut && own.any() && own.largest > data.high;
}

} // namespace attn
