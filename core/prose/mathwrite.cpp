// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"
#include "core/prose/htmltext.h"
#include "core/prose/math.h"
#include "core/prose/mathcommands.h"

#include <algorithm>
#include <cctype>

namespace attn {

namespace {

using Kind = MathNode::Kind;

std::string element(const std::string& name, const std::string& inside, const std::string& attributes = {})
{
    return "<" + name + attributes + ">" + inside + "</" + name + ">";
}

std::string classOf(ProseRole role)
{
    switch (role) {
    case ProseRole::Query: return " class=\"q\"";
    case ProseRole::Key: return " class=\"k\"";
    case ProseRole::Value: return " class=\"v\"";
    case ProseRole::None: break;
    }
    return {};
}

std::string elementOf(const MathNode& node);

// The parts in one element, which a script or a fraction needs.
std::string boxed(const MathNode& node)
{
    return node.kind == Kind::Row ? element("mrow", elementOf(node)) : elementOf(node);
}

std::string scripts(const MathNode& node)
{
    const bool below = !node.parts[1].empty(), above = !node.parts[2].empty();
    return element(below && above ? "msubsup"
                   : below        ? "msub"
                                  : "msup",
                   boxed(node.parts[0]) + (below ? boxed(node.parts[1]) : "") + (above ? boxed(node.parts[2]) : ""));
}

std::string largeSign(const MathNode& node)
{
    const std::string sign = element("mo", node.text, " movablelimits=\"false\"");
    const bool below = !node.parts.empty() && !node.parts[0].empty(),
               above = !node.parts.empty() && !node.parts[1].empty();
    if (!below && !above)
        return sign;
    return element(below && above ? "munderover"
                   : below        ? "munder"
                                  : "mover",
                   sign + (below ? boxed(node.parts[0]) : "") + (above ? boxed(node.parts[1]) : ""));
}

std::string uprightText(const std::string& text)
{
    const std::string html = htmlText(text);
    if (text == "(" || text == ")" || text == "[" || text == "]" || text == "{" || text == "}" || text == "|" ||
        text == "‖")
        return element("mo", html, " stretchy=\"false\"");
    if (text == "," || text == "/" || text == "−" || text == "+")
        return element("mo", html, text == "−" || text == "+" ? " form=\"prefix\"" : "");
    if (!text.empty() && std::isdigit(static_cast<unsigned char>(text[0])))
        return element("mn", html);
    std::string words; // blanks at its ends would be left out
    for (const char c : html)
        words += c == ' ' ? "\u00a0" : std::string(1, c);
    return element("mtext", words);
}

std::string elementOf(const MathNode& node)
{
    std::string inside;
    switch (node.kind) {
    case Kind::Row:
        for (const MathNode& part : node.parts)
            inside += elementOf(part);
        return inside;
    case Kind::Letter: return element("mi", htmlText(node.text), classOf(node.role));
    case Kind::Upright:
        return node.cell.empty() ? uprightText(node.text)
                                 : element("mn", htmlText(node.text), " data-cell=\"" + htmlText(node.cell) + "\"");
    case Kind::Function: return element("mi", htmlText(node.text), " mathvariant=\"normal\"") + "<mo>\u2061</mo>";
    case Kind::Sign: return element("mo", htmlText(node.text));
    case Kind::Live: return element("mtext", htmlText(node.text));
    case Kind::Script: return scripts(node);
    case Kind::Fraction: return element("mfrac", boxed(node.parts[0]) + boxed(node.parts[1]));
    case Kind::Root: return element("msqrt", elementOf(node.parts[0]));
    case Kind::Sum: return largeSign(node);
    case Kind::Fenced:
        return element(
            "mrow",
            (node.text.empty() ? "" : element("mo", htmlText(node.text), " form=\"prefix\" stretchy=\"true\"")) +
                boxed(node.parts[0]) +
                (node.close.empty() ? "" : element("mo", htmlText(node.close), " form=\"postfix\" stretchy=\"true\"")));
    case Kind::Table:
        for (std::size_t i = 0; i < node.parts.size(); i += node.columns) {
            std::string cells;
            for (std::size_t j = i; j < i + node.columns; ++j)
                cells += element("mtd", elementOf(node.parts[j]), node.left ? " style=\"text-align:left\"" : "");
            inside += element("mtr", cells);
        }
        return element("mtable", inside);
    }
    return inside;
}

std::string spokenOf(const MathNode& node)
{
    std::string words;
    const auto add = [&](std::string_view more) {
        more.remove_prefix(std::min(more.find_first_not_of(' '), more.size()));
        more = more.substr(0, more.find_last_not_of(' ') + 1);
        if (!words.empty() && !more.empty())
            words += ' ';
        words += more;
    };
    const auto held = [](const MathNode& part) {
        const std::string inside = spokenOf(part);
        return part.kind == Kind::Row && part.parts.size() > 1 ? "(" + inside + ")" : inside;
    };
    switch (node.kind) {
    case Kind::Row:
        for (const MathNode& part : node.parts)
            add(spokenOf(part));
        break;
    case Kind::Script:
        add(spokenOf(node.parts[0]));
        if (!node.parts[1].empty())
            add(say("sub %1", spokenOf(node.parts[1])));
        if (const std::string above = spokenOf(node.parts[2]); !above.empty())
            add(above == say("transposed") || above == say("prime") ? above : say("to the %1", held(node.parts[2])));
        break;
    case Kind::Fraction: return say("%1 over %2", held(node.parts[0]), held(node.parts[1]));
    case Kind::Root: return say("the root of %1", held(node.parts[0]));
    case Kind::Sum:
        add(say(spokenText(node.text)));
        if (!node.parts.empty() && !node.parts[0].empty())
            add(node.parts[1].empty() ? say("over %1", spokenOf(node.parts[0]))
                                      : say("from %1", spokenOf(node.parts[0])));
        if (!node.parts.empty() && !node.parts[1].empty())
            add(say("to %1", spokenOf(node.parts[1])));
        add(say("of"));
        break;
    case Kind::Fenced:
        return (node.text == "(" || node.text == "[" ? node.text : "") + spokenOf(node.parts[0]) +
               (node.close == ")" || node.close == "]" ? node.close : "");
    case Kind::Table:
        for (std::size_t i = 0; i < node.parts.size(); ++i) {
            if (i)
                words += i % node.columns ? "," : ";";
            add(spokenOf(node.parts[i]));
        }
        break;
    default: return say(spokenText(node.text));
    }
    return words;
}

bool hasLive(const MathNode& node) { return !node.cell.empty() || std::ranges::any_of(node.parts, hasLive); }

} // namespace

std::string mathMl(const MathNode& formula, bool display)
{
    // One with live numbers is read by its elements, which follow them.
    const std::string label = hasLive(formula) ? "" : " aria-label=\"" + htmlText(spokenMath(formula)) + "\"";
    return element("math", elementOf(formula), (display ? " display=\"block\"" : "") + label);
}

std::string spokenMath(const MathNode& formula) { return spokenOf(formula); }

MathNode withNumbers(MathNode formula, const std::function<std::string(const std::string& cell)>& number)
{
    if (formula.kind == Kind::Live) {
        formula.kind = Kind::Upright;
        formula.cell = formula.text;
        formula.text = number(formula.cell);
    }
    for (MathNode& part : formula.parts)
        part = withNumbers(std::move(part), number);
    return formula;
}

std::vector<std::string> numbersOf(const MathNode& formula)
{
    std::vector<std::string> cells;
    if (formula.kind == Kind::Live)
        cells.push_back(formula.text);
    for (const MathNode& part : formula.parts)
        for (std::string& cell : numbersOf(part))
            cells.push_back(std::move(cell));
    return cells;
}

} // namespace attn
