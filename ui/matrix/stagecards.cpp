// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/matrix/stagecards.h"

#include "core/rewrite/turnon.h"
#include "ui/kit/numbertext.h"
#include "ui/language/said.h"

#include <algorithm>

namespace attn {

namespace {

StageInfo cardOf(const StageTensor& tensor, const Config& config)
{
    StageInfo card;
    card.id = QString::fromUtf8(tensor.card);
    card.title = said(tensor.title);
    card.heading = QString::fromUtf8(tensor.heading.empty() ? tensor.words : tensor.heading);
    card.on = tensor.onCard();
    if (!card.on) {
        card.subtitle = QObject::tr("off: %1").arg(said(tensor.off));
        card.turnOn = said(turnOnWords(config, tensor.card));
        return card;
    }
    card.shape = tensor.shape;
    card.subtitle = QString::fromUtf8(tensor.subtitle).replace(QLatin1String("{shape}"), formatShape(tensor.shape));
    return card;
}

} // namespace

std::vector<StageInfo> cardsOf(const Realized& realized)
{
    std::vector<StageInfo> cards;
    for (const StageTensor& tensor : realized.plan.stages) {
        if (tensor.card.empty() || tensor.aside)
            continue;
        auto card = std::ranges::find(cards, QString::fromUtf8(tensor.card), &StageInfo::id);
        if (card == cards.end())
            card = cards.insert(card, cardOf(tensor, realized.config));
        if (tensor.onCard())
            card->tensors.push_back(tensor.name);
        card->overridden = card->overridden || (tensor.computed() && !realized.overrides.of(tensor.name)->empty());
    }
    for (const StageTensor& tensor : realized.plan.stages) {
        const auto card = std::ranges::find(cards, QString::fromUtf8(tensor.card), &StageInfo::id);
        if (tensor.aside && tensor.computed() && card != cards.end() && card->on)
            card->aside.push_back(tensor.name);
    }
    return cards;
}

QString cardOfTensor(const Realized& realized, const std::string& tensor)
{
    const StageTensor* stage = findStage(realized.plan.stages, tensor);
    return QString::fromUtf8(stage && !stage->card.empty() ? stage->card : realized.plan.stages.front().card);
}

} // namespace attn
