// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pooledimage.h"

#include "ui/paint/markpixels.h"
#include "ui/theme/colormap.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <span>

namespace attn {
namespace {

// One axis of PixelBins.
struct AxisBins {
    int firstCell = 0, cells = 0, bins = 0;
    std::vector<int> binOfPixel;
};

// `begin` .. `end` are device px counted from cell 0's edge. From one device px a cell on, bins are cells.
AxisBins axisBins(int begin, int end, double devicePerCell, int count)
{
    const bool whole = devicePerCell >= 1 - 1e-9;
    AxisBins axis;
    axis.firstCell = std::clamp(int(std::floor((begin + 1e-6) / devicePerCell)), 0, count - 1);
    axis.cells = std::clamp(int(std::ceil((end - 1e-6) / devicePerCell)), axis.firstCell + 1, count) - axis.firstCell;
    axis.bins = whole ? axis.cells : std::min(axis.cells, end - begin);
    for (int px = 0; px < end - begin; ++px) {
        const int bin = whole ? int(std::floor((begin + px + 1e-6) / devicePerCell)) - axis.firstCell
                              : int(std::int64_t(px) * axis.bins / (end - begin));
        axis.binOfPixel.push_back(std::clamp(bin, 0, axis.bins - 1));
    }
    return axis;
}

using Run = MapBins::Run;

// A row of bins with its colours, and where marks lie on it.
struct BinRow {
    std::vector<QRgb> colors;
    std::vector<Run> joined; // of a row that was joined from several
    std::span<const Run> runs;
};

// For several rows that share a pixel, each with its own range: what stands out most in its row.
class RangedRows {
public:
    RangedRows(const HeatmapData& data, const ColorScale& scale)
        : m_scale(scale), m_middle(isDiverging(data.colorMap) ? 0.5 : 0)
    {
    }

    void join(const MapBins& bins, int first, int last, BinRow& row)
    {
        const int columns = bins.grid.columns;
        m_marks.assign(columns, CellMark::Masked);
        m_positions.assign(columns, m_middle);
        for (int line = first; line <= last; ++line)
            for (int column = 0; column < columns; ++column) {
                const std::size_t at = std::size_t(line) * columns + column;
                const CellMark mark = bins.mark(line, column);
                m_marks[column] = rank(mark) > rank(m_marks[column]) ? mark : m_marks[column];
                const double position = m_scale.position(bins.grid.cells.y() + line, bins.values[at]);
                if (mark == CellMark::None && std::abs(position - m_middle) > std::abs(m_positions[column] - m_middle))
                    m_positions[column] = position;
            }
        for (int column = 0; column < columns; ++column)
            row.colors[column] = m_scale.at(m_positions[column]);
        row.joined.clear();
        for (int column = 0; column < columns; ++column)
            if (m_marks[column] != CellMark::None)
                row.joined.push_back({column, column + 1, m_marks[column]});
        row.runs = row.joined;
    }

private:
    static int rank(CellMark mark)
    {
        return mark == CellMark::Masked ? 0 : mark == CellMark::Dropped ? 1 : mark == CellMark::None ? 2 : 3;
    }

