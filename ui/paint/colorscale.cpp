// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/colorscale.h"

#include "core/matrix/simd4.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr double symmetric_bend = 1e-3; // of the range: below it a symmetric logarithm is linear
constexpr double log_floor = 1e-6;      // of the range's end, for a locked range that begins at or below zero

// In gray, from the panel to the text color of what is off: larger numbers are stronger, so that the sign shows too.
std::shared_ptr<const ColorTable> quietTable(const HeatmapData& data, const Colors& colors)
{
    if (!data.headOff)
        return nullptr;
    ColorTable table;
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double position = double(i) / double(table.size() - 1);
        table[i] = mixed(colors.panel, colors.off, position).rgb();
    }
    return std::make_shared<const ColorTable>(table);
}

} // namespace

ColorScale::ColorScale(const HeatmapData& data, const Colors& colors)
    : m_quiet(quietTable(data, colors)),
      m_table(m_quiet ? *m_quiet : colorTable(data.colorMap, colors.dark || colors.highContrast))
{
    double low = data.low, high = data.high;
    for (const auto& [rowLow, rowHigh] : data.rowRanges) {
        low = std::min(low, rowLow);
        high = std::max(high, rowHigh);
    }
    if (data.logarithmic) {
        m_spacing = low < 0 ? Spacing::SymmetricLog : Spacing::Log;
        m_floor = low < 0 ? std::max(-low, high) * symmetric_bend : low > 0 ? low : std::max(high, 1e-300) * log_floor;
    }
    m_span = spanOf(data.low, data.high);
    for (const auto& [rowLow, rowHigh] : data.rowRanges)
        m_rowSpans.push_back(spanOf(rowLow, rowHigh));
}

double ColorScale::transform(double value) const
{
    switch (m_spacing) {
    case Spacing::Linear: return value;
    case Spacing::Log: return std::log(std::max(value, m_floor));
    case Spacing::SymmetricLog: return std::copysign(std::log1p(std::abs(value) / m_floor), value);
    }
    return value;
}

ColorScale::Span ColorScale::spanOf(double low, double high)
{
    const double from = transform(low), to = transform(high);
    return {from, to > from ? 1 / (to - from) : 0};
}

double ColorScale::position(int row, double value) const
{
    const Span& span = m_rowSpans.empty() ? m_span : m_rowSpans[row];
    if (std::isinf(value))
        return value > 0 ? 1 : 0;
    const double at = (transform(value) - span.from) * span.scale;
    return at > 0 ? std::min(at, 1.0) : 0; // nan compares false
}

void ColorScale::colorRow(const float* values, int count, QRgb* out) const
{
    if (m_spacing != Spacing::Linear) {
        for (int i = 0; i < count; ++i)
            out[i] = color(0, values[i]);
        return;
    }
    const float from = float(m_span.from), scale = float(m_span.scale * 255);
    const QRgb* const table = m_table.data();
    int i = 0;
    for (; i + 4 <= count; i += 4) {
        FourFloats at = (loadFour(values + i) - from) * scale;
        at = at > 0 ? at : FourFloats{}; // nan compares false
        at = at < 255 ? at : FourFloats{255, 255, 255, 255};
        const FourInts place = __builtin_convertvector(at + 0.5f, FourInts);
        for (int lane = 0; lane < 4; ++lane)
            out[i + lane] = table[place[lane]];
    }
    for (; i < count; ++i) {
        const float at = (values[i] - from) * scale;
        out[i] = table[int((at > 0 ? std::min(at, 255.0f) : 0.0f) + 0.5f)];
    }
}

double ColorScale::valueAt(double position) const
{
    const double transformed = m_span.from + (m_span.scale > 0 ? position / m_span.scale : 0);
    switch (m_spacing) {
    case Spacing::Linear: return transformed;
    case Spacing::Log: return std::exp(transformed);
    case Spacing::SymmetricLog: return std::copysign(std::expm1(std::abs(transformed)) * m_floor, transformed);
    }
    return transformed;
}

double shareOfOneColor(const HeatmapData& data, const Colors& colors)
{
    constexpr int most = 32, steps = 16, least_numbers = 100;
    const ColorScale scale(data, colors);
    const int rows = std::min(data.rows, most), columns = std::min(data.columns, most);
    std::array<int, steps> counts{};
    int numbers = 0;
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const Cell cell{row * data.rows / rows, column * data.columns / columns};
            const CellMark mark = data.mark(cell);
            if (mark != CellMark::None && mark != CellMark::Zero)
                continue;
            ++counts[std::min(int(scale.position(cell.row, data.value(cell)) * steps), steps - 1)];
            ++numbers;
        }
    return numbers < least_numbers ? 0 : double(*std::ranges::max_element(counts)) / numbers;
}

} // namespace attn
