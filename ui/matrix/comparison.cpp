// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/comparison.h"

#include "core/layer/stages.h"
#include "core/rewrite/layerparts.h"
#include "core/scene/options.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/matrix/ghost.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr std::int64_t most_context = 1'000'000; // numbers that are compared at once
constexpr double balance_tolerance = 1e-5;       // of float32 row sums

double differenceOf(double a, double b, Difference kind)
{
    if (kind == Difference::Ratio)
        return a == b ? 1 : b / a;                // 0 / 0 has not changed
    const double difference = a == b ? 0 : b - a; // inf - inf is no change
    return kind == Difference::Absolute ? std::abs(difference) : difference;
}

CellMark markOfDifference(CellMark a, CellMark b, double value, Difference kind)
{
    if (a == b && (a == CellMark::Masked || a == CellMark::Dropped))
        return a;
    if (isUnfinished(a) || isUnfinished(b))
        return CellMark::Pending;
    if (a == CellMark::Hidden || b == CellMark::Hidden)
        return CellMark::Hidden;
    if (std::isnan(value))
        return CellMark::Nan;
    if (std::isinf(value))
        return value > 0 ? CellMark::PlusInf : CellMark::MinusInf;
    return value == 0 && kind != Difference::Ratio ? CellMark::Zero : CellMark::None;
}

void colourDifference(HeldMatrix& data, Difference kind)
{
    double largest = 0;
    const double centre = kind == Difference::Ratio ? 1 : 0;
    for (std::size_t i = 0; i < data.values.size(); ++i)
        if (std::isfinite(data.values[i]) && data.marks[i] != CellMark::Masked)
            largest = std::max(largest, std::abs(data.values[i] - centre));
    if (largest == 0)
        largest = 1; // nothing changed: any range will do
    if (kind == Difference::Ratio)
        largest = std::min(largest, 1.0); // from 0 to twice as much; a ratio has no upper end
    data.colorMap = kind == Difference::Absolute ? QStringLiteral("viridis") : QStringLiteral("diverging");
    data.low = kind == Difference::Absolute ? 0 : centre - largest;
    data.high = centre + largest;
    data.logarithmic = false;
    data.rowRanges.clear();
    data.rangeLocked = data.beyondLow = data.beyondHigh = false;
    data.smallest = data.largest = 0; // else digits are sized for another matrix
    for (std::size_t i = 0; i < data.values.size(); ++i)
        if (std::isfinite(data.values[i])) {
            data.smallest = std::min(data.smallest, double(data.values[i]));
            data.largest = std::max(data.largest, double(data.values[i]));
            data.beyondLow = data.beyondLow || data.values[i] < data.low;
            data.beyondHigh = data.beyondHigh || data.values[i] > data.high;
        }
}

bool isMaskedInBoth(const HeldMatrix& a, const HeldMatrix& b, std::size_t i)
{
    return a.marks[i] == CellMark::Masked && b.marks[i] == CellMark::Masked;
}

void countEdited(const Computed& a, const Computed& b, CompareFacts& facts)
{
    for (const NamedTensor& now : b.realized->tensors) {
        if (now.tensor.kind() != Kind::Real)
            continue;
        facts.numbers += now.tensor.size();
        const Tensor* before = a.realized->find(now.name);
        if (!before || before->shape() != now.tensor.shape()) {
            facts.edited += now.tensor.size();
            continue;
        }
        if (before->sameBlock(now.tensor))
            continue;
        for (std::int64_t i = 0; i < now.tensor.size(); ++i)
            facts.edited += (*before)[i] != now.tensor[i] && !(std::isnan((*before)[i]) && std::isnan(now.tensor[i]));
    }
}

// A seed, or how far into its numbers the draws begin.
bool isSeedOrSkip(const Draw& draw)
{
    return std::holds_alternative<ManualSeed>(draw) || std::holds_alternative<Skip>(draw);
}

std::vector<Draw> withoutSeeds(std::vector<Draw> draws)
{
    std::erase_if(draws, isSeedOrSkip);
    return draws;
}

