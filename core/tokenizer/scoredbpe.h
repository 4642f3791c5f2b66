// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece's byte pair encoding as GGUF files hold it: no list of merges, but a score for each piece. Any two neighbours
// that are a piece together may merge, the highest score first.
#pragma once

#include "core/tokenizer/merging.h"
#include "core/tokenizer/tokenmodel.h"

#include <array>

namespace attn {

class ScoredBpeModel : public TokenModel {
public:
    // `scores` by id. Characters that no piece has are spelled in bytes where
    // the vocabulary has those, and are `unknown` else.
    ScoredBpeModel(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown);

    void encode(std::string_view piece, std::vector<std::int64_t>& ids) const override;
    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    Vocabulary m_vocabulary;
    std::vector<double> m_scores;
    std::int32_t m_unknown;
    std::array<std::int32_t, 256> m_bytes{};
};

} // namespace attn
