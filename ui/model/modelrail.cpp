// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/modelrail.h"

#include "ui/kit/numbertext.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

const QString layer_prefix = QStringLiteral("layer.");
constexpr int bar_cells = 10, most_bars = 5, most_token_cells = 16;

// A picture of cells that are set or not.
HeldMatrixPtr stencil(int rows, int columns, const std::vector<int>& lengths)
{
    auto map = std::make_shared<HeldMatrix>();
    map->rows = rows;
    map->columns = columns;
    map->colorMap = QStringLiteral("greys");
    map->values.assign(map->size(), 0.5f); // seen in every palette
    map->marks.assign(map->size(), CellMark::Pending);
    map->edited.assign(map->size(), false);
    for (int row = 0; row < rows; ++row)
        std::fill_n(map->marks.begin() + row * columns, lengths[std::size_t(row)], CellMark::None);
    return map;
}

HeldMatrixPtr barsOf(const std::vector<NextToken>& next)
{
    std::vector<int> lengths;
    for (const NextToken& token : next)
        if (int(lengths.size()) < most_bars)
            lengths.push_back(std::max(1, int(std::lround(token.now / std::max(next.front().now, 1e-9) * bar_cells))));
    for (int& length : lengths)
        length = std::min(length, bar_cells);
    return lengths.empty() ? nullptr : stencil(int(lengths.size()), bar_cells, lengths);
}

} // namespace

QString layerCard(int layer) { return layer_prefix + QString::number(layer); }

std::optional<int> layerOfCard(const QString& id)
{
    return id.startsWith(layer_prefix) ? std::optional(id.mid(layer_prefix.size()).toInt()) : std::nullopt;
}

ModelRail modelRail(const PagePicture& picture)
{
    ModelRail rail;
    const auto add = [&](const QString& id, const QString& title, const QString& subtitle, HeatmapDataPtr thumbnail) {
        StageInfo card;
        card.id = id;
        card.title = title;
        card.subtitle = subtitle;
        card.heading = title;
        rail.cards.push_back(std::move(card));
        rail.thumbnails.push_back(std::move(thumbnail));
    };
    const int tokens = picture.tokens(), shown = std::min(tokens, most_token_cells);
    const QString shape = formatShape({tokens, picture.model.width});
    add(tokens_card, QObject::tr("Tokens"), QString::number(tokens),
        stencil(shown, 1, std::vector<int>(std::size_t(shown), 1)));
    add(embedding_card, QObject::tr("Embedding"), shape, picture.embeddingCard);
    double most = 0;
    for (const LayerHeads& layer : picture.layers)
        for (const PageHead& head : layer.heads)
            most = std::max(most, head.change);
    for (int l = 0; l < int(picture.layers.size()); ++l) {
        const LayerHeads& layer = picture.layers[std::size_t(l)];
        const int heads = int(layer.heads.size());
        add(layerCard(l), QObject::tr("Layer %1").arg(l),
            layer.on() < heads ? QObject::tr("%1 of %2 heads").arg(layer.on()).arg(heads)
                               : QObject::tr("%n heads", nullptr, int(heads)),
            layer.mean);
        double change = 0;
        for (const PageHead& head : layer.heads)
            change = std::max(change, head.change);
        if (picture.changed)
            rail.changes.push_back({layerCard(l), most > 0 ? change / most : 0, layer.edited,
                                    QObject::tr("largest weight change %1").arg(formatNumber(change))});
    }
    add(last_card, QObject::tr("Norm"), shape, picture.lastCard);
    if (!picture.next.empty())
        add(next_card, QObject::tr("Next token"), formatCount(picture.vocabulary), barsOf(picture.next));
    return rail;
}

} // namespace attn
