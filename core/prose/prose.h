// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a lesson: Markdown with formulas, coloured words and live numbers, made into the HTML that both the window and
// a browser read.
//   $w_{ij}$, and $$…$$ on a line of its own    a formula (core/prose/math.h)
//   [query:journey] [key:starts] [value:one]    a word in the colour of q, k or v
//   {weights[0,0,1,2]} or {weights[1,2]}        a number of the computation as it is now
//   {next:ter}                                  how probable a model's next token is now
// \$ \{ \[ are the characters themselves. Links and pictures become their words, and raw HTML is text.
#pragma once

#include "core/prose/math.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// How the pieces are written that are more than text; each gives HTML but `number`, which gives plain text. All must be set.
struct ProseHooks {
    std::function<std::string(const MathNode&, bool display)> formula; // its live numbers are filled in
    std::function<std::string(ProseRole, const std::string& word)> word;
    std::function<std::string(const std::string& cell)> number; // "0.2794" of "weights[0,0,1,2]"
    std::function<std::string(const std::string& cell, const std::string& number)> figure;
};

// Hooks for a browser: MathML, <b class="q">, and <data> around a number.
ProseHooks browserHooks(std::function<std::string(const std::string& cell)> number);

// Block elements: p, ul, ol, li, blockquote, pre, table, hr and headings, which start at h3 (the step has its own
// title); inside them em, strong, s, code and br. Only the hooks' output has attributes, and table cells a text-align.
// The error is the text's first fault.
Result<std::string> htmlOf(std::string_view markdown, const ProseHooks& hooks);
// What encloses words in italics and in color where neither can be shown.
struct Quotes {
    std::string open, close;
};

// The words alone, one block a line, formulas as they are read aloud.
Result<std::string> plainText(std::string_view markdown,
                              const std::function<std::string(const std::string& cell)>& number,
                              const Quotes& quotes = {});

// The first fault in one sentence: "line 3: \fra: not a known command; the nearest is \frac". Of formulas, braces that hold no
// number of a computation, words of an unknown colour, a $ without a partner; too much text (100,000 bytes).
std::optional<std::string> proseFault(std::string_view markdown);
// The cells, or next tokens, of all live numbers in reading order, those of formulas too; up to the first fault.
std::vector<std::string> numbersIn(std::string_view markdown);

} // namespace attn
