// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a GGUF file from front to back: no length is believed that was not checked against the bytes that are left.
#pragma once

#include "core/base/numbertext.h"
#include "core/io/arrays/arraybytes.h"

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace attn {

// Everything throws ArrayFault at the place where it stands. `what` is what is being read: "the value of 'general.name'".
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
            fail("the file ends inside " + std::string(what));
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
            fail(std::string(what) + " says " + counted(size, "byte") + ", the file has " + std::to_string(left()) +
                 " left");
        return raw(size, what);
    }
    // A text that names something: not empty, not long, and fit to stand in a message.
    std::string name(std::string_view what)
    {
        constexpr std::size_t longest = 1024;
        const std::string_view name = text(what);
        if (name.empty() || name.size() > longest)
            fail(std::string(what) + " of " + counted(name.size(), "byte") + ", expected 1 to " +
                 std::to_string(longest));
        for (const char c : name)
            if (static_cast<unsigned char>(c) < ' ' || c == '\x7f')
                fail(std::string(what) + " has a control character");
        return std::string(name);
    }
    // `count` things of at least `each` bytes, of which at most `most` are accepted.
    std::size_t checkedCount(std::uint64_t count, std::uint64_t each, std::uint64_t most, std::string_view what) const
    {
        if (count > most)
            fail(std::to_string(count) + " " + std::string(what) + ", at most " + std::to_string(most) +
                 " are accepted");
        if (count > left() / each)
            fail(std::to_string(count) + " " + std::string(what) + " do not fit into the " + std::to_string(left()) +
                 " bytes that are left");
        return count;
    }

private:
    std::string_view m_bytes;
    std::uint64_t m_at = 0;
};

} // namespace attn
