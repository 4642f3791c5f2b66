// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/tokenizerdocument.h"

#include "core/base/say.h"
#include "core/base/textplace.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t max_tokenizer_bytes = std::size_t(64) << 20;
constexpr std::size_t max_tokenizer_nesting = 32;
constexpr std::size_t max_tree_values = 1'000'000;

// Receives the events of nlohmann's parser. Every event returns true, or throws.
class TokenizerDocumentBuilder {
public:
    TokenizerDocumentBuilder(std::string_view text, bool bare_vocab) : m_text(text), m_bare_vocab(bare_vocab) {}
    TokenizerDocument take() { return std::move(m_document); }

    bool null() { return m_list == List::None ? leaf(nullptr) : unfit("null"); }
    bool boolean(bool value) { return m_list == List::None ? leaf(value) : unfit(value ? "true" : "false"); }
    bool number_integer(std::int64_t value) { return number(value, static_cast<double>(value)); }
    bool number_unsigned(std::uint64_t value)
    {
        const auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
        return number(static_cast<std::int64_t>(std::min(value, most)), static_cast<double>(value));
    }
    bool number_float(double value, const std::string& text)
    {
        if (m_list == List::None)
            return leaf(value);
        return m_list == List::Scored && m_inner == 1 ? score(value) : unfit(text.substr(0, 40));
    }
    bool binary(nlohmann::json::binary_t&) { return false; } // JSON text has none

    bool string(std::string& value)
    {
        if (m_list == List::None)
            return leaf(std::move(value));
        if (m_list == List::Vocab || (m_list == List::Scored && m_inner != 0))
            return unfit(say("a string"));
        if (m_list == List::Scored) {
            if (m_depth != m_base + 1)
                return unfit(say("a string"));
            checkRoom(m_document.scored.size());
            m_document.scored.emplace_back(std::move(value), 0);
            m_inner = 1;
            return true;
        }
        if (m_depth == m_base)
            return mergeText(value);
        if (m_inner == 2)
            return unfit(say("a third string"));
        if (m_inner == 0)
            addMerge(std::move(value), std::string());
        else
            m_document.merges.back().second = std::move(value);
        ++m_inner;
        return true;
    }

    bool key(std::string& name)
    {
        m_name = std::move(name);
        if (m_list == List::None && !m_open.empty() && m_open.back()->contains(m_name))
            failTokenizer(place(), say("the name occurs twice"));
        return true;
    }

    bool start_object(std::size_t)
    {
        if (m_list != List::None)
            return unfit(say("an object"));
        const bool vocab = m_bare_vocab ? m_depth == 0 : atModel("vocab");
        return vocab ? open(List::Vocab, m_document.has_vocab) : push(nlohmann::json::object());
    }
    bool end_object() { return close(); }
    bool start_array(std::size_t)
    {
        if (m_list == List::None && !m_bare_vocab && atModel("vocab"))
            return open(List::Scored, m_document.has_scored);
        if (m_list == List::None && !m_bare_vocab && atModel("merges"))
            return open(List::Merges, m_document.has_merges);
        if (m_list == List::None)
            return push(nlohmann::json::array());
        if (m_list == List::Vocab || m_depth != m_base)
            return unfit(say("a list"));
        ++m_depth;
        m_inner = 0;
        return true;
    }
    bool end_array()
    {
        if (m_list == List::None || m_depth == m_base)
            return close();
        if (m_inner != 2)
            failTokenizer(listPlace(), say("expected a list of two values"));
        --m_depth;
        return true;
    }

    bool parse_error(std::size_t at, const std::string&, const nlohmann::json::exception&)
    {
        failTokenizer(lineAndColumn(m_text, std::min(at ? at - 1 : 0, m_text.size())), say("this is not valid JSON"));
    }

private:
    enum class List : std::uint8_t { None, Vocab, Scored, Merges };

    bool atModel(std::string_view name) const { return m_depth == 2 && m_names.back() == "model" && m_name == name; }

