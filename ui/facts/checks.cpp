// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/facts/checks.h"

#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

namespace {

// "journey", and in which item and head where there are several.
QString rowName(const Computed& computed, std::int64_t batch, std::int64_t head, std::int64_t query)
{
    QString name = QString::fromStdString(tokenLabel(computed.scene, batch, query));
    const Dims& dims = computed.realized->plan.dims;
    if (dims.H > 1)
        name += QObject::tr(" of head %1").arg(head);
    if (dims.B > 1)
        name += QObject::tr(" of item %1").arg(batch);
    return name;
}

constexpr std::int64_t most_weights = 1'000'000; // read at once in the GUI thread: some 10 ms
constexpr double sum_tolerance = 1e-5;           // of float32 row sums, as torch.testing allows
constexpr std::size_t most_notes = 4;

// The planes of [B,H,T,T] that are read.
struct CheckSpan {
    std::int64_t first = 0, planes = 0, heads = 1;
    bool whole = true;
};

CheckSpan spanOf(const TracedTensor& weights, int batch, int head)
{
    const MatrixShape shape = matrixShape(weights.shape);
    const std::int64_t heads = weights.shape.size() >= 3 ? weights.shape[weights.shape.size() - 3] : 1;
    if (elementCount(weights.shape) <= most_weights)
        return {0, shape.planes, heads, true};
    return {std::min<std::int64_t>(batch * heads + head, shape.planes - 1), 1, heads, false};
}

// What one reading of a weights tensor finds.
struct WeightFacts {
    double smallest = INFINITY, largest = -INFINITY; // row sums
    std::int64_t rows = 0, nanRows = 0, zeroRows = 0;
    std::int64_t masked = 0, maskedNonZero = 0, maskedNan = 0;
};

// One row after the other as float32, which is what a large trace gives fastest.
class FloatRows {
public:
    FloatRows(const TracedTensor& tensor) : m_tensor(tensor), m_shape(matrixShape(tensor.shape)), m_row(m_shape.columns)
    {
    }

