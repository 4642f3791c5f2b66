// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/prepared.h"

#include "ui/layerchecks.h"
#include "ui/stages.h"
#include "ui/thumbnaildata.h"

#include <algorithm>

namespace attn {

HeatmapDataPtr Prepared::thumbnail(const std::string& tensor, int batch, int head) const
{
    if (batch != on_screen.batch || head != on_screen.head)
        return nullptr;
    const auto found = std::ranges::find(thumbnails, tensor, &Thumbnail::tensor);
    return found == thumbnails.end() ? nullptr : found->data;
}

PreparedPtr prepare(const ComputedPtr& computed, const OnScreen& on_screen, std::stop_token stop)
{
    auto prepared = std::make_shared<Prepared>();
    prepared->on_screen = on_screen;
    prepared->pictures = makePictures(computed, on_screen.maps, stop);
    if (on_screen.thumbnails)
        for (const StageInfo& stage : stagesOf(*computed->realized, *computed->trace)) {
            if (stop.stop_requested())
                return prepared;
            if (stage.on)
                prepared->thumbnails.push_back(
                    {stage.tensors.front(),
                     thumbnailData(*computed, stage.tensors.front(), on_screen.batch, on_screen.head)});
        }
    if (on_screen.checks && checksAreQuick(*computed) && !stop.stop_requested())
        prepared->checks = allChecks(*computed, on_screen.batch, on_screen.head);
    return prepared;
}

} // namespace attn
