// SPDX-License-Identifier: GPL-3.0-or-later
// BERT's WordPiece: a word is cut into the longest pieces from the left, those inside it with a prefix ("##"); a word that cannot
// be cut so is one unknown token.
#pragma once

#include "core/tokenizer/tokenmodel.h"

#include <string>

namespace attn {

struct WordPieceOptions {
    std::int32_t unknown = 0;
    std::string continuing_prefix = "##"; // before the pieces inside a word
    std::size_t max_characters = 100;     // a longer word is unknown
};

class WordPieceModel : public TokenModel {
public:
    WordPieceModel(Vocabulary vocabulary, WordPieceOptions options)
        : m_vocabulary(std::move(vocabulary)), m_options(std::move(options))
    {
    }

    void encode(std::string_view word, std::vector<std::int64_t>& ids) const override;
    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    Vocabulary m_vocabulary;
    WordPieceOptions m_options;
};

} // namespace attn