    std::span<const float> row(std::int64_t plane, std::int64_t row)
    {
        m_tensor.read((plane * m_shape.rows + row) * m_shape.columns, std::span<float>(m_row));
        return m_row;
    }

private:
    const TracedTensor& m_tensor;
    MatrixShape m_shape;
    std::vector<float> m_row;
};

// In four parts, so that one addition does not wait for the one before.
double sumOf(std::span<const float> values)
{
    double parts[4] = {};
    std::size_t i = 0;
    for (; i + 4 <= values.size(); i += 4)
        for (int part = 0; part < 4; ++part)
            parts[part] += values[i + part];
    for (; i < values.size(); ++i)
        parts[0] += values[i];
    return parts[0] + parts[1] + parts[2] + parts[3];
}

// Numbers that are neither 0 nor nan. Without branches: this sees every weight.
std::int64_t aliveIn(std::span<const float> values)
{
    int alive = 0;
    for (const float value : values)
        alive += value < 0 || value > 0;
    return alive;
}

WeightFacts readWeights(const Computed& computed, const TracedTensor& weights, const CheckSpan& span)
{
    WeightFacts facts;
    const MatrixShape shape = matrixShape(weights.shape);
    FloatRows reader(weights);
    for (std::int64_t plane = span.first; plane < span.first + span.planes; ++plane)
        for (std::int64_t row = 0; row < shape.rows; ++row) {
            const std::span<const float> values = reader.row(plane, row);
            const double sum = sumOf(values);
            const std::int64_t alive = aliveIn(values);
            const Tile cells{plane / span.heads, row, 0, 1, shape.columns};
            const bool some_masked =
                computed.blocked.applied() && computed.blocked.extent(cells) != MaskedCells::Extent::None;
            for (std::int64_t column = 0; some_masked && column < shape.columns; ++column)
                if (computed.blocked(plane / span.heads, row, column)) {
                    ++facts.masked;
                    facts.maskedNan += std::isnan(values[column]);
                    facts.maskedNonZero += values[column] != 0 && !std::isnan(values[column]);
                }
            ++facts.rows;
            facts.nanRows += std::isnan(sum);
            facts.zeroRows += alive == 0 && !std::isnan(sum);
            if (!std::isnan(sum)) {
                facts.smallest = std::min(facts.smallest, sum);
                facts.largest = std::max(facts.largest, sum);
            }
        }
    return facts;
}

QString range(double low, double high)
{
    const auto shortNumber = [](double v) { return formatNumber(v, std::abs(v - std::round(v)) < 0.005 ? 0 : 2); };
    return shortNumber(low) == shortNumber(high) ? shortNumber(low)
                                                 : QStringLiteral("%1 … %2").arg(shortNumber(low), shortNumber(high));
}

bool drawsDropout(const Config& config) { return config.dropout.train && config.dropout.p > 0; }

Check sumCheck(const Computed& computed, const WeightFacts& facts, const QString& where)
{
    const Config& config = computed.realized->config;
    const bool one = facts.smallest >= 1 - sum_tolerance && facts.largest <= 1 + sum_tolerance;
    if (facts.nanRows == facts.rows)
        return {Severity::Bad, QObject::tr("No row has a sum: every one is nan")};
    if (one && !facts.nanRows)
        return {Severity::Ok, facts.rows <= 16
                                  ? QObject::tr("Every row sums to 1") + where
                                  : QObject::tr("All %1 rows sum to 1").arg(formatCount(facts.rows)) + where};
    if (one)
        return {Severity::Warn, QObject::tr("%1 of %2 rows sum to 1, the others are nan")
                                        .arg(formatCount(facts.rows - facts.nanRows), formatCount(facts.rows)) +
                                    where};
    const QString sums = QObject::tr("Rows sum to %1, not 1").arg(range(facts.smallest, facts.largest)) + where;
    if (masksAfter(config) && !rescalesWeights(config))
        return {Severity::Warn, sums + QObject::tr(": the mask took weight away and nothing rescaled the rest")};
    if (drawsDropout(config) && config.dropout.on == DropoutOn::Scores)
        return {Severity::Warn, sums};
    return {facts.zeroRows ? Severity::Warn : Severity::Bad, sums};
}

Check maskCheck(const Computed& computed, const WeightFacts& facts, const QString& where)
{
    const Mask& mask = computed.realized->config.mask;
    if (mask.kind == MaskKind::None)
        return {Severity::Off, QObject::tr("No mask: every query sees every key")};
    if (!computed.blocked.applied())
        return {Severity::Warn, QObject::tr("The mask is computed but not applied: every query sees every key")};
    const QString kind = mask.kind == MaskKind::Causal ? QObject::tr("future") : QObject::tr("masked");
    if (!facts.masked)
        return {Severity::Off, QObject::tr("The mask forbids nothing here")};
    if (!facts.maskedNonZero && facts.maskedNan)
        return {Severity::Bad, QObject::tr("%1 of %2 %3 weights are nan: their rows have no key left")
                                       .arg(formatCount(facts.maskedNan), formatCount(facts.masked), kind) +
                                   where};
    if (!facts.maskedNonZero)
        return {Severity::Ok,
                facts.masked == 1
                    ? QObject::tr("The one %1 weight is exactly 0").arg(kind) + where
                    : QObject::tr("All %1 %2 weights are exactly 0").arg(formatCount(facts.masked), kind) + where};
    return {Severity::Bad, QObject::tr("%1 of %2 %3 weights are not 0: the mask came too early")
                               .arg(formatCount(facts.maskedNonZero), formatCount(facts.masked), kind)};
}

void dropoutChecks(const Computed& computed, const CheckSpan& span, const QString& where, std::vector<Check>& checks)
{
    const Dropout& dropout = computed.realized->config.dropout;
    if (dropout.p == 0) {
        checks.push_back({Severity::Off, QObject::tr("Dropout is off: p = 0")});
        return;
    }
    if (!dropout.train) {
        checks.push_back({Severity::Off, QObject::tr("Dropout is off: eval mode")});
        return;
    }
    const TracedTensor* dropped = computed.trace->find("dropped");
    if (!dropped || dropout.on == DropoutOn::Scores || computed.realized->config.stage != Stage::Attention) {
        checks.push_back({Severity::Ok, QObject::tr("Dropout is on: p = %1").arg(dropout.p)});
        return;
    }
    const TracedTensor* weights = computed.trace->find("weights");
    const MatrixShape shape = matrixShape(dropped->shape);
    std::int64_t alive = 0, kept = 0, dead = 0;
    QString deadName;
    double smallest = INFINITY, largest = -INFINITY;
    FloatRows before(*weights), after(*dropped);
    for (std::int64_t plane = span.first; plane < span.first + span.planes; ++plane)
        for (std::int64_t row = 0; row < shape.rows; ++row) {
            const std::int64_t had = aliveIn(before.row(plane, row));
            const std::span<const float> numbers = after.row(plane, row);
            const std::int64_t left = aliveIn(numbers);
            const double sum = sumOf(numbers);
            alive += had, kept += left;
            if (had && !left && dead++ == 0)
                deadName = rowName(computed, plane / span.heads, plane % span.heads, row);
            smallest = std::min(smallest, sum), largest = std::max(largest, sum);
        }
    if (dead == 1)
        checks.push_back(
            {Severity::Bad, QObject::tr("Row %1 lost every weight: its context is 0").arg(deadName) + where});
    else if (dead > 1)
        checks.push_back(
            {Severity::Bad,
             QObject::tr("%1 rows lost every weight, %2 first: their context is 0").arg(formatCount(dead), deadName) +
                 where});
    if (alive)
        checks.push_back(
            {Severity::Warn, QObject::tr("After dropout rows sum to %1, not 1: that is right in train mode")
                                 .arg(range(smallest, largest))});
    checks.push_back({Severity::Ok, QObject::tr("Of %1 weights dropout kept %2 and dropped %3")
                                            .arg(formatCount(alive), formatCount(kept), formatCount(alive - kept)) +
                                        where});
}

} // namespace

