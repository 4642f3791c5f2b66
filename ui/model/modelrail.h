// SPDX-License-Identifier: GPL-3.0-or-later
// The cards of a model's rail, from its tokens over the layers to the next token, as values for ui/rail.
#pragma once

#include "ui/matrix/cardchange.h"
#include "ui/matrix/stagecards.h"
#include "ui/model/pagepicture.h"

#include <optional>
#include <vector>

namespace attn {

struct ModelRail {
    std::vector<StageInfo> cards;
    std::vector<HeatmapDataPtr> thumbnails; // one for each
    std::vector<CardChange> changes;        // empty if nothing is changed
};
ModelRail modelRail(const PagePicture& picture);

inline const QString tokens_card = QStringLiteral("tokens"), embedding_card = QStringLiteral("embedding"),
                     last_card = QStringLiteral("last"), next_card = QStringLiteral("next");
QString layerCard(int layer);
std::optional<int> layerOfCard(const QString& id);

} // namespace attn
