// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/matrixdata.h"

#include "ui/matrix/colorrange.h"
#include "ui/matrix/fittedstats.h"

namespace attn {

namespace {

// Weights of rows that sum to 1: their colours go from 0 to 1 whatever they are.
bool isWithinOne(const Computed& computed, const std::string& tensor)
{
    const Config& config = computed.realized->config;
    return tensor == "weights" && config.normalize == Normalize::Softmax && config.stage != Stage::DropoutOnly;
}

} // namespace

bool isLarge(const Computed& computed, const TracedTensor& tensor)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    return matrix.rows * matrix.columns > most_held_cells;
}

HeatmapDataPtr mapData(const ComputedPtr& computed, const std::string& name, int batch, int head, const Looks& looks,
                       const ValueStats& whole)
{
    const TracedTensor* tensor = computed->trace->find(name);
    if (!tensor || !isLarge(*computed, *tensor))
        return heatmapData(*computed, name, batch, head, looks, &whole);
    BlockedBins blocked;
    auto cells = std::make_shared<LargeCells>(computed, *tensor, batch, head);
    const MapBins bins = cells->bins(cells->wholeGrid(LargeCells::coarse), Pooling::Largest, blocked);
    return mapData(matrixFrame(*computed, *tensor, batch, looks), std::move(cells), bins, looks, whole);
}

HeatmapDataPtr mapData(HeatmapFrame frame, std::shared_ptr<const LargeCells> cells, const MapBins& bins,
                       const Looks& looks, const ValueStats& whole)
{
    auto data = std::make_shared<LargeMatrix>(std::move(frame), std::move(cells));
    data->pooling = looks.pooling;
    data->headOff = data->cells->isOfHeadOff();
    data->summed = data->attention && data->weights;
    data->marksSeen = data->cells->marksIn(bins);
    MatrixStats stats{data->cells->stats(bins, looks.range.logarithmic), {}, {}};
    if (looks.range.mode == RangeMode::Head && !looks.range.locked) {
        BlockedBins blocked;
        stats.fitted = fittedStats(*data->cells, allowedRuns(*data->cells), blocked, looks.range.logarithmic);
    }
    if (looks.range.mode == RangeMode::Row && !looks.range.locked)
        stats.rows = data->cells->rowStats(looks.range.logarithmic);
    applyColorRange(*data, looks.range, looks.colorMap, isProbability(data->cells->computed(), data->cells->tensor()),
                    whole, stats);
    return data;
}

ValueStats statsOfTensors(const ComputedPtr& computed, const std::vector<std::string>& tensors, const Looks& looks)
{
    ValueStats stats;
    if (!looks.range.isShared() && looks.colorMap != QLatin1String("auto"))
        return stats; // not needed
    for (const std::string& tensor : tensors) {
        if (isWithinOne(*computed, tensor) && looks.range.mode != RangeMode::Fit && !looks.range.logarithmic)
            stats.add(ValueStats{0, 1, 1});
        else
            stats.add(rangeStats(*computed, tensor, looks.range));
    }
    return stats;
}

} // namespace attn
