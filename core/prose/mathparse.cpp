// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/prose/cellname.h"
#include "core/prose/math.h"
#include "core/prose/mathcommands.h"

#include <algorithm>
#include <cctype>

namespace attn {

namespace {

using Kind = MathNode::Kind;

constexpr std::size_t longest_formula = 4000;
constexpr int deepest_formula = 32;

// Commands that take something, for the sentence about an unknown one.
const std::vector<std::string_view> taking = {"frac",   "sqrt",  "text", "mathrm", "operatorname", "mathbf",
                                              "mathbb", "hat",   "bar",  "tilde",  "vec",          "left",
                                              "right",  "begin", "end",  "query",  "key",          "value"};

struct Environment {
    std::string_view name, open, close;
    bool left;
};
constexpr Environment environments[] = {
    {"cases", "{", "", true},     {"matrix", "", "", false}, {"pmatrix", "(", ")", false},
    {"bmatrix", "[", "]", false}, {"aligned", "", "", true},
};

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)); }
bool isDigit(char c) { return std::isdigit(static_cast<unsigned char>(c)); }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t bytesOf(char lead)
{
    const auto c = static_cast<unsigned char>(lead);
    return c >= 0xF0 ? 4 : c >= 0xE0 ? 3 : c >= 0xC0 ? 2 : 1;
}

MathNode leaf(Kind kind, std::string_view text) { return {.kind = kind, .text = std::string(text)}; }

// A row of one is that one.
MathNode rowOf(std::vector<MathNode> parts)
{
    if (parts.size() == 1)
        return std::move(parts.front());
    return {.parts = std::move(parts)};
}

void paintLetters(MathNode& node, ProseRole role)
{
    if (node.kind == Kind::Letter && node.role == ProseRole::None)
        node.role = role;
    for (MathNode& part : node.parts)
        paintLetters(part, role);
}

// The bold letters of mathematics, which have code points of their own.
std::string boldLetters(std::string_view word)
{
    std::string bold;
    for (const char c : word) {
        const unsigned code = c >= 'A' && c <= 'Z'   ? 0x1D400 + (c - 'A')
                              : c >= 'a' && c <= 'z' ? 0x1D41A + (c - 'a')
                                                     : 0x1D7CE + (c - '0');
        for (const unsigned byte :
             {0xF0 | code >> 18, 0x80 | (code >> 12 & 63), 0x80 | (code >> 6 & 63), 0x80 | (code & 63)})
            bold += static_cast<char>(byte);
    }
    return bold;
}

// Reads from the left to the right; the first fault ends it.
class MathReader {
public:
    explicit MathReader(std::string_view latex) : m_rest(latex) {}

    Result<MathNode> whole()
    {
        MathNode formula = row();
        if (m_fault.empty() && !m_rest.empty())
            fail(m_rest.front() == '}'   ? say("a } has no matching {")
                 : m_rest.front() == '&' ? say("& can only separate the columns of \\begin{cases} and similar blocks")
                                         : say("\\%1 has no matching beginning", commandName(m_rest.substr(1))));
        if (!m_fault.empty())
            return Error{m_fault};
        return formula;
    }

private:
    void fail(std::string sentence)
    {
        if (m_fault.empty())
            m_fault = std::move(sentence);
        m_rest = {};
    }

    void skipBlanks()
    {
        while (!m_rest.empty() && isBlank(m_rest.front()))
            m_rest.remove_prefix(1);
    }

    bool take(std::string_view text)
    {
        if (!m_rest.starts_with(text))
            return false;
        m_rest.remove_prefix(text.size());
        return true;
    }

    static std::string commandName(std::string_view after)
    {
        std::size_t length = 0;
        while (length < after.size() && isLetter(after[length]))
            ++length;
        return std::string(after.substr(0, length ? length : std::min<std::size_t>(1, after.size())));
    }

