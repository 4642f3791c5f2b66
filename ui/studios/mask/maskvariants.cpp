// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskvariants.h"

#include "core/base/shownword.h"
#include "core/base/withheld.h"
#include "core/explain/withhold.h"
#include "ui/compute/computebeside.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"
#include "ui/matrix/partialview.h"

#include <QObject>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace attn {

namespace {

constexpr std::int64_t most_followed_weights = 1 << 18; // 512 × 512; a trace has some ten such tensors
constexpr double rounding = 1e-6;     // weights of float32 differ by no more than this where they mean the same
constexpr double sum_accuracy = 1e-5; // of float32 row sums

// The stages of a row from scores to weights, in order.
std::vector<StageTensor> rowStages(const Realized& realized)
{
    std::vector<StageTensor> stages;
    for (const StageTensor& stage : realized.plan.stages) {
        if (stage.onCard() && stage.computed() && stage.queriesByKeys())
            stages.push_back(stage);
        if (stage.name == "weights")
            break;
    }
    return stages;
}

// Which step of the variants a stage is, in order of execution.
enum class VariantStep { Scores, Scaled, Masked, ScaledLate, Dropped, Normalised, MaskedAfter, Rescaled };

VariantStep stepOf(const StageTensor& stage, const Config& config)
{
    if (stage.name == "scores")
        return VariantStep::Scores;
    if (stage.name == "scaled" || stage.name == "capped" || stage.name == "biased")
        return config.scale_at == ScaleAt::AfterMask ? VariantStep::ScaledLate : VariantStep::Scaled;
    if (stage.name == "masked")
        return VariantStep::Masked;
    if (stage.name == "dropped")
        return VariantStep::Dropped;
    if (isRowOperation(stage.operation))
        return stage.from == normaliserInput(config) ? VariantStep::Normalised : VariantStep::Rescaled;
    return VariantStep::MaskedAfter;
}

std::shared_ptr<const Trace> onlyWeights(const Trace& trace, const TracedTensor& weights)
{
    const TracedTensor* sinks = trace.find("sink_weights");
    return sinks ? std::make_shared<const Trace>(trace.backend(), std::vector{weights, *sinks}, trace.notes())
                 : trace.only(weights);
}

// Computes one variant. Five full traces would be five times the scene, so unless it is small only the weights are
// kept.
MaskVariant computeVariant(const ComputedPtr& base, MaskApply apply, const StopToken& stop)
{
    MaskVariant variant;
    variant.apply = apply;
    auto scene = withMaskApply(base->scene, apply);
    if (!scene) {
        variant.refusal = QObject::tr("Values other than 0 and −∞ can be added only before the softmax.");
        return variant;
    }
    scene->config.cumulative = false;
    const auto computed = computeBeside(std::move(*scene), stop, base->realized);
    if (!computed) {
        variant.refusal = QString::fromStdString(computed.error().message);
        return variant;
    }
    const TracedTensor* weights = *computed ? (*computed)->trace->find("weights") : nullptr;
    if (weights) {
        Computed part = **computed;
        if (elementCount(weights->shape) > most_followed_weights)
            part.trace = onlyWeights(*part.trace, *weights);
        variant.computed = withheldLike(base, std::make_shared<const Computed>(std::move(part)));
    }
    return variant;
}

// Where a variant is at the scene's step.
struct VariantState {
    std::string tensor;             // of the variant's stages
    std::optional<StepPlace> place; // in its own steps; nullopt: all of the tensor
    std::string through;            // what becomes of a row that is through `tensor`
    bool waits = false;             // for the scene, at a step that this variant lacks
};

// nullopt once the variant is done.
std::optional<VariantState> standOf(const Realized& scene, const Realized& variant, const Walk& own, const Walk& steps,
                                    const StepPlace& step)
{
    const std::vector<StageTensor> scenes = rowStages(scene), variants = rowStages(variant);
    const auto at = std::ranges::find(scenes, steps.tensors()[step.tensor].name, &StageTensor::name);
    if (at == scenes.end()) {
        if (step.tensor > steps.find("weights"))
            return std::nullopt;
        return VariantState{"scores", own.first(), "scores"};
    }
    const VariantStep now = stepOf(*at, scene.config);
    const VariantStep next =
        at + 1 == scenes.end() ? VariantStep(int(VariantStep::Rescaled) + 1) : stepOf(at[1], scene.config);
    const auto later = [&](VariantStep than) {
        return std::ranges::find_if(variants,
                                    [&](const StageTensor& stage) { return stepOf(stage, variant.config) >= than; });
    };
    const auto here = later(now), after = later(next);
    if (here == variants.end())
        return std::nullopt;
    if (stepOf(*here, variant.config) != now) // `here` is yet to come, as scores never are
        return VariantState{(here - 1)->name, {}, (here - 1)->name, true};
    StepPlace place{own.find(here->name), step.row, step.column, step.term};
    const StepTensor& tensor = own.tensors()[place.tensor];
    if (!tensor.by_row && place.term + 1 >= tensor.terms) // a term more or less than the scene's
        place.term = -1;
    return VariantState{here->name, place, (after - 1)->name};
}

bool hidesIn(const HeldMatrix& map, int row)
{
    for (int column = 0; column < map.columns; ++column)
        if (map.mark({row, column}) == CellMark::Hidden)
            return true;
    return false;
}

// The rows that do not sum to 1, with what their sink takes; without those that hide a number.
struct WrongRows {
    int count = 0, worst = -1, hidden = 0;
};

WrongRows wrongRows(const HeldMatrix& weights, int rows)
{
    WrongRows wrong;
    double most = sum_accuracy;
    const bool hides = hidesAny(weights);
    for (int row = 0; row < rows; ++row) {
        if (hides && hidesIn(weights, row)) {
            ++wrong.hidden;
            continue;
        }
        double away = std::abs(weights.rowSums[row] + weights.sinkShare(row) - 1);
        if (std::isnan(away)) // is not 1 either
            away = std::numeric_limits<double>::infinity();
        wrong.count += away > sum_accuracy;
        if (away > most) {
            wrong.worst = row;
            most = away;
        }
    }
    return wrong;
}

// "Row Your sums to 0.1551".
QString sumOfRow(const HeldMatrix& weights, int row)
{
    const double sum = weights.rowSums[row];
    const QString word = weights.rowLabels.value(row);
    return std::isnan(sum) ? QObject::tr("Row “%1” sums to nan").arg(word)
                           : QObject::tr("Row “%1” sums to %2") // a wrong sum must not read 1.0000
                                 .arg(word, formatBeside(sum, 1, weights.digits));
}

// The verdict on the first `rows` rows of weights. `masked`: the scene has only put them through the softmax; the
// variant masks them at once.
VariantVerdict rowsSoFar(const MaskVariant& variant, int rows, bool masked)
{
    const WrongRows wrong = wrongRows(*variant.map, rows);
    if (rows == wrong.hidden)
        return {Severity::Off, QObject::tr("Row sums not available yet"), {}};
    const QString sums =
        wrong.count > 0    ? sumOfRow(*variant.map, wrong.worst)
        : wrong.hidden > 0 ? QObject::tr("%1 of %2 rows computed; each row without hidden values sums to 1")
                                 .arg(rows)
                                 .arg(variant.map->rows)
        : variant.map->sinkShares.empty()
            ? QObject::tr("%1 of %2 rows computed; each sums to 1").arg(rows).arg(variant.map->rows)
            : QObject::tr("%1 of %2 rows computed; each sums to 1 with its sink").arg(rows).arg(variant.map->rows);
    const Severity severity = wrong.count > 0 ? Severity::Bad : Severity::Off;
    if (!masked)
        return {severity, sums, {}};
    const bool rescales = rescalesWeights(variant.computed->realized->config);
    const QString done = rescales ? QObject::tr("Masked → 0, others ÷ their sum") : QObject::tr("Masked → 0");
    return {severity, wrong.count > 0 ? QObject::tr("%1. %2").arg(done, sums) : done,
            inARow({rescales ? QObject::tr("After the softmax of a row, its masked weights become 0, and the other "
                                           "weights are divided by their sum.")
                             : QObject::tr("After the softmax of a row, its masked weights become 0."),
                    sums})};
}

// "Masking: 14 of 18 blocked so far". `rows` of its weights are done.
VariantVerdict standingOf(const MaskVariant& variant, const VariantState& stand, const Walk& own, int batch, int rows)
{
    const StageTensor& stage = *findStage(variant.computed->realized->plan.stages, stand.tensor);
    const VariantStep step = stepOf(stage, variant.computed->realized->config);
    const bool after = masksAfter(variant.computed->realized->config);
    if (stand.waits)
        return {Severity::Off,
                after ? QObject::tr("Waiting (masks after softmax)") : QObject::tr("Waiting (applies no mask)"),
                {}};
    if (!stand.place || (step != VariantStep::Masked && step != VariantStep::MaskedAfter))
        return rowsSoFar(variant, rows, after && step == VariantStep::Normalised);
    int blocked = 0, fallen = 0;
    for (int q = 0; q < variant.map->rows; ++q)
        for (int k = 0; k < variant.map->columns; ++k)
            if (variant.computed->blocked(batch, q, k)) {
                ++blocked;
                fallen += own.done(*stand.place, stand.tensor, q, k);
            }
    return {Severity::Off, QObject::tr("Masking: %1 of %2 blocked so far").arg(fallen).arg(blocked), {}};
}

// The selection may be of a newer, larger scene whose variants are still being computed.
int itemOf(const MaskVariant& variant, int batch)
{
    return variant.computed ? std::min(batch, int(variant.computed->realized->plan.dims.B) - 1) : 0;
}

// How many masked keys have a weight nevertheless.
int keptWeights(const MaskVariant& variant, int batch)
{
    int kept = 0;
    for (int q = 0; q < variant.map->rows; ++q)
        for (int k = 0; k < variant.map->columns; ++k)
            kept += variant.computed->blocked(batch, q, k) && variant.map->mark({q, k}) != CellMark::Hidden &&
                    variant.map->value({q, k}) != 0;
    return kept;
}

// Why two variants differ beyond rounding, long and short.
std::pair<QString, QString> reasonOf(const Config& one, const Config& other)
{
    const auto loses = [](const Config& config) { return masksAfter(config) && !rescalesWeights(config); };
    if (!masks(one) || !masks(other))
        return {QObject::tr("blocked keys keep their weight"), QObject::tr("blocked keys still count")};
    if (fillsAfter(one) || fillsAfter(other))
        return {QObject::tr("some weights are −∞"), QObject::tr("−∞ is not a weight")};
    if (loses(one) || loses(other))
        return {QObject::tr("the lost weight is not redistributed"), QObject::tr("weight is lost")};
    return {QObject::tr("the results differ"), QObject::tr("results differ")};
}

// Why a row of weights is nan in one variant but has numbers in the other.
std::pair<QString, QString> reasonOfNan(const MaskVariant& variant, int row, int batch)
{
    bool any = false;
    for (int k = 0; k < variant.map->columns && !any; ++k)
        any = !variant.computed->blocked(batch, row, k);
    if (any)
        return {QObject::tr("one result is nan, the other a number"), QObject::tr("one is nan")};
    return {QObject::tr("row “%1” has no key left").arg(variant.map->rowLabels.value(row)), QObject::tr("no key left")};
}

} // namespace

