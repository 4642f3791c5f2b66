// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/mask/maskways.h"

#include "core/base/shownword.h"
#include "core/base/withheld.h"
#include "core/explain/withhold.h"
#include "ui/compute/computebeside.h"
#include "ui/kit/numbertext.h"
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

// The stages of a row on its way from scores to weights, in their order.
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

// Which of the steps that some way has a stage is: as great as the steps are late.
enum class WayStep { Scores, Scaled, Masked, ScaledLate, Dropped, Normalised, MaskedAfter, Rescaled };

WayStep stepOf(const StageTensor& stage, const Config& config)
{
    if (stage.name == "scores")
        return WayStep::Scores;
    if (stage.name == "scaled" || stage.name == "capped" || stage.name == "biased")
        return config.scale_at == ScaleAt::AfterMask ? WayStep::ScaledLate : WayStep::Scaled;
    if (stage.name == "masked")
        return WayStep::Masked;
    if (stage.name == "dropped")
        return WayStep::Dropped;
    if (isRowOperation(stage.operation))
        return stage.from == normaliserInput(config) ? WayStep::Normalised : WayStep::Rescaled;
    return WayStep::MaskedAfter;
}

std::shared_ptr<const Trace> onlyWeights(const Trace& trace, const TracedTensor& weights)
{
    const TracedTensor* sinks = trace.find("sink_weights");
    return sinks ? std::make_shared<const Trace>(trace.backend(), std::vector{weights, *sinks}, trace.notes())
                 : trace.only(weights);
}

// One way computed. Five whole traces would be five times the scene: of one that is not small the weights alone are kept.
MaskWay computeWay(const ComputedPtr& base, MaskApply apply, const std::stop_token& stop)
{
    MaskWay way;
    way.apply = apply;
    auto scene = withMaskApply(base->scene, apply);
    if (!scene) {
        way.refusal = QObject::tr("Numbers other than 0 and −∞ can only be added before the softmax.");
        return way;
    }
    scene->config.cumulative = false;
    const auto computed = computeBeside(std::move(*scene), stop, base->realized);
    if (!computed) {
        way.refusal = QString::fromStdString(computed.error().message);
        return way;
    }
    const TracedTensor* weights = *computed ? (*computed)->trace->find("weights") : nullptr;
    if (weights) {
        Computed part = **computed;
        if (elementCount(weights->shape) > most_followed_weights)
            part.trace = onlyWeights(*part.trace, *weights);
        way.computed = withheldLike(base, std::make_shared<const Computed>(std::move(part)));
    }
    return way;
}

// Where the walk of the scene leaves a way.
struct WayStand {
    std::string tensor;             // of the way's own stages
    std::optional<StepPlace> place; // in its own walk; none: all of the tensor is there
    std::string through;            // what becomes of a row that is through `tensor`
    bool waits = false;             // for the scene, which is at a step that this way does not have
};

// Nothing where the way is through.
std::optional<WayStand> standOf(const Realized& scene, const Realized& way, const Walk& own, const Walk& steps,
                                const StepPlace& step)
{
    const std::vector<StageTensor> scenes = rowStages(scene), ways = rowStages(way);
    const auto at = std::ranges::find(scenes, steps.tensors()[step.tensor].name, &StageTensor::name);
    if (at == scenes.end()) {
        if (step.tensor > steps.find("weights"))
            return std::nullopt;
        return WayStand{"scores", own.first(), "scores"};
    }
    const WayStep now = stepOf(*at, scene.config);
    const WayStep next = at + 1 == scenes.end() ? WayStep(int(WayStep::Rescaled) + 1) : stepOf(at[1], scene.config);
    const auto later = [&](WayStep than) {
        return std::ranges::find_if(ways, [&](const StageTensor& stage) { return stepOf(stage, way.config) >= than; });
    };
    const auto here = later(now), after = later(next);
    if (here == ways.end())
        return std::nullopt;
    if (stepOf(*here, way.config) != now) // `here` is still to come, as the scores never are
        return WayStand{(here - 1)->name, {}, (here - 1)->name, true};
    StepPlace place{own.find(here->name), step.row, step.column, step.term};
    const StepTensor& tensor = own.tensors()[place.tensor];
    if (!tensor.by_row && place.term + 1 >= tensor.terms) // a term more or less than the scene's
        place.term = -1;
    return WayStand{here->name, place, (after - 1)->name};
}

