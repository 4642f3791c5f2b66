// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/ggufparts.h"

#include "core/base/say.h"

#include <limits>
#include <unordered_set>

namespace attn {

namespace {

enum class GgufType : std::uint32_t { U8, I8, U16, I16, U32, I32, F32, Bool, Text, List, U64, I64, F64 };

class GgufValueReader {
public:
    explicit GgufValueReader(GgufCursor& cursor) : m_cursor(cursor) {}

    GgufKey readKey()
    {
        m_key = m_cursor.name(say("the name of a key"));
        if (!m_seen.insert(m_key).second)
            fail(say("occurs twice"));
        m_what = say("the value of %1", quotedName(m_key));
        return {m_key, readValue(readType())};
    }

private:
    [[noreturn]] void fail(const std::string& rule) const { m_cursor.fail(quotedName(m_key) + ": " + rule); }

    GgufType readType()
    {
        const auto type = m_cursor.number<std::uint32_t>(m_what);
        if (type > static_cast<std::uint32_t>(GgufType::F64))
            fail(say("the value has type %1; expected a type from 0 to 12", type));
        return static_cast<GgufType>(type);
    }

    GgufValue readValue(GgufType type)
    {
        switch (type) {
        case GgufType::U8: return readInteger<std::uint8_t>();
        case GgufType::I8: return readInteger<std::int8_t>();
        case GgufType::U16: return readInteger<std::uint16_t>();
        case GgufType::I16: return readInteger<std::int16_t>();
        case GgufType::U32: return readInteger<std::uint32_t>();
        case GgufType::I32: return readInteger<std::int32_t>();
        case GgufType::U64: return readInteger<std::uint64_t>();
        case GgufType::I64: return readInteger<std::int64_t>();
        case GgufType::F32: return double(m_cursor.number<float>(m_what));
        case GgufType::F64: return m_cursor.number<double>(m_what);
        case GgufType::Bool: return readBool() != 0;
        case GgufType::Text: return readText();
        case GgufType::List: break;
        }
        return readList();
    }

    GgufValue readList()
    {
        const GgufType type = readType();
        const auto count = m_cursor.number<std::uint64_t>(m_what);
        switch (type) {
        case GgufType::U8: return list<std::int64_t>(count, 1, [&] { return readInteger<std::uint8_t>(); });
        case GgufType::I8: return list<std::int64_t>(count, 1, [&] { return readInteger<std::int8_t>(); });
        case GgufType::U16: return list<std::int64_t>(count, 2, [&] { return readInteger<std::uint16_t>(); });
        case GgufType::I16: return list<std::int64_t>(count, 2, [&] { return readInteger<std::int16_t>(); });
        case GgufType::U32: return list<std::int64_t>(count, 4, [&] { return readInteger<std::uint32_t>(); });
        case GgufType::I32: return list<std::int64_t>(count, 4, [&] { return readInteger<std::int32_t>(); });
        case GgufType::U64: return list<std::int64_t>(count, 8, [&] { return readInteger<std::uint64_t>(); });
        case GgufType::I64: return list<std::int64_t>(count, 8, [&] { return readInteger<std::int64_t>(); });
        case GgufType::F32: return list<double>(count, 4, [&] { return double(m_cursor.number<float>(m_what)); });
        case GgufType::F64: return list<double>(count, 8, [&] { return m_cursor.number<double>(m_what); });
        case GgufType::Bool: return list<std::int64_t>(count, 1, [&] { return readBool(); });
        case GgufType::Text: return list<std::string>(count, 8, [&] { return readText(); });
        case GgufType::List: break;
        }
        fail(say("lists of lists are not supported here"));
    }

    template <class T, class Read> std::vector<T> list(std::uint64_t count, std::uint64_t each, Read read)
    {
        const std::size_t size = m_cursor.checkedCount(count, each, m_itemsLeft, say("items of %1", quotedName(m_key)));
        m_itemsLeft -= size;
        std::vector<T> items;
        items.reserve(size);
        for (std::size_t i = 0; i < size; ++i)
            items.push_back(read());
        return items;
    }

    template <class T> std::int64_t readInteger()
    {
        const T value = m_cursor.number<T>(m_what);
        if constexpr (std::is_same_v<T, std::uint64_t>)
            if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
                fail(say("%1 is too large for a signed 64-bit integer", value));
        return static_cast<std::int64_t>(value);
    }
    std::int64_t readBool()
    {
        const auto value = m_cursor.number<std::uint8_t>(m_what);
        if (value > 1)
            fail(say("a Boolean must be 0 or 1, got %1", value));
        return value;
    }
    std::string readText()
    {
        const std::string_view text = m_cursor.text(m_what);
        if (text.size() > m_textLeft)
            fail(say("the strings up to here take more than %1 MiB", countText(max_gguf_text >> 20)));
        m_textLeft -= text.size();
        return std::string(text);
    }

    GgufCursor& m_cursor;
    std::string m_key, m_what;
    std::unordered_set<std::string> m_seen;
    std::uint64_t m_itemsLeft = max_gguf_items, m_textLeft = max_gguf_text;
};

} // namespace

std::vector<GgufKey> readGgufKeys(GgufCursor& cursor, std::uint64_t count)
{
    constexpr std::uint64_t smallest = 8 + 1 + 4 + 1; // a name of one byte, a type, a value of one byte
    GgufValueReader reader(cursor);
    std::vector<GgufKey> keys;
    keys.reserve(cursor.checkedCount(count, smallest, max_gguf_keys, "keys"));
    for (std::uint64_t i = 0; i < count; ++i)
        keys.push_back(reader.readKey());
    return keys;
}

} // namespace attn
