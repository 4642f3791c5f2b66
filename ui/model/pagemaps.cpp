// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/pagemaps.h"

#include "core/heads/headshows.h"
#include "core/heads/weightrows.h"
#include "ui/language/said.h"
#include "ui/matrix/thumbnaildata.h"
#include "ui/model/sheetwords.h"

#include <QObject>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

const std::string weights_name = "weights";

// Of the cells in which numbers or tokens share, as a thumbnail does: "5 to 9".
QStringList partLabels(std::int64_t count, const auto& name)
{
    QStringList parts;
    const std::int64_t cells = std::min<std::int64_t>(count, page_side);
    for (std::int64_t cell = 0; cell < cells; ++cell) {
        const int first = int(cell * count / cells), last = int((cell + 1) * count / cells) - 1;
        parts << (first == last ? name(first) : QObject::tr("%1 to %2").arg(name(first), name(last)));
    }
    return parts;
}

// Weights are shares of 1 on every map of the page, so that heads can be compared. `parts`: labels of a long text's cells.
HeldMatrixPtr weightsMap(const Computed& computed, int head, const QStringList& parts)
{
    if (parts.isEmpty())
        return heatmapData(computed, weights_name, 0, head, {});
    const auto map = thumbnailData(computed, weights_name, 0, head);
    if (!map)
        return nullptr;
    auto same = std::make_shared<HeldMatrix>(*map);
    same->low = 0;
    same->high = 1;
    same->rowLabels = same->columnLabels = parts;
    same->tensor = QString::fromStdString(weights_name);
    same->valueName = QObject::tr("largest weight");
    same->rowMeaning = AxisMeaning::Query;
    same->columnMeaning = AxisMeaning::Key;
    return same;
}

// The mean of the heads' maps, with the marks of the first.
HeldMatrixPtr meanMap(const std::vector<PageHead>& heads)
{
    if (heads.empty() || !heads.front().now)
        return nullptr;
    auto mean = std::make_shared<HeldMatrix>(*heads.front().now);
    mean->headOff = false;
    for (std::size_t i = 0; i < mean->values.size(); ++i) {
        float sum = 0;
        for (const PageHead& head : heads)
            sum += head.now->values[i];
        mean->values[i] = sum / float(heads.size());
    }
    return mean;
}

// How far the sums of the rows that see a key are from 1 at most.
double rowSumFault(const Computed& computed, const TracedTensor& weights)
{
    WeightRows rows(computed, weights, 0);
    double fault = 0;
    for (std::int64_t h = 0; h < rows.heads(); ++h)
        for (std::int64_t i = 0; i < rows.rows(); ++i) {
            double sum = 0;
            bool sees = false;
            const auto row = rows.read(h, i);
            for (std::int64_t j = 0; j < rows.columns(); ++j) {
                sum += row[std::size_t(j)];
                sees = sees || rows.allowed(j);
            }
            if (sees)
                fault = worse(fault, std::abs(sum - 1));
        }
    return fault;
}

} // namespace

Tensor headWeights(const Computed& computed)
{
    const TracedTensor* weights = computed.trace->find(weights_name);
    if (!weights)
        return {};
    Tensor numbers({computed.scene.config.num_heads, weights->shape[2], weights->shape[3]});
    weights->read(0, std::span(numbers.mutableData(), numbers.size()));
    return numbers;
}

