// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/stagecards.h"

#include "ui/kit/numbertext.h"

#include <algorithm>

namespace attn {

namespace {

QString text(std::string_view utf8) { return QString::fromUtf8(utf8.data(), qsizetype(utf8.size())); }

StageInfo cardOf(const StageTensor& tensor)
{
    StageInfo card;
    card.id = text(tensor.card);
    card.title = text(tensor.title);
    card.heading = text(tensor.heading.empty() ? tensor.words : tensor.heading);
    card.on = tensor.onCard();
    if (!card.on) {
        card.subtitle = QStringLiteral("off: ") + text(tensor.off);
        return card;
    }
    card.shape = tensor.shape;
    card.subtitle = text(tensor.subtitle).replace(QLatin1String("{shape}"), formatShape(tensor.shape));
    return card;
}

} // namespace

std::vector<StageInfo> cardsOf(const Realized& realized)
{
    std::vector<StageInfo> cards;
    for (const StageTensor& tensor : realized.plan.stages) {
        if (tensor.card.empty() || tensor.aside)
            continue;
        auto card = std::ranges::find(cards, text(tensor.card), &StageInfo::id);
        if (card == cards.end())
            card = cards.insert(card, cardOf(tensor));
        if (tensor.onCard())
            card->tensors.push_back(tensor.name);
    }
    return cards;
}

QString cardOfTensor(const Realized& realized, const std::string& tensor)
{
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    return text(stage && !stage->card.empty() ? stage->card : realized.plan.stages.front().card);
}

} // namespace attn
