// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/exercise.h"

#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/sheets/sheetbuilder.h"
#include "core/sheets/studentscene.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <functional>

namespace attn {

namespace {

// How close an answer must be, so that rounding differently is not wrong.
std::optional<double> toleranceOf(Exercise& rounded, Exercise& exact)
{
    std::vector<double> values;
    forEachNumber(exact, [&](const SheetNumber& number) { values.push_back(number.value); });
    double apart = 0;
    std::size_t at = 0;
    forEachNumber(rounded, [&](const SheetNumber& number) {
        if (number.blank && number.mark.empty())
            apart = std::max(apart, std::abs(number.value - values[at]));
        ++at;
    });
    static constexpr std::array<double, 6> steps = {0.01, 0.02, 0.05, 0.1, 0.2, 0.5};
    const auto found = std::ranges::find_if(steps, [&](double step) { return step >= 1.1 * apart; });
    return found == steps.end() ? std::nullopt : std::optional(*found);
}

} // namespace

std::string SheetNumber::text() const
{
    if (!mark.empty())
        return mark;
    if (!std::isfinite(value))
        return std::isnan(value) ? "nan" : value < 0 ? "−∞" : "∞";
    char digits[400];
    std::snprintf(digits, sizeof digits, "%.*f", decimals, std::abs(value));
    const bool zero = std::string_view(digits).find_first_not_of("0.") == std::string_view::npos;
    return (value < 0 && !zero ? "−" : "") + std::string(digits);
}

std::string SheetNumber::factor() const
{
    const std::string number = text();
    return number.starts_with("−") ? "(" + number + ")" : number;
}

namespace {

int blanksOf(Exercise& exercise)
{
    int blanks = 0;
    forEachNumber(exercise, [&](const SheetNumber& number) { blanks += number.blank && number.mark.empty(); });
    return blanks;
}

bool allAreNumbers(Exercise& exercise)
{
    bool finite = true;
    forEachNumber(exercise, [&](const SheetNumber& number) {
        finite = finite && (!number.mark.empty() || std::isfinite(number.value));
    });
    return finite;
}

Result<Exercise> exerciseOf(const ComputedPtr& computed, bool maximumOff)
{
    auto exercise = buildExercise(computed, true, maximumOff);
    if (!exercise)
        return exercise;
    auto exact = buildExercise(computed, false, maximumOff);
    if (!exact)
        return exact;
    if (!allAreNumbers(*exercise))
        return Error{say("some values of this row are nan or infinite, so it cannot be worked out by hand")};
    const auto tolerance = toleranceOf(*exercise, *exact);
    if (!tolerance)
        return Error{say("this layer cannot be worked out by hand, because the rounding errors are too large")};
    exercise->tolerance = *tolerance;
    return exercise;
}

} // namespace

Result<Exercise> exerciseOf(const Scene& scene, const std::string& drawn, bool maximumOff)
{
    std::string missing;
    auto made = computeScene(scene, backends().front(), {}, missing);
    if (!made)
        return made.error();
    const auto computed = std::make_shared<const Computed>(std::move(*made));
    auto exercise = exerciseOf(computed, maximumOff);
    if (!exercise)
        return exercise;
    if (blanksOf(*exercise) == 0 && scene.view && !scene.view->hidden.empty()) { // no hidden value is on a sheet
        Scene open = scene;
        open.view->hidden.clear();
        return exerciseOf(open, drawn, maximumOff);
    }
    if (blanksOf(*exercise) == 0)
        return Error{say("this layer has nothing to work out, because none of its steps changes anything")};
    exercise->inputs_note += (exercise->inputs_note.empty() || drawn.empty() ? "" : " ") + drawn;
    return exercise;
}

bool isUsable(Exercise& exercise)
{
    return std::ranges::all_of(exercise.columns, [](const SheetColumn& column) {
        std::vector<double> open;
        bool asked = false;
        for (const SheetNumber& number : column.numbers)
            if (number.mark.empty()) {
                open.push_back(roundedTo(number.value, number.decimals));
                asked = asked || number.blank;
            }
        if (!asked)
            return true;
        const bool varied = std::ranges::adjacent_find(open, std::not_equal_to{}) != open.end();
        return varied && !std::ranges::all_of(open, [](double value) { return value == 0 || value == 1; });
    });
}

Result<StudentExercise> studentExercise(const Scene& lesson, std::uint64_t seed, const SheetOrigin& origin,
                                        bool maximumOff)
{
    constexpr std::uint64_t most_seeds = 16;
    std::optional<Result<StudentExercise>> first;
    for (std::uint64_t at = seed; at < seed + most_seeds; ++at) {
        const auto scene = studentScene(lesson, at);
        auto made = scene ? exerciseOf(*scene, origin ? origin(*scene, at) : std::string(), maximumOff)
                          : Result<Exercise>(scene.error());
        const bool usable = made && isUsable(*made);
        Result<StudentExercise> student = made ? Result<StudentExercise>(StudentExercise{at, std::move(*made)})
                                               : Result<StudentExercise>(made.error());
        if (usable)
            return student;
        if (!first)
            first = std::move(student);
    }
    return *first;
}

std::string SheetTerm::text(bool answers) const { return number.blank && !answers ? "…" : number.factor(); }

std::vector<SheetAnswer> answersOf(Exercise& exercise)
{
    std::vector<SheetAnswer> answers;
    const auto add = [&](const std::string& step, const std::string& place, SheetNumber& number) {
        if (number.blank && number.mark.empty())
            answers.push_back({step, place, &number});
    };
    for (SheetSum& sum : exercise.sums)
        add(sum.symbol + std::to_string(sum.index), "", sum.result);
    for (SheetColumn& column : exercise.columns) {
        for (std::size_t key = 0; key < column.numbers.size(); ++key)
            add(column.title, exercise.labels[key], column.numbers[key]);
        if (column.sum)
            add(column.title, say("sum"), *column.sum);
    }
    for (SheetSum& sum : exercise.context)
        add(sum.symbol + std::to_string(sum.index), "", sum.result);
    return answers;
}

void forEachNumber(Exercise& exercise, const std::function<void(SheetNumber&)>& visit)
{
    const auto tables = [&](std::vector<SheetTable>& all) {
        for (SheetTable& table : all)
            std::ranges::for_each(table.numbers, visit);
    };
    const auto sums = [&](std::vector<SheetSum>& all) {
        for (SheetSum& sum : all)
            visit(sum.result);
    };
    tables(exercise.inputs);
    sums(exercise.sums);
    tables(exercise.given);
    for (SheetColumn& column : exercise.columns) {
        std::ranges::for_each(column.numbers, visit);
        if (column.sum)
            visit(*column.sum);
    }
    sums(exercise.context);
    if (exercise.map)
        std::ranges::for_each(exercise.map->numbers, visit);
}

} // namespace attn