// The rows that do not sum to 1, with what their sink takes.
struct WrongRows {
    int count = 0, worst = -1;
};

WrongRows wrongRows(const HeldMatrix& weights, int rows)
{
    WrongRows wrong;
    double most = sum_accuracy;
    for (int row = 0; row < rows; ++row) {
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
    return std::isnan(sum) ? QObject::tr("Row %1 is nan").arg(word)
                           : QObject::tr("Row %1 sums to %2") // what is wrong does not read 1.0000
                                 .arg(word, formatBeside(sum, 1, weights.digits));
}

// What the rows say that are there, `rows` of the weights. `masked`: the walk took them through the softmax alone, the way
// masks them at once.
WayVerdict rowsSoFar(const MaskWay& way, int rows, bool masked)
{
    if (rows == 0 || hidesAny(*way.map))
        return {Severity::Off, QObject::tr("Rows sum to 1: not yet"), {}};
    const WrongRows wrong = wrongRows(*way.map, rows);
    const QString sums =
        wrong.count > 0 ? sumOfRow(*way.map, wrong.worst)
        : way.map->sinkShares.empty()
            ? QObject::tr("%1 of %2 rows are there, each sums to 1").arg(rows).arg(way.map->rows)
            : QObject::tr("%1 of %2 rows are there, each sums to 1 with its sink").arg(rows).arg(way.map->rows);
    const Severity severity = wrong.count > 0 ? Severity::Bad : Severity::Off;
    if (!masked)
        return {severity, sums, {}};
    const bool rescales = rescalesWeights(way.computed->realized->config);
    const QString done = rescales ? QObject::tr("Masked → 0, the rest ÷ its sum") : QObject::tr("Masked → 0");
    return {severity, wrong.count > 0 ? QObject::tr("%1. %2").arg(done, sums) : done,
            (rescales
                 ? QObject::tr("As soon as a row is through the softmax its masked weights become 0, and the rest is "
                               "divided by its sum. ")
                 : QObject::tr("As soon as a row is through the softmax its masked weights become 0. ")) +
                sums};
}

// "Masks now: 14 of 18 blocked so far". `rows` of its weights are there.
WayVerdict standingOf(const MaskWay& way, const WayStand& stand, const Walk& own, int batch, int rows)
{
    const StageTensor& stage = *findStage(way.computed->realized->plan.stages, stand.tensor);
    const WayStep step = stepOf(stage, way.computed->realized->config);
    const bool after = masksAfter(way.computed->realized->config);
    if (stand.waits)
        return {Severity::Off,
                after ? QObject::tr("Waits: masks after the softmax") : QObject::tr("Waits: applies no mask"),
                {}};
    if (!stand.place || (step != WayStep::Masked && step != WayStep::MaskedAfter))
        return rowsSoFar(way, rows, after && step == WayStep::Normalised);
    int blocked = 0, fallen = 0;
    for (int q = 0; q < way.map->rows; ++q)
        for (int k = 0; k < way.map->columns; ++k)
            if (way.computed->blocked(batch, q, k)) {
                ++blocked;
                fallen += own.done(*stand.place, stand.tensor, q, k);
            }
    return {Severity::Off, QObject::tr("Masks now: %1 of %2 blocked so far").arg(fallen).arg(blocked), {}};
}

// The selection may be of a scene with more items already, whose ways are still being computed.
int itemOf(const MaskWay& way, int batch)
{
    return way.computed ? std::min(batch, int(way.computed->realized->plan.dims.B) - 1) : 0;
}

// How many masked keys have a weight nevertheless.
int keptWeights(const MaskWay& way, int batch)
{
    int kept = 0;
    for (int q = 0; q < way.map->rows; ++q)
        for (int k = 0; k < way.map->columns; ++k)
            kept += way.computed->blocked(batch, q, k) && way.map->value({q, k}) != 0;
    return kept;
}

// Why two ways differ by more than rounding, at length and in brief.
std::pair<QString, QString> reasonOf(const Config& one, const Config& other)
{
    const auto loses = [](const Config& config) { return masksAfter(config) && !rescalesWeights(config); };
    if (!masks(one) || !masks(other))
        return {QObject::tr("blocked keys keep their weight"), QObject::tr("blocked keys count")};
    if (fillsAfter(one) || fillsAfter(other))
        return {QObject::tr("−∞ stands among the weights"), QObject::tr("−∞ is no weight")};
    if (loses(one) || loses(other))
        return {QObject::tr("the lost weight is not handed on"), QObject::tr("weight is lost")};
    return {QObject::tr("the ways do not agree"), QObject::tr("they differ")};
}

// Why the weights of one way are nan in a row where those of the other one are numbers.
std::pair<QString, QString> reasonOfNan(const MaskWay& way, int row, int batch)
{
    bool any = false;
    for (int k = 0; k < way.map->columns && !any; ++k)
        any = !way.computed->blocked(batch, row, k);
    if (any)
        return {QObject::tr("one is nan, the other a number"), QObject::tr("one is nan")};
    return {QObject::tr("row %1 has no key left").arg(way.map->rowLabels.value(row)), QObject::tr("no key left")};
}

} // namespace

