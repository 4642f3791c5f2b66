// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a GGUF file from front to back: no length is believed that was not checked against the bytes that are left.
#pragma once

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace attn {

// Everything throws ArrayFault with the current place. `what` is what is being read: "the value of 'general.name'".
class GgufCursor {
public:
    explicit GgufCursor(std::string_view bytes) : m_bytes(bytes) {}

    std::uint64_t at() const { return m_at; }
    std::uint64_t left() const { return m_bytes.size() - m_at; }
    [[noreturn]] void fail(const std::string& rule) const { failAtOffset(m_at, rule); }

    // The next `size` bytes.
    std::string_view raw(std::uint64_t size, std::string_view what)
    {
        if (size > left())
            fail(say("the file ends inside %1", what));
        const std::string_view part = m_bytes.substr(m_at, size);
        m_at += size;
        return part;
    }
    template <class T> T number(std::string_view what)
    {
        T value{};
        std::memcpy(&value, raw(sizeof value, what).data(), sizeof value);
        return value;
    }
    // A length of 8 bytes and that many bytes of text.
    std::string_view text(std::string_view what)
    {
        const auto size = number<std::uint64_t>(what);
        if (size > left())
            fail(say("%1 needs %2, but the file has %3 left", what, sayCount("1 byte", "%n bytes", size), left()));
        return raw(size, what);
    }
    // A text used as a name: not empty, not long, and fit for a message.
    std::string name(std::string_view what)
    {
        constexpr std::size_t longest = 1024;
        const std::string_view name = text(what);
        if (name.empty() || name.size() > longest)
            fail(say("%1 must have 1 to %3 bytes, but has %2", what, sayCount("1 byte", "%n bytes", name.size()),
                     countText(longest)));
        for (const char c : name)
            if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
                fail(say("%1 contains a control character", what));
        return std::string(name);
    }
    // `count` things of at least `each` bytes, of which at most `most` are accepted.
    std::size_t checkedCount(std::uint64_t count, std::uint64_t each, std::uint64_t most, std::string_view what) const
    {
        if (count > most)
            fail(say("found %1 %2, but at most %3 are accepted", countText(count), what, countText(most)));
        if (count > left() / each)
            fail(say("%1 %2 do not fit into the remaining %3 bytes", countText(count), what, countText(left())));
        return count;
    }

private:
    std::string_view m_bytes;
    std::uint64_t m_at = 0;
};

} // namespace attn
