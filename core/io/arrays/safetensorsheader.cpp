// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/safetensorsheader.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/arrays.h"

#include <limits>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace attn {

namespace {

// Receives the events of nlohmann's parser. Every event returns true, or throws.
class SafetensorsHeaderBuilder {
public:
    explicit SafetensorsHeaderBuilder(std::uint64_t offset) : m_offset(offset) {}
    std::vector<StoredTensor> take() { return std::move(m_tensors); }

    bool null() { return unexpected("null"); }
    bool boolean(bool value) { return unexpected(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) { return unexpected(std::to_string(value)); } // negative
    bool number_float(double, const std::string& text) { return unexpected(text.substr(0, 40)); }
    bool binary(nlohmann::json::binary_t&) { return false; } // JSON text has none
    bool number_unsigned(std::uint64_t value)
    {
        if (!m_inList)
            return unexpected(std::to_string(value));
        if (m_member == Member::Shape && value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
            fail(say("the shape has an axis that is too large: %1", value));
        if (m_member == Member::Shape && m_tensors.back().shape.size() == max_array_axes)
            fail(say("the shape has more than %1 axes", countText(max_array_axes)));
        if (m_member == Member::Shape) {
            m_tensors.back().shape.push_back(static_cast<std::int64_t>(value));
            return true;
        }
        if (m_offsets == 2)
            fail(say("data_offsets has more than two numbers"));
        (m_offsets++ == 0 ? m_tensors.back().begin : m_tensors.back().end) = value;
        return true;
    }
    bool string(std::string& value)
    {
        if (m_metadata && m_depth == 2)
            return true; // read, and left out
        if (m_depth != 2 || m_member != Member::Dtype)
            return unexpected(say("the string %1", quotedName(value)));
        m_tensors.back().dtype = value;
        return true;
    }

    bool start_object(std::size_t)
    {
        const bool tensor = m_depth == 1;
        if (m_depth > 1 || m_inList)
            return unexpected(say("an object"));
        ++m_depth;
        m_seen = 0;
        m_texts.clear();
        if (tensor && !m_metadata && m_tensors.size() == max_arrays)
            fail(say("the file has more than %1 tensors", countText(max_arrays)));
        if (tensor && !m_metadata)
            m_tensors.push_back({m_name, {}, {}, 0, 0});
        return true;
    }
    bool key(std::string& name)
    {
        constexpr std::size_t longest = 1024;
        if (m_depth == 1) {
            m_name = name;
            m_metadata = name == "__metadata__";
            if (name.empty() || name.size() > longest)
                fail(say("a name must have 1 to %2 bytes, but this one has %1",
                         sayCount("1 byte", "%n bytes", name.size()), longest));
            if (!m_names.insert(name).second)
                fail(say("the name occurs twice"));
            return true;
        }
        if (m_metadata) {
            if (m_texts.size() == max_arrays)
                fail(say("has more than %1 members", countText(max_arrays)));
            if (!m_texts.insert(name).second)
                fail(say("the member %1 occurs twice", quotedName(name)));
            return true;
        }
        m_member = name == "dtype"          ? Member::Dtype
                   : name == "shape"        ? Member::Shape
                   : name == "data_offsets" ? Member::Offsets
                                            : Member::None;
        if (m_member == Member::None)
            fail(say("the member %1 is not one of dtype, shape and data_offsets", quotedName(name)));
        if (m_seen & 1 << int(m_member))
            fail(say("the member %1 occurs twice", quotedName(name)));
        m_seen |= 1 << int(m_member);
        return true;
    }
    bool end_object()
    {
        constexpr int all = 1 << int(Member::Dtype) | 1 << int(Member::Shape) | 1 << int(Member::Offsets);
        if (m_depth == 2 && !m_metadata && m_seen != all)
            fail(say("dtype, shape or data_offsets is missing"));
        m_member = Member::None;
        m_metadata = m_metadata && m_depth > 2;
        --m_depth;
        return true;
    }

    bool start_array(std::size_t)
    {
        if (m_depth != 2 || m_metadata || m_inList || m_member == Member::Dtype)
            return unexpected(say("a list"));
        m_inList = true;
        m_offsets = 0;
        return true;
    }
    bool end_array()
    {
        if (m_member == Member::Offsets && m_offsets != 2)
            fail(say("data_offsets has fewer than two numbers"));
        m_inList = false;
        return true;
    }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
    {
        failAtOffset(m_offset + (position ? position - 1 : 0), say("the header is not JSON in UTF-8"));
    }

private:
    enum class Member { None, Dtype, Shape, Offsets };

    [[noreturn]] void fail(const std::string& rule) const
    {
        failAtOffset(m_offset, (m_name.empty() ? "" : quotedName(m_name) + ": ") + rule);
    }
    bool unexpected(const std::string& what) const { fail(say("the header has %1 in the wrong place", what)); }

    std::uint64_t m_offset;
    std::vector<StoredTensor> m_tensors;
    std::unordered_set<std::string> m_names, m_texts; // of all tensors; of the metadata
    std::string m_name;                               // the member of the outermost object that is being read
    int m_depth = 0;                                  // of objects
    bool m_metadata = false, m_inList = false;
    Member m_member = Member::None;
    int m_seen = 0;    // the members of this tensor so far
    int m_offsets = 0; // numbers of data_offsets so far
};

} // namespace

std::vector<StoredTensor> parseSafetensorsHeader(std::string_view text, std::uint64_t offset)
{
    if (!text.starts_with('{'))
        failAtOffset(offset, "the header does not begin with '{'");
    SafetensorsHeaderBuilder builder(offset);
    if (!nlohmann::json::sax_parse(text, &builder))
        failAtOffset(offset, say("the header is not JSON"));
    return builder.take();
}

} // namespace attn
