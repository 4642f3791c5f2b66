// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/jsonplace.h"

#include <algorithm>
#include <charconv>

namespace attn {

namespace {

// Scans JSON that a parser has already accepted; on anything else it stops at the end.
class JsonScanner {
public:
    JsonScanner(std::string_view text, std::size_t at) : m_text(text), m_at(at) { skipBlanks(); }

    std::size_t at() const { return m_at; }
    char now() const { return m_at < m_text.size() ? m_text[m_at] : 0; }
    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(" \t\r\n", m_at), m_text.size()); }
    void step()
    {
        m_at = std::min(m_at + 1, m_text.size());
        skipBlanks();
    }
    // The text between the quotes; the name of a member is compared as it is written.
    std::string_view string()
    {
        const std::size_t begin = ++m_at;
        while (m_at < m_text.size() && m_text[m_at] != '"')
            m_at += m_text[m_at] == '\\' ? 2 : 1;
        m_at = std::min(m_at, m_text.size());
        const std::string_view inside = m_text.substr(begin, m_at - begin);
        step();
        return inside;
    }
    // Skips the value that begins here; returns its end without trailing blanks.
    std::size_t skipValue()
    {
        int depth = 0;
        do {
            if (now() == '"') {
                string();
            } else if (now() == '{' || now() == '[') {
                ++depth;
                step();
            } else if (now() == '}' || now() == ']') {
                --depth;
                step();
            } else if (now() == ',' || now() == ':') {
                step();
            } else {
                m_at = std::min(m_text.find_first_of(" \t\r\n,:]}", m_at), m_text.size());
                skipBlanks();
            }
        } while (depth > 0 && m_at < m_text.size());
        std::size_t end = m_at;
        while (end > 0 && std::string_view(" \t\r\n").find(m_text[end - 1]) != std::string_view::npos)
            --end;
        return end;
    }

private:
    std::string_view m_text;
    std::size_t m_at;
};

// The value inside the one at `place` that the front of `path` names, and takes that front away.
std::optional<std::size_t> stepInto(std::string_view json, std::size_t place, std::string_view& path)
{
    JsonScanner scan(json, place);
    if (path.starts_with('[')) {
        std::size_t wanted = 0;
        const auto [rest, fault] = std::from_chars(path.data() + 1, path.data() + path.size(), wanted);
        if (fault != std::errc() || rest == path.data() + path.size() || *rest != ']' || scan.now() != '[')
            return std::nullopt;
        scan.step();
        for (std::size_t item = 0; item < wanted && scan.now() && scan.now() != ']'; ++item) {
            scan.skipValue();
            if (scan.now() == ',')
                scan.step();
        }
        if (!scan.now() || scan.now() == ']')
            return std::nullopt;
        path.remove_prefix(rest + 1 - path.data());
        return scan.at();
    }
    if (path.starts_with('.'))
        path.remove_prefix(1);
    if (scan.now() != '{')
        return std::nullopt;
    scan.step();
    while (scan.now() == '"') {
        const std::string_view name = scan.string();
        scan.step(); // the colon
        const bool ends =
            path.size() == name.size() ||
            (path.size() > name.size() && std::string_view(".[").find(path[name.size()]) != std::string_view::npos);
        if (path.starts_with(name) && ends && !name.empty()) {
            path.remove_prefix(name.size());
            return scan.at();
        }
        scan.skipValue();
        if (scan.now() == ',')
            scan.step();
    }
    return std::nullopt;
}

// The place of the innermost existing value on the path, and what is left of `path`.
std::size_t goTo(std::string_view json, std::string_view& path)
{
    std::size_t place = JsonScanner(json, 0).at();
    while (!path.empty()) {
        const auto inside = stepInto(json, place, path);
        if (!inside)
            break;
        place = *inside;
    }
    return place;
}

} // namespace

std::optional<std::string_view> jsonPart(std::string_view json, std::string_view path)
{
    const std::size_t place = goTo(json, path);
    if (!path.empty())
        return std::nullopt;
    return json.substr(place, JsonScanner(json, place).skipValue() - place);
}

int jsonLine(std::string_view json, std::string_view path)
{
    const std::size_t place = goTo(json, path);
    return 1 + static_cast<int>(std::count(json.begin(), json.begin() + place, '\n'));
}

} // namespace attn
