// SPDX-License-Identifier: GPL-3.0-or-later
// Turns the values of one matrix into colors: where a value is within its range, and the color there.
#pragma once

#include "ui/matrix/heatmapdata.h"
#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"

namespace attn {

class ColorScale {
public:
    ColorScale(const HeatmapData& data, const Colors& colors);

    // 0 at the range's low end, 1 at its high end; values beyond are clamped, nan counts as low.
    double position(int row, double value) const;
    // The value at a position of the colour bar; the inverse of position() in the middle of a range.
    double valueAt(double position) const;
    // NOLINTNEXTLINE(bugprone-incorrect-roundings): nothing is negative here, and lround is a call for each pixel
    QRgb at(double position) const { return m_table[int(position * 255 + 0.5)]; }
    // The colours of many numbers of one row, for a range that all rows share.
    void colorRow(const float* values, int count, QRgb* out) const;
    QRgb color(int row, double value) const { return at(position(row, value)); }

private:
    // A range with what its formula needs, so that a cell costs no more than one logarithm.
    struct Span {
        double from = 0, scale = 1; // of the transformed value
    };
    double transform(double value) const;
    Span spanOf(double low, double high);

    std::shared_ptr<const ColorTable> m_quiet; // of a head that is switched off
    const ColorTable& m_table;
    enum class Spacing { Linear, Log, SymmetricLog } m_spacing = Spacing::Linear;
    double m_floor = 0; // Log: smallest distinguishable value; SymmetricLog: where linear becomes logarithmic
    Span m_span;
    std::vector<Span> m_rowSpans;
};

// The largest share of a map's cells with nearly one color: their positions are within a sixteenth of the bar. Examines
// at most 64 x 64 of them. 0 if there are hardly any numbers.
double shareOfOneColor(const HeatmapData& data, const Colors& colors);

} // namespace attn
