// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arrayreaders.h"

#include "core/base/say.h"
#include "core/base/utf8.h"
#include "core/io/arrays/arraybytes.h"

#include "core/io/text/textencoding.h"

#include <charconv>
#include <optional>

namespace attn {

namespace {

constexpr std::string_view npy_magic = "\x93NUMPY";
constexpr std::uint64_t max_npy_header = 10'000; // NumPy's own limit

struct NpyHeader {
    std::optional<StoredNumber> stored; // nullopt: no numbers
    std::string left_out;               // why, then
    bool bytes = false;                 // of text: bytes, else UTF-32
    bool big_endian = false;            // of text
    std::uint64_t characters = 0;       // of each text; 0: no text
    bool column_major = false;
    Shape shape;
};

// "<U5" or "|S5"
void readTextType(std::string_view descr, NpyHeader& header)
{
    if (descr.size() < 3 || (descr[1] != 'U' && descr[1] != 'S'))
        return;
    std::uint32_t characters = 0;
    const char* end = descr.data() + descr.size();
    const auto [rest, fault] = std::from_chars(descr.data() + 2, end, characters);
    if (fault != std::errc() || rest != end)
        return;
    header.left_out = say("it contains text, not numbers");
    header.bytes = descr[1] == 'S';
    header.big_endian = descr[0] == '>';
    header.characters = characters;
}

// '<f4', '|b1', '>i8' …
void readDescr(std::string_view descr, NpyHeader& header)
{
    const std::string shown = say("descr %1", quotedName(descr));
    header.left_out = descr.size() >= 2 && descr[1] == 'O'
                          ? say("%1 means pickled Python objects, which are never loaded", shown)
                          : say("unsupported dtype: %1", shown);
    readTextType(descr, header);
    if (descr.size() != 3 || std::string_view("<>|").find(descr[0]) == std::string_view::npos)
        return;
    using Type = StoredNumber::Type;
    const int bytes = descr[2] - '0';
    const bool power = bytes == 1 || bytes == 2 || bytes == 4 || bytes == 8;
    std::optional<Type> type;
    if (descr[1] == 'b' && bytes == 1)
        type = Type::Boolean;
    else if (descr[1] == 'i' && power)
        type = Type::Signed;
    else if (descr[1] == 'u' && power)
        type = Type::Unsigned;
    else if (descr[1] == 'f' && power && bytes > 1)
        type = Type::Float;
    if (type && (descr[0] != '|' || bytes == 1))
        header.stored = {*type, bytes, descr[0] == '>'};
}

// The dict literal of the header: {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }
class NpyHeaderParser {
public:
    NpyHeaderParser(std::string_view text, std::uint64_t offset) : m_text(text), m_offset(offset) {}

    NpyHeader parse()
    {
        NpyHeader header;
        bool has_descr = false, has_order = false, has_shape = false;
        take('{');
        while (!tryTake('}')) {
            const std::uint64_t at = place();
            const std::string_view key = text();
            take(':');
            if (key == "descr" && !has_descr) {
                skipBlanks();
                if (m_at < m_text.size() && m_text[m_at] == '[') {
                    skipList();
                    header.left_out = say("expected a single number type, got a structured dtype");
                } else {
                    readDescr(text(), header);
                }
                has_descr = true;
            } else if (key == "fortran_order" && !has_order) {
                header.column_major = truth();
                has_order = true;
            } else if (key == "shape" && !has_shape) {
                header.shape = tuple();
                has_shape = true;
            } else {
                failAtOffset(
                    at, say("the header has %1; expected descr, fortran_order and shape, each once", quotedName(key)));
            }
            if (!tryTake(',')) {
                take('}');
                break;
            }
        }
        skipBlanks();
        if (m_at != m_text.size())
            failAtOffset(place(), say("the header continues after its closing brace"));
        if (!has_descr || !has_order || !has_shape)
            failAtOffset(m_offset, say("descr, fortran_order or shape is missing from the header"));
        return header;
    }

private:
    std::uint64_t place() const { return m_offset + m_at; }

    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\n\r", m_at), m_text.size()); }

    bool tryTake(char c)
    {
        skipBlanks();
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }
    void take(char c)
    {
        if (!tryTake(c))
            failAtOffset(place(), say("the header is not a Python dict: expected '%1'", std::string(1, c)));
    }
    std::string_view text()
    {
        skipBlanks();
        const char quote = m_at < m_text.size() ? m_text[m_at] : 0;
        const std::size_t end = quote == '\'' || quote == '"' ? m_text.find(quote, m_at + 1) : std::string_view::npos;
        if (end == std::string_view::npos)
            failAtOffset(place(), say("the header is not a Python dict: expected a quoted string"));
        const std::string_view found = m_text.substr(m_at + 1, end - m_at - 1);
        m_at = end + 1;
        return found;
    }
    // Of a structured dtype: lists, tuples, names and numbers.
    void skipList()
    {
        int open = 0;
        do {
            skipBlanks();
            const char c = m_at < m_text.size() ? m_text[m_at] : 0;
            if (c == 0)
                failAtOffset(place(), say("the header is not a Python dict: expected '%1'", "]"));
            if (c == '\'' || c == '"') {
                text();
                continue;
            }
            open += (c == '[') - (c == ']');
            ++m_at;
        } while (open > 0);
    }
    bool truth()
    {
        skipBlanks();
        for (const std::string_view word : {"True", "False"})
            if (m_text.substr(m_at).starts_with(word)) {
                m_at += word.size();
                return word == "True";
            }
        failAtOffset(place(), say("fortran_order is neither True nor False"));
    }
    Shape tuple()
    {
        Shape shape;
        const std::uint64_t at = place();
        take('(');
        while (!tryTake(')')) {
            skipBlanks();
            std::int64_t extent = -1;
            const char* end = m_text.data() + m_text.size();
            auto [rest, fault] = std::from_chars(m_text.data() + m_at, end, extent);
            if (fault != std::errc() || extent < 0)
                failAtOffset(place(), say("each size in the shape must be a whole number, 0 or more"));
            m_at = static_cast<std::size_t>(rest - m_text.data());
            if (m_at < m_text.size() && m_text[m_at] == 'L')
                ++m_at; // Python 2
            shape.push_back(extent);
            if (shape.size() > max_array_axes)
                break;
            if (!tryTake(',')) {
                take(')');
                break;
            }
        }
        checkedElements(shape, at);
        return shape;
    }

