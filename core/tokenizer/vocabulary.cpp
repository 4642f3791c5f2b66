// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/vocabulary.h"

#include "core/base/say.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <utility>

namespace attn {

namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

std::uint32_t pieceHash(std::string_view piece)
{
    const std::size_t hash = std::hash<std::string_view>()(piece);
    return static_cast<std::uint32_t>(hash ^ hash >> 32);
}

} // namespace

void Vocabulary::reserve(std::size_t pieces)
{
    m_pieces.reserve(pieces);
    m_ids.reserve(pieces);
    m_places.reserve(pieces);
    grow(pieces);
}

// The slot of the piece, or the free one where it belongs.
std::size_t Vocabulary::slotOf(std::string_view piece, std::uint32_t hash) const
{
    const std::size_t mask = m_slots.size() - 1;
    std::size_t at = hash & mask;
    while (m_slots[at].place >= 0 && (m_slots[at].hash != hash || m_pieces[m_slots[at].place] != piece))
        at = (at + 1) & mask;
    return at;
}

// Makes room so that at least half of the slots stay free.
void Vocabulary::grow(std::size_t pieces)
{
    const std::size_t wanted = std::bit_ceil(2 * pieces + 2);
    if (wanted <= m_slots.size())
        return;
    const std::vector<Slot> old = std::exchange(m_slots, std::vector<Slot>(wanted));
    for (const Slot& slot : old) {
        std::size_t at = slot.hash & (wanted - 1);
        while (slot.place >= 0 && m_slots[at].place >= 0)
            at = (at + 1) & (wanted - 1);
        if (slot.place >= 0)
            m_slots[at] = slot;
    }
}

std::optional<std::int32_t> Vocabulary::id(std::string_view piece) const
{
    if (m_slots.empty())
        return std::nullopt;
    const Slot& slot = m_slots[slotOf(piece, pieceHash(piece))];
    return slot.place < 0 ? std::nullopt : std::optional(m_ids[slot.place]);
}

std::optional<std::string> Vocabulary::add(std::string piece, std::int64_t id)
{
    if (id < 0 || id > max_token_id)
        return say("%1 has the id %2; expected an id from 0 to %3", quotedPiece(piece), id, max_token_id);
    if (piece.size() > max_piece_bytes)
        return say("%1 has more than %2 bytes", quotedPiece(piece), countText(max_piece_bytes));
    if (const std::string* other = this->piece(id))
        return say("%1 and %2 have the same id %3", quotedPiece(*other), quotedPiece(piece), id);
    if (id >= size())
        m_places.resize(id + 1, -1);
    m_places[id] = static_cast<std::int32_t>(m_pieces.size());
    m_longest = std::max(m_longest, piece.size());
    grow(m_pieces.size() + 1);
    const std::uint32_t hash = pieceHash(piece);
    m_slots[slotOf(piece, hash)] = {hash, m_places[id]};
    m_pieces.push_back(std::move(piece));
    m_ids.push_back(static_cast<std::int32_t>(id));
    return std::nullopt;
}

std::string byteSpelling(unsigned char byte)
{
    return {'<', '0', 'x', hex_digits[byte >> 4], hex_digits[byte & 15], '>'};
}

std::optional<unsigned char> spelledByte(std::string_view piece)
{
    if (piece.size() != 6 || !piece.starts_with("<0x") || piece[5] != '>')
        return std::nullopt;
    const std::size_t high = hex_digits.find(piece[3]);
    const std::size_t low = hex_digits.find(piece[4]);
    if (high == std::string_view::npos || low == std::string_view::npos)
        return std::nullopt;
    return static_cast<unsigned char>(high * 16 + low);
}

std::string quotedPiece(std::string_view piece)
{
    constexpr std::size_t shown = 40;
    if (piece.size() <= shown)
        return "'" + std::string(piece) + "'";
    std::size_t end = shown;
    while (end > 0 && (piece[end] & 0xC0) == 0x80)
        --end;
    return "'" + std::string(piece.substr(0, end)) + "…'";
}

} // namespace attn
