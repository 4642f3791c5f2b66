// SPDX-License-Identifier: GPL-3.0-or-later
// Reads a page as a browser would: its elements, the numbers of its tables, and the equation of a cell as the page's script puts
// it together.
#pragma once

#include "core/base/strides.h"
#include "core/explain/explain.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>
#include <zlib.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace attn::test {

class PageReader {
public:
    explicit PageReader(std::string html) : m_html(std::move(html))
    {
        readElements();
        readEquations();
    }

    bool nested = true;                                                 // whatever is opened is closed, in order
    std::vector<std::string> attributes;                                // all tags with theirs, as written
    std::map<std::string, std::map<std::int64_t, std::string>> numbers; // of "0/weights", by their place in it
    nlohmann::json equations;
    std::string equationText; // the same as text

    std::string equation(const std::string& key, const Shape& shape, std::int64_t flat) const
    {
        const nlohmann::json& made = equations.at(key);
        const Index index = indexAt(shape, flat);
        if (made.contains("text")) {
            const auto& texts = made["text"];
            const std::string place = std::to_string(flat);
            if (texts.is_array())
                return texts.at(std::size_t(flat));
            if (texts.contains(place))
                return texts.at(place);
        }
        const std::string name = toString(CellRef{key.substr(key.find('/') + 1), index}) + " = ",
                          value = number(key, flat), note = made.value("note", "");
        if (!made.contains("sum"))
            return name + value + (note.empty() ? "" : "\n" + note);
        return name + std::string(made["sum"]["name"]) + " = " + sum(key, made["sum"], index) + " = " + value;
    }

private:
    std::string number(const std::string& key, std::int64_t flat) const { return numbers.at(key).at(flat); }

    std::string operand(const std::string& key, const nlohmann::json& places, const Index& index,
                        std::int64_t term) const
    {
        std::int64_t flat = std::int64_t(places[1]) + term * std::int64_t(places[2]);
        for (std::size_t axis = 0; axis < index.size(); ++axis)
            flat += index[axis] * std::int64_t(places[3 + axis]);
        return number(key.substr(0, key.find('/') + 1) + std::string(places[0]), flat);
    }

    std::string sum(const std::string& key, const nlohmann::json& sum, const Index& index) const
    {
        std::vector<std::string> terms;
        for (std::int64_t term = 0; term < std::int64_t(sum["n"]); ++term) {
            std::string product;
            for (const auto& factor : sum["factors"]) {
                const std::string each = operand(key, factor, index, term);
                product += product.empty() ? each : "·" + (each[0] == '-' ? "(" + each + ")" : each);
            }
            terms.push_back(product);
        }
        if (sum.contains("added"))
            terms.insert(sum["first"] ? terms.begin() : terms.end(), operand(key, sum["added"], index, 0));
        std::string text;
        for (const std::string& term : terms)
            text += text.empty() ? term : term[0] == '-' ? " - " + term.substr(1) : " + " + term;
        return text;
    }

    static std::string attribute(const std::string& tag, const std::string& name)
    {
        const auto at = tag.find(" " + name + "=\"");
        const auto begin = at + name.size() + 3;
        return at == std::string::npos ? "" : tag.substr(begin, tag.find('"', begin) - begin);
    }

    void readElements()
    {
        static const std::set<std::string> alone = {"meta", "br", "hr", "!DOCTYPE"};
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

    void readEquations()
    {
        const auto element = [&](const std::string& id) {
            const auto at = m_html.find("<script id=\"" + id + "\"");
            const auto begin = at == std::string::npos ? at : m_html.find('>', at) + 1;
            return at == std::string::npos ? std::string()
                                           : m_html.substr(begin, m_html.find("</script>", begin) - begin);
        };
        equationText = element("plain");
        if (const std::string packed = element("packed"); !packed.empty())
            equationText = unpacked(packed);
        equations = nlohmann::json::parse(equationText);
    }

    static std::string unpacked(const std::string& base64)
    {
        static const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        std::string bytes;
        unsigned group = 0;
        int bits = 0;
        for (const char c : base64.substr(0, base64.find('='))) {
            group = group << 6 | unsigned(letters.find(c));
            if ((bits += 6) >= 8)
                bytes += char(group >> (bits -= 8) & 0xFF);
        }
        constexpr std::size_t most = 16 << 20;
        std::string text(most, '\0');
        uLongf size = text.size();
        REQUIRE(uncompress(reinterpret_cast<Bytef*>(text.data()), &size, reinterpret_cast<const Bytef*>(bytes.data()),
                           bytes.size()) == Z_OK);
        text.resize(size);
        return text;
    }

    std::string m_html;
};

} // namespace attn::test
