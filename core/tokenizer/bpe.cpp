// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/bpe.h"

#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

std::uint64_t pairKey(std::int32_t left, std::int32_t right)
{
    return static_cast<std::uint64_t>(left) << 32 | static_cast<std::uint32_t>(right);
}

} // namespace

std::optional<std::string> BpeModel::addMerge(std::string_view left, std::string_view right)
{
    const auto left_id = m_vocabulary.id(left);
    const auto right_id = m_vocabulary.id(right);
    if (!left_id || !right_id)
        return std::string(left_id ? right : left);
    const std::size_t prefix = std::min(m_options.continuing_prefix.size(), right.size());
    std::string both(left);
    both += right.substr(prefix);
    const auto id = m_vocabulary.id(both);
    if (!id)
        return both;
    m_merges.insert_or_assign(pairKey(*left_id, *right_id), std::pair(m_rank++, *id));
    return std::nullopt;
}

void BpeModel::prepare()
{
    for (int byte = 0; byte < 256; ++byte)
        m_bytes[byte] = m_vocabulary.id(byteSpelling(static_cast<unsigned char>(byte))).value_or(-1);
}

std::optional<MergedPair> BpeModel::merged(const MergeSymbol& left, const MergeSymbol& right) const
{
    const auto found = m_merges.find(pairKey(left.id, right.id));
    if (found == m_merges.end())
        return std::nullopt;
    return MergedPair{static_cast<double>(found->second.first), found->second.second};
}

bool BpeModel::addBytes(std::string_view character, std::vector<MergeSymbol>& symbols) const
{
    for (const char byte : character)
        if (m_bytes[static_cast<unsigned char>(byte)] < 0)
            return false;
    for (const char byte : character)
        symbols.push_back({m_bytes[static_cast<unsigned char>(byte)], 0, 1});
    return true;
}

std::vector<MergeSymbol> BpeModel::symbols(std::string_view piece) const
{
    std::vector<MergeSymbol> symbols;
    symbols.reserve(piece.size());
    bool unknown_waits = false; // it is added before the next known character, as the reference does
    const auto addUnknown = [&] {
        if (unknown_waits)
            symbols.push_back({*m_options.unknown, 0, 1});
    };
    const bool plain = m_options.continuing_prefix.empty() && m_options.end_suffix.empty();
    std::string spelled;
    for (std::size_t at = 0; at < piece.size();) {
        const std::size_t end = at + utf8Length(piece[at]);
        std::string_view character = piece.substr(at, end - at);
        if (!plain) {
            spelled = at > 0 ? m_options.continuing_prefix : std::string();
            spelled += character;
            if (end >= piece.size())
                spelled += m_options.end_suffix;
            character = spelled;
        }
        at = end;
        if (const auto id = m_vocabulary.id(character)) {
            addUnknown();
            unknown_waits = false;
            symbols.push_back({*id, 0, 1});
        } else if (!(m_options.byte_fallback && addBytes(character, symbols)) && m_options.unknown) {
            if (!m_options.fuse_unknown)
                addUnknown();
            unknown_waits = true;
        }
    }
    addUnknown();
    return symbols;
}

void BpeModel::encode(std::string_view piece, std::vector<std::int64_t>& ids) const
{
    if (m_options.ignore_merges) {
        if (const auto id = m_vocabulary.id(piece)) {
            ids.push_back(*id);
            return;
        }
    }
    std::vector<MergeSymbol> word = symbols(piece);
    mergeAll(word, *this);
    for (const MergeSymbol& symbol : word)
        ids.push_back(symbol.id);
}

} // namespace attn
