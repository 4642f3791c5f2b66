// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers and texts as little-endian bytes, for files of our own: written by appending, read without ever believing a
// length that was not checked against the bytes that are left.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace attn {

template <class T> void appendNumber(std::string& bytes, T value)
{
    static_assert(std::is_trivially_copyable_v<T>);
    bytes.append(reinterpret_cast<const char*>(&value), sizeof value);
}

inline void appendText(std::string& bytes, std::string_view text)
{
    appendNumber(bytes, static_cast<std::uint32_t>(text.size()));
    bytes += text;
}

// Reads from the front. After a read past the end, failed() is true and everything reads as 0 or empty.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_left(bytes) {}

    template <class T> T number()
    {
        T value{};
        if (const auto part = raw(sizeof value); !m_failed)
            std::memcpy(&value, part.data(), sizeof value);
        return value;
    }
    std::string_view text() { return raw(number<std::uint32_t>()); }
    std::string_view raw(std::size_t size)
    {
        if (m_failed || size > m_left.size()) {
            fail();
            return {};
        }
        const std::string_view part = m_left.substr(0, size);
        m_left.remove_prefix(size);
        return part;
    }
    std::size_t left() const { return m_left.size(); }
    bool failed() const { return m_failed; }
    void fail()
    {
        m_failed = true;
        m_left = {};
    }

private:
    std::string_view m_left;
    bool m_failed = false;
};

} // namespace attn