    // Whether what a row is inside of ends here.
    bool atEnd()
    {
        skipBlanks();
        return m_rest.empty() || m_rest.front() == '}' || m_rest.front() == '&' || m_rest.starts_with("\\\\") ||
               (m_rest.starts_with("\\right") && commandName(m_rest.substr(1)) == "right") ||
               (m_rest.starts_with("\\end") && commandName(m_rest.substr(1)) == "end");
    }

    MathNode row()
    {
        if (++m_depth > deepest_formula)
            fail(say("the formula is nested more than 32 levels deep"));
        std::vector<MathNode> parts;
        while (!atEnd())
            parts.push_back(scripted(parts));
        --m_depth;
        return rowOf(std::move(parts));
    }

    // An atom with its subscript and superscript.
    MathNode scripted(const std::vector<MathNode>& before)
    {
        const char first = m_rest.front();
        MathNode base = first == '_' || first == '^' || first == '\'' ? MathNode() : atom(before);
        MathNode below, above;
        bool has_below = false, has_above = false;
        for (skipBlanks(); !m_rest.empty(); skipBlanks()) {
            const char c = m_rest.front();
            if (c != '_' && c != '^' && c != '\'')
                break;
            bool& has = c == '_' ? has_below : has_above;
            if (has) {
                fail(c == '_' ? say("one symbol has two subscripts; write {x_a}_b or x_{ab}")
                              : say("one symbol has two superscripts; write {x^a}^b or x^{ab}"));
                break;
            }
            has = true;
            m_rest.remove_prefix(1);
            if (c == '\'') {
                std::string primes = "′";
                while (take("'"))
                    primes += "′";
                above = leaf(Kind::Upright, primes);
            } else
                (c == '_' ? below : above) = argument(c == '_' ? "_" : "^");
        }
        if (!has_below && !has_above)
            return base;
        if (base.kind == Kind::Sum && base.parts.empty()) {
            base.parts = {std::move(below), std::move(above)};
            return base;
        }
        if (base.empty())
            base = leaf(Kind::Upright, ""); // so that the scripts have a base
        return {.kind = Kind::Script, .parts = {std::move(base), std::move(below), std::move(above)}};
    }

    // What a command or a script takes: a group, or one atom.
    MathNode argument(const std::string& of)
    {
        skipBlanks();
        if (m_rest.empty() || m_rest.front() == '}' || m_rest.front() == '&' || m_rest.front() == '_' ||
            m_rest.front() == '^') {
            fail(say("%1 is missing its argument", of));
            return {};
        }
        if (m_rest.front() != '{' && isDigit(m_rest.front())) {
            MathNode digit = leaf(Kind::Upright, m_rest.substr(0, 1)); // x^23 is x^2 and 3, as in LaTeX
            m_rest.remove_prefix(1);
            return digit;
        }
        return atom({});
    }

    MathNode atom(const std::vector<MathNode>& before)
    {
        const char c = m_rest.front();
        if (c == '{')
            return group();
        if (c == '\\')
            return command();
        if (isDigit(c) || (c == '.' && m_rest.size() > 1 && isDigit(m_rest[1]))) {
            std::size_t length = 0;
            while (length < m_rest.size() &&
                   (isDigit(m_rest[length]) ||
                    (m_rest[length] == '.' && length + 1 < m_rest.size() && isDigit(m_rest[length + 1]))))
                ++length;
            return cut(Kind::Upright, length);
        }
        if (isLetter(c))
            return cut(Kind::Letter, 1);
        if (c == '=' || c == '<' || c == '>')
            return cut(Kind::Sign, 1);
        if (c == '+' || c == '-' || c == '*') {
            m_rest.remove_prefix(1);
            // Unary, not binary: at the start, after another sign or an open parenthesis.
            const bool alone = before.empty() || before.back().kind == Kind::Sign ||
                               (before.back().kind == Kind::Upright &&
                                (before.back().text == "(" || before.back().text == "[" || before.back().text == ","));
            return leaf(alone ? Kind::Upright : Kind::Sign, c == '-' ? "−" : c == '*' ? "∗" : "+");
        }
        if (c == '~') {
            m_rest.remove_prefix(1);
            return leaf(Kind::Upright, "\u00a0");
        }
        if (c == '$' || c == '#' || c == '%' || c == '"' || c == '`' || static_cast<unsigned char>(c) < ' ') {
            fail(
                say("'%1' is not allowed in a formula", std::string(1, static_cast<unsigned char>(c) < ' ' ? '?' : c)));
            return {};
        }
        // A sign typed as itself is the one that its command writes.
        const std::string_view typed = m_rest.substr(0, std::min(bytesOf(c), m_rest.size()));
        m_rest.remove_prefix(typed.size());
        for (const std::string_view name : mathCommands())
            if (const MathCommand* same = mathCommand(name); same->text == typed && same->kind != Kind::Function)
                return leaf(same->kind == Kind::Sum ? Kind::Sum : c == '|' ? Kind::Upright : same->kind, typed);
        return leaf(typed == "−" ? Kind::Sign : Kind::Upright, typed);
    }