std::optional<double> contextChange(const Computed& a, const Computed& b)
{
    const TracedTensor *before = a.trace->find("context"), *now = b.trace->find("context");
    if (!before || !now || before->shape != now->shape || elementCount(now->shape) > most_context)
        return std::nullopt;
    const Tensor was = a.trace->dense(*before), is = b.trace->dense(*now);
    double largest = 0;
    for (std::int64_t i = 0; i < is.size(); ++i)
        if (const double moved = std::abs(double(is[i]) - was[i]); moved > largest)
            largest = moved;
    return largest;
}

// "head 1 off in B" if they are on in the other; empty if none is.
QStringList headsOffIn(const Config& config, const Config& other, const QString& name)
{
    QStringList heads;
    for (const std::int64_t head : config.heads_off)
        if (!headIsOff(other, head))
            heads << QString::number(head);
    if (heads.isEmpty())
        return {};
    return {(heads.size() == 1 ? QObject::tr("head %1 off in %2") : QObject::tr("heads %1 off in %2"))
                .arg(heads.join(QStringLiteral(", ")), name)};
}

const LayerPartFacts* partOf(std::string_view member)
{
    const auto part = std::ranges::find(layerParts(), member, &LayerPartFacts::member);
    return part == layerParts().end() ? nullptr : &*part;
}

// The parts that only one of two layers has; where both have one, the numbers in which it differs, and those of a mask.
QStringList partsThatDiffer(const Config& was, const Config& is)
{
    QStringList others;
    for (const LayerPartFacts& facts : layerParts())
        if (facts.part != LayerPart::PositionBias && // its kind is one of the options
            hasPart(was, facts.part) != hasPart(is, facts.part))
            others << said(facts.label);
    for (const Setting& setting : settings()) {
        const std::string_view member = memberOf(setting.path);
        const LayerPartFacts* facts = partOf(member);
        const auto counts = [&](const Config& config) {
            return isOfUse(config, setting) && (!facts || hasPart(config, facts->part));
        };
        if (counts(was) && counts(is) && setting.get(was) != setting.get(is))
            others << (facts && setting.path != member
                           ? QStringLiteral("%1: %2").arg(said(facts->label), said(setting.label))
                           : said(setting.label));
    }
    return others;
}

} // namespace

HeldMatrixPtr differenceData(const HeldMatrix& a, const HeldMatrix& b, Difference kind)
{
    auto data = std::make_shared<HeldMatrix>(b);
    for (std::size_t i = 0; i < data->values.size(); ++i) {
        const double value = differenceOf(a.values[i], b.values[i], kind);
        data->values[i] = static_cast<float>(value);
        data->marks[i] = markOfDifference(a.marks[i], b.marks[i], value, kind);
        if (data->marks[i] == CellMark::Pending)
            data->values[i] = std::numeric_limits<float>::quiet_NaN();
    }
    data->headOff = false;
    data->edited.assign(data->values.size(), false);
    data->valuesBefore.clear();
    data->rowSums.clear();
    data->valueName = kind == Difference::Ratio ? QObject::tr("ratio") : QObject::tr("change");
    colourDifference(*data, kind);
    // Small changes would all have one digit, or none.
    if (const double most = std::max(-data->smallest, data->largest);
        kind != Difference::Ratio && most > 0 && most < 0.1)
        data->tens = -int(std::floor(std::log10(most)));
    return data;
}

QString differenceNote(Difference kind, const HeatmapData* difference)
{
    QStringList notes;
    if (kind == Difference::Signed)
        notes << QObject::tr("centered at 0");
    if (difference && difference->tens != 0)
        notes << QObject::tr("values × %1").arg(powerOfTen(-difference->tens));
    return notes.join(QStringLiteral(", "));
}

std::vector<Cell> signTurns(const HeatmapData& a, const HeatmapData& b)
{
    std::vector<Cell> cells;
    for (int row = 0; row < b.rows; ++row)
        for (int column = 0; column < b.columns; ++column)
            if (const Cell cell{row, column}; a.value(cell) * b.value(cell) < 0 && !isWithheldMark(a.mark(cell)))
                cells.push_back(cell);
    return cells;
}

