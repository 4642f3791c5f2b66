// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a page as a browser would: its elements, the numbers of its tables, and what its script is given.
#pragma once

#include "core/base/strides.h"
#include "core/explain/explain.h"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace attn::test {

class PageReader {
public:
    explicit PageReader(std::string html) : m_html(std::move(html)) { readElements(); }

    bool nested = true;                                                 // whatever is opened is closed, in order
    std::vector<std::string> attributes;                                // all tags with theirs, as written
    std::map<std::string, std::map<std::int64_t, std::string>> numbers; // of "0/weights", by their place in it

    // What stands inside the script element with this id.
    std::string script(const std::string& id) const
    {
        const auto at = m_html.find("<script id=\"" + id + "\"");
        const auto begin = at == std::string::npos ? at : m_html.find('>', at) + 1;
        return at == std::string::npos ? std::string() : m_html.substr(begin, m_html.find("</script>", begin) - begin);
    }

private:
    static std::string attribute(const std::string& tag, const std::string& name)
    {
        const auto at = tag.find(" " + name + "=");
        if (at == std::string::npos)
            return {};
        const auto begin = at + name.size() + 2;
        return tag[begin] == '"' ? tag.substr(begin + 1, tag.find('"', begin + 1) - begin - 1)
                                 : tag.substr(begin, tag.find(' ', begin) - begin);
    }

    void readElements()
    {
        static const std::set<std::string> alone = {"meta", "br", "hr", "input", "!DOCTYPE"};
        std::vector<std::string> open;
        std::string table;
        std::int64_t place = 0;
        bool counted = false; // the cell that is open holds a number of the tensor
        for (std::size_t at = 0; at < m_html.size();) {
            if (!open.empty() && (open.back() == "script" || open.back() == "style")) {
                at = m_html.find("</" + open.back() + ">", at) + open.back().size() + 3;
                open.pop_back();
                continue;
            }
            const std::size_t begin = m_html.find('<', at);
            if (begin == std::string::npos)
                break;
            if (counted && begin > at)
                numbers[table][place++] = m_html.substr(at, begin - at);
            const std::size_t end = m_html.find('>', begin);
            const std::string tag = m_html.substr(begin + 1, end - begin - 1);
            at = end + 1;
            const bool closes = tag[0] == '/';
            const std::string name = tag.substr(closes, tag.find_first_of(" \n", closes) - closes);
            counted = false;
            // A table leaves out the ends that HTML lets it.
            const bool ends_cell = name == "td" || name == "th" || (closes && (name == "tr" || name == "table"));
            if (ends_cell && !open.empty() && (open.back() == "td" || open.back() == "th"))
                open.pop_back();
            if (closes && name == "table" && !open.empty() && open.back() == "tbody")
                open.pop_back();
            if (closes && (name == "td" || name == "th"))
                continue;
            if (closes) {
                nested = nested && !open.empty() && open.back() == name;
                if (!open.empty())
                    open.pop_back();
                if (name == "table")
                    table.clear();
                continue;
            }
            attributes.push_back(tag);
            if (alone.contains(name))
                continue;
            open.push_back(name);
            if (name == "table" && !(table = attribute(tag, "data-k")).empty())
                place = std::stoll(attribute(tag, "data-o"));
            counted = name == "td" && !table.empty() && attribute(tag, "class") != "s"; // not a row's sum
        }
        nested = nested && open.empty();
    }

    std::string m_html;
};

} // namespace attn::test
