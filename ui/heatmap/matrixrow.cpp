// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/matrixrow.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double plenty = 1e5; // px: a length that never limits

struct Arrangement {
    double cell = 0;
    std::vector<HeatmapParts> parts;
    std::vector<double> surround; // px along the shared direction, without the cells
    int cells = 0;                // along the shared direction
};

// `own`: its rows are other ones than those of the map before it.
HeatmapParts partsOf(const HeatmapData& data, bool own, bool last, bool across, bool sharedBar, bool legends,
                     double gutter)
{
    HeatmapParts parts;
    parts.widestGutter = gutter;
    parts.caption = data.tensor;
    parts.captionNote = data.shape;
    parts.titles = false;
    parts.rowLabels = own || !across;
    parts.legend = legends && (across || last);
    parts.bar = !sharedBar || !across || last; // one under the other all have one, so that the maps line up
    return parts;
}

Arrangement arrangementOf(const std::vector<HeatmapDataPtr>& matrices, QSize size, bool across, bool sharedBar,
                          bool legends, double pixel)
{
    Arrangement result;
    const double length = across ? size.width() : size.height(), thickness = across ? size.height() : size.width();
    double limit = plenty, left = length;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        const HeatmapData& data = *matrices[i];
        const bool own = i == 0 || data.rowLabels != matrices[i - 1]->rowLabels;
        const HeatmapParts parts =
            partsOf(data, own, i + 1 == matrices.size(), across, sharedBar, legends, size.width() / 6.0);
        const QSizeF room = across ? QSizeF(plenty, thickness) : QSizeF(thickness, plenty);
        const HeatmapLayout layout = layoutHeatmap(data, parts, room, {}, {}, pixel);
        limit = std::min(limit, layout.fitCell);
        const double along =
            across ? layout.used.width() - layout.whole.width() : layout.used.height() - layout.whole.height();
        result.surround.push_back(along);
        result.parts.push_back(parts);
        result.cells += across ? data.columns : data.rows;
        left -= along;
    }
    const double device = std::max(left, 1.0) / result.cells / pixel;
    result.cell = std::min(limit, (device >= 1 ? std::floor(device) : device) * pixel);
    return result;
}

} // namespace

std::vector<MatrixPlace> placeMatrices(const std::vector<HeatmapDataPtr>& matrices, QSize size, bool sharedBar,
                                       double pixel, bool legends)
{
    if (matrices.size() == 1)
        return {{QRect(QPoint(), size), HeatmapParts()}};
    const Arrangement row = arrangementOf(matrices, size, true, sharedBar, legends, pixel);
    const Arrangement column = arrangementOf(matrices, size, false, sharedBar, legends, pixel);
    const bool across = row.cell >= column.cell;
    const Arrangement& best = across ? row : column;

    // Each gets a share of the room by its number of cells, and of that what its layout then uses.
    std::vector<MatrixPlace> places;
    double used = 0, around = 0;
    for (double surround : best.surround)
        around += surround;
    const double length = across ? size.width() : size.height(), share = std::max(length - around, 1.0) / best.cells;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        MatrixPlace place{{}, best.parts[i]};
        place.parts.largestCell = best.cell < screen_stretch.below ? screen_stretch.longest : best.cell;
        place.parts.widestCell = across ? std::floor(share) : best.cell * widest_cell;
        const double mine = std::floor(best.surround[i] + share * (across ? matrices[i]->columns : matrices[i]->rows));
        const QSizeF room = across ? QSizeF(mine, size.height()) : QSizeF(size.width(), mine);
        const QSizeF needs = layoutHeatmap(*matrices[i], place.parts, room, {}, {}, pixel).used;
        const int taken = int(std::ceil(across ? needs.width() : needs.height()));
        place.place = across ? QRect(int(used), 0, taken, size.height()) : QRect(0, int(used), size.width(), taken);
        used += taken;
        places.push_back(place);
    }
    // Side by side they stand in the middle together; one under the other they hang from the top.
    for (MatrixPlace& place : places)
        place.place.translate(across ? std::max(0, int((size.width() - used) / 2)) : 0, 0);
    return places;
}

} // namespace attn