    MathNode cut(Kind kind, std::size_t length)
    {
        MathNode node = leaf(kind, m_rest.substr(0, length));
        m_rest.remove_prefix(length);
        return node;
    }

    MathNode group()
    {
        if (const auto close = m_rest.find('}'); close != std::string_view::npos)
            if (const auto cell = liveNameOf(m_rest.substr(1, close - 1))) {
                m_rest.remove_prefix(close + 1);
                return leaf(Kind::Live, *cell);
            }
        m_rest.remove_prefix(1);
        MathNode inside = row();
        if (!take("}"))
            fail(say("a { has no matching }"));
        return inside.kind == Kind::Sum && inside.parts.empty() ? MathNode{.parts = {std::move(inside)}} : inside;
    }

    // The characters of a group as they are.
    std::string words(const std::string& of)
    {
        skipBlanks();
        if (!take("{")) {
            fail(say("%1 is missing its {…}", of));
            return {};
        }
        const auto close = m_rest.find_first_of("{}\\");
        if (close == std::string_view::npos || m_rest[close] != '}') {
            fail(close == std::string_view::npos ? say("a { has no matching }")
                                                 : say("%1: expected plain words without \\ or {", of));
            return {};
        }
        std::string text(m_rest.substr(0, close));
        m_rest.remove_prefix(close + 1);
        return text;
    }

    MathNode command()
    {
        const std::string name = commandName(m_rest.substr(1)), shown = "\\" + name;
        m_rest.remove_prefix(1 + name.size());
        if (name.empty()) {
            fail(say("the formula ends in the middle of a command: \\"));
            return {};
        }
        if (const MathCommand* known = mathCommand(name))
            return leaf(known->kind, known->text);
        if (name == "frac") {
            MathNode above = argument(shown);
            return {.kind = Kind::Fraction, .parts = {std::move(above), argument(shown)}};
        }
        if (name == "sqrt")
            return {.kind = Kind::Root, .parts = {argument(shown)}};
        if (name == "text" || name == "mathrm")
            return leaf(Kind::Upright, words(shown));
        if (name == "operatorname")
            return leaf(Kind::Function, words(shown));
        if (name == "mathbf")
            return lettersOnly(shown, true);
        if (name == "mathbb")
            return lettersOnly(shown, false);
        if (name == "query" || name == "key" || name == "value") {
            MathNode inside = argument(shown);
            paintLetters(inside, name == "query" ? ProseRole::Query
                                 : name == "key" ? ProseRole::Key
                                                 : ProseRole::Value);
            return inside;
        }
        if (name == "left")
            return fenced();
        if (name == "begin")
            return environment();
        static constexpr std::pair<std::string_view, std::string_view> accents[] = {
            {"hat", "\u0302"}, {"bar", "\u0304"}, {"tilde", "\u0303"}, {"vec", "\u20d7"}};
        if (const auto found = std::ranges::find(accents, name, &std::pair<std::string_view, std::string_view>::first);
            found != std::end(accents)) {
            MathNode under = argument(shown);
            if (under.kind != Kind::Letter && m_fault.empty())
                fail(say("%1: expected one letter", shown));
            under.text += found->second;
            return under;
        }
        fail(say("%1: unknown command; did you mean \\%2?", shown, nearestCommand(name, taking)));
        return {};
    }

