// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/headsreport.h"

#include "core/base/numbertext.h"
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/heads/alikeheads.h"
#include "core/heads/headfigures.h"
#include "core/heads/headloss.h"
#include "core/io/scene/scenefiletext.h"
#include "core/io/text/gradienttext.h"
#include "core/layer/otherkeys.h"
#include "core/matrix/matrixaxes.h"

#include <array>
#include <cmath>
#include <tuple>

namespace attn {

namespace {

// Of one batch item.
struct HeadsOfItem {
    std::vector<std::optional<HeadFigures>> heads;
    std::vector<std::optional<HeadLoss>> losses;
    std::vector<HeadPair> pairs;
};

std::string cellName(const HeadLoss& loss) { return loss.tensor + toString(loss.at); }

std::string percent(double share) { return std::isinf(share) ? say("infinite") : decimalText(100 * share, 1) + " %"; }

// Where keys are other tokens than queries, a distance between them means nothing.
bool keysAreQueries(const Computed& computed) { return !keysAreOthers(computed.scene, computed.realized->plan.dims); }

std::string tableOf(const HeadsOfItem& item, const Computed& computed)
{
    const bool alike = keysAreQueries(computed);
    using Line = std::array<std::string, 10>;
    std::vector<Line> lines{{say("head"), say("entropy"), say("max entropy"), say("largest weight"), say("distance"),
                             say("offset"), say("on first token"), say("on itself"), say("effect of ablation"),
                             say("largest change")}};
    for (std::size_t head = 0; head < item.heads.size(); ++head) {
        const bool off = headIsOff(computed.realized->config, std::int64_t(head));
        Line line{off ? say("%1 off", head) : std::to_string(head)};
        if (item.heads[head]) {
            const RowFigures& mean = item.heads[head]->mean;
            const std::tuple<double, int, bool> numbers[] = {{mean.entropy, 2, true},  {mean.mostEntropy, 2, true},
                                                             {mean.largest, 4, true},  {mean.distance, 2, alike},
                                                             {mean.ahead, 2, alike},   {mean.onFirst, 4, true},
                                                             {mean.onItself, 4, alike}};
            for (std::size_t i = 0; const auto& [value, decimals, known] : numbers)
                line[++i] = known ? decimalText(value, decimals) : "-";
        } else {
            std::fill(line.begin() + 1, line.begin() + 8, "-");
        }
        const auto& loss = item.losses[head];
        line[8] = loss ? percent(loss->share) : "-";
        line[9] = loss ? say("%1 in %2", decimalText(loss->largest, 4), cellName(*loss)) : "-";
        lines.push_back(line);
    }
    std::array<std::size_t, 10> widths{};
    for (const Line& line : lines)
        for (std::size_t i = 0; i < line.size(); ++i)
            widths[i] = std::max(widths[i], widthOf(line[i]));
    std::string text;
    for (const Line& line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i)
            text += (i ? "  " : "") + (i + 1 == line.size() ? line[i] : atRight(line[i], widths[i]));
        text += "\n";
    }
    return text;
}

std::string number(double value) { return std::isfinite(value) ? narrowCodeNumber(value) : jsonNumber(value); }

JsonMembers figuresJson(const RowFigures& figures, bool alike)
{
    const auto between = [alike](double value) { return alike ? number(value) : "null"; };
    JsonMembers members;
    members.put("entropy", number(figures.entropy)).put("most_entropy", number(figures.mostEntropy));
    members.put("largest", number(figures.largest)).put("distance", between(figures.distance));
    members.put("ahead", between(figures.ahead)).put("on_first", number(figures.onFirst));
    members.put("on_itself", between(figures.onItself));
    return members;
}

std::string rowsJson(const HeadFigures& figures, bool alike)
{
    const auto json = [alike](const RowFigures& row) {
        return row.counts ? figuresJson(row, alike).onOneLine() : "null";
    };
    return "[" + joinedTexts(figures.rows, json) + "]";
}

std::string headJson(const HeadsOfItem& item, std::size_t head, std::int64_t batch, const Computed& computed)
{
    const bool alike = keysAreQueries(computed);
    JsonMembers members;
    members.put("batch", std::to_string(batch)).put("head", std::to_string(head));
    members.put("off", headIsOff(computed.realized->config, std::int64_t(head)) ? "true" : "false");
    const auto& figures = item.heads[head];
    members.put("mean", figures ? figuresJson(figures->mean, alike).onOneLine() : "null");
    members.put("rows", figures ? rowsJson(*figures, alike) : "null");
    const auto& loss = item.losses[head];
    JsonMembers lost;
    if (loss)
        lost.put("share", number(loss->share))
            .put("largest", number(loss->largest))
            .put("tensor", jsonText(loss->tensor))
            .put("index", toString(loss->at));
    members.put("lost", loss ? lost.onOneLine() : "null");
    return members.onOneLine();
}

std::string pairJson(const HeadPair& pair, std::int64_t batch)
{
    JsonMembers members;
    members.put("batch", std::to_string(batch))
        .put("heads", toString(Index{pair.a, pair.b}))
        .put("differ_at_most", number(pair.most))
        .put("row", std::to_string(pair.row))
        .put("nearly_the_same", pair.most <= nearly_the_same ? "true" : "false");
    return members.onOneLine();
}

std::string jsonOf(const std::vector<HeadsOfItem>& items, const Computed& computed, const std::string& why)
{
    std::vector<std::string> heads, pairs;
    for (std::size_t batch = 0; batch < items.size(); ++batch) {
        for (std::size_t head = 0; head < items[batch].heads.size(); ++head)
            heads.push_back(headJson(items[batch], head, std::int64_t(batch), computed));
        for (const HeadPair& pair : items[batch].pairs)
            pairs.push_back(pairJson(pair, std::int64_t(batch)));
    }
    JsonMembers members;
    members.put("tensor", jsonText("weights")).put("heads", listOnLines(heads, 2)).put("pairs", listOnLines(pairs, 2));
    if (!why.empty())
        members.put("note", jsonText(why));
    return members.onLines(0) + "\n";
}

std::string textOf(const std::vector<HeadsOfItem>& items, const Computed& computed, const std::string& why)
{
    std::string text;
    for (std::size_t batch = 0; batch < items.size(); ++batch) {
        if (items.size() > 1)
            text += (batch ? "\n" : "") + (say("batch item %1", batch)) + "\n";
        text += tableOf(items[batch], computed);
        for (const HeadPair& pair : items[batch].pairs)
            text += alikeWords(pair) + "\n";
    }
    return why.empty() ? text : text + why + "\n";
}

} // namespace

