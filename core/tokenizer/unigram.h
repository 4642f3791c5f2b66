// SPDX-License-Identifier: GPL-3.0-or-later
// SentencePiece's unigram model: of all ways to cut a text into pieces, the one with the largest sum of scores (Viterbi).
#pragma once

#include "core/tokenizer/prefixsearch.h"
#include "core/tokenizer/tokenmodel.h"

namespace attn {

class UnigramModel : public TokenModel {
public:
    // `scores` by id. A character that is no piece costs 10 less than the worst piece; such characters in a row are one
    // unknown token, or their bytes where `byte_fallback` is set and the vocabulary has them.
    UnigramModel(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown, bool byte_fallback);

    void encode(std::string_view piece, std::vector<std::int64_t>& ids) const override;
    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    void addUnknown(std::string_view text, std::vector<std::int64_t>& ids) const;

    Vocabulary m_vocabulary;
    std::vector<double> m_scores;
    std::int32_t m_unknown;
    bool m_byte_fallback;
    double m_unknown_score = 0;
    PrefixSearch m_pieces;
};

} // namespace attn
