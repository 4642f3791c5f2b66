// SPDX-License-Identifier: GPL-3.0-or-later
// How one tensor of a layer is made from others, in the index notation of a paper: scores[b,h,i,j] = q[b,h,i,e]
// k[b,h,j,e]. Read forward it gives the terms of a cell, read backward the cells that a number enters.
#pragma once

#include "core/explain/explain.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

// One axis of an operand: a letter, or a fixed index.
struct FormulaAxis {
    char letter = 0;     // 'a' … 'z' and 'J'; 0: the index is `at`
    std::int64_t at = 0; // with a letter: added to it
    // The index is (*through)[letter], the row of a lookup; with a second letter (*through)[letter, second], the bucket
    // of a pair of positions. -1: there is none.
    std::shared_ptr<const Tensor> through = nullptr;
    char second = 0;
};

// A tensor as a formula sees it. `view` is its shape with axes split or joined: o of [B,T,O] as h, e of [B,T,H,hd].
struct Operand {
    std::string tensor;
    Shape view;
    std::vector<FormulaAxis> axes;
};

// `axes` as text: a letter; "j-" is the index before j, "j+" the one after it; a digit or '#' (which is `number`) is
// fixed.
Operand operand(std::string tensor, Shape view, std::string_view axes, std::int64_t number = 0);

struct Formula {
    Operation operation = Operation::Copy;
    Operand made;
    std::optional<Operand> term = {};   // its letters that `made` does not have are summed, or are the row
    std::optional<Operand> factor = {}; // Product: what each term is multiplied by
    std::optional<Operand> added =
        {}; // one term more with factor 1: a bias, the additive mask's number, the sum so far
    bool added_first = false;
    std::optional<Operand> decided_by = {}; // see Explanation
    std::optional<Operand> beside =
        {}; // the norm's weight; a pair's frequency; of a softmax the sink, a logit that is no key's
};

bool hasLetter(const Operand& operand, char letter);

// The values of the letters; -1 where a letter has none.
class Letters {
public:
    Letters() { m_values.fill(-1); }
    std::int64_t& operator[](char letter) { return m_values[letter - 'A']; }
    std::int64_t operator[](char letter) const { return m_values[letter - 'A']; }

private:
    std::array<std::int64_t, 'z' - 'A' + 1> m_values;
};

// All letters for which `operand` is the element at `flat`. None if a fixed axis is elsewhere; several if a lookup
// reads one row more than once.
std::vector<Letters> lettersAt(const Operand& operand, std::int64_t flat);
// The element of `operand` for these letters, all of which must have a value; nullopt if an index leaves the view.
std::optional<std::int64_t> elementAt(const Operand& operand, const Letters& letters);
// The elements of `operand` as blocks of the tensor's own `shape`: an index with -1 for an axis whose letter has no value.
// Several where a letter without value is but a part of an axis; none when an index leaves the view.
std::vector<Index> blocksAt(const Operand& operand, const Letters& letters, const Shape& shape);
// The letter that `formula` sums or lines up, and its number of values; 0 and 1 if there is none.
std::pair<char, std::int64_t> runningLetter(const Formula& formula);

} // namespace attn