bool checksAreQuick(const Computed& computed)
{
    constexpr std::int64_t most_in_a_frame = 1 << 19; // some 2 ms
    const TracedTensor* weights = computed.trace->find("weights");
    if (!weights)
        return true;
    const MatrixShape shape = matrixShape(weights->shape);
    return shape.rows * shape.columns <= most_in_a_frame;
}

std::vector<Check> checksOf(const Computed& computed, int batch, int head)
{
    std::vector<Check> checks;
    const Config& config = computed.realized->config;
    const TracedTensor* weights = computed.trace->find("weights");
    if (weights && elementCount(weights->shape) > 0) {
        const CheckSpan span = spanOf(*weights, batch, head);
        const QString where = span.whole ? QString() : QObject::tr(" in this head");
        const WeightFacts facts = readWeights(computed, *weights, span);
        checks.push_back(sumCheck(computed, facts, where));
        if (config.stage == Stage::Attention) {
            checks.push_back(maskCheck(computed, facts, where));
            dropoutChecks(computed, span, where, checks);
        }
    } else if (config.stage == Stage::DropoutOnly) {
        dropoutChecks(computed, {}, {}, checks);
    } else {
        checks.push_back({Severity::Off, QObject::tr("No softmax: the layer stops at the scores")});
    }
    const std::vector<RowNote>& notes = computed.trace->notes();
    for (std::size_t n = 0; n < std::min(notes.size(), most_notes); ++n)
        checks.push_back({Severity::Bad, QString::fromStdString(notes[n].text)});
    if (notes.size() > most_notes)
        checks.push_back(
            {Severity::Bad, QObject::tr("%1 more rows are so").arg(formatCount(notes.size() - most_notes))});
    return checks;
}

} // namespace attn
