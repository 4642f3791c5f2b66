// SPDX-License-Identifier: GPL-3.0-or-later
// Looks up the next token of a model by its spelling ("·the"): its probability, and which token is the most probable.
// Used by lesson goals and live numbers of a page.
#pragma once

#include "core/model/model.h"
#include "core/model/nexttokens.h"
#include "core/scene/scene.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

// Finds a model's tokens by their spelling in tokenText(). Caches its answers; thread-safe.
class PieceIds {
public:
    explicit PieceIds(ModelPtr model) : m_model(std::move(model)) {}
    const Model& model() const { return *m_model; }
    // The smallest id with this spelling; nullopt if there is none.
    std::optional<std::int64_t> find(std::string_view piece) const;

private:
    ModelPtr m_model;
    mutable std::mutex m_mutex;
    mutable std::map<std::string, std::optional<std::int64_t>, std::less<>> m_known;
};

class NextPieces {
public:
    NextPieces(std::shared_ptr<const PieceIds> ids, NextTokens next);

    // nullopt if no token has this spelling.
    std::optional<double> probability(std::string_view piece) const;
    bool isMostProbable(std::string_view piece) const;
    std::string most() const { return text(m_most.id); } // the most probable
    double mostProbability() const { return m_most.probability; }
    const NextTokens& all() const { return m_next; }
    std::string text(std::int64_t id) const { return tokenText(m_ids->model(), id); }

private:
    std::shared_ptr<const PieceIds> m_ids;
    NextTokens m_next;
    TokenProbability m_most;
};
using NextPiecesPtr = std::shared_ptr<const NextPieces>;

// By one pass through the model of a page, with all that was changed in it. Errors: a scene that is no page, a model that
// predicts no next token, whatever the pass refuses.
Result<NextPiecesPtr> nextPieces(const Scene& page);

} // namespace attn
