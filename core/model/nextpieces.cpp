// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/nextpieces.h"

#include "core/base/say.h"
#include "core/model/modelpage.h"
#include "core/scene/layerchanges.h"

namespace attn {

std::optional<std::int64_t> PieceIds::find(std::string_view piece) const
{
    const std::scoped_lock lock(m_mutex);
    if (const auto known = m_known.find(piece); known != m_known.end())
        return known->second;
    std::optional<std::int64_t> found;
    for (std::int64_t id = 0; id < m_model->config.vocabulary && !found; ++id)
        if (tokenText(*m_model, id) == piece)
            found = id;
    m_known.emplace(piece, found);
    return found;
}

NextPieces::NextPieces(std::shared_ptr<const PieceIds> ids, NextTokens next)
    : m_ids(std::move(ids)), m_next(std::move(next)), m_most(m_next.most(1).front())
{
}

std::optional<double> NextPieces::probability(std::string_view piece) const
{
    const auto id = m_ids->find(piece);
    return id ? std::optional(m_next.of(*id)) : std::nullopt;
}

bool NextPieces::isMostProbable(std::string_view piece) const { return m_ids->find(piece) == m_most.id; }

Result<NextPiecesPtr> nextPieces(const Scene& page)
{
    if (!isPage(page))
        return Error{say("the scene is not a model page, so it has no next token")};
    const auto model = openModel(page.model->path);
    if (!model)
        return model.error();
    if (!(*model)->predictsNext())
        return Error{page.model->path + ": " + (*model)->whyNoNext()};
    ModelRunner runner(*model, true);
    const auto changed = changedLayers(runner, changesOf(page));
    if (!changed)
        return changed.error();
    const auto pass = runner.run(page.model->ids, *changed, {});
    if (!pass)
        return pass.error();
    return std::make_shared<const NextPieces>(std::make_shared<const PieceIds>(*model),
                                              NextTokens(lastRow((*pass)->logits)));
}

} // namespace attn