    std::string_view m_text;
    std::uint64_t m_offset; // of the text in the file
    std::size_t m_at = 0;
};

// The words of a text array with one or two axes; empty for other shapes, and for more than can be tokens.
ReadTexts textsOf(std::string_view bytes, const NpyHeader& header, std::uint64_t data_at)
{
    const std::uint64_t count = static_cast<std::uint64_t>(checkedElements(header.shape, data_at));
    const std::uint64_t width = header.characters * (header.bytes ? 1 : 4);
    if (count * width != bytes.size())
        failAtOffset(data_at, say("the shape %1 of %2 needs %3, but the file has %4 left", toString(header.shape),
                                  say("text"), sayCount("1 byte", "%n bytes", count * width), bytes.size()));
    const std::size_t rank = header.shape.size();
    if (count == 0 || count > max_read_texts || rank < 1 || rank > 2)
        return {};
    const std::size_t rows = rank == 2 ? static_cast<std::size_t>(header.shape.front()) : 1,
                      columns = static_cast<std::size_t>(header.shape.back());
    ReadTexts texts(rows);
    for (std::size_t row = 0; row < rows; ++row)
        for (std::size_t column = 0; column < columns; ++column) {
            const std::size_t at = header.column_major ? column * rows + row : row * columns + column;
            std::string_view text = bytes.substr(at * width, width);
            const std::string utf8 = header.bytes ? validUtf8(text) : utf8OfWide(text, 4, header.big_endian);
            texts[row].push_back(utf8.substr(0, utf8.find_last_not_of('\0') + 1)); // padded
        }
    return texts;
}

} // namespace

ReadArray readNpy(std::string_view bytes)
{
    constexpr std::size_t version_at = 6, length_at = 8;
    if (!bytes.starts_with(npy_magic))
        failAtOffset(0, "not an .npy file: it does not begin with \\x93NUMPY");
    if (bytes.size() < length_at + 2)
        failAtOffset(bytes.size(), say("the file ends inside its header"));
    const int major = static_cast<unsigned char>(bytes[version_at]),
              minor = static_cast<unsigned char>(bytes[version_at + 1]);
    if (major < 1 || major > 3 || minor != 0)
        failAtOffset(
            version_at,
            say("the file has version %1.%2, but this program reads only versions 1.0, 2.0 and 3.0", major, minor));
    const int width = major == 1 ? 2 : 4;
    const std::size_t header_at = length_at + width;
    if (bytes.size() < header_at)
        failAtOffset(bytes.size(), say("the file ends inside its header"));
    const std::uint64_t length = littleEndian(bytes, length_at, width);
    if (length > max_npy_header)
        failAtOffset(length_at, say("the header length is %1, but at most %2 are accepted",
                                    sayCount("1 byte", "%n bytes", length), countText(max_npy_header)));
    if (length > bytes.size() - header_at)
        failAtOffset(length_at, say("the header length is %1, but the file has %2 left",
                                    sayCount("1 byte", "%n bytes", length), bytes.size() - header_at));
    const NpyHeader header = NpyHeaderParser(bytes.substr(header_at, length), header_at).parse();
    const std::uint64_t data_at = header_at + length;
    if (!header.stored) {
        ReadArray left{"", say("text"), Tensor(Shape{0}), 0};
        left.left_out = header.left_out;
        if (header.characters)
            left.texts = textsOf(bytes.substr(data_at), header, data_at);
        else
            left.storedAs = "—";
        return left;
    }
    const StoredNumber& stored = *header.stored;
    const std::uint64_t needed =
        static_cast<std::uint64_t>(checkedElements(header.shape, header_at)) * static_cast<std::uint64_t>(stored.bytes);
    if (needed != bytes.size() - data_at)
        failAtOffset(data_at, say("the shape %1 of %2 needs %3, but the file has %4 left", toString(header.shape),
                                  storedName(stored), sayCount("1 byte", "%n bytes", needed), bytes.size() - data_at));
    ReadArray array;
    array.storedAs = storedName(stored);
    array.values = numbersOf(bytes.substr(data_at), stored, header.shape, data_at, array.inexact);
    if (header.column_major)
        array.values = fromColumnMajor(array.values);
    return array;
}

} // namespace attn
