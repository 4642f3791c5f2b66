// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/prose/prose.h"
#include "core/base/say.h"
#include "core/prose/htmltext.h"
#include "core/prose/prosepieces.h"

#include <md4c.h>

#include <algorithm>
#include <iterator>

namespace attn {

namespace {

constexpr std::size_t longest_text = 100'000;

std::string_view colorName(ProseRole role)
{
    return role == ProseRole::Query ? "query" : role == ProseRole::Key ? "key" : "value";
}

// What md4c reads, written as HTML.
class ProseWriter {
public:
    ProseWriter(const std::vector<ProsePiece>& pieces, const ProseHooks& hooks) : m_pieces(pieces), m_hooks(hooks) {}

    std::string html;

    void begin(MD_BLOCKTYPE type, void* detail)
    {
        switch (type) {
        case MD_BLOCK_QUOTE: html += "<blockquote>"; break;
        case MD_BLOCK_UL: html += "<ul>"; break;
        case MD_BLOCK_OL: {
            const unsigned start = static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start;
            html += start == 1 ? "<ol>" : "<ol start=\"" + std::to_string(start) + "\">";
            break;
        }
        case MD_BLOCK_LI: html += "<li>"; break;
        case MD_BLOCK_HR: html += "<hr>\n"; break;
        case MD_BLOCK_H: html += "<h" + level(detail) + ">"; break;
        case MD_BLOCK_CODE: html += "<pre>"; break;
        case MD_BLOCK_P: html += "<p>"; break;
        case MD_BLOCK_TABLE: html += "<table>"; break;
        case MD_BLOCK_THEAD: html += "<thead>"; break;
        case MD_BLOCK_TBODY: html += "<tbody>"; break;
        case MD_BLOCK_TR: html += "<tr>"; break;
        case MD_BLOCK_TH: html += "<th" + alignment(detail) + ">"; break;
        case MD_BLOCK_TD: html += "<td" + alignment(detail) + ">"; break;
        case MD_BLOCK_DOC:
        case MD_BLOCK_HTML: break;
        }
    }

    void end(MD_BLOCKTYPE type, void* detail)
    {
        switch (type) {
        case MD_BLOCK_QUOTE: html += "</blockquote>\n"; break;
        case MD_BLOCK_UL: html += "</ul>\n"; break;
        case MD_BLOCK_OL: html += "</ol>\n"; break;
        case MD_BLOCK_LI: html += "</li>\n"; break;
        case MD_BLOCK_H: html += "</h" + level(detail) + ">\n"; break;
        case MD_BLOCK_CODE: html += "</pre>\n"; break;
        case MD_BLOCK_P: html += "</p>\n"; break;
        case MD_BLOCK_TABLE: html += "</table>\n"; break;
        case MD_BLOCK_THEAD: html += "</thead>"; break;
        case MD_BLOCK_TBODY: html += "</tbody>"; break;
        case MD_BLOCK_TR: html += "</tr>\n"; break;
        case MD_BLOCK_TH: html += "</th>"; break;
        case MD_BLOCK_TD: html += "</td>"; break;
        case MD_BLOCK_DOC:
        case MD_BLOCK_HR:
        case MD_BLOCK_HTML: break;
        }
    }

    void span(MD_SPANTYPE type, const char* open)
    {
        const char* name = type == MD_SPAN_EM       ? "em"
                           : type == MD_SPAN_STRONG ? "strong"
                           : type == MD_SPAN_CODE   ? "code"
                           : type == MD_SPAN_DEL    ? "s"
                                                    : nullptr; // links and pictures are their words
        if (name)
            html += std::string(open) + name + ">";
    }

    void text(MD_TEXTTYPE type, std::string_view text)
    {
        switch (type) {
        case MD_TEXT_NULLCHAR: html += "\uFFFD"; return;
        case MD_TEXT_BR: html += "<br>\n"; return;
        case MD_TEXT_SOFTBR: html += "\n"; return;
        case MD_TEXT_ENTITY: html += text; return;
        default: break;
        }
        std::size_t from = 0;
        while (const auto mark = nextMark(text, from)) {
            html += htmlText(text.substr(from, mark->begin - from)) + written(m_pieces[mark->piece]);
            from = mark->end;
        }
        html += htmlText(text.substr(from));
    }

private:
    static std::string level(void* detail)
    {
        return std::to_string(std::min(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level + 2, 6u));
    }

    static std::string alignment(void* detail)
    {
        switch (static_cast<MD_BLOCK_TD_DETAIL*>(detail)->align) {
        case MD_ALIGN_RIGHT: return " style=\"text-align:right\"";
        case MD_ALIGN_CENTER: return " style=\"text-align:center\"";
        default: return {};
        }
    }

