// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/prosepieces.h"
#include "core/base/say.h"
#include "core/prose/cellname.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

namespace attn {

namespace {

// Characters of Unicode's private area, which a text has no use for: Markdown takes them for letters.
constexpr std::string_view mark_begin = "\uE000", mark_end = "\uE001";

class ProseReader {
public:
    explicit ProseReader(std::string_view prose) : m_prose(prose) {}

    ProseParts read()
    {
        while (m_at < m_prose.size() && !m_parts.fault) {
            const char c = m_prose[m_at];
            if (startsFence())
                copy(fenceLength());
            else if (c == '\\')
                copy(std::min<std::size_t>(2, m_prose.size() - m_at));
            else if (c == '`')
                copy(codeLength());
            else if (c == '$')
                readFormula();
            else if (c == '{')
                readNumber();
            else if (c != '[' || !readWord())
                copy(1);
        }
        return std::move(m_parts);
    }

private:
    std::string_view rest() const { return m_prose.substr(m_at); }

    void fail(const std::string& sentence)
    {
        const auto line = 1 + std::ranges::count(m_prose.substr(0, m_at), '\n');
        m_parts.fault = say("line %1: %2", line, sentence);
    }

    // As it is, but for the bytes of marks.
    void copy(std::size_t length)
    {
        for (const std::size_t end = m_at + length; m_at < end;) {
            const bool mark = rest().starts_with(mark_begin) || rest().starts_with(mark_end);
            if (mark)
                m_parts.markdown += "\uFFFD";
            else
                m_parts.markdown += m_prose[m_at];
            m_at += mark ? mark_begin.size() : 1;
        }
    }

    void put(ProsePiece piece, std::size_t length)
    {
        m_parts.markdown += mark_begin;
        m_parts.markdown += std::to_string(m_parts.pieces.size());
        m_parts.markdown += mark_end;
        m_parts.pieces.push_back(std::move(piece));
        m_at += length;
    }

    // A line of ``` or ~~~ begins a block of code.
    bool startsFence() const
    {
        const std::size_t line = m_at == 0 ? 0 : m_prose.rfind('\n', m_at - 1) + 1;
        const std::string_view before = m_prose.substr(line, m_at - line);
        return before.size() < 4 && before.find_first_not_of(' ') == std::string_view::npos &&
               (rest().starts_with("```") || rest().starts_with("~~~"));
    }

    // Up to the line that ends it, or to the end of the text.
    std::size_t fenceLength() const
    {
        const std::size_t marks = std::min(rest().find_first_not_of(rest()[0]), rest().size());
        for (std::size_t line = rest().find('\n'); line != std::string_view::npos; line = rest().find('\n', line + 1)) {
            const std::size_t begin = std::min(rest().find_first_not_of(' ', line + 1), rest().size());
            const std::size_t end = std::min(rest().find_first_not_of(rest()[0], begin), rest().size());
            if (end - begin >= marks && begin - line <= 4)
                return end;
        }
        return rest().size();
    }

    // From a run of backticks to the next one of the same length; only the run if there is none.
    std::size_t codeLength() const
    {
        const std::size_t run = std::min(rest().find_first_not_of('`'), rest().size());
        for (std::size_t at = rest().find('`', run); at != std::string_view::npos; at = rest().find('`', at)) {
            const std::size_t end = std::min(rest().find_first_not_of('`', at), rest().size());
            if (end - at == run)
                return end;
            at = end;
        }
        return run;
    }

    void readFormula()
    {
        const std::string_view dollars = rest().starts_with("$$") ? "$$" : "$";
        std::size_t end = dollars.size();
        while (end < rest().size() && !rest().substr(end).starts_with(dollars) && !blankLineAt(end))
            end += rest()[end] == '\\' ? 2 : 1;
        if (end >= rest().size() || blankLineAt(end))
            return fail(dollars == "$"
                            ? say("a formula starts with $ but has no closing $; write \\$ for a dollar sign")
                            : say("a formula starts with $$ but has no closing $$"));
        auto formula = parseMath(rest().substr(dollars.size(), end - dollars.size()));
        if (!formula)
            return fail(formula.error().message);
        if (formula->empty())
            return fail(say("the formula is empty"));
        put({.kind = dollars == "$" ? ProsePiece::Kind::Formula : ProsePiece::Kind::DisplayFormula,
             .formula = std::move(*formula)},
            end + dollars.size());
    }

    bool blankLineAt(std::size_t at) const
    {
        if (at >= rest().size() || rest()[at] != '\n')
            return false;
        const std::size_t next = rest().find_first_not_of(" \t\r", at + 1);
        return next == std::string_view::npos || rest()[next] == '\n';
    }

    void readNumber()
    {
        const std::size_t close = rest().find('}');
        const bool closed =
            close != std::string_view::npos && rest().substr(0, close).find('\n') == std::string_view::npos;
        const auto cell = closed ? liveNameOf(rest().substr(1, close - 1)) : std::nullopt;
        if (cell)
            return put({.kind = ProsePiece::Kind::Number, .text = *cell}, close + 1);
        constexpr std::size_t longest_shown = 40;
        const bool shown = closed && close < longest_shown;
        fail(say("%1 is not a value of the computation; expected one like {weights[1,2]}, or \\{ for a brace",
                 shown ? std::string(rest().substr(0, close + 1)) : std::string("{")));
    }

    // "[query:journey]"; false for brackets of any other form.
    bool readWord()
    {
        std::size_t colon = 1;
        while (colon < rest().size() && std::islower(static_cast<unsigned char>(rest()[colon])))
            ++colon;
        if (colon == 1 || colon + 1 >= rest().size() || rest()[colon] != ':' ||
            std::isspace(static_cast<unsigned char>(rest()[colon + 1])))
            return false;
        const std::string name(rest().substr(1, colon - 1));
        static constexpr std::pair<std::string_view, ProseRole> roles[] = {
            {"query", ProseRole::Query}, {"key", ProseRole::Key}, {"value", ProseRole::Value}};
        const auto role = std::ranges::find(roles, name, &std::pair<std::string_view, ProseRole>::first);
        const std::size_t close = rest().find_first_of("]\n", colon);
        const bool closed = close != std::string_view::npos && rest()[close] == ']' && close > colon + 1;
        if (closed && role != std::end(roles))
            put({.kind = ProsePiece::Kind::Word,
                 .role = role->second,
                 .text = std::string(rest().substr(colon + 1, close - colon - 1))},
                close + 1);
        else
            fail(role == std::end(roles)
                     ? say("[%1: expected query, key or value before the colon, or \\[ for a bracket", name)
                     : say("[%1: expected a word and ] after this, as in [%1:journey]", name));
        return true;
    }

    std::string_view m_prose;
    std::size_t m_at = 0;
    ProseParts m_parts;
};

} // namespace

ProseParts takenApart(std::string_view prose) { return ProseReader(prose).read(); }

std::optional<ProseMark> nextMark(std::string_view text, std::size_t from)
{
    ProseMark mark{.begin = text.find(mark_begin, from)};
    if (mark.begin == std::string_view::npos)
        return std::nullopt;
    const char* digits = text.data() + mark.begin + mark_begin.size();
    const char* end = std::from_chars(digits, text.data() + text.size(), mark.piece).ptr;
    mark.end = std::size_t(end - text.data()) + mark_end.size();
    return mark;
}

} // namespace attn
