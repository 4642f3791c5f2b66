// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/thumbnaildata.h"

#include "ui/colorrange.h"
#include "ui/tensormatrix.h"

#include <algorithm>

namespace attn {

namespace {

// Positions of the cells that stand for `count` cells.
std::vector<std::int64_t> evenlySpaced(std::int64_t count)
{
    const std::int64_t shown = std::min(count, thumbnail_side);
    std::vector<std::int64_t> positions(shown);
    for (std::int64_t i = 0; i < shown; ++i)
        positions[i] = i * count / shown;
    return positions;
}

} // namespace

HeatmapDataPtr thumbnailData(const Computed& computed, const std::string& name, int batch, int head)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || elementCount(tensor->shape) == 0)
        return nullptr;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    const std::int64_t first = matrix.firstPlane(batch, head), inner = matrix.rows / matrix.planes;
    const std::vector<std::int64_t> rows = evenlySpaced(matrix.rows), columns = evenlySpaced(matrix.columns);
    const MarkRule rule(computed, *tensor);
    auto data = std::make_shared<HeatmapData>();
    data->rows = static_cast<int>(rows.size());
    data->columns = static_cast<int>(columns.size());
    data->attention = matrix.attention();
    ValueStats stats;
    for (const std::int64_t row : rows) {
        const std::int64_t plane = first + row / inner;
        const std::vector<float> values = computed.trace->tile(*tensor, {plane, row % inner, 0, 1, matrix.columns});
        for (const std::int64_t column : columns) {
            data->values.push_back(values[column]);
            data->marks.push_back(rule(plane, row % inner, column, values[column]));
            if (data->marks.back() != CellMark::Masked && data->marks.back() != CellMark::Dropped)
                stats.add(values[column]);
        }
    }
    data->edited.assign(data->values.size(), false);
    applyColorRange(*data, {}, QStringLiteral("auto"), isProbability(computed, *tensor), stats);
    if (data->colorMap != QLatin1String("diverging") && stats.smallest < stats.largest) {
        data->low = stats.smallest; // a stamp has no colour bar: what counts is that its pattern shows
        data->high = stats.largest;
    }
    return data;
}

} // namespace attn
