// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/openmodel.h"

#include "core/io/files/path.h"
#include "core/model/nexttokens.h"
#include "core/scene/layerchanges.h"
#include "ui/kit/beginning.h"
#include "ui/kit/numbertext.h"
#include "ui/model/pagemaps.h"

#include <QFile>

#include <algorithm>
#include <chrono>
#include <filesystem>

namespace attn {

namespace {

constexpr qsizetype title_words = 60; // characters
constexpr std::int64_t first_ids = 8; // of a model without a tokenizer

// The first layer in which two sets of edits differ; `layers` where none does.
std::int64_t firstDifference(const ModelEdits& a, const ModelEdits& b, std::int64_t layers)
{
    for (std::int64_t l = 0; l < layers; ++l) {
        const auto in_a = a.find(l), in_b = b.find(l);
        if ((in_a == a.end()) != (in_b == b.end()) || (in_a != a.end() && !(in_a->second == in_b->second)))
            return l;
    }
    return layers;
}

QString nameOf(const Model& model)
{
    const std::string name = utf8Of(pathOf(model.path).lexically_normal().filename());
    return QFile::decodeName(QByteArray::fromStdString(name.empty() ? model.path : name));
}

ModelCard cardOf(const Model& model)
{
    const ModelConfig& config = model.config;
    ModelCard card;
    card.name = nameOf(model);
    card.family = QString::fromStdString(model.family.title);
    if (!model.predictsNext())
        card.noNext = QString::fromStdString(model.whyNoNext());
    card.tied = model.tensors.head.weight == model.tensors.embedding;
    card.layers = int(config.layers);
    card.heads = int(config.heads);
    card.keyHeads = int(config.kv_heads);
    card.headDim = int(config.head_dim);
    card.width = config.width;
    card.vocabulary = config.vocabulary;
    card.parameters = model.tensors.parameters;
    return card;
}

// What a person has changed in a model, in words, one entry for each change that can be undone.
std::vector<PageEdit> pageEdits(const ModelEdits& edits)
{
    std::vector<PageEdit> all;
    for (const auto& [layer, change] : edits) {
        for (const std::int64_t head : change.heads_off)
            all.push_back({int(layer), int(head), QObject::tr("Head %1.%2 turned off").arg(layer).arg(head)});
        QStringList rest;
        if (!change.edits.empty())
            rest << QObject::tr("%n values edited", nullptr, int(change.edits.size()));
        if (!change.overrides.empty())
            rest << QObject::tr("%n results pinned", nullptr, int(change.overrides.size()));
        if (!change.inputs.empty() || !change.gone.empty() || !change.draws.empty())
            rest << QObject::tr("different weights or mask");
        else if (change.config)
            rest << QObject::tr("different options");
        if (!rest.isEmpty())
            all.push_back(
                {int(layer), {}, QObject::tr("Layer %1: %2").arg(layer).arg(rest.join(QStringLiteral(", ")))});
    }
    return all;
}

} // namespace

std::string pageTitle(const Model& model, const std::string& text)
{
    const QString words = QString::fromStdString(text).simplified();
    return (words.isEmpty() ? nameOf(model) : nameOf(model) + QString::fromUtf8(" — ") + beginning(words, title_words))
        .toStdString();
}

std::string firstText(const std::string& path)
{
    return path == tiny_model ? "Alice met the Hatter, and the Hat"
                              : "Mary Quillfeather smiled at Tom. Later Mary Quill";
}

QString shownPiece(const Model& model, std::int64_t id)
{
    const auto& tokenizer = model.tokenizer();
    return tokenizer ? QString::fromStdString((*tokenizer)->shown(id)) : QString::number(id);
}

OpenModel::OpenModel(ModelPtr model)
    : m_model(std::move(model)), m_runner(m_model), m_pieces(std::make_shared<const PieceIds>(m_model))
{
}

// The model as its files have it.
std::optional<Error> OpenModel::computeOwn(const std::vector<std::int64_t>& ids, const StopToken& stop)
{
    std::vector<LayerHeads> maps;
    PassOptions options;
    options.stop = stop;
    options.seen = [&](std::int64_t, const Computed& computed) {
        maps.push_back(layerHeads(computed, headWeights(computed), ids));
    };
    const auto pass = m_runner.run(ids, {}, options);
    if (!pass)
        return pass.error();
    if (*pass)
        m_own = {*pass, {}, std::move(maps)};
    return std::nullopt;
}

// Computes the model with these edits, from the first layer that differs from the last pass.
std::optional<Error> OpenModel::computeNow(const ModelEdits& edits, const StopToken& stop, int& first)
{
    const auto scenes = changedLayers(m_runner, edits);
    if (!scenes)
        return scenes.error();
    const Shown& before = m_now.pass ? m_now : m_own;
    const std::int64_t layers = m_model->config.layers, from = firstDifference(before.edits, edits, layers);
    first = int(from);
    if (from == layers) {
        m_now = Shown(before);
        return std::nullopt;
    }
    std::vector<LayerHeads> maps(before.layers.begin(), before.layers.begin() + from);
    PassOptions options;
    options.stop = stop;
    std::optional<Error> fault;
    options.seen = [&](std::int64_t l, const Computed& computed) {
        const Tensor weights = headWeights(computed);
        maps.push_back(layerHeads(computed, weights, m_own.pass->ids));
        const auto own = ownWeights(l, stop);
        if (own)
            setBefore(maps.back(), weights, m_own.layers[std::size_t(l)], *own);
        else
            fault = own.error();
    };
    const auto pass = m_runner.runFrom(*before.pass, from, *scenes, options);
    if (!pass || fault)
        return fault ? fault : pass.error();
    if (*pass)
        m_now = {*pass, edits, std::move(maps)};
    return std::nullopt;
}

// Of the model itself, [H,T,T]. The maps of a short text show each of them; those of a long one are computed again, as the weights
// of all layers would take more memory than anything else. Empty when `stop` was requested.
Result<Tensor> OpenModel::ownWeights(std::int64_t layer, const StopToken& stop)
{
    const std::int64_t tokens = std::ssize(m_own.pass->ids);
    Tensor weights;
    if (tokens > page_side) {
        PassOptions options;
        options.stop = stop;
        options.layers = layer + 1;
        options.logits = LogitRows::None;
        options.seen = [&](std::int64_t, const Computed& computed) { weights = headWeights(computed); };
        const auto pass = m_runner.runFrom(*m_own.pass, layer, {}, options);
        return pass ? Result<Tensor>(std::move(weights)) : pass.error();
    }
    const std::vector<PageHead>& heads = m_own.layers[std::size_t(layer)].heads;
    weights = Tensor({std::ssize(heads), tokens, tokens});
    float* out = weights.mutableData();
    for (const PageHead& head : heads)
        out = std::copy_n(head.now->values.begin(), tokens * tokens, out);
    return weights;
}

Result<PagePicturePtr> OpenModel::picture(const Scene& page, const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    const std::vector<std::int64_t>& ids = page.model->ids;
    if (m_own.pass && m_own.pass->ids != ids)
        m_own = m_now = {};
    if (!m_own.pass)
        if (auto fault = computeOwn(ids, stop))
            return *fault;
    const ModelEdits edits = changesOf(page);
    int first = 0;
    const auto begun = std::chrono::steady_clock::now(); // the model's own pass is no part of what an edit takes
    if (m_own.pass)
        if (auto fault = computeNow(edits, stop, first))
            return *fault;
    if (stop.requested() || !m_own.pass || !m_now.pass)
        return PagePicturePtr();

    auto picture = std::make_shared<PagePicture>();
    picture->model = cardOf(*m_model);
    picture->layers = m_now.layers;
    picture->changed = !edits.empty();
    double most = 0;
    for (int l = 0; l < int(picture->layers.size()); ++l) {
        LayerHeads& layer = picture->layers[std::size_t(l)];
        layer.edited = edits.contains(l);
        picture->rowSumFault = worse(picture->rowSumFault, layer.rowSumFault);
        for (int h = 0; h < int(layer.heads.size()); ++h)
            if (layer.heads[std::size_t(h)].change > most) {
                most = layer.heads[std::size_t(h)].change;
                picture->mostChanged = HeadPlace{l, h};
            }
    }
    for (const std::string& label : tokenLabels(page, 0, std::ssize(ids)))
        picture->labels << QString::fromStdString(label);
    for (const std::int64_t id : ids)
        picture->pieces << shownPiece(*m_model, id);
    picture->ids = ids;
    picture->edits = pageEdits(edits);
    picture->embeddingCard = stateCard(m_now.pass->hidden.front());
    picture->lastCard = stateCard(m_now.pass->hidden.back());
    picture->embedding = stateMap(m_now.pass->hidden.front(), picture->labels);
    picture->last = stateMap(m_now.pass->hidden.back(), picture->labels);
    fillNext(*picture);
    picture->firstComputed = first;
    picture->milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
    return PagePicturePtr(std::move(picture));
}

// The most probable now, and after them those that were among the most probable before.
void OpenModel::fillNext(PagePicture& picture) const
{
    const Tensor &now = m_now.pass->logits, &before = m_own.pass->logits;
    if (now.empty() || !m_model->predictsNext())
        return;
    const NextTokens after(lastRow(now)), own(lastRow(before));
    picture.nextPieces = std::make_shared<const NextPieces>(m_pieces, after);
    for (std::int64_t id = 0; id < after.vocabulary(); ++id)
        picture.probabilitySum += after.of(id);
    std::vector<std::int64_t> ids;
    picture.order = after.most(after.vocabulary());
    for (std::size_t i = 0; i < picture.order.size() && i < std::size_t(next_shown); ++i)
        ids.push_back(picture.order[i].id);
    for (const TokenProbability& token : own.most(next_shown))
        if (std::ranges::find(ids, token.id) == ids.end())
            ids.push_back(token.id);
    for (const std::int64_t id : ids) {
        picture.next.push_back({id, shownPiece(*m_model, id), own.of(id), after.of(id)});
        picture.othersBefore -= picture.next.back().before;
        picture.othersNow -= picture.next.back().now;
    }
    picture.othersBefore = std::max(picture.othersBefore + 1, 0.0);
    picture.othersNow = std::max(picture.othersNow + 1, 0.0);
    picture.vocabulary = after.vocabulary();
}

Result<std::optional<Scene>> OpenModel::turned(const Scene& page, std::int64_t layer, const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    return turnedTo(page, layer, m_runner, stop);
}

Result<std::optional<Retokenized>> OpenModel::retokenized(const Scene& page, const std::string& text,
                                                          const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    auto ids = tokenIds(*m_model, text);
    if (!ids)
        return ids.error();
    if (auto fault = checkIds(*m_model, *ids))
        return *fault;
    auto retokenized = withTokens(page, text, *ids, m_runner, stop);
    if (retokenized && *retokenized)
        (*retokenized)->page.title = pageTitle(*m_model, text);
    return retokenized;
}

Result<std::optional<Retokenized>> OpenModel::continued(const Scene& page, std::int64_t id, const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    auto retokenized = withNextToken(page, id, m_runner, stop);
    if (retokenized && *retokenized)
        if (const auto& text = (*retokenized)->page.model->text)
            (*retokenized)->page.title = pageTitle(*m_model, *text);
    return retokenized;
}

Result<std::optional<Retokenized>> OpenModel::ofFilesNow(const Scene& page, const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    return attn::ofFilesNow(page, m_runner, stop);
}

Result<std::optional<Scene>> OpenModel::firstPage(const std::string& path, const std::string& text,
                                                  const StopToken& stop)
{
    const std::scoped_lock lock(m_mutex);
    std::optional<std::string> retokenized;
    std::vector<std::int64_t> ids;
    if (auto cut = tokenIds(*m_model, text); cut && !checkIds(*m_model, *cut)) {
        ids = std::move(*cut);
        retokenized = text;
    }
    for (std::int64_t id = 0; !retokenized && id < first_ids && !checkIds(*m_model, {id}); ++id)
        ids.push_back(id);
    auto page = newPage(m_runner, path, retokenized, ids, 0, {}, stop);
    if (page && *page)
        (*page)->title = pageTitle(*m_model, retokenized.value_or(""));
    return page;
}

} // namespace attn
