// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/heatmapdata.h"

#include "core/layer/sinkshare.h"
#include "core/layer/stages.h"
#include "ui/kit/numbertext.h"
#include "ui/matrix/colorrange.h"
#include "ui/matrix/fittedstats.h"
#include "ui/matrix/ghost.h"
#include "ui/matrix/matrixdata.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <future>
#include <system_error>
#include <thread>

namespace attn {
namespace {

std::vector<float> readMatrix(const Computed& computed, const TracedTensor& tensor, const TensorMatrix& matrix,
                              std::int64_t firstPlane)
{
    const std::int64_t rows = matrix.rows / matrix.planes;
    std::vector<float> values;
    values.reserve(matrix.rows * matrix.columns);
    for (std::int64_t plane = firstPlane; plane < firstPlane + matrix.planes; ++plane) {
        const std::vector<float> tile = computed.trace->tile(tensor, {plane, 0, 0, rows, matrix.columns});
        values.insert(values.end(), tile.begin(), tile.end());
    }
    return values;
}

void readMarks(HeldMatrix& data, const MarkRule& rule, const TensorMatrix& matrix, std::int64_t firstPlane)
{
    const std::int64_t inner = matrix.rows / matrix.planes;
    data.marks.resize(data.values.size());
    std::size_t at = 0;
    for (std::int64_t row = 0; row < matrix.rows; ++row)
        for (std::int64_t column = 0; column < matrix.columns; ++column, ++at)
            data.marks[at] = rule(firstPlane + row / inner, row % inner, column, data.values[at]);
}

// Flags the cells of this matrix that an edit put in.
void readEdits(HeldMatrix& data, const Computed& computed, const TracedTensor& tensor, std::int64_t firstElement)
{
    data.edited.assign(data.values.size(), false);
    for (const std::int64_t cell : editedCells(computed, tensor, firstElement, std::ssize(data.values)))
        data.edited[cell - firstElement] = true;
}

std::vector<double> sumRows(const HeldMatrix& data)
{
    std::vector<double> sums(data.rows, 0.0);
    for (int row = 0; row < data.rows; ++row)
        for (int column = 0; column < data.columns; ++column)
            sums[row] += data.value({row, column});
    return sums;
}

QString valueWords(const HeatmapData& data, Cell cell)
{
    const double value = data.value(cell);
    const QString number = QStringLiteral("%1 %2").arg(data.valueName, formatNumber(value, data.digits));
    switch (data.mark(cell)) {
    case CellMark::Masked: return QObject::tr("masked");
    case CellMark::Dropped:
        if (const auto before = data.beforeDropout(cell))
            return QObject::tr("dropped, %1 was %2").arg(data.valueName, formatNumber(*before, data.digits));
        return QObject::tr("dropped");
    case CellMark::Zero: return QObject::tr("%1 exactly 0").arg(data.valueName);
    case CellMark::Nan: return QObject::tr("%1 is not a number").arg(data.valueName);
    case CellMark::Pending: return QObject::tr("not computed yet");
    case CellMark::Hidden: return QObject::tr("hidden");
    case CellMark::Begun: return QStringLiteral("%1 %2").arg(data.begunName, formatNumber(value, data.digits));
    default: return number;
    }
}

// Calls both and returns when both are done. `beside` runs in its own thread, or after `here` if the machine has one
// core or cannot start a thread. Rethrows what either throws.
void inTwoThreads(const std::function<void()>& here, const std::function<void()>& beside)
{
    std::future<void> second;
    if (std::thread::hardware_concurrency() > 1) {
        try {
            second = std::async(std::launch::async, beside);
        } catch (const std::system_error&) {
        }
    }
    here();
    second.valid() ? second.get() : beside();
}

} // namespace

std::optional<float> HeldMatrix::beforeDropout(Cell cell) const
{
    return valuesBefore.empty() ? std::nullopt : std::optional(at(valuesBefore, cell, 0.0f));
}

unsigned HeldMatrix::marksThere() const
{
    unsigned seen = 0;
    for (const CellMark mark : marks)
        seen |= 1u << unsigned(mark);
    return seen;
}

bool HeldMatrix::anyEdited() const { return std::ranges::find(edited, true) != edited.end(); }

bool HeldMatrix::wholeNumbers() const
{
    if (!finished())
        return false; // partial values may be whole by chance
    return std::ranges::all_of(values, [](float value) { return !std::isfinite(value) || value == std::round(value); });
}

ValueStats valueStats(const Computed& computed, const std::string& name, bool logarithmic)
{
    ValueStats stats;
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || elementCount(tensor->shape) == 0)
        return stats;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    BlockedBins blocked;
    for (int item = 0; item < matrix.batches; ++item)
        for (int head = 0; head < matrix.heads; ++head) {
            const LargeCells cells(computed, *tensor, item, head);
            stats.add(
                cells.stats(cells.bins(cells.wholeGrid(LargeCells::coarse), Pooling::Largest, blocked), logarithmic));
        }
    return stats;
}

namespace {

ValueStats ownRangeStats(const Computed& computed, const std::string& name, const ColorRange& range)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (range.mode != RangeMode::Fit || range.locked || !tensor || elementCount(tensor->shape) == 0)
        return valueStats(computed, name, range.logarithmic);
    ValueStats stats;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    BlockedBins blocked;
    for (int item = 0; item < matrix.batches; ++item) {
        const AllowedRuns allowed = allowedRuns(LargeCells(computed, *tensor, item, 0)); // the same for all heads
        const auto everySecond = [&](int first) {
            ValueStats heads;
            for (int head = first; head < matrix.heads; head += 2)
                heads.add(fittedStats(LargeCells(computed, *tensor, item, head), allowed, blocked, range.logarithmic));
            return heads;
        };
        ValueStats even, odd;
        if (isLarge(computed, *tensor))
            inTwoThreads([&] { even = everySecond(0); }, [&] { odd = everySecond(1); });
        else
            even = everySecond(0), odd = everySecond(1);
        stats.add(even);
        stats.add(odd);
    }
    return stats;
}

} // namespace

