// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gradient/pullbackparts.h"

#include "core/base/float32range.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

// The row's weights from what they are made of, in place, as the reference backend makes them. The sum.
double normalise(Doubles& row, Operation operation, bool stable, double temperature)
{
    if (operation != Operation::Sum) {
        double largest = stable ? -std::numeric_limits<double>::infinity() : 0;
        for (double& z : row) {
            z = overflowing(z / temperature);
            if (stable && z > largest)
                largest = z;
        }
        for (double& z : row)
            z = withinFloat32(std::exp(z - largest));
    }
    double sum = 0;
    for (const double each : row)
        sum += each;
    sum = overflowing(sum);
    for (double& each : row)
        each = overflowing(each / sum);
    return sum;
}

} // namespace

void pullBackRows(const PullbackSource& source, const StageTensor& stage, const Formula& formula, const Doubles& flow,
                  Derivatives& derivatives)
{
    const Config& config = source.realized.config;
    // The division by what a mask has left is no softmax, whatever made the weights.
    const bool sums = formula.operation == Operation::Sum, of_sink = formula.operation == Operation::SinkShare;
    const double temperature = config.stage == Stage::Attention && !sums ? config.temperature : 1;
    const bool stable = formula.operation == Operation::Softmax || (of_sink && config.normalize == Normalize::Softmax);
    const Shape& shape = formula.term->view;
    const auto length = std::size_t(stage.by_column ? shape[shape.size() - 2] : shape.back()),
               step = std::size_t(stage.by_column ? shape.back() : 1);
    const Doubles& from = source.number(formula.term->tensor);
    Doubles& by_term = derivatives.of(formula.term->tensor, std::int64_t(from.size()));
    const Doubles* sinks = formula.beside ? &source.number(formula.beside->tensor) : nullptr;
    Doubles* by_sinks = sinks ? &derivatives.of(formula.beside->tensor, std::int64_t(sinks->size())) : nullptr;
    const std::size_t rows_of_head = std::size_t(source.realized.plan.dims.T), last = sinks ? length + 1 : length;

    Doubles row(last), flowing(last);
    for (std::size_t block = 0; block < from.size(); block += length * step)
        for (std::size_t first = block; first < block + step; ++first) {
            if (source.stop.requested())
                throw DerivationStopped();
            for (std::size_t i = 0; i < length; ++i)
                flowing[i] = of_sink ? 0 : flow[first + i * step];
            const std::size_t number = block / length; // of the row, if there are sinks
            if (sinks)
                flowing[length] = of_sink ? flow[number] : 0;
            if (std::ranges::all_of(flowing, [](double g) { return g == 0; }))
                continue;
            const std::size_t head = sinks ? number / rows_of_head % sinks->size() : 0;
            for (std::size_t i = 0; i < length; ++i)
                row[i] = from[first + i * step];
            if (sinks)
                row[length] = (*sinks)[head];
            const double sum = normalise(row, formula.operation, stable, temperature);
            double mean = 0; // of the flow, by weight
            for (std::size_t i = 0; i < last; ++i)
                mean += flowing[i] * row[i];
            for (std::size_t i = 0; i < last; ++i) {
                const double above = flowing[i] - mean;
                (i < length ? by_term[first + i * step] : (*by_sinks)[head]) +=
                    sums ? above / sum : row[i] * above / temperature;
            }
        }
}

} // namespace attn
