// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/shown.h"

#include "core/tokenizer/bytelevel.h"
#include "core/tokenizer/unicode.h"

namespace attn {

namespace {

constexpr std::string_view blank_shown = "·";

std::string hexadecimal(std::uint32_t value, int digits)
{
    std::string text;
    for (int digit = digits - 1; digit >= 0; --digit)
        text += "0123456789ABCDEF"[value >> (4 * digit) & 15];
    return text;
}

void appendReadable(std::string& text, std::string_view bytes, const CodePoint& point)
{
    const char32_t c = point.value;
    if (!point.valid) {
        for (const char byte : bytes)
            text += "\\x" + hexadecimal(static_cast<unsigned char>(byte), 2);
    } else if (c == ' ') {
        text += blank_shown;
    } else if (c == '\n' || c == '\r' || c == '\t') {
        text += c == '\n' ? "\\n" : c == '\r' ? "\\r" : "\\t";
    } else if (c == '\\') {
        text += "\\\\";
    } else if (c < ' ' || c == 0x7F) {
        text += "\\x" + hexadecimal(c, 2);
    } else if (c == 0xB7 || c == replacement_character || isWhiteSpace(c) || isOther(c)) {
        text += c < 0x10000 ? "\\u" + hexadecimal(c, 4) : "\\U" + hexadecimal(c, 8);
    } else {
        text += bytes;
    }
}

bool isMarkAlone(std::string_view text)
{
    if (text.empty())
        return false;
    const CodePoint point = codePointAt(text, 0);
    return point.bytes == text.size() && isPunctuation(point.value);
}

// A word's own piece: with the space before it, except for punctuation, which attaches directly.
std::string shownWord(std::string_view word)
{
    return (isMarkAlone(word) ? std::string() : std::string(blank_shown)) + readable(word);
}

// What continues a word.
std::string shownRest(std::string_view rest, std::string_view spelled)
{
    return isMarkAlone(rest) || rest.empty() ? readable(spelled) : readable(rest);
}

} // namespace

std::string readable(std::string_view bytes)
{
    std::string text;
    for (std::size_t at = 0; at < bytes.size();) {
        const CodePoint point = codePointAt(bytes, at);
        appendReadable(text, bytes.substr(at, point.bytes), point);
        at += point.bytes;
    }
    return text;
}

std::string readablePiece(std::string_view piece, Spelling spelling, std::string_view sign,
                          const Vocabulary& vocabulary)
{
    switch (spelling) {
    case Spelling::Plain: return readable(piece);
    case Spelling::ByteLevel: return readable(byteLevelBytes(piece).value_or(std::string(piece)));
    case Spelling::WordPiece:
        if (!sign.empty() && piece.starts_with(sign))
            return shownRest(piece.substr(sign.size()), piece);
        return shownWord(piece);
    case Spelling::Metaspace: break;
    }
    if (const auto byte = spelledByte(piece)) {
        const std::string itself(1, static_cast<char>(*byte));
        const bool named = (*byte == '\n' || *byte == '\t' || *byte == '\r') && !vocabulary.id(itself);
        return named ? readable(itself) : "\\x" + hexadecimal(*byte, 2);
    }
    std::string text;
    for (std::size_t at = 0; at < piece.size();) {
        const std::size_t next = sign.empty() ? std::string_view::npos : piece.find(sign, at);
        text += readable(piece.substr(at, next - at));
        if (next == std::string_view::npos)
            break;
        text += blank_shown;
        at = next + sign.size();
    }
    return text;
}

} // namespace attn
