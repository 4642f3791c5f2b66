// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/thumbnaildata.h"

#include "ui/matrix/colorrange.h"
#include "ui/matrix/largecells.h"

namespace attn {

HeldMatrixPtr thumbnailData(const Computed& computed, const std::string& name, int batch, int head)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || elementCount(tensor->shape) == 0)
        return nullptr;
    const LargeCells cells(computed, *tensor, batch, head);
    BlockedBins blocked;
    MapBins bins = cells.bins(cells.wholeGrid(thumbnail_side), Pooling::Largest, blocked);
    auto data = std::make_shared<HeldMatrix>();
    data->rows = bins.grid.rows;
    data->columns = bins.grid.columns;
    data->attention = tensorMatrix(computed, *tensor).attention();
    ValueStats stats;
    for (int row = 0; row < data->rows; ++row)
        for (int column = 0; column < data->columns; ++column) {
            data->marks.push_back(bins.mark(row, column));
            if (data->marks.back() == CellMark::None)
                stats.add(double(bins.values[data->indexOf({row, column})]));
        }
    data->values = std::move(bins.values);
    data->edited.assign(data->values.size(), false);
    applyColorRange(*data, {}, QStringLiteral("auto"), isProbability(computed, *tensor), stats);
    if (data->colorMap != QLatin1String("diverging") && stats.smallest < stats.largest) {
        data->low = stats.smallest; // a stamp has no colour bar: what counts is that its pattern shows
        data->high = stats.largest;
    }
    return data;
}

} // namespace attn
