// SPDX-License-Identifier: GPL-3.0-or-later
// One row of attention to work out by hand: what is given, the blanks, and the answers that follow from the printed
// numbers. A sheet and its answer key print the same exercise, so that every answer has its place; a sheet leaves the
// blanks empty.
#pragma once

#include "core/base/result.h"
#include "core/scene/scene.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace attn {

// Decimals of results; every number is rounded to them before the next step uses it.
inline constexpr int work_decimals = 3;
inline constexpr int most_sheet_keys = 12; // that a row on a page has

struct SheetNumber {
    double value = 0;
    int decimals = work_decimals;
    bool blank = false;
    std::string mark =
        {}; // of a cell that is hatched, instead of its number: "masked", "0"; a sheet leaves it out if blank

    std::string text() const;   // with a true minus; never "-0.000"
    std::string factor() const; // the same in a product: "(−0.43)"
};

struct SheetTable {
    std::string title;
    std::vector<std::string> rows, columns;
    std::vector<SheetNumber> numbers; // row-major
    int chosen = -1;                  // the row that the exercise is about
};

// "0.57 × (−0.35)"; with a symbol for a number that is asked for: "w₀ × 1.286"; alone: "0.12", a bias.
struct SheetTerm {
    std::string factor;
    int index = -1; // of a symbol
    SheetNumber number;
    std::string text(bool answers) const; // of the number; "…" if it is blank, and no key is printed
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
    std::string title, rule; // "scaled", "z = s / √2"
    std::vector<SheetNumber> numbers;
    std::optional<SheetNumber> sum;
};

struct Exercise {
    std::string title; // "Attention by hand"
    std::string about; // "Causal attention, one head."
    std::string task;  // "Work out the row of “starts”. …"
    std::string row;   // "starts"
    bool sentence = false;
    std::vector<std::string> labels; // of the keys
    int chosen = 0;                  // of them the query

    std::vector<SheetTable> inputs; // x and the weights
    std::optional<SheetTable> mask; // to fill in: a mark wherever the key is blocked
    std::string inputs_note;        // what the weights are for, and where the numbers are from
    std::string sums_title;
    std::vector<SheetSum> sums;    // the query
    std::vector<SheetTable> given; // of the keys and values
    std::vector<SheetColumn> columns;
    bool maximum_off = false; // the row's largest number is subtracted before the exponential
    std::string context_title;
    std::vector<SheetSum> context;
    std::string context_note; // if only some columns are asked for
    std::string map_title;
    std::optional<SheetTable> map;
    std::string asked, answer; // a question below the map

    double tolerance = 0.01; // how close an answer must be
};

// Leaves blank what the scene hides; if it hides nothing, one row: that of the cell selected in its picture, else the
// first from the middle on with two keys or more. The first item and head, unless another one is hidden or selected.
// `drawn`: says so of the numbers. Errors: a scene that does not fit on a page, and one whose steps cannot be followed
// by hand. `maximumOff`: the exponential is of z − max even if no z is large, as on the other sheets of a class.
Result<Exercise> exerciseOf(const Scene& scene, const std::string& drawn = {}, bool maximumOff = false);

// Whether a learner has something to find out in every step of the row: of the keys that no mask leaves out there are
// two or more; their numbers are not all the same; and what has to be worked out is not 0.000 or 1.000 for all of them.
bool isUsable(Exercise& exercise);

struct StudentExercise {
    std::uint64_t seed = 0; // that its numbers are drawn with
    Exercise exercise;
};
// The exercise on the numbers of studentScene(), drawn with `seed`; if that makes none that isUsable, with the next
// seed that does, so that the same name has the same sheet and key everywhere. If none of the next ones does, which is
// up to the lesson, it is what `seed` makes, or its error. `origin`: where the numbers are from, in words.
using SheetOrigin = std::function<std::string(const Scene& student, std::uint64_t seed)>;
Result<StudentExercise> studentExercise(const Scene& lesson, std::uint64_t seed, const SheetOrigin& origin = {},
                                        bool maximumOff = false);

// What a sheet asks for, except the map's row, which is copied from the steps.
struct SheetAnswer {
    std::string step;  // "weight", "q1"
    std::string place; // the key: "river"; empty where the step has one number
    SheetNumber* number = nullptr;
    std::string name() const { return place.empty() ? step : step + " · " + place; }
};
// In the order of the page; valid as long as `exercise`.
std::vector<SheetAnswer> answersOf(Exercise& exercise);

// Calls `visit` for every number of the exercise, in the order of the page.
void forEachNumber(Exercise& exercise, const std::function<void(SheetNumber&)>& visit);

} // namespace attn
