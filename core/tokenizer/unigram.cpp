// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/unigram.h"

#include "core/tokenizer/unicode.h"

#include <algorithm>

namespace attn {

namespace {

// The best split of a text's first bytes: its sum, its last piece and where that begins (-1: none is known yet).
struct BestSplit {
    double score = 0;
    std::int64_t begin = -1;
    std::int32_t id = 0;

    void offer(double sum, std::size_t from, std::int32_t piece)
    {
        if (begin < 0 || sum > score)
            *this = {sum, static_cast<std::int64_t>(from), piece};
    }
};

} // namespace

UnigramModel::UnigramModel(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown, bool byte_fallback)
    : m_vocabulary(std::move(vocabulary)), m_scores(std::move(scores)), m_unknown(unknown),
      m_byte_fallback(byte_fallback)
{
    constexpr double unknown_penalty = 10; // SentencePiece's kUnkPenalty
    m_unknown_score = *std::min_element(m_scores.begin(), m_scores.end()) - unknown_penalty;
    std::vector<std::pair<std::string, std::int32_t>> pieces;
    pieces.reserve(m_vocabulary.count());
    for (std::int32_t id = 0; id < m_vocabulary.size(); ++id)
        if (const std::string* piece = m_vocabulary.piece(id))
            pieces.emplace_back(*piece, m_vocabulary.id(*piece).value_or(id));
    m_pieces = PrefixSearch(std::move(pieces));
}

void UnigramModel::addUnknown(std::string_view text, std::vector<std::int64_t>& ids) const
{
    if (const auto id = m_vocabulary.id(text)) {
        ids.push_back(*id);
        return;
    }
    if (m_byte_fallback) {
        const std::size_t before = ids.size();
        for (const char byte : text) {
            const auto id = m_vocabulary.id(byteSpelling(static_cast<unsigned char>(byte)));
            if (!id)
                break;
            ids.push_back(*id);
        }
        if (ids.size() == before + text.size())
            return;
        ids.resize(before);
    }
    ids.push_back(m_unknown);
}

void UnigramModel::encode(std::string_view piece, std::vector<std::int64_t>& ids) const
{
    std::vector<BestSplit> splits(piece.size() + 1);
    for (std::size_t at = 0; at < piece.size();) {
        const std::size_t character = utf8Length(piece[at]);
        const double here = splits[at].score;
        bool whole_character = false;
        m_pieces.each(piece.substr(at), [&](std::size_t bytes, std::int32_t id) {
            splits[at + bytes].offer(here + m_scores[id], at, id);
            whole_character = whole_character || bytes == character;
        });
        if (!whole_character)
            splits[at + character].offer(here + m_unknown_score, at, m_unknown);
        at += character;
    }
    std::vector<std::size_t> ends;
    for (std::size_t end = piece.size(); end > 0; end = static_cast<std::size_t>(splits[end].begin))
        ends.push_back(end);
    std::reverse(ends.begin(), ends.end());
    std::size_t unknown_begin = 0, unknown_end = 0; // the unknown characters that wait
    for (const std::size_t end : ends) {
        const auto begin = static_cast<std::size_t>(splits[end].begin);
        if (splits[end].id == m_unknown) {
            unknown_begin = unknown_end == begin && unknown_end > unknown_begin ? unknown_begin : begin;
            unknown_end = end;
            continue;
        }
        if (unknown_end > unknown_begin)
            addUnknown(piece.substr(unknown_begin, unknown_end - unknown_begin), ids);
        unknown_begin = unknown_end = end;
        ids.push_back(splits[end].id);
    }
    if (unknown_end > unknown_begin)
        addUnknown(piece.substr(unknown_begin, unknown_end - unknown_begin), ids);
}

} // namespace attn