std::vector<MaskWay> computeWays(const ComputedPtr& base, const std::stop_token& stop)
{
    std::vector<MaskWay> ways;
    for (MaskApply apply : mask_ways) {
        ways.push_back(computeWay(base, apply, stop));
        if (stop.stop_requested())
            return {};
    }
    return ways;
}

void showWay(MaskWay& way, const Realized& scene, const Selection& selection)
{
    const int batch = itemOf(way, selection.batch()), head = selection.head();
    const auto matrix = [&](const std::string& tensor) {
        return heatmapData(*way.computed, tensor, batch, head, selection.looks());
    };
    way.map = way.shown = way.computed ? matrix("weights") : nullptr;
    if (!way.map || !selection.step())
        return;
    const Walk own(*way.computed->realized, batch, head);
    std::optional<WayStand> stand = standOf(scene, *way.computed->realized, own, selection.steps(), *selection.step());
    if (!stand)
        return;
    if (!way.computed->trace->find(stand->tensor)) // only the weights were kept
        stand = WayStand{"weights", own.first(), "weights"};
    auto shown = std::make_shared<HeldMatrix>(
        *atStep(matrix(stand->tensor), *way.computed, own, stand->place, stand->tensor, head));
    const HeldMatrixPtr through = stand->through == stand->tensor ? nullptr : matrix(stand->through);
    const int rows = std::min(shown->finishedRows, shown->rows);
    if (through) {
        std::copy_n(through->values.begin(), std::size_t(rows) * shown->columns, shown->values.begin());
        std::copy_n(through->marks.begin(), std::size_t(rows) * shown->columns, shown->marks.begin());
    }
    const bool summed = stand->through == "weights";
    if (summed && rows == shown->rows)
        return;
    shown->rowSums = way.map->rowSums; // their room stays, so that nothing moves
    shown->finishedRows = summed ? rows : 0;
    way.shown = std::move(shown);
    way.standing = standingOf(way, *stand, own, batch, way.shown->finishedRows);
}

WayVerdict wayVerdict(const MaskWay& way, int batch)
{
    if (!way.map)
        return {Severity::Off, way.refusal, {}};
    if (!way.whole())
        return way.standing;
    batch = itemOf(way, batch);
    const HeldMatrix& map = *way.map;
    if (hidesAny(map))
        return {Severity::Off, QObject::tr("Hidden: whether rows sum to 1"), {}};
    const WrongRows wrong = wrongRows(map, map.rows);
    if (wrong.count == 0) {
        const int kept = masks(way.computed->realized->config) ? 0 : keptWeights(way, batch);
        if (kept == 0)
            return {Severity::Ok,
                    map.sinkShares.empty() ? QObject::tr("Rows sum to 1") : QObject::tr("Rows and sinks sum to 1"),
                    {}};
        return {Severity::Warn, QObject::tr("%n blocked keys keep their weight", nullptr, int(kept)), {}};
    }
    const QString text = sumOfRow(map, wrong.worst);
    const QString whole = QObject::tr("%1 of %2 rows do not sum to 1. ").arg(wrong.count).arg(map.rows) + text;
    return {Severity::Bad, text, wrong.count > 1 ? whole : QString()};
}

