// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/bytelevel.h"

#include "core/tokenizer/unicode.h"

#include <array>

namespace attn {

namespace {

struct ByteAlphabet {
    std::array<char32_t, 256> characters{};
    std::array<int, 512> bytes{}; // -1: no byte

    ByteAlphabet()
    {
        bytes.fill(-1);
        char32_t next = 256; // bytes that cannot be seen have the characters from here on
        for (int byte = 0; byte < 256; ++byte) {
            const bool seen = (byte > 0x20 && byte < 0x7F) || (byte > 0xA0 && byte != 0xAD);
            characters[byte] = seen ? byte : next++;
            bytes[characters[byte]] = byte;
        }
    }
};

const ByteAlphabet& byteAlphabet()
{
    static const ByteAlphabet alphabet;
    return alphabet;
}

} // namespace

std::string byteLevelSpelling(std::string_view bytes)
{
    std::string spelled;
    spelled.reserve(bytes.size() + bytes.size() / 2);
    for (const char byte : bytes)
        appendUtf8(spelled, byteAlphabet().characters[static_cast<unsigned char>(byte)]);
    return spelled;
}

std::optional<std::string> byteLevelBytes(std::string_view spelled)
{
    std::string bytes;
    for (std::size_t at = 0; at < spelled.size();) {
        const CodePoint point = codePointAt(spelled, at);
        const int byte = point.value < byteAlphabet().bytes.size() ? byteAlphabet().bytes[point.value] : -1;
        if (byte < 0)
            return std::nullopt;
        bytes += static_cast<char>(byte);
        at += point.bytes;
    }
    return bytes;
}

} // namespace attn
