// SPDX-License-Identifier: GPL-3.0-or-later
// The exercises of a class as tables for a computer: the answers as CSV, and a question bank for a learning platform.
#pragma once

#include "core/sheets/exercise.h"

#include <cstdint>
#include <span>

namespace attn {

struct StudentSheet {
    std::string name;
    std::uint64_t seed = 0;
    Exercise exercise;
};

// The blanks of all sheets, each once, in page order: another row may leave out other keys. Their numbers are one
// student's; valid as long as `sheets`.
std::vector<SheetAnswer> blanksOf(std::span<StudentSheet> sheets);
// The answer to `blank` on a student's sheet, of answersOf(); null where that sheet does not have the blank.
const SheetAnswer* answerTo(const SheetAnswer& blank, std::span<const SheetAnswer> answers);

// A line for each student: name, seed, tolerance, and every answer under the name of its blank; empty where the sheet does not have it.
std::string answersCsv(std::span<StudentSheet> sheets);

// Moodle XML (docs.moodle.org, "Moodle XML format"): a category per blank, each with one numerical question per
// student, so that a quiz takes a random question from each category. A question shows the sheet up to its blank, with
// what precedes it filled in; the answer has the sheet's tolerance. Answers use a decimal point.
std::string questionBank(std::span<StudentSheet> sheets, const std::string& title);

} // namespace attn
