// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/regexsyntax.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace attn {

namespace {

using namespace std::string_view_literals;

constexpr auto word_items = R"(\p{Alphabetic}\p{M}\p{Nd}\p{Pc})"sv;

struct NamedClass {
    std::string_view name, items;
};
constexpr std::array<NamedClass, 11> named_classes{{{"alpha", R"(\p{Alphabetic})"},
                                                    {"alnum", R"(\p{Alphabetic}\p{Nd})"},
                                                    {"digit", R"(\p{Nd})"},
                                                    {"lower", R"(\p{Lowercase})"},
                                                    {"upper", R"(\p{Uppercase})"},
                                                    {"space", R"(\p{White_Space})"},
                                                    {"blank", R"(\t\p{Zs})"},
                                                    {"punct", R"(\p{P}\p{S})"},
                                                    {"cntrl", R"(\p{Cc})"},
                                                    {"word", word_items},
                                                    {"xdigit", "0-9A-Fa-f"}}};

// Reads a pattern once from left to right.
class PatternTranslator {
public:
    explicit PatternTranslator(std::string_view pattern) : m_pattern(pattern) {}

    Result<std::string> translate()
    {
        while (m_at < m_pattern.size() && m_fault.empty())
            step();
        if (m_depth > 0 && m_fault.empty())
            refuse(say("an unclosed class"));
        if (!m_fault.empty())
            return Error{say("cannot use the pattern: %1", m_fault)};
        return std::move(m_out);
    }

private:
    void refuse(const std::string& what) { m_fault = say("%1 is not allowed (byte %2)", what, m_at); }
    bool next(std::string_view what) const { return m_pattern.substr(m_at).starts_with(what); }
    void take(std::string_view what, std::string_view as)
    {
        m_at += what.size();
        m_out += as;
    }

    void step()
    {
        const char c = m_pattern[m_at];
        if (c == '\\')
            return escape();
        if (c == '[')
            return openClass();
        if (m_depth > 0)
            return insideClass(c);
        if (next("(*"))
            return refuse(say("a verb '(*'"));
        if (c == '{' && braces())
            return;
        m_out += c;
        ++m_at;
    }

    void insideClass(char c)
    {
        if (next("&&"))
            return refuse(say("an intersection '&&'"));
        if (c == ']')
            --m_depth;
        if (c != ']' || m_depth == 0)
            m_out += c;
        ++m_at;
    }

    // "[" opens a class; inside one it opens another, whose members are members of the outer one.
    void openClass()
    {
        if (m_depth > 0 && next("[:"))
            return namedClass();
        if (m_depth > 0 && next("[^"))
            return refuse(say("a negated class inside a class"));
        ++m_depth;
        if (m_depth == 1)
            m_out += '[';
        ++m_at;
        if (m_depth == 1 && next("^"))
            take("^", "^");
        if (next("]"))
            take("]", "\\]"); // the first one is a member
    }

    void namedClass()
    {
        for (const auto& [name, items] : named_classes)
            if (const std::string whole = "[:" + std::string(name) + ":]"; next(whole))
                return take(whole, items);
        refuse(say("an unknown class"));
    }

    // A count: true where it was one. "{,3}" is "{0,3}" there and literal here.
    bool braces()
    {
        const std::size_t end = m_pattern.find('}', m_at);
        if (end == std::string_view::npos)
            return false;
        const std::string_view inside = m_pattern.substr(m_at + 1, end - m_at - 1);
        if (inside.empty() || inside.find_first_not_of("0123456789,") != std::string_view::npos)
            return false;
        if (end + 1 < m_pattern.size() && m_pattern[end + 1] == '+') {
            refuse(say("a repeated count '}+'"));
            return true;
        }
        m_out += inside.starts_with(',') && inside.size() > 1 ? "{0" : "{";
        m_out += inside;
        m_out += '}';
        m_at = end + 1;
        return true;
    }

    void escape()
    {
        const char letter = m_at + 1 < m_pattern.size() ? m_pattern[m_at + 1] : 0;
        const std::string_view whole = m_pattern.substr(m_at, 2);
        const std::string word(word_items);
        const bool in_class = m_depth > 0;
        switch (letter) {
        case 's': return take(whole, R"(\p{White_Space})");
        case 'S': return take(whole, R"(\P{White_Space})");
        case 'd': return take(whole, R"(\p{Nd})");
        case 'D': return take(whole, R"(\P{Nd})");
        case 'v': return take(whole, R"(\x0b)");
        case 'h': return take(whole, in_class ? "0-9A-Fa-f" : "[0-9A-Fa-f]");
        case 'w': return take(whole, in_class ? word : "[" + word + "]");
        case 'H':
        case 'W':
            if (in_class)
                return refuse(say("a negated class inside a class"));
            return take(whole, letter == 'H' ? "[^0-9A-Fa-f]" : "[^" + word + "]");
        case 'b':
            if (in_class)
                return take(whole, whole); // a backspace
            return take(whole, "(?:(?<=[" + word + "])(?![" + word + "])|(?<![" + word + "])(?=[" + word + "]))");
        case 'B':
            if (in_class)
                return refuse(say("'\\B' inside a class"));
            return take(whole, "(?:(?<=[" + word + "])(?=[" + word + "])|(?<![" + word + "])(?![" + word + "]))");
        case 'u': return unicodeEscape();
        case 'Q':
        case 'E':
        case 'X':
        case 'R':
        case 'G':
        case 'K':
        case 'N':
        case 'g':
        case 'k': return refuse("'\\" + std::string(1, letter) + "'");
        case 0: return refuse(say("a backslash at the end"));
        case 'p':
        case 'P':
        case 'x': // braces that are no count
            m_out += whole;
            m_at += 2;
            if (next("{")) {
                const std::size_t end = std::min(m_pattern.find('}', m_at), m_pattern.size() - 1);
                take(m_pattern.substr(m_at, end + 1 - m_at), m_pattern.substr(m_at, end + 1 - m_at));
            }
            return;
        default: return take(whole, whole);
        }
    }

    void unicodeEscape()
    {
        const std::string_view digits = m_pattern.substr(m_at + 2, 4);
        for (const char digit : digits)
            if (!std::isxdigit(static_cast<unsigned char>(digit)))
                return refuse(say("'\\u' without four hex digits"));
        if (digits.size() < 4)
            return refuse(say("'\\u' without four hex digits"));
        take(m_pattern.substr(m_at, 6), "\\x{" + std::string(digits) + "}");
    }

    std::string_view m_pattern;
    std::size_t m_at = 0;
    int m_depth = 0; // of classes
    std::string m_out, m_fault;
};

} // namespace

Result<std::string> perlSyntax(std::string_view pattern) { return PatternTranslator(pattern).translate(); }

} // namespace attn