std::vector<MaskVariant> computeVariants(const ComputedPtr& base, const StopToken& stop)
{
    std::vector<MaskVariant> variants;
    for (MaskApply apply : mask_variants) {
        variants.push_back(computeVariant(base, apply, stop));
        if (stop.requested())
            return {};
    }
    return variants;
}

void showVariant(MaskVariant& variant, const Realized& scene, const Selection& selection)
{
    const int batch = itemOf(variant, selection.batch()), head = selection.head();
    const auto matrix = [&](const std::string& tensor) {
        return heatmapData(*variant.computed, tensor, batch, head, selection.looks());
    };
    variant.map = variant.shown = variant.computed ? matrix("weights") : nullptr;
    if (!variant.map || !selection.step())
        return;
    const Walk own(*variant.computed->realized, batch, head);
    std::optional<VariantState> stand =
        standOf(scene, *variant.computed->realized, own, selection.steps(), *selection.step());
    if (!stand)
        return;
    if (!variant.computed->trace->find(stand->tensor)) // only the weights were kept
        stand = VariantState{"weights", own.first(), "weights"};
    auto shown = std::make_shared<HeldMatrix>(
        *atStep(matrix(stand->tensor), *variant.computed, own, stand->place, stand->tensor, head));
    const HeldMatrixPtr through = stand->through == stand->tensor ? nullptr : matrix(stand->through);
    const int rows = std::min(shown->finishedRows, shown->rows);
    if (through) {
        std::copy_n(through->values.begin(), std::size_t(rows) * shown->columns, shown->values.begin());
        std::copy_n(through->marks.begin(), std::size_t(rows) * shown->columns, shown->marks.begin());
    }
    const bool summed = stand->through == "weights";
    if (summed && rows == shown->rows)
        return;
    shown->rowSums = variant.map->rowSums; // keep their space, so that nothing moves
    shown->finishedRows = summed ? rows : 0;
    variant.shown = std::move(shown);
    variant.standing = standingOf(variant, *stand, own, batch, variant.shown->finishedRows);
}

