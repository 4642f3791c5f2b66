// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/forwardcards.h"

#include "ui/kit/numbertext.h"
#include "ui/matrix/cellplace.h"
#include "ui/matrix/partialview.h"
#include "ui/matrix/stagecards.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

double shareOf(double largest, double full)
{
    return full > 0 ? std::min(largest / full, 1.0) : largest > 0 ? 1.0 : 0.0;
}

HeldMatrixPtr changeMap(const FollowedEdit& edit, const std::string& tensor, double largest, const Computed& computed,
                        const Selection& selection)
{
    const auto made = edit.maps.find(tensor);
    if (made == edit.maps.end() || !made->second.map)
        return nullptr;
    auto map = std::make_shared<HeldMatrix>(*made->second.map);
    map->valueName = QObject::tr("change");
    map->colorMap = QStringLiteral("diverging");
    map->high = std::isfinite(largest) && largest > 0 ? largest : 1;
    map->low = -map->high;
    map->logarithmic = false;
    map->rowRanges.clear();
    map->rowSums.clear();
    map->edited.assign(map->values.size(), false);
    std::ranges::replace(map->marks, CellMark::Zero, CellMark::None); // here the rule, not what must be marked
    return atStep(std::move(map), computed, selection.steps(), selection.step(), tensor, made->second.head);
}

} // namespace

std::vector<StageChange> forwardCards(const FollowedEdit& edit, const Computed& computed, const Selection& selection,
                                      const AskedNumber& asked)
{
    std::vector<StageChange> cards;
    const double full = edit.ripple.largest();
    const auto place = placeOf(computed, asked.cell);
    for (const StageInfo& card : cardsOf(*computed.realized)) {
        bool first = true;
        for (const std::string& tensor : card.tensors) {
            const RippleStage* stage = edit.ripple.find(tensor);
            if (!stage)
                continue;
            StageChange change;
            change.tensor = tensor;
            change.title = card.tensors.size() == 1 ? card.title : QString::fromStdString(tensor);
            change.revealed = selection.isDone(tensor);
            change.map = changeMap(edit, tensor, stage->largest, computed, selection);
            change.largest = stage->largest;
            const auto at = edit.maps.find(tensor);
            const QString elsewhere = at == edit.maps.end() ? QString() : at->second.elsewhere;
            change.title += elsewhere;
            change.share = shareOf(stage->largest, full);
            change.changed = stage->changed;
            change.counted = stage->counted;
            change.chevron = first && !cards.empty();
            if (tensor == asked.cell.tensor && asked.what == AskedFor::Number && place && elsewhere.isEmpty())
                change.asked = place->cell;
            cards.push_back(std::move(change));
            first = false;
        }
    }
    return cards;
}

std::vector<CardChange> changesOnRail(const FollowedEdit& edit, const Computed& computed, const Selection& selection)
{
    std::vector<CardChange> changes;
    const double full = edit.ripple.largest();
    bool entered = false;
    for (const StageInfo& card : cardsOf(*computed.realized)) {
        double largest = 0;
        bool revealed = !card.tensors.empty();
        for (const std::string& tensor : card.tensors) {
            if (const RippleStage* stage = edit.ripple.find(tensor))
                largest = std::max(largest, stage->largest);
            revealed = revealed && selection.isDone(tensor);
        }
        if (!revealed)
            continue;
        const bool changed = largest > 0;
        changes.push_back(
            {card.id, shareOf(largest, full), changed && !entered,
             changed ? QObject::tr("largest change %1").arg(formatDifference(largest, 4)) : QObject::tr("no change")});
        entered = entered || changed;
    }
    return changes;
}

} // namespace attn