    std::string written(const ProsePiece& piece) const
    {
        switch (piece.kind) {
        case ProsePiece::Kind::Word: return m_hooks.word(piece.role, piece.text);
        case ProsePiece::Kind::Number: return m_hooks.figure(piece.text, m_hooks.number(piece.text));
        default:
            return m_hooks.formula(withNumbers(piece.formula, m_hooks.number),
                                   piece.kind == ProsePiece::Kind::DisplayFormula);
        }
    }

    const std::vector<ProsePiece>& m_pieces;
    const ProseHooks& m_hooks;
};

ProseWriter& writerOf(void* data) { return *static_cast<ProseWriter*>(data); }

ProseParts partsOf(std::string_view markdown)
{
    if (markdown.size() > longest_text)
        return {.markdown = {}, .pieces = {}, .fault = say("the text is longer than 100,000 bytes")};
    return takenApart(markdown);
}

// Hooks that write the words alone.
ProseHooks plainHooks(const std::function<std::string(const std::string&)>& number, const Quotes& quotes)
{
    return {
        .formula = [](const MathNode& formula, bool) { return htmlText(spokenMath(formula)); },
        .word = [quotes](ProseRole, const std::string& word) { return htmlText(quotes.open + word + quotes.close); },
        .number = number,
        .figure = [](const std::string&, const std::string& text) { return htmlText(text); }};
}

} // namespace

ProseHooks browserHooks(std::function<std::string(const std::string& cell)> number)
{
    return {.formula = [](const MathNode& formula, bool display) { return mathMl(formula, display); },
            .word =
                [](ProseRole role, const std::string& word) {
                    return "<b class=\"" + std::string(colorName(role).substr(0, 1)) + "\">" + htmlText(word) + "</b>";
                },
            .number = std::move(number),
            .figure =
                [](const std::string& cell, const std::string& text) {
                    return "<data value=\"" + htmlText(cell) + "\">" + htmlText(text) + "</data>";
                }};
}

Result<std::string> htmlOf(std::string_view markdown, const ProseHooks& hooks)
{
    const ProseParts parts = partsOf(markdown);
    if (parts.fault)
        return Error{*parts.fault};
    ProseWriter writer(parts.pieces, hooks);
    MD_PARSER parser{};
    parser.flags = MD_FLAG_NOHTML | MD_FLAG_TABLES | MD_FLAG_STRIKETHROUGH | MD_FLAG_NOINDENTEDCODEBLOCKS;
    parser.enter_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        return writerOf(data).begin(type, detail), 0;
    };
    parser.leave_block = [](MD_BLOCKTYPE type, void* detail, void* data) {
        return writerOf(data).end(type, detail), 0;
    };
    parser.enter_span = [](MD_SPANTYPE type, void*, void* data) { return writerOf(data).span(type, "<"), 0; };
    parser.leave_span = [](MD_SPANTYPE type, void*, void* data) { return writerOf(data).span(type, "</"), 0; };
    parser.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* data) {
        return writerOf(data).text(type, {text, size}), 0;
    };
    if (md_parse(parts.markdown.data(), static_cast<MD_SIZE>(parts.markdown.size()), &parser, &writer) != 0)
        return Error{say("could not read the text as Markdown: out of memory")};
    return std::move(writer.html);
}

Result<std::string> plainText(std::string_view markdown,
                              const std::function<std::string(const std::string& cell)>& number, const Quotes& quotes)
{
    const auto html = htmlOf(markdown, plainHooks(number, quotes));
    if (!html)
        return html;
    std::string text;
    for (std::size_t i = 0; i < html->size(); ++i) {
        if ((*html)[i] == '<') { // our own markup: contains no other <
            text += html->compare(i, 4, "<em>") == 0    ? quotes.open
                    : html->compare(i, 5, "</em>") == 0 ? quotes.close
                                                        : "";
            i = html->find('>', i);
            continue;
        }
        static constexpr std::pair<std::string_view, char> entities[] = {
            {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}};
        const auto entity = std::ranges::find_if(
            entities, [&](const auto& each) { return html->compare(i, each.first.size(), each.first) == 0; });
        text += entity == std::end(entities) ? (*html)[i] : entity->second;
        i += entity == std::end(entities) ? 0 : entity->first.size() - 1;
    }
    while (text.ends_with('\n'))
        text.pop_back();
    return text;
}

std::optional<std::string> proseFault(std::string_view markdown) { return partsOf(markdown).fault; }

std::vector<std::string> numbersIn(std::string_view markdown)
{
    std::vector<std::string> cells;
    for (const ProsePiece& piece : partsOf(markdown).pieces) {
        if (piece.kind == ProsePiece::Kind::Number)
            cells.push_back(piece.text);
        std::ranges::move(numbersOf(piece.formula), std::back_inserter(cells));
    }
    return cells;
}

} // namespace attn
