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

// `own`: its rows differ from those of the map before it.
HeatmapParts partsOf(HeatmapParts parts, const HeatmapData& data, bool own, bool last, bool across, bool sharedBar,
                     bool legends, double gutter)
{
    parts.widestGutter = gutter;
    parts.caption = data.tensor;
    parts.captionNote = data.shape;
    parts.titles = false;
    parts.rowLabels = own || !across;
    parts.legend = legends && (across || last);
    parts.bar = !sharedBar || !across || last; // stacked maps all have one, so that they line up
    return parts;
}

Arrangement arrangementOf(const std::vector<HeatmapDataPtr>& matrices, QSize size, bool across, bool sharedBar,
                          bool legends, double pixel, const HeatmapParts& wanted)
{
    Arrangement result;
    const double length = across ? size.width() : size.height(), thickness = across ? size.height() : size.width();
    double limit = plenty, left = length;
    for (std::size_t i = 0; i < matrices.size(); ++i) {
        const HeatmapData& data = *matrices[i];
        const bool own = i == 0 || data.rowLabels != matrices[i - 1]->rowLabels;
        const HeatmapParts parts =
            partsOf(wanted, data, own, i + 1 == matrices.size(), across, sharedBar, legends, size.width() / 6.0);
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
                                       double pixel, bool legends, const HeatmapParts& wanted)
{
    if (matrices.size() == 1)
        return {{QRect(QPoint(), size), wanted}};
    const Arrangement row = arrangementOf(matrices, size, true, sharedBar, legends, pixel, wanted);
    const Arrangement column = arrangementOf(matrices, size, false, sharedBar, legends, pixel, wanted);
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
    // Side by side they are centered together; stacked, they start at the top.
    for (MatrixPlace& place : places)
        place.place.translate(across ? std::max(0, int((size.width() - used) / 2)) : 0, 0);
    return places;
}

} // namespace attn