Result<std::string> headsReport(const Computed& computed, const Backend& backend, bool json)
{
    const std::string tensor = "weights";
    if (!hasHeadFigures(computed, tensor))
        return Error{say("the scene computes no attention weights, so there are no heads to compare")};
    const TensorMatrix matrix = tensorMatrix(computed, *computed.trace->find(tensor));
    const std::string why = whyNoHeadMatters(computed.realized->config);
    const std::string no_distance =
        keysAreQueries(computed)
            ? ""
            : say("The keys are not the queries' tokens, so there is no distance, no offset and no weight on itself.");
    const std::string note = why.empty() || no_distance.empty() ? why + no_distance : why + " " + no_distance;
    std::vector<HeadsOfItem> items{std::size_t(matrix.batches)};
    for (std::int64_t head = 0; head < matrix.heads; ++head) {
        std::string missing;
        const auto switched = why.empty() ? computeScene(withHeadSwitched(computed.scene, head), backend, {}, missing)
                                          : Result<Computed>(Error{why});
        const bool off = headIsOff(computed.realized->config, head);
        for (std::int64_t batch = 0; batch < matrix.batches; ++batch) {
            HeadsOfItem& item = items[std::size_t(batch)];
            item.heads.push_back(headFigures(computed, tensor, batch, head));
            item.losses.push_back(!switched || !switched->trace ? std::nullopt
                                  : off                         ? headLoss(*switched, computed, batch)
                                                                : headLoss(computed, *switched, batch));
        }
    }
    for (std::int64_t batch = 0; batch < matrix.batches; ++batch)
        items[std::size_t(batch)].pairs = alikeHeads(computed, tensor, batch);
    return json ? jsonOf(items, computed, note) : textOf(items, computed, note);
}

} // namespace attn
