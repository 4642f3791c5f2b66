// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prepared.h"

#include "ui/layerchecks.h"
#include "ui/stages.h"
#include "ui/thumbnaildata.h"

#include <algorithm>

namespace attn {

namespace {

constexpr int turns = 4; // the first is that of the lamps
// Every number of it is a product over a row of the whole layer, and worked out when it is asked for: it waits for a rest.
constexpr char slow_tensor[] = "output";

} // namespace

HeatmapDataPtr Prepared::thumbnail(const std::string& tensor, int batch, int head) const
{
    if (batch != on_screen.batch || head != on_screen.head)
        return nullptr;
    const auto found = std::ranges::find(thumbnails, tensor, &Thumbnail::tensor);
    return found == thumbnails.end() ? nullptr : found->data;
}

PreparedPtr prepare(const ComputedPtr& computed, const OnScreen& on_screen, std::optional<int> turn, std::stop_token stop)
{
    auto prepared = std::make_shared<Prepared>();
    prepared->on_screen = on_screen;
    prepared->partial = turn.has_value();
    prepared->pictures = makePictures(computed, on_screen.maps, stop);
    const auto isDue = [&](int part) { return !turn || *turn % turns == part; };
    const std::vector<StageInfo> stages = stagesOf(*computed->realized, *computed->trace);
    for (std::size_t i = 0; on_screen.thumbnails && i < stages.size() && !stop.stop_requested(); ++i) {
        const std::string tensor = stages[i].on ? stages[i].tensors.front() : std::string();
        if (tensor.empty() || !isDue(1 + int(i) % (turns - 1)) || (turn && tensor == slow_tensor))
            continue;
        prepared->thumbnails.push_back({tensor, thumbnailData(*computed, tensor, on_screen.batch, on_screen.head)});
    }
    if (on_screen.checks && isDue(0) && checksAreQuick(*computed) && !stop.stop_requested())
        prepared->checks = allChecks(*computed, on_screen.batch, on_screen.head);
    return prepared;
}

} // namespace attn
