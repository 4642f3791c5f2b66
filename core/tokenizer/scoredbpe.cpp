// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/scoredbpe.h"

#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

// Symbols cover bytes of the text; -1 is the id of a non-piece.
class ScoreRule : public MergeRule {
public:
    ScoreRule(std::string_view text, const Vocabulary& vocabulary, const std::vector<double>& scores)
        : m_text(text), m_vocabulary(vocabulary), m_scores(scores)
    {
    }

    std::optional<MergedPair> merged(const MergeSymbol& left, const MergeSymbol& right) const override
    {
        const std::size_t width = std::size_t(left.width) + right.width;
        if (width > m_vocabulary.longest())
            return std::nullopt;
        const auto id = m_vocabulary.id(m_text.substr(left.begin, width));
        if (!id)
            return std::nullopt;
        return MergedPair{-m_scores[*id], *id};
    }

private:
    std::string_view m_text;
    const Vocabulary& m_vocabulary;
    const std::vector<double>& m_scores;
};

} // namespace

ScoredBpeModel::ScoredBpeModel(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown)
    : m_vocabulary(std::move(vocabulary)), m_scores(std::move(scores)), m_unknown(unknown)
{
    for (int byte = 0; byte < 256; ++byte)
        m_bytes[byte] = m_vocabulary.id(byteSpelling(static_cast<unsigned char>(byte))).value_or(m_unknown);
}

void ScoredBpeModel::encode(std::string_view piece, std::vector<std::int64_t>& ids) const
{
    std::vector<MergeSymbol> symbols;
    for (std::size_t at = 0; at < piece.size();) {
        const std::size_t width = utf8Length(piece[at]);
        symbols.push_back({m_vocabulary.id(piece.substr(at, width)).value_or(-1), static_cast<std::uint32_t>(at),
                           static_cast<std::uint32_t>(width)});
        at += width;
    }
    mergeAll(symbols, ScoreRule(piece, m_vocabulary, m_scores));
    for (const MergeSymbol& symbol : symbols) {
        if (symbol.id >= 0)
            ids.push_back(symbol.id);
        else
            for (const char byte : piece.substr(symbol.begin, symbol.width))
                ids.push_back(m_bytes[static_cast<unsigned char>(byte)]);
    }
}

} // namespace attn
