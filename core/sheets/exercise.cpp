// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sheets/exercise.h"

#include "core/base/say.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/sheets/sheetbuilder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace attn {

namespace {

// How near an answer has to be, so that nobody who rounds in another way is wrong.
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

Result<Exercise> exerciseOf(const ComputedPtr& computed)
{
    auto exercise = buildExercise(computed, true);
    if (!exercise)
        return exercise;
    auto exact = buildExercise(computed, false);
    if (!exact)
        return exact;
    if (!allAreNumbers(*exercise))
        return Error{say("some numbers of this row are nan or infinite: nobody can work with them by hand")};
    const auto tolerance = toleranceOf(*exercise, *exact);
    if (!tolerance)
        return Error{say("the numbers of this layer are too uneven to be worked out by hand")};
    exercise->tolerance = *tolerance;
    return exercise;
}

} // namespace

Result<Exercise> exerciseOf(const Scene& scene, const std::string& drawn)
{
    std::string missing;
    auto made = computeScene(scene, backends().front(), {}, missing);
    if (!made)
        return made.error();
    const auto computed = std::make_shared<const Computed>(std::move(*made));
    auto exercise = exerciseOf(computed);
    if (!exercise)
        return exercise;
    if (blanksOf(*exercise) == 0 && scene.view && !scene.view->hidden.empty()) { // what is hidden is on no sheet
        Scene open = scene;
        open.view->hidden.clear();
        return exerciseOf(open, drawn);
    }
    if (blanksOf(*exercise) == 0)
        return Error{say("nothing of this layer is left to be worked out: no step of it does anything")};
    exercise->inputs_note = drawn;
    return exercise;
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