VariantVerdict variantVerdict(const MaskVariant& variant, int batch)
{
    if (!variant.map)
        return {Severity::Off, variant.refusal, {}};
    if (!variant.whole())
        return variant.standing;
    batch = itemOf(variant, batch);
    const HeldMatrix& map = *variant.map;
    const WrongRows wrong = wrongRows(map, map.rows);
    if (wrong.hidden == map.rows)
        return {Severity::Off, QObject::tr("Row sums are hidden"), {}};
    if (wrong.count == 0) {
        const int kept = masks(variant.computed->realized->config) ? 0 : keptWeights(variant, batch);
        if (kept == 0)
            return {Severity::Ok,
                    wrong.hidden > 0         ? QObject::tr("All other rows sum to 1")
                    : map.sinkShares.empty() ? QObject::tr("Rows sum to 1")
                                             : QObject::tr("Rows with sinks sum to 1"),
                    wrong.hidden > 0 ? QObject::tr("The sums of %n rows are hidden.", nullptr, wrong.hidden)
                                     : QString()};
        return {Severity::Warn, QObject::tr("%n blocked keys keep their weight", nullptr, int(kept)), {}};
    }
    const QString text = sumOfRow(map, wrong.worst);
    const QString many = QObject::tr("%1 of %2 rows do not sum to 1.").arg(wrong.count).arg(map.rows);
    return {Severity::Bad, text, wrong.count > 1 ? inARow({many, text}) : QString()};
}

