// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/figures/figureset.h"

#include "core/base/say.h"
#include "core/headless/figureoptions.h"
#include "core/layer/circuitfacts.h"
#include "ui/document/sceneview.h"
#include "ui/figures/figurefacts.h"
#include "ui/figures/figurenames.h"
#include "ui/figures/figureorigin.h"
#include "ui/matrix/headmean.h"
#include "ui/matrix/partialview.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace attn {
namespace {

std::optional<Error> numbersAlong(const char* axis, const std::string& tensor, std::int64_t count,
                                  const std::vector<int>& wanted, std::vector<int>& numbers)
{
    for (const int number : wanted)
        if (number < 0 || number >= count)
            return Error{say("%1: expected 0 to %3 for %2, got %4", axis, tensor, count - 1, number)};
    numbers = wanted;
    for (int number = 0; wanted.empty() && number < count; ++number)
        numbers.push_back(number);
    return std::nullopt;
}

// The matrices of these heads as drawn: blank where the steps have not reached.
std::vector<HeatmapDataPtr> mapsOf(const Computed& computed, const FigureRequest& request, const FigurePlan& plan,
                                   const std::vector<int>& heads, const ValueStats& whole)
{
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(plan.tensor));
    std::vector<HeatmapDataPtr> drawn;
    for (const int head : heads) {
        const int reader = int(matrix.firstReader(head));
        HeldMatrixPtr held = heatmapData(computed, plan.tensor, plan.batch, reader, request.looks, &whole);
        if (!request.until) {
            drawn.push_back(std::move(held));
            continue;
        }
        const Walk steps(*computed.realized, plan.batch, reader);
        drawn.push_back(atStep(std::move(held), computed, steps, placeIn(steps, *request.until), plan.tensor, reader));
    }
    return drawn;
}

std::optional<Error> planTensor(const Computed& computed, const FigureRequest& request, const TracedTensor& tensor,
                                std::vector<FigurePlan>& plans)
{
    const TensorMatrix matrix = tensorMatrix(computed, tensor);
    std::vector<int> heads, items = {};
    if (matrix.hasHeads) {
        std::vector<int> wanted = request.heads;
        const bool mean = std::erase(wanted, mean_of_heads) > 0 && matrix.heads > 1; // of one head it is that head
        if (!mean || !wanted.empty()) {
            std::erase(wanted, each_head);
            if (auto fault = numbersAlong("head", tensor.name, matrix.heads, wanted, heads))
                return fault;
        }
        if (mean)
            heads.push_back(mean_of_heads);
    }
    if (matrix.hasBatch) {
        if (auto fault = numbersAlong("batch", tensor.name, matrix.batches,
                                      request.batch ? std::vector{*request.batch} : std::vector<int>(), items))
            return fault;
    } else {
        items = {0};
    }
    for (const int item : items) {
        const NameWords names{computed, request, tensor.name, matrix.batches > 1 ? std::optional(item) : std::nullopt};
        if (heads.empty() || (request.sheet && heads.size() > 1))
            plans.push_back({names.fileName(heads), tensor.name, item, heads});
        else
            for (const int head : heads)
                plans.push_back({names.fileName({head}), tensor.name, item, {head}});
    }
    return std::nullopt;
}

} // namespace

std::vector<std::string> stageTensors(const Computed& computed)
{
    std::vector<std::string> names;
    for (const TracedTensor& tensor : computed.trace->tensors())
        if (const StageTensor* stage = findStage(computed.realized->plan.stages, tensor.name);
            stage && !stage->card.empty() && !isCircuit(tensor.name) && elementCount(tensor.shape) > 0)
            names.push_back(tensor.name);
    return names;
}

QString tensorWords(const Computed& computed, const std::string& tensor)
{
    const StageTensor* stage = findStage(computed.realized->plan.stages, tensor);
    return QString::fromStdString(stage ? stage->words : tensor);
}

QString endingOf(FigureFormat format)
{
    return format == FigureFormat::Png   ? QStringLiteral("png")
           : format == FigureFormat::Svg ? QStringLiteral("svg")
           : format == FigureFormat::Pdf ? QStringLiteral("pdf")
                                         : QStringLiteral("tex");
}

Result<std::vector<FigurePlan>> planFigures(const Computed& computed, const FigureRequest& request)
{
    if (auto fault = patternFault(request.pattern))
        return *fault;
    std::vector<FigurePlan> plans;
    for (const std::string& name : request.tensors) {
        const TracedTensor* tensor = computed.trace->find(name);
        if (!tensor)
            return Error{say("%1: the scene has no tensor '%2'", "stage", name)};
        if (elementCount(tensor->shape) > 0)
            if (auto fault = planTensor(computed, request, *tensor, plans))
                return *fault;
    }
    std::set<QString> names; // some file systems ignore letter case
    for (const FigurePlan& plan : plans)
        if (!names.insert(plan.fileName.toLower()).second)
            return Error{say("name: the pattern '%1' gives two figures the name %2; add {stage}, {head} or {batch}",
                             request.pattern.toStdString(), plan.fileName.toStdString())};
    return plans;
}

const Computed& seenBy(const FigureLook& look, const Computed& computed)
{
    return look.answers && computed.answers ? *computed.answers : computed;
}

Result<Figure> drawFigure(const Computed& revealed, const FigureRequest& request, const FigurePlan& plan,
                          const ValueStats* whole)
{
    const Computed& computed = seenBy(request.look, revealed);
    const TracedTensor* tensor = computed.trace->find(plan.tensor);
    if (!tensor)
        return Error{say("This scene has no tensor '%1'. Choose another stage.", plan.tensor)};
    const TensorMatrix matrix = tensorMatrix(computed, *tensor);
    const std::optional<int> item = matrix.batches > 1 ? std::optional(plan.batch) : std::nullopt;
    std::optional<ValueStats> own;
    if (!whole) // once for all heads
        whole = &own.emplace(rangeStats(computed, plan.tensor, request.looks.range));
    Figure figure;
    figure.columns = plan.heads.size() > 1 ? request.columns : 0;
    const bool severalHeads = matrix.hasHeads && matrix.heads > 1;
    figure.title =
        NameWords{computed, request, plan.tensor, item}.title(severalHeads ? plan.heads : std::vector<int>());
    figure.barWords = plan.tensor == "weights" ? QObject::tr("Attention weight") : tensorWords(computed, plan.tensor);
    std::vector<int> heads = plan.heads.empty() ? std::vector{0} : plan.heads;
    const bool mean = std::erase(heads, mean_of_heads) > 0;
    std::vector<HeatmapDataPtr> maps = mapsOf(computed, request, plan, heads, *whole);
    if (mean) {
        std::vector<int> all(std::size_t(matrix.heads));
        std::iota(all.begin(), all.end(), 0);
        const auto whichAll = heads == all ? maps : mapsOf(computed, request, plan, all, *whole);
        maps.push_back(meanOfHeads(computed, plan.tensor, plan.batch, whichAll, request.looks, *whole));
        heads.push_back(mean_of_heads);
    }
    for (std::size_t i = 0; i < heads.size(); ++i)
        figure.maps.push_back({std::move(maps[i]),
                               plan.heads.size() > 1 ? headTitle(computed, matrix, plan.batch, heads[i]) : QString(),
                               request.chosen});
    figure.facts = figureFacts(computed, plan);
    for (auto& fact : originFacts(computed, request, plan))
        figure.facts.push_back(std::move(fact));
    return figure;
}

} // namespace attn
