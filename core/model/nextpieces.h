// SPDX-License-Identifier: GPL-3.0-or-later
// The next token of a model, asked for by how a token reads ("·the"): how probable it is, and which one is the most probable.
// What a lesson's goals and live numbers ask of a page.
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

// The tokens of a model by how they read, as tokenText() has it. Remembers what was asked for; several threads may ask.
class PieceIds {
public:
    explicit PieceIds(ModelPtr model) : m_model(std::move(model)) {}
    const Model& model() const { return *m_model; }
    // Of several that read alike the smallest id; nothing where none reads so.
    std::optional<std::int64_t> find(std::string_view piece) const;

private:
    ModelPtr m_model;
    mutable std::mutex m_mutex;
    mutable std::map<std::string, std::optional<std::int64_t>, std::less<>> m_known;
};

class NextPieces {
public:
    NextPieces(std::shared_ptr<const PieceIds> ids, NextTokens next);

    // Nothing where no token of the model reads so.
    std::optional<double> probability(std::string_view piece) const;
    bool isMostProbable(std::string_view piece) const;
    std::string most() const { return tokenText(m_ids->model(), m_most.id); } // the most probable
    double mostProbability() const { return m_most.probability; }

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