VariantComparison compareVariants(const MaskVariant& first, const MaskVariant& second, int batch)
{
    VariantComparison result;
    if (!first.map || !second.map) {
        result.severity = Severity::Off;
        result.reason = first.map ? second.refusal : first.refusal;
        return result;
    }
    if (!first.whole() || !second.whole()) {
        result.severity = Severity::Off;
        result.reason = QObject::tr("waiting for both sets of weights");
        return result;
    }
    // A row that hides a number in one of them counts as equal.
    std::vector<float> one = first.map->values, other = second.map->values;
    int hidden = 0;
    const bool hides = hidesAny(*first.map) || hidesAny(*second.map);
    for (int row = 0; hides && row < first.map->rows; ++row)
        if (hidesIn(*first.map, row) || hidesIn(*second.map, row)) {
            ++hidden;
            for (std::vector<float>* values : {&one, &other})
                std::fill_n(values->begin() + std::ptrdiff_t(first.map->indexOf({row, 0})), first.map->columns, 0.f);
        }
    if (hidden == first.map->rows) {
        result.severity = Severity::Off;
        result.reason = QObject::tr("the difference is hidden");
        return result;
    }
    result.largest = largestDifference(one, other, first.map->columns);
    result.number =
        result.largest.nan ? QStringLiteral("nan") : formatDifference(result.largest.value, first.map->digits);
    if (result.largest.nan) {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) = reasonOfNan(first, int(result.largest.row), batch);
    } else if (result.largest.value == 0) {
        result.reason =
            hidden > 0 ? QObject::tr("exactly the same in all other rows") : QObject::tr("exactly the same");
    } else if (result.largest.value <= rounding) {
        result.reason = hidden > 0 ? QObject::tr("the same up to rounding in all other rows")
                                   : QObject::tr("the same up to rounding in float32");
        result.brief = QObject::tr("the same up to rounding");
    } else {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) =
            reasonOf(first.computed->realized->config, second.computed->realized->config);
    }
    return result;
}

