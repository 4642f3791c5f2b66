// SPDX-License-Identifier: GPL-3.0-or-later
// A formula of a lesson's text as a tree: read from the part of LaTeX's mathematics that lessons use, and written as
// MathML, as words, or by the window as boxes.
#pragma once

#include "core/base/result.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// Whose colour a word or a letter has.
enum class ProseRole { None, Query, Key, Value };

struct MathNode {
    enum class Kind {
        Row,      // parts, one after the other
        Letter,   // italic
        Upright,  // numbers, words, parentheses, spaces
        Function, // an upright word that is applied to what follows: exp, softmax
        Sign,     // a relation or an operator with room around it
        Live,     // a number of the computation; `text` is its cell: "weights[1,2]"
        Script,   // parts: base, below, above; a row without parts where one is missing
        Fraction, // parts: above, below
        Root,     // parts: inside
        Sum,      // a large operator; parts: below it, and above it
        Fenced,   // parts: inside; `text` and `close` are as high as that, and may be empty
        Table,    // parts: cells, row by row, `columns` in each
    };
    Kind kind = Kind::Row;
    std::string text = {};  // UTF-8
    std::string close = {}; // Fenced
    std::string cell = {};  // Upright: of which live number this is the text
    std::vector<MathNode> parts = {};
    ProseRole role = ProseRole::None; // Letter
    std::size_t columns = 1;          // Table
    bool left = false;                // Table: cells begin at the left instead of standing in the middle

    bool empty() const { return kind == Kind::Row && parts.empty(); }
    bool operator==(const MathNode&) const = default;
};

// Parses letters, numbers, signs, _ ^ ', groups, the commands of mathCommands(), \frac \sqrt \text \mathrm
// \operatorname \mathbf \mathbb \hat \bar \tilde \vec \left \right, the environments cases, matrix, pmatrix, bmatrix
// and aligned; beyond LaTeX \query{…} \key{…} \value{…}, in the colors of q, k and v, and {weights[1,2]}, a number of
// the computation. An error is one sentence: "\fra: not a known command; the nearest is \frac". Rejects more than 4000
// bytes or 32 levels of nesting.
Result<MathNode> parseMath(std::string_view latex);
// The commands without arguments: "alpha", "cdot", "softmax" …
std::vector<std::string_view> mathCommands();

// Every live number as the text that `number` has for its cell.
MathNode withNumbers(MathNode formula, const std::function<std::string(const std::string& cell)>& number);
// The cells of the live numbers, in reading order.
std::vector<std::string> numbersOf(const MathNode& formula);

// Returns an HTML5 <math> element, on a line of its own if `display`. Letters with a role have the class q, k or v. No
// xmlns.
std::string mathMl(const MathNode& formula, bool display);
// The formula read aloud: "w sub i j equals (e to the s) over (sum over t of …)".
std::string spokenMath(const MathNode& formula);

} // namespace attn