    const ColorScale& m_scale;
    double m_middle;
    std::vector<CellMark> m_marks;
    std::vector<double> m_positions;
};

} // namespace

PixelBins pixelBins(int rows, int columns, const MapGeometry& geometry, bool eachRow)
{
    PixelBins result;
    HeatmapFrame size;
    size.rows = rows;
    size.columns = columns;
    result.pixels = visiblePixels(size, geometry);
    if (result.isEmpty())
        return result;
    const QRect& seen = result.pixels;
    const double perRow = geometry.cell.height() / geometry.pixel, perColumn = geometry.cell.width() / geometry.pixel;
    const AxisBins across = axisBins(seen.left(), seen.right() + 1, perColumn, columns);
    const AxisBins down = axisBins(seen.top(), seen.bottom() + 1, perRow, rows);
    result.bins = {QRect(across.firstCell, down.firstCell, across.cells, down.cells), eachRow ? down.cells : down.bins,
                   across.bins};
    int known = -1;
    for (int px = 0; px < seen.width(); ++px)
        for (; known < across.binOfPixel[px]; ++known)
            result.binStarts.push_back(px);
    result.binStarts.resize(across.bins + 1, seen.width());
    for (int px = 0; px < seen.height(); ++px) {
        const int bin = down.binOfPixel[px];
        const int first = eachRow ? int(std::int64_t(bin) * down.cells / down.bins) : bin;
        const int end = eachRow ? int(std::int64_t(bin + 1) * down.cells / down.bins) : bin + 1;
        result.firstBin.push_back(first);
        result.lastBin.push_back(end - 1);
        result.offsets.push_back(seen.top() + px - int(std::lround((down.firstCell + bin) * std::max(perRow, 1.0))));
    }
    return result;
}

QImage pooledImage(const LargeMatrix& data, const MapGeometry& geometry, const Colors& colors)
{
    const PixelBins pixels = pixelBins(data.rows, data.columns, geometry, !data.rowRanges.empty());
    if (pixels.isEmpty())
        return {};
    BlockedBins blocked;
    return pooledImage(data, geometry, colors, pixels, data.cells->bins(pixels.bins, data.pooling, blocked));
}

QImage pooledImage(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors, const PixelBins& pixels,
                   const MapBins& bins)
{
    const QRect& seen = pixels.pixels;
    const int columns = bins.grid.columns;
    const ColorScale scale(data, colors);
    const MarkPixels marks(data, geometry, colors);
    RangedRows ranged(data, scale);
    const std::vector<QRgb> hatch = marks.maskedRow(seen.left() + seen.top(), seen.width() + seen.height());
    const bool pixelForBin = columns == seen.width();
    const double perColumn = std::max(geometry.cell.width() / geometry.pixel, 1.0);

    QImage image(seen.size(), QImage::Format_RGB32);
    BinRow row{std::vector<QRgb>(columns), {}, {}};
    const QRgb* plain = nullptr; // the line before, where it can be copied
    int known = -1;
    for (int y = 0; y < image.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        const int first = pixels.firstBin[y];
        if (first == known && plain) {
            std::memcpy(line, plain, sizeof(QRgb) * seen.width());
            continue;
        }
        if (first != known) {
            if (data.rowRanges.empty()) {
                row.runs =
                    std::span(bins.runs).subspan(bins.firstRun[first], bins.firstRun[first + 1] - bins.firstRun[first]);
                // Most masks blank the end of a row.
                const bool open = row.runs.empty() || row.runs.back().end < columns;
                scale.colorRow(bins.values.data() + std::size_t(first) * columns,
                               open ? columns : row.runs.back().begin, row.colors.data());
            } else {
                ranged.join(bins, first, pixels.lastBin[y], row);
            }
            known = first;
        }
        if (pixelForBin)
            std::memcpy(line, row.colors.data(), sizeof(QRgb) * columns);
        else
            for (int bin = 0; bin < columns; ++bin)
                std::fill(line + pixels.binStarts[bin], line + pixels.binStarts[bin + 1], row.colors[bin]);
        for (const Run& run : row.runs) {
            const int begin = pixels.binStarts[run.begin], end = pixels.binStarts[run.end];
            if (run.mark == CellMark::Masked) {
                std::memcpy(line + begin, hatch.data() + begin + y, sizeof(QRgb) * (end - begin));
                continue;
            }
            for (int bin = run.begin; bin < run.end; ++bin) {
                const int edge = int(std::lround((bins.grid.cells.x() + bin) * perColumn)) - seen.left();
                for (int x = pixels.binStarts[bin]; x < pixels.binStarts[bin + 1]; ++x)
                    line[x] = marks.at({run.mark, 0}, seen.left() + x, seen.top() + y, pixelForBin ? 0 : x - edge,
                                       pixelForBin ? 0 : pixels.offsets[y]);
            }
        }
        plain = row.runs.empty() ? line : nullptr;
    }
    image.setDevicePixelRatio(1 / geometry.pixel);
    return image;
}

} // namespace attn