std::optional<VariantComparison> maskedNow(const Computed& scene, const Selection& selection)
{
    if (!selection.step())
        return std::nullopt;
    const StepPlace& place = *selection.step();
    if (selection.steps().state(place, place.tensor, place.row, place.column) != StepState::Done)
        return std::nullopt; // it is still in the making
    const Realized& realized = *scene.realized;
    const CellRef cell = selection.steps().cellAt(place);
    const std::vector<StageTensor> stages = rowStages(realized);
    const auto at = std::ranges::find(stages, cell.tensor, &StageTensor::name);
    if (at == stages.begin() || at == stages.end())
        return std::nullopt;
    const VariantStep step = stepOf(*at, realized.config);
    const TracedTensor *before = scene.trace->find(at[-1].name), *after = scene.trace->find(cell.tensor);
    const bool masks = step == VariantStep::Masked || step == VariantStep::MaskedAfter;
    if ((!masks && step != VariantStep::Normalised && step != VariantStep::Rescaled) || before->shape != after->shape ||
        !std::ranges::equal(cell.index, after->shape, std::ranges::less()))
        return std::nullopt;
    const std::int64_t batch = cell.index[0], query = cell.index[2], key = cell.index[3];
    const QString asks = QString::fromStdString(shownWord(tokenLabel(scene.scene, batch, query))),
                  answers = QString::fromStdString(shownWord(keyLabel(scene.scene, batch, key)));
    const double was = scene.trace->cell(*before, cell.index), is = scene.trace->cell(*after, cell.index);
    VariantComparison now;
    now.severity = Severity::Off;
    now.number = formatNumber(was, selection.digits());
    const QString becomes = QObject::tr("becomes %1").arg(formatNumber(is, selection.digits()));
    const bool stays = was == is || isWithheld(is), blocked = scene.blocked(batch, query, key);
    const bool causal = blocked && realized.config.mask.kind == MaskKind::Causal;
    const bool divides = step == VariantStep::Normalised || step == VariantStep::Rescaled;
    now.brief = stays ? QObject::tr("stays") : becomes;
    if (divides) {
        now.reason = isWithheld(is)     ? QObject::tr("the new value is hidden")
                     : was == -INFINITY ? QObject::tr("becomes 0, because −∞ gets no share of the row")
                     : step == VariantStep::Normalised
                         ? QObject::tr("%1, its share of the row of “%2”").arg(becomes, asks)
                         : QObject::tr("%1 after division by the sum of the row of “%2”").arg(becomes, asks);
    } else if (!blocked && stays) {
        now.reason = QObject::tr("stays, because the mask allows it");
    } else {
        now.reason = causal ? QObject::tr("%1, because “%2” comes after “%3”").arg(becomes, answers, asks)
                            : QObject::tr("%1 (masked)").arg(becomes);
        if (!stays)
            now.brief = causal ? QObject::tr("%1 (“%2” comes later)").arg(becomes, answers)
                               : QObject::tr("%1 (masked)").arg(becomes);
    }
    now.largest.row = query;
    now.largest.column = key;
    now.somewhere = true;
    return now;
}

std::vector<int> queriesWithoutKeys(const Computed& computed, int batch)
{
    const Dims& dims = computed.realized->plan.dims;
    std::vector<int> queries;
    for (std::int64_t q = 0; q < dims.T; ++q) {
        bool any = false;
        for (std::int64_t k = 0; k < dims.S && !any; ++k)
            any = !computed.blocked(batch, q, k);
        if (!any)
            queries.push_back(int(q));
    }
    return queries;
}

} // namespace attn
