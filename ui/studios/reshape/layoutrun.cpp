// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/reshape/layoutrun.h"

#include "ui/matrix/colorrange.h"

#include "ui/compute/computebeside.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr std::int64_t most_products = 200'000'000; // about a second of the reference's loops

// nan and equal infinities count as equal: both runs ended alike there.
double largestGap(const Trace& one, const Trace& other, const std::string& name)
{
    const Tensor a = one.dense(*one.find(name)), b = other.dense(*other.find(name));
    double largest = 0;
    for (std::int64_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i] && !(std::isnan(a[i]) && std::isnan(b[i])))
            largest = std::max(largest,
                               std::isnan(a[i]) || std::isnan(b[i]) ? HUGE_VAL : std::abs(double(a[i]) - double(b[i])));
    return largest;
}

} // namespace

bool fitsReference(const Dims& dims)
{
    return dims.B * dims.T * (3 * dims.O * dims.D + 2 * dims.T * dims.O) <= most_products;
}

std::vector<LayoutRun> runLayouts(const ComputedPtr& base, const StopToken& stop)
{
    const Dims& dims = base->realized->plan.dims;
    const Accuracy accuracy = fitsReference(dims) ? Accuracy::Reference : Accuracy::Everyday;
    const QkvWeights weights = qkvWeights(*base->realized);
    std::vector<LayoutRun> runs;
    std::shared_ptr<const Trace> first;
    for (QkvLayout layout : qkv_layouts) {
        LayoutRun done;
        done.layout = layout;
        done.dims = dims;
        done.weight = packedWeight(layout, weights, dims);
        const auto computed = computeBeside(packedScene(*base->realized, layout), stop, {}, accuracy);
        if (stop.requested())
            return {};
        const auto trace = computed ? (*computed)->trace : nullptr;
        if (!trace) {
            done.error = QString::fromStdString(computed.error().message);
        } else if (!first) {
            first = trace;
        } else {
            for (const char* name : {"q", "k", "v"})
                done.ofProjections = std::max(done.ofProjections, largestGap(*trace, *first, name));
            done.ofResult = largestGap(*trace, *first, trace->find("output") ? "output" : "context");
        }
        runs.push_back(std::move(done));
    }
    return runs;
}

HeldMatrixPtr layoutMatrix(const LayoutRun& run)
{
    const Dims& dims = run.dims;
    auto data = std::make_shared<HeldMatrix>();
    data->rows = int(3 * dims.O);
    data->columns = int(dims.D);
    data->tensor = QStringLiteral("qkv.weight");
    data->values.assign(run.weight.values().begin(), run.weight.values().end());
    data->marks.assign(data->values.size(), CellMark::None);
    data->edited.assign(data->values.size(), false);
    for (int row = 0; row < data->rows; ++row)
        data->rowLabels << QString();
    for (std::int64_t matrix = 0; matrix < 3; ++matrix)
        for (std::int64_t head = 0; head < dims.H; ++head)
            for (std::int64_t element = 0; element < dims.hd; ++element)
                data->rowLabels[qsizetype(qkvRow(run.layout, dims, matrix, head, element))] =
                    QStringLiteral("%1 %2.%3").arg(QStringLiteral("qkv")[qsizetype(matrix)]).arg(head).arg(element);
    for (int column = 0; column < data->columns; ++column)
        data->columnLabels << QString::number(column);
    ValueStats stats;
    stats.add(std::span<const float>(data->values));
    applyColorRange(*data, {}, QStringLiteral("auto"), false, stats);
    return data;
}

} // namespace attn