QString cellName(const HeatmapData& matrix, Cell cell)
{
    return (matrix.attention ? QStringLiteral("%1 → %2") : QStringLiteral("%1, %2"))
        .arg(matrix.rowLabels.value(cell.row), matrix.columnLabels.value(cell.column));
}

QStringList otherDifferences(const Scene& a, const Scene& b)
{
    QStringList others;
    const auto tell = [&](bool differs, const QString& name) {
        if (differs)
            others << name;
    };
    tell(a.tokens != b.tokens, QObject::tr("tokens"));
    if (a.draws != b.draws)
        others << (withoutSeeds(a.draws) == withoutSeeds(b.draws) ? QObject::tr("random draw")
                                                                  : QObject::tr("recipe for random values"));
    tell(!(a.overrides == b.overrides), QObject::tr("overrides"));
    const Config &was = a.config, &is = b.config;
    tell(was.num_heads != is.num_heads, QObject::tr("heads"));
    others << headsOffIn(was, is, QObject::tr("A")) << headsOffIn(is, was, QObject::tr("B"));
    tell(was.d_in != is.d_in || was.d_out != is.d_out, QObject::tr("dimensions"));
    tell(was.scale == is.scale && was.scale_factor != is.scale_factor, QObject::tr("scale"));
    tell(was.temperature != is.temperature, QObject::tr("temperature"));
    tell(was.dropout.p != is.dropout.p, QObject::tr("dropout p"));
    tell(was.dropout.train != is.dropout.train, QObject::tr("train or eval mode"));
    tell(was.out_proj != is.out_proj, QObject::tr("output layer"));
    tell(was.mask.tensor != is.mask.tensor && was.mask.kind == is.mask.kind, QObject::tr("mask tensor"));
    for (const Option& option : options())
        tell(option.get(was) != option.get(is), said(option.label));
    return others + partsThatDiffer(was, is);
}

CompareFacts compareFacts(const Computed& a, const Computed& b, const HeldMatrix& matrixA, const HeldMatrix& matrixB)
{
    CompareFacts facts{cellChanges(matrixA, matrixB), 0, 0, {}, {}};
    countEdited(a, b, facts);
    facts.others = otherDifferences(a.scene, b.scene);
    facts.context = contextChange(a, b);
    return facts;
}

CellChanges cellChanges(const HeldMatrix& matrixA, const HeldMatrix& matrixB)
{
    CellChanges facts;
    for (int row = 0; row < matrixB.rows; ++row) {
        double balance = 0;
        for (int column = 0; column < matrixB.columns; ++column) {
            const std::size_t i = std::size_t(row) * matrixB.columns + column;
            if (isMaskedInBoth(matrixA, matrixB, i) || isWithheldMark(matrixA.marks[i]) ||
                isWithheldMark(matrixB.marks[i]))
                continue;
            const double change = differenceOf(matrixA.values[i], matrixB.values[i], Difference::Signed);
            ++facts.cells;
            facts.changed += change != 0;
            balance += change;
            if (!facts.largestAt ? change != 0 : std::abs(change) > std::abs(facts.largest)) {
                facts.largestAt = Cell{row, column};
                facts.largest = change;
            }
        }
        facts.rowsBalance = facts.rowsBalance && std::abs(balance) <= balance_tolerance;
    }
    return facts;
}

QString whyNotComparable(const Computed& a, const Computed& b, const std::string& tensor)
{
    const QString name = QString::fromStdString(tensor);
    const TracedTensor *before = a.trace->find(tensor), *now = b.trace->find(tensor);
    if (!now)
        return QObject::tr("%1 is not computed in B").arg(name);
    if (!before)
        return QObject::tr("%1 is not computed in A").arg(name);
    if (before->shape != now->shape)
        return QObject::tr("%1 is %2 in A but %3 in B, so the cells cannot be compared")
            .arg(name, QString::fromStdString(toString(before->shape)), QString::fromStdString(toString(now->shape)));
    return {};
}

} // namespace attn
