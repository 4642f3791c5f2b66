// SPDX-License-Identifier: GPL-3.0-or-later
// One row of attention to be worked out by hand: what is given, what is to be filled in, and the answers that whoever
// works with the printed numbers gets. Sheets and their key print one and the same exercise, so that every answer has
// its place; whoever prints a sheet leaves the blanks empty.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// Decimals of what is worked out; every number is rounded to them before the next step uses it.
inline constexpr int work_decimals = 3;
inline constexpr int most_sheet_keys = 12; // that a row on a page has

struct SheetNumber {
    double value = 0;
    int decimals = work_decimals;
    bool blank = false;
    std::string mark = {}; // of a cell that is hatched, instead of its number: "masked", "0"

    std::string text() const; // with a true minus; never "-0.000"
};

struct SheetTable {
    std::string title;
    std::vector<std::string> rows, columns;
    std::vector<SheetNumber> numbers; // row-major
    int chosen = -1;                  // the row that the exercise is about
};

// "0.57 × 0.35"; with a symbol in the place of a number that is asked for: "w₀ × 1.286"; alone: "0.12", a bias.
struct SheetTerm {
    std::string factor;
    int index = -1; // of a symbol
    std::string number;
};

// q₀ = 0.57 × 0.35 + 0.85 × 0.09 = 0.276
struct SheetSum {
    std::string symbol;
    int index = 0;
    std::vector<SheetTerm> terms;
    bool written = true; // false: the terms are for the learner to write
    SheetNumber result;
};

// One step of the row, a number for each key.
struct SheetColumn {
    std::string title, rule; // "scaled", "z = s / 1.414"
    std::vector<SheetNumber> numbers;
    std::optional<SheetNumber> sum;
};

struct Exercise {
    std::string title;  // "Attention by hand"
    std::string about;  // "Causal attention, one head."
    std::string task;   // "Work out the row of "
    std::string row;    // "starts"
    std::string course; // ". Round to 3 decimals on the way."
    bool sentence = false;
    std::vector<std::string> labels; // of the keys
    int chosen = 0;                  // of them the query

    std::vector<SheetTable> inputs; // x and the weights
    std::string inputs_note;        // where their numbers are from
    std::string sums_title;
    std::vector<SheetSum> sums;    // the query
    std::vector<SheetTable> given; // of the keys and values
    std::vector<SheetColumn> columns;
    std::string context_title;
    std::vector<SheetSum> context;
    std::string context_note; // where only some columns are asked for
    std::string map_title;
    std::optional<SheetTable> map;
    std::string map_note;      // how a blank in another row is found
    std::string asked, answer; // a question below the map

    double tolerance = 0.01; // how near an answer has to be
};

// What the scene hides is blank; where it hides nothing, one row is: that of the cell chosen in its picture, else from the middle
// on the first with two keys or more. The first item and the first head, unless another one is hidden or chosen. `drawn`: says so of the numbers. Errors: a scene that
// does not fit on a page, and one whose steps cannot be followed by hand.
Result<Exercise> exerciseOf(const Scene& scene, const std::string& drawn = {});

// Calls `visit` for every number of the exercise, in the order of the page.
void forEachNumber(Exercise& exercise, const std::function<void(SheetNumber&)>& visit);

} // namespace attn
