// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/heads/headloss.h"

#include "core/base/say.h"
#include "core/base/strides.h"
#include "core/layer/stages.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

Scene withHeadSwitched(Scene scene, std::int64_t head)
{
    std::vector<std::int64_t>& off = scene.config.heads_off;
    const auto place = std::ranges::lower_bound(off, head);
    if (place != off.end() && *place == head)
        off.erase(place);
    else
        off.insert(place, head);
    return scene;
}

Scene withAllHeads(Scene scene)
{
    scene.config.heads_off.clear();
    return scene;
}

std::string whyNoHeadMatters(const Config& config)
{
    if (config.stage != Stage::Attention)
        return say("This scene is not a whole layer, so it has no context to remove a head from.");
    if (!mixesValues(config))
        return normalises(config)
                   ? say("This layer ends with the weights. It has no context, so turning off a head changes nothing.")
                   : say("This layer ends with the scores. It has no context, so turning off a head changes nothing.");
    return "";
}

std::string resultOf(const Realized& realized)
{
    for (const char* name : {"output", "context", "head_context"})
        if (const StageTensor* stage = findStage(realized.plan.stages, name); stage && stage->computed())
            return name;
    return "";
}

std::optional<HeadLoss> headLoss(const Computed& with, const Computed& without, std::int64_t batch)
{
    HeadLoss loss;
    loss.tensor = resultOf(*with.realized);
    const TracedTensor* a = with.trace->find(loss.tensor);
    const TracedTensor* b = without.trace->find(loss.tensor);
    if (with.withheld && !with.withheld->empty()) // the loss could reveal them
        return std::nullopt;
    if (!a || !b || a->shape != b->shape || a->shape.empty() || batch >= a->shape.front())
        return std::nullopt;
    const std::int64_t count = elementCount(a->shape) / a->shape.front(), first = batch * count;
    std::vector<double> before(std::size_t(count), 0), after(std::size_t(count), 0);
    a->read(first, before);
    b->read(first, after);
    double change = 0, length = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        const double moved = after[i] - before[i];
        if (!std::isfinite(moved))
            return std::nullopt;
        change += moved * moved;
        length += before[i] * before[i];
        if (std::abs(moved) > std::abs(loss.largest) || i == 0) {
            loss.largest = moved;
            loss.at = indexAt(a->shape, first + std::int64_t(i));
        }
    }
    loss.share = length > 0 ? std::sqrt(change / length) : change > 0 ? std::numeric_limits<double>::infinity() : 0;
    return loss;
}

} // namespace attn
