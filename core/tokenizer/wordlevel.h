// SPDX-License-Identifier: GPL-3.0-or-later
// One token for each word: a word that the vocabulary does not have is the unknown token.
#pragma once

#include "core/tokenizer/tokenmodel.h"

namespace attn {

class WordLevelModel : public TokenModel {
public:
    WordLevelModel(Vocabulary vocabulary, std::int32_t unknown)
        : m_vocabulary(std::move(vocabulary)), m_unknown(unknown)
    {
    }

    void encode(std::string_view word, std::vector<std::int64_t>& ids) const override
    {
        ids.push_back(m_vocabulary.id(word).value_or(m_unknown));
    }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    Vocabulary m_vocabulary;
    std::int32_t m_unknown;
};

} // namespace attn
