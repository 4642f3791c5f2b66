// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/weightindex.h"

#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/files/path.h"

#include <map>
#include <nlohmann/json.hpp>
#include <unordered_set>

namespace attn {

namespace {

constexpr std::string_view expected_index = R"(expected {"weight_map": {"NAME": "FILE"}})";

void checkFileName(const std::string& tensor, const std::string& file)
{
    if (!isPlainFileName(file))
        throw ArrayFault{say("weight_map: %1 is in %2; expected a plain file name in the index's folder",
                             quotedName(tensor), quotedName(file))};
}

// Receives the events of nlohmann's parser. Every event returns true, or throws.
class WeightIndexBuilder {
public:
    WeightIndex take()
    {
        if (!m_hasMap)
            throw ArrayFault{say("weight_map is missing; %1", expected_index)};
        std::size_t number = 0;
        for (auto& [file, at] : m_files) {
            m_index.files.push_back(file);
            at = number++;
        }
        for (std::size_t i = 0; i < m_index.places.size(); ++i)
            m_index.places[i].file = *m_fileOf[i];
        return std::move(m_index);
    }

    bool null() { return other("null"); }
    bool boolean(bool) { return other(say("a Boolean")); }
    bool number_integer(std::int64_t) { return other(say("a number")); }
    bool number_unsigned(std::uint64_t) { return other(say("a number")); }
    bool number_float(double, const std::string&) { return other(say("a number")); }
    bool binary(nlohmann::json::binary_t&) { return false; } // JSON text has none
    bool string(std::string& value)
    {
        if (!m_inMap)
            return other(say("a string"));
        checkFileName(m_name, value);
        const auto file = m_files.try_emplace(value).first;
        if (m_files.size() > max_index_files)
            throw ArrayFault{say("weight_map lists more than %1 files", countText(max_index_files))};
        m_index.places.push_back({m_name});
        m_fileOf.push_back(&file->second);
        return true;
    }
    bool start_object(std::size_t)
    {
        if (m_inMap)
            return other(say("an object"));
        m_inMap = m_depth == 1 && m_name == "weight_map";
        m_hasMap = m_hasMap || m_inMap;
        return opened();
    }
    bool key(std::string& name)
    {
        if (!m_seen.back().insert(name).second)
            throw ArrayFault{say("%1 occurs twice", quotedName(name))};
        if (m_seen.back().size() > max_index_tensors && !m_inMap)
            throw ArrayFault{say("an object has more than %1 members", countText(max_index_tensors))};
        if (m_inMap && m_index.places.size() == max_index_tensors)
            throw ArrayFault{say("weight_map lists more than %1 tensors", countText(max_index_tensors))};
        m_name = name;
        return true;
    }
    bool end_object()
    {
        m_inMap = false;
        return closed();
    }
    bool start_array(std::size_t) { return other(say("a list")) && opened(); }
    bool end_array() { return closed(); }

    bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&)
    {
        failAtOffset(position ? position - 1 : 0, say("not JSON in UTF-8"));
    }

private:
    bool opened()
    {
        constexpr int deepest = 32;
        if (++m_depth > deepest)
            throw ArrayFault{say("lists and objects are nested deeper than %1 levels", deepest)};
        m_seen.emplace_back();
        return true;
    }
    bool closed()
    {
        --m_depth;
        m_seen.pop_back();
        return true;
    }
    // Anything but a file name: skipped, except where a name is expected.
    bool other(const std::string& what) const
    {
        if (m_depth == 0)
            throw ArrayFault{what + ", " + std::string(expected_index)};
        if (m_inMap || (m_depth == 1 && m_name == "weight_map"))
            throw ArrayFault{say("weight_map: found %1 at %2; expected a file name", what, quotedName(m_name))};
        return true;
    }

    WeightIndex m_index;
    std::map<std::string, std::size_t> m_files;          // and their numbers, once all are known
    std::vector<const std::size_t*> m_fileOf;            // of each place
    std::vector<std::unordered_set<std::string>> m_seen; // the members of every object that is open
    std::string m_name;
    int m_depth = 0;
    bool m_inMap = false, m_hasMap = false;
};

} // namespace

WeightIndex parseWeightIndex(std::string_view text)
{
    WeightIndexBuilder builder;
    if (!nlohmann::json::sax_parse(text, &builder))
        throw ArrayFault{say("not JSON")};
    return builder.take();
}

} // namespace attn