WayComparison compareWays(const MaskWay& first, const MaskWay& second, int batch)
{
    WayComparison result;
    if (!first.map || !second.map) {
        result.severity = Severity::Off;
        result.reason = first.map ? second.refusal : first.refusal;
        return result;
    }
    if (!first.whole() || !second.whole()) {
        result.severity = Severity::Off;
        result.reason = QObject::tr("not yet: comes with the weights of both");
        return result;
    }
    if (hidesAny(*first.map) || hidesAny(*second.map)) {
        result.severity = Severity::Off;
        result.reason = QObject::tr("hidden: how far their weights are apart");
        return result;
    }
    result.largest = largestDifference(first.map->values, second.map->values, first.map->columns);
    result.number =
        result.largest.nan ? QStringLiteral("nan") : formatDifference(result.largest.value, first.map->digits);
    if (result.largest.nan) {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) = reasonOfNan(first, int(result.largest.row), batch);
    } else if (result.largest.value == 0) {
        result.reason = QObject::tr("exactly the same");
    } else if (result.largest.value <= rounding) {
        result.reason = QObject::tr("the same up to rounding in float32");
        result.brief = QObject::tr("the same up to rounding");
    } else {
        result.severity = Severity::Bad;
        result.somewhere = true;
        std::tie(result.reason, result.brief) =
            reasonOf(first.computed->realized->config, second.computed->realized->config);
    }
    return result;
}

std::optional<WayComparison> maskedNow(const Computed& scene, const Selection& selection)
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
    const WayStep step = stepOf(*at, realized.config);
    const TracedTensor *before = scene.trace->find(at[-1].name), *after = scene.trace->find(cell.tensor);
    const bool masks = step == WayStep::Masked || step == WayStep::MaskedAfter;
    if ((!masks && step != WayStep::Normalised && step != WayStep::Rescaled) || before->shape != after->shape ||
        !std::ranges::equal(cell.index, after->shape, std::ranges::less()))
        return std::nullopt;
    const std::int64_t batch = cell.index[0], query = cell.index[2], key = cell.index[3];
    const QString asks = QString::fromStdString(shownWord(tokenLabel(scene.scene, batch, query))),
                  answers = QString::fromStdString(shownWord(keyLabel(scene.scene, batch, key)));
    const double was = scene.trace->cell(*before, cell.index), is = scene.trace->cell(*after, cell.index);
    WayComparison now;
    now.severity = Severity::Off;
    now.number = formatNumber(was, selection.digits());
    const QString becomes = QObject::tr("becomes %1").arg(formatNumber(is, selection.digits()));
    const bool stays = was == is || isWithheld(is), blocked = scene.blocked(batch, query, key);
    const bool causal = blocked && realized.config.mask.kind == MaskKind::Causal;
    const bool divides = step == WayStep::Normalised || step == WayStep::Rescaled;
    now.brief = stays ? QObject::tr("stays") : becomes;
    if (divides) {
        now.reason = isWithheld(is)     ? QObject::tr("hidden: what becomes of it")
                     : was == -INFINITY ? QObject::tr("becomes 0: −∞ has no share of the row")
                     : step == WayStep::Normalised
                         ? QObject::tr("%1, its share of the row of “%2”").arg(becomes, asks)
                         : QObject::tr("%1, divided by the sum of the row of “%2”").arg(becomes, asks);
    } else if (!blocked && stays) {
        now.reason = QObject::tr("stays, the mask allows it");
    } else {
        now.reason = causal ? QObject::tr("%1, because “%2” comes after “%3”").arg(becomes, answers, asks)
                            : QObject::tr("%1 by the mask").arg(becomes);
        if (!stays)
            now.brief = causal ? QObject::tr("%1, “%2” is later").arg(becomes, answers)
                               : QObject::tr("%1 by the mask").arg(becomes);
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