ValueStats rangeStats(const Computed& computed, const std::string& name, const ColorRange& range)
{
    ValueStats stats = ownRangeStats(computed, name, range);
    const Config& config = computed.realized->config;
    if (name != "dropped" || !computed.realized->keep || config.dropout.p >= 1)
        return stats;
    // What any draw can keep: else the colors would change with every draw.
    ValueStats kept = ownRangeStats(computed, std::string(dropoutInput(config)), range);
    const double factor = keptFactor(config.dropout);
    for (double ValueStats::*of : {&ValueStats::smallest, &ValueStats::largest, &ValueStats::smallestPositive})
        kept.*of *= factor;
    stats.add(kept);
    return stats;
}

HeatmapFrame matrixFrame(const Computed& computed, const TracedTensor& tensor, int batch, const Looks& looks)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    const std::int64_t item = matrix.hasBatch ? std::clamp<std::int64_t>(batch, 0, matrix.batches - 1) : 0;
    HeatmapFrame data;
    data.rows = int(matrix.rows);
    data.columns = int(matrix.columns);
    data.rowLabels = rowLabels(computed, tensor, item);
    data.columnLabels = columnLabels(computed, tensor, item);
    const AxisTitles titles = axisTitles(computed, matrix);
    data.rowTitle = QString::fromStdString(titles.down);
    data.columnTitle = QString::fromStdString(titles.across);
    data.rowMeaning = matrix.rowMeaning;
    data.columnMeaning = matrix.columnMeaning;
    data.attention = matrix.attention();
    data.digits = tensor.kind == Kind::Real ? looks.digits : 0;
    data.tensor = QString::fromStdString(tensor.name);
    data.shape = QString::fromStdString(toString(tensor.shape));
    data.valueName = valueName(computed, tensor.name);
    data.weights = unitOf(computed, tensor.name) == "weight";
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
    data.computed = stage && stage->computed();
    return data;
}

HeldMatrixPtr heatmapData(const Computed& computed, const std::string& name, int batch, int head, const Looks& looks,
                          const ValueStats* whole)
{
    const TracedTensor* tensor = computed.trace->find(name);
    if (!tensor || elementCount(tensor->shape) == 0)
        return nullptr;
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    const std::int64_t plane = matrix.firstPlane(batch, head);
    auto data = std::make_shared<HeldMatrix>(matrixFrame(computed, *tensor, batch, looks));
    data->headOff = isHeadOff(computed, matrix, plane);
    data->values = readMatrix(computed, *tensor, matrix, plane);
    readMarks(*data, MarkRule(computed, *tensor), matrix, plane);
    readEdits(*data, computed, *tensor, plane / matrix.planes * matrix.rows * matrix.columns);
    const bool probability = isProbability(computed, *tensor);
    if (data->attention && data->weights)
        data->rowSums = sumRows(*data);
    if (name == "weights" && hasSinks(computed.realized->config))
        for (std::int64_t row = 0; row < matrix.rows; ++row)
            data->sinkShares.push_back(sinkShare(*computed.trace, plane + row / (matrix.rows / matrix.planes),
                                                 row % (matrix.rows / matrix.planes)));
    if (name == "dropped" && computed.realized->keep)
        if (const TracedTensor* input = computed.trace->find(std::string(dropoutInput(computed.realized->config))))
            data->valuesBefore = readMatrix(computed, *input, matrix, plane);
    applyColorRange(*data, looks.range, looks.colorMap, probability,
                    whole ? *whole : rangeStats(computed, name, looks.range));
    return data;
}

namespace {

QString wordsOfCell(const HeatmapData& data, Cell cell)
{
    const QString row = data.rowLabels.value(cell.row), column = data.columnLabels.value(cell.column);
    if (data.rowMeaning == AxisMeaning::Plain && data.columnMeaning == AxisMeaning::Plain)
        return QStringLiteral("%1[%2,%3]: %4").arg(data.tensor, row, column, valueWords(data, cell));
    const bool joined = data.tensor.isEmpty(); // each column names its tensor
    QString place = QStringLiteral("%1, %2").arg(axisLabel(data.rowMeaning, row),
                                                 joined ? column : axisLabel(data.columnMeaning, column));
    if (!data.attention && !joined)
        place = QObject::tr("%1 of %2").arg(place, data.tensor);
    const QString words = QStringLiteral("%1: %2").arg(place, valueWords(data, cell));
    return data.computed && data.isEdited(cell) ? QObject::tr("%1, pinned").arg(words) : words;
}

} // namespace

QString describeCell(const HeatmapData& data, Cell cell)
{
    if (!data.contains(cell))
        return {};
    const QString words =
        data.headOff ? QObject::tr("%1, head turned off").arg(wordsOfCell(data, cell)) : wordsOfCell(data, cell);
    if (!hasMoved(data, cell))
        return words;
    if (data.ghost == Ghost::Before)
        return QObject::tr("%1 before the edit").arg(words);
    const HeatmapData& before = *data.other();
    return QObject::tr("%1; %2 before the edit")
        .arg(words,
             isNumber(before.mark(cell)) ? formatNumber(before.value(cell), data.digits) : valueWords(before, cell));
}

} // namespace attn