LayerHeads layerHeads(const Computed& computed, const Tensor& weights, const std::vector<std::int64_t>& ids)
{
    LayerHeads layer;
    if (weights.empty())
        return layer;
    const auto& off = computed.scene.config.heads_off;
    QStringList parts;
    if (const auto tokens = std::ssize(ids); tokens > page_side)
        parts = partLabels(tokens, [labels = tokenLabels(computed.scene, 0, tokens)](int token) {
            return withPlace(QString::fromStdString(labels[std::size_t(token)]), token);
        });
    const std::vector<HeadShows> shows = headShows(weights, ids, allowedKeys(computed));
    for (std::int64_t h = 0; h < computed.scene.config.num_heads; ++h) {
        PageHead head;
        head.now = head.before = weightsMap(computed, int(h), parts);
        head.off = std::ranges::find(off, h) != off.end();
        head.entropy = shows[std::size_t(h)].entropy;
        head.distance = shows[std::size_t(h)].distance;
        head.onFirst = shows[std::size_t(h)].onFirst;
        head.onFollowing = shows[std::size_t(h)].onFollowing;
        layer.heads.push_back(std::move(head));
    }
    layer.mean = meanMap(layer.heads);
    layer.rowSumFault = rowSumFault(computed, *computed.trace->find(weights_name));
    return layer;
}

void setBefore(LayerHeads& layer, const Tensor& weights, const LayerHeads& own, const Tensor& own_weights)
{
    const auto cells = std::size_t(weights.empty() ? 0 : weights.size() / weights.dim(0));
    const auto ofHead = [cells](const Tensor& all, std::size_t head) {
        return all.values().subspan(head * cells, cells);
    };
    const bool comparable = weights.shape().size() == own_weights.shape().size() && cells > 0 &&
                            weights.dim(1) == own_weights.dim(1) && weights.dim(2) == own_weights.dim(2);
    for (std::size_t h = 0; h < layer.heads.size() && h < own.heads.size(); ++h) {
        PageHead& head = layer.heads[h];
        head.before = own.heads[h].now;
        head.change = comparable ? largestChange(ofHead(own_weights, h), ofHead(weights, h)) : 0;
    }
}

namespace {

std::shared_ptr<HeldMatrix> broughtDown(const Tensor& hidden, std::int64_t most)
{
    const std::int64_t rows = std::min(hidden.dim(0), most), columns = std::min(hidden.dim(1), most);
    auto map = std::make_shared<HeldMatrix>();
    map->rows = int(rows);
    map->columns = int(columns);
    map->colorMap = QStringLiteral("diverging");
    map->values.assign(map->size(), 0.f);
    map->marks.assign(map->size(), CellMark::None);
    map->edited.assign(map->size(), false);
    // Each cell shows the strongest of its part.
    for (std::int64_t i = 0; i < hidden.size(); ++i) {
        const std::int64_t row = ((i / hidden.dim(1) + 1) * rows - 1) / hidden.dim(0),
                           column = ((i % hidden.dim(1) + 1) * columns - 1) / hidden.dim(1);
        float& cell = map->values[std::size_t(row * columns + column)];
        if (std::abs(hidden[i]) > std::abs(cell))
            cell = hidden[i];
    }
    for (const float value : map->values)
        map->high = std::max(map->high, double(std::abs(value)));
    map->low = -map->high;
    return map;
}

} // namespace

HeldMatrixPtr stateCard(const Tensor& hidden) { return broughtDown(hidden, 32); }

HeldMatrixPtr stateMap(const Tensor& hidden, const QStringList& labels)
{
    auto map = broughtDown(hidden, page_side);
    map->rowLabels = map->rows == labels.size()
                         ? labels
                         : partLabels(labels.size(), [&](int token) { return withPlace(labels[token], token); });
    map->columnLabels = partLabels(hidden.dim(1), [](int column) { return QString::number(column); });
    map->rowTitle = said(axisWords(AxisMeaning::Token).down);
    map->columnTitle = said(axisWords(AxisMeaning::Dimension).across);
    if (map->columns < hidden.dim(1) || map->rows < hidden.dim(0))
        map->columnTitle =
            QObject::tr("%1 (each cell shows the value farthest from 0 among those it covers)").arg(map->columnTitle);
    map->rowMeaning = AxisMeaning::Token;
    map->columnMeaning = AxisMeaning::Dimension;
    map->tensor = QObject::tr("the hidden state");
    map->valueName = QObject::tr("number");
    const auto [least, most] = std::ranges::minmax_element(map->values);
    map->smallest = *least;
    map->largest = *most;
    return map;
}

} // namespace attn
