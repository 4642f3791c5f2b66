// SPDX-License-Identifier: GPL-3.0-or-later
// The mask studio on paper: the ways of applying one mask side by side, each with its row sums and its verdict.
#include "ui/studios/mask/maskstudio.h"
#include "ui/studios/mask/waypane.h"
#include "ui/studios/mask/waywords.h"

namespace attn {

namespace {

// `base` is the scene that they are ways of.
Figure maskFigure(std::vector<MaskWay> ways, const Computed& base, const Selection& selection)
{
    constexpr int most_columns = 3;
    const Mask& mask = base.realized->config.mask;
    Figure figure;
    figure.title = QObject::tr("One mask, the same scores");
    figure.columns = most_columns;
    for (MaskWay& way : ways) {
        showWay(way, *base.realized, selection);
        if (!way.map)
            continue;
        const bool used = mask.kind != MaskKind::None && way.apply == mask.apply;
        figure.maps.push_back({way.shown,
                               used ? QObject::tr("%1 (in use)").arg(wayTitle(way.apply)) : wayTitle(way.apply),
                               chosenPair(base, selection), wayVerdict(way, selection.batch()).text});
    }
    return figure;
}

} // namespace

std::optional<SteppedFigure> MaskStudio::draw() const
{
    if (m_ways.empty())
        return std::nullopt;
    std::vector<MaskWay> ways;
    for (const WayPane* pane : shownPanes())
        ways.push_back(wayOf(pane->apply()));
    std::vector<std::string> tensors; // from the scores to the weights
    for (const StepTensor& tensor : selection()->steps().tensors())
        if (const StageTensor* stage = findStage(m_base->realized->plan.stages, tensor.name);
            stage && stage->queriesByKeys() && tensor.name != "scores")
            tensors.push_back(tensor.name);
    SteppedFigure picture = emptyPicture(std::move(tensors));
    picture.at = [ways, base = m_base, place = placeInFocus(*selection())](const Looks& looks, const Walk& steps,
                                                                           const std::optional<StepPlace>& step) {
        return maskFigure(ways, *base, *selectionAt(place, looks, steps, step));
    };
    return picture;
}

} // namespace attn
