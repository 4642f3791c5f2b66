// SPDX-License-Identifier: GPL-3.0-or-later
// A large matrix as an image: the visible part is read from the trace at the resolution of the pixels, and colored row
// by row. A pixel shows the mark that all its cells have, else their number; nan is never hidden.
#pragma once

#include "ui/matrix/largecells.h"
#include "ui/matrix/matrixdata.h"
#include "ui/paint/colorscale.h"
#include "ui/paint/mapgeometry.h"

#include <QImage>

#include <vector>

namespace attn {

// Where the pixels of a map's visible part lie, and the bins of cells behind them.
struct PixelBins {
    QRect pixels; // device px from the map's corner
    BinGrid bins;
    std::vector<int> binStarts; // for each bin across, and one more: its first pixel, from pixels.left()
    std::vector<int> firstBin,
        lastBin;              // for each pixel down: rows of bins; several only where each row has its own range
    std::vector<int> offsets; // for each pixel down: device px from the edge of its cell

    bool isEmpty() const { return pixels.isEmpty(); }
    bool showsAll(int rows, int columns) const { return bins.cells == QRect(0, 0, columns, rows); }
};

// `eachRow`: a bin spans one row of cells only, since each has its own range.
PixelBins pixelBins(int rows, int columns, const MapGeometry& geometry, bool eachRow);

// The visible part of a map in device pixels (device pixel ratio set).
QImage pooledImage(const LargeMatrix& data, const MapGeometry& geometry, const Colors& colors);
// The same from bins that were read for these pixels.
QImage pooledImage(const HeatmapData& data, const MapGeometry& geometry, const Colors& colors, const PixelBins& pixels,
                   const MapBins& bins);

} // namespace attn