    bool open(List list, bool& seen)
    {
        if (seen)
            failTokenizer(place(), say("the name occurs twice"));
        seen = true;
        m_list = list;
        m_names.push_back(m_name);
        m_base = ++m_depth;
        return true;
    }
    bool close()
    {
        --m_depth;
        if (m_list == List::None) {
            m_open.pop_back();
        } else {
            m_list = List::None;
        }
        m_name = m_names.empty() ? std::string() : m_names.back();
        m_names.pop_back();
        return true;
    }
    bool push(nlohmann::json value)
    {
        if (m_depth == max_tokenizer_nesting)
            failTokenizer(place(), say("is nested deeper than %1 levels", max_tokenizer_nesting));
        nlohmann::json* placed = put(std::move(value));
        m_open.push_back(placed);
        m_names.push_back(m_name);
        ++m_depth;
        return true;
    }
    bool leaf(nlohmann::json value)
    {
        put(std::move(value));
        return true;
    }
    nlohmann::json* put(nlohmann::json value)
    {
        if (++m_values > max_tree_values)
            failTokenizer(place(), say("the file contains too many values outside the vocabulary and the merges"));
        if (m_open.empty())
            return &(m_document.rest = std::move(value));
        if (m_open.back()->is_array()) {
            m_open.back()->push_back(std::move(value));
            return &m_open.back()->back();
        }
        return &((*m_open.back())[m_name] = std::move(value));
    }

    bool number(std::int64_t whole, double value)
    {
        switch (m_list) {
        case List::None: return leaf(whole);
        case List::Vocab:
            checkRoom(m_document.vocab.size());
            m_document.vocab.emplace_back(m_name, whole);
            return true;
        case List::Scored: return m_inner == 1 ? score(value) : unfit(say("a number"));
        case List::Merges: break;
        }
        return unfit(say("a number"));
    }
    bool score(double value)
    {
        m_document.scored.back().second = value;
        m_inner = 2;
        return true;
    }
    // "Ġ t"; the first line of a merges.txt is left out as the reference does.
    bool mergeText(const std::string& value)
    {
        if (value.starts_with("#version"))
            return true;
        const std::size_t blank = value.find(' ');
        if (blank == std::string::npos || value.find(' ', blank + 1) != std::string::npos)
            failTokenizer(listPlace(), say("expected two pieces separated by a space, found %1", quotedPiece(value)));
        addMerge(value.substr(0, blank), value.substr(blank + 1));
        return true;
    }
    void addMerge(std::string left, std::string right)
    {
        checkRoom(m_document.merges.size());
        m_document.merges.emplace_back(std::move(left), std::move(right));
    }
    void checkRoom(std::size_t count) const
    {
        if (count == max_tokenizer_entries)
            failTokenizer(listPlace(), say("the list has more than %1 entries", countText(max_tokenizer_entries)));
    }
    bool unfit(const std::string& what) const
    {
        const std::string expected = m_list == List::Vocab    ? say("a whole number")
                                     : m_list == List::Scored ? say("a list with a piece and its score")
                                                              : say("two pieces");
        failTokenizer(listPlace(), say("expected %1, found %2", expected, what));
    }
    // Of a value of the vocabulary or of the merges.
    std::string listPlace() const
    {
        if (m_list == List::Vocab)
            return (m_bare_vocab ? "" : "model.vocab: ") + quotedPiece(m_name);
        const bool scored = m_list == List::Scored;
        const std::size_t begun = m_depth > m_base && m_inner > 0 ? 1 : 0;
        return (scored ? "model.vocab[" : "model.merges[") +
               std::to_string((scored ? m_document.scored.size() : m_document.merges.size()) - begun) + "]";
    }
    std::string place() const
    {
        std::string path;
        for (std::size_t level = 0; level < m_open.size(); ++level) {
            const bool last = level + 1 == m_open.size();
            if (m_open[level]->is_array())
                path += "[" + std::to_string(m_open[level]->size() - (last ? 0 : 1)) + "]";
            else
                path += (path.empty() ? "" : ".") + (last ? m_name : m_names[level + 1]).substr(0, 60);
        }
        return path.empty() ? say("the file") : path;
    }

    std::string_view m_text;
    bool m_bare_vocab;
    TokenizerDocument m_document;
    std::vector<nlohmann::json*> m_open; // objects and lists of the tree around the place, outermost first
    std::vector<std::string> m_names;    // the member name of each
    std::string m_name;
    List m_list = List::None;
    std::size_t m_depth = 0, m_base = 0; // m_base: the depth inside the list
    int m_inner = 0;                     // values of the inner list so far
    std::size_t m_values = 0;
};

} // namespace

TokenizerDocument readTokenizerDocument(std::string_view text, bool bare_vocab)
{
    if (text.size() > max_tokenizer_bytes)
        failTokenizer(say("the file"), say("larger than 64 MiB"));
    if (text.starts_with("\uFEFF"))
        text.remove_prefix(std::string_view("\uFEFF").size());
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        failTokenizer(say("the file"), "empty");
    TokenizerDocumentBuilder builder(text, bare_vocab);
    if (!nlohmann::json::sax_parse(text, &builder))
        failTokenizer(say("the file"), say("this is not valid JSON"));
    return builder.take();
}

} // namespace attn
