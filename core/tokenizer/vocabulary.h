// SPDX-License-Identifier: GPL-3.0-or-later
// The pieces of a tokenizer and their ids, both ways.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// The largest id, and the longest piece in bytes: known vocabularies stay far below (260,000; some hundred).
inline constexpr std::int64_t max_token_id = 1'000'000;
inline constexpr std::size_t max_piece_bytes = 4096;

class Vocabulary {
public:
    void reserve(std::size_t pieces);
    // Adds this pair, or returns what is wrong with it: an id outside 0 … max_token_id or taken by another piece, a
    // piece that is too long. A piece already present then has the newer id; both ids read as it.
    std::optional<std::string> add(std::string piece, std::int64_t id);

    std::optional<std::int32_t> id(std::string_view piece) const;
    // Null for an id that no piece has.
    const std::string* piece(std::int64_t id) const
    {
        const bool known = id >= 0 && id < size() && m_places[id] >= 0;
        return known ? &m_pieces[m_places[id]] : nullptr;
    }
    std::int64_t size() const { return static_cast<std::int64_t>(m_places.size()); } // the largest id and 1
    std::size_t count() const { return m_pieces.size(); }
    std::size_t longest() const { return m_longest; } // in bytes

private:
    // A table with open addressing: merges are looked up by the hundred thousand when a file is read.
    struct Slot {
        std::uint32_t hash = 0;
        std::int32_t place = -1;
    };
    std::size_t slotOf(std::string_view piece, std::uint32_t hash) const;
    void grow(std::size_t pieces);

    std::vector<std::string> m_pieces;
    std::vector<std::int32_t> m_ids, m_places; // the id of each piece, and the piece of each id or -1
    std::vector<Slot> m_slots;                 // a power of two of them
    std::size_t m_longest = 0;
};

// "<0x0A>", as SentencePiece spells a byte; and the byte of such a piece.
std::string byteSpelling(unsigned char byte);
std::optional<unsigned char> spelledByte(std::string_view piece);
// A piece or a text in quotes, for messages: its first 40 bytes or so.
std::string quotedPiece(std::string_view piece);

} // namespace attn
