// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/charsmap.h"

#include "core/base/say.h"
#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

// A unit of the trie, as Darts-clone packs it.
struct TrieUnit {
    std::uint32_t bits;

    bool hasLeaf() const { return (bits >> 8 & 1) != 0; }
    std::uint32_t value() const { return bits & 0x7FFFFFFF; }
    std::uint32_t label() const { return bits & 0x800000FF; }
    std::uint32_t offset() const { return bits >> 10 << ((bits & 1u << 9) >> 6); }
};

std::uint32_t littleEndian(std::string_view bytes, std::size_t at)
{
    std::uint32_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number |= std::uint32_t(static_cast<unsigned char>(bytes[at + i])) << (8 * i);
    return number;
}

} // namespace

Result<Charsmap> Charsmap::fromBytes(std::string_view bytes)
{
    const std::uint32_t size = bytes.size() < 4 ? 0 : littleEndian(bytes, 0);
    if (size == 0 || size % 4 != 0 || size > bytes.size() - 4)
        return Error{say("expected the size of a trie, followed by the trie")};
    Charsmap map;
    map.m_trie.reserve(size / 4);
    for (std::size_t at = 4; at < 4 + std::size_t(size); at += 4)
        map.m_trie.push_back(littleEndian(bytes, at));
    map.m_texts = bytes.substr(4 + std::size_t(size));
    if (validUtf8(map.m_texts) != map.m_texts)
        return Error{say("the strings are not valid UTF-8")};
    return map;
}

std::optional<std::string_view> Charsmap::rewritten(std::string_view chunk) const
{
    std::uint32_t node = TrieUnit{m_trie[0]}.offset();
    for (const char byte : chunk) {
        const auto label = static_cast<unsigned char>(byte);
        node ^= label;
        if (label == 0 || node >= m_trie.size())
            return std::nullopt;
        const TrieUnit unit{m_trie[node]};
        if (unit.label() != label)
            return std::nullopt;
        node ^= unit.offset();
        if (!unit.hasLeaf())
            continue;
        if (node >= m_trie.size())
            return std::nullopt;
        const std::size_t begin = TrieUnit{m_trie[node]}.value();
        if (begin > m_texts.size() || (begin < m_texts.size() && (m_texts[begin] & 0xC0) == 0x80))
            return std::nullopt; // a broken file: outside the texts, or inside a character
        const std::string_view text = std::string_view(m_texts).substr(begin);
        return text.substr(0, text.find('\0'));
    }
    return std::nullopt;
}

std::string Charsmap::operator()(const std::string& valid) const
{
    constexpr std::size_t longest_together = 5;
    std::string text;
    text.reserve(valid.size());
    std::size_t at = 0;
    for (const std::size_t end : graphemeEnds(valid)) {
        const std::string_view together = std::string_view(valid).substr(at, end - at);
        if (const auto whole = together.size() <= longest_together ? rewritten(together) : std::nullopt) {
            text += *whole;
            at = end;
            continue;
        }
        while (at < end) {
            const std::string_view character = std::string_view(valid).substr(at, utf8Length(valid[at]));
            text += rewritten(character).value_or(character);
            at += character.size();
        }
    }
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    while (!text.empty() && text.back() == '=')
        text.remove_suffix(1);
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3 + 3);
    std::uint32_t waiting = 0;
    int bits = 0;
    for (const char digit : text) {
        const std::size_t value = digits.find(digit);
        if (value == std::string_view::npos)
            return std::nullopt;
        waiting = waiting << 6 | static_cast<std::uint32_t>(value);
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(waiting >> bits & 0xFF);
        }
    }
    return bytes;
}

} // namespace attn