    MathNode lettersOnly(const std::string& command, bool bold)
    {
        const std::string word = words(command);
        if (bold) {
            if (!std::ranges::all_of(word, [](char c) { return isLetter(c) || isDigit(c); }))
                fail(say("%1: expected only digits and the letters A–Z and a–z", command));
            return m_fault.empty() ? leaf(Kind::Upright, boldLetters(word)) : MathNode();
        }
        static constexpr std::pair<std::string_view, std::string_view> sets[] = {
            {"R", "ℝ"}, {"N", "ℕ"}, {"Z", "ℤ"}, {"E", "𝔼"}};
        for (const auto& [letter, set] : sets)
            if (letter == word)
                return leaf(Kind::Upright, set);
        fail(say("%1: expected R, N, Z or E", command));
        return {};
    }

    // The delimiter of \left or \right, as high as its content.
    std::string fence(const std::string& of)
    {
        skipBlanks();
        static constexpr std::pair<std::string_view, std::string_view> fences[] = {
            {"(", "("},        {")", ")"},        {"[", "["},       {"]", "]"}, {"\\{", "{"},
            {"\\}", "}"},      {"|", "|"},        {"\\|", "‖"},     {".", ""},  {"\\langle", "⟨"},
            {"\\rangle", "⟩"}, {"\\lfloor", "⌊"}, {"\\rfloor", "⌋"}};
        for (const auto& [typed, text] : fences)
            if (take(typed))
                return std::string(text);
        fail(say("%1: expected ( ) [ ] | \\{ \\} or . after it", of));
        return {};
    }

    MathNode fenced()
    {
        MathNode node{.kind = Kind::Fenced, .text = fence("\\left")};
        node.parts.push_back(row());
        if (!take("\\right"))
            fail("a \\left without its \\right");
        else
            node.close = fence("\\right");
        return node;
    }

    MathNode environment()
    {
        const std::string name = words("\\begin");
        const auto known = std::ranges::find(environments, name, &Environment::name);
        if (known == std::end(environments)) {
            fail("\\begin{" + name + "}: not known; known are cases, matrix, pmatrix, bmatrix and aligned");
            return {};
        }
        std::vector<std::vector<MathNode>> rows(1);
        while (m_fault.empty()) {
            rows.back().push_back(row());
            if (take("&"))
                continue;
            if (!take("\\\\"))
                break;
            if (!atEnd() || !m_rest.starts_with("\\end"))
                rows.emplace_back();
        }
        if (m_fault.empty() && (!take("\\end") || words("\\end") != name))
            fail("a \\begin{" + name + "} without its \\end{" + name + "}");
        MathNode table{.kind = Kind::Table, .left = known->left};
        for (const auto& each : rows)
            table.columns = std::max(table.columns, each.size());
        for (auto& each : rows) {
            each.resize(table.columns);
            std::ranges::move(each, std::back_inserter(table.parts));
        }
        if (known->open.empty() && known->close.empty())
            return table;
        return {.kind = Kind::Fenced,
                .text = std::string(known->open),
                .close = std::string(known->close),
                .parts = {std::move(table)}};
    }

    std::string_view m_rest;
    std::string m_fault;
    int m_depth = 0;
};

} // namespace

Result<MathNode> parseMath(std::string_view latex)
{
    if (latex.size() > longest_formula)
        return Error{say("the formula is longer than 4,000 bytes")};
    return MathReader(latex).whole();
}

} // namespace attn
