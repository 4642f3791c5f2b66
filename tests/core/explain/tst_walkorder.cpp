// SPDX-License-Identifier: GPL-3.0-or-later
// The walk through a layer: complete, without a detour, and the same backwards, in every configuration.
#include "core/engine/engine.h"
#include "core/explain/walk.h"
#include "core/headless/commands.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace attn;

namespace {

struct Ran {
    std::shared_ptr<const Realized> realized;
    std::shared_ptr<const Trace> trace;
};

Ran ranScene(const Scene& scene)
{
    auto realized = realize(scene);
    REQUIRE_MESSAGE(bool(realized), realized.error().message);
    return {*realized, run(**realized, backends().front())};
}

Ran ranLesson(const char* id)
{
    auto scene = loadScene(id);
    REQUIRE(bool(scene));
    return ranScene(*scene);
}

Walk stepsOf(const Ran& ran, std::int64_t batch = 0, std::int64_t head = 0) { return {*ran.realized, batch, head}; }

constexpr StepUnit units[] = {StepUnit::Stage, StepUnit::Row, StepUnit::Cell, StepUnit::Term};

std::vector<StepPlace> walked(const Walk& steps, StepUnit unit)
{
    std::vector<StepPlace> places = {steps.first(unit)};
    while (const auto next = steps.next(places.back(), unit)) {
        places.push_back(*next);
        REQUIRE(places.size() < 1000000);
    }
    return places;
}

std::size_t unitsIn(const Walk& steps, StepUnit unit)
{
    if (unit == StepUnit::Stage)
        return std::size_t(steps.stages());
    std::int64_t count = 0;
    for (const StepTensor& tensor : steps.tensors()) {
        const std::int64_t terms = tensor.by_row ? 2 : tensor.terms; // made, and divided
        count += unit == StepUnit::Row    ? tensor.rows
                 : unit == StepUnit::Cell ? tensor.rows * tensor.columns
                                          : tensor.rows * tensor.columns * terms;
    }
    return std::size_t(count);
}

std::int64_t cellsIn(const Walk& steps, const StepPlace& place, StepState state)
{
    std::int64_t count = 0;
    for (int tensor = 0; tensor < int(steps.tensors().size()); ++tensor)
        for (std::int64_t row = 0; row < steps.tensors()[tensor].rows; ++row)
            for (std::int64_t column = 0; column < steps.tensors()[tensor].columns; ++column)
                count += steps.state(place, tensor, row, column) == state;
    return count;
}

std::vector<std::string> namesOf(const Walk& steps)
{
    std::vector<std::string> names;
    for (const StepTensor& tensor : steps.tensors())
        names.push_back(tensor.name);
    return names;
}

} // namespace

TEST_CASE("Before the first cell nothing is computed, and every unit begins there")
{
    const Ran ran = ranLesson("003.neg_inf");
    const Walk steps = stepsOf(ran);
    for (int tensor = 0; tensor < int(steps.tensors().size()); ++tensor)
        CHECK(steps.state(Walk::nothing(), tensor, 0, 0) == StepState::Pending);
    CHECK(steps.position(Walk::nothing()) == 0);
    CHECK(steps.keptPlace(steps, Walk::nothing()) == Walk::nothing());
    for (const StepUnit unit : units) {
        CHECK(steps.next(Walk::nothing(), unit) == steps.first(unit));
        CHECK_FALSE(steps.previous(Walk::nothing(), unit));
    }
}

TEST_CASE("every unit leads from its first place to the end, and back over the same places")
{
    for (std::uint64_t number = 0; number < 150; ++number) {
        CAPTURE(number);
        const Ran ran = ranScene(test::randomScene(number, {2, 5, 4, 3, 3}));
        const Walk steps = stepsOf(ran, 1, 1);
        REQUIRE_FALSE(steps.empty());
        for (const StepUnit unit : units) {
            CAPTURE(int(unit));
            const std::vector<StepPlace> places = walked(steps, unit);
            CHECK(places.size() == unitsIn(steps, unit));
            CHECK(places.back() == steps.last());
            StepPlace back = places.back();
            for (std::size_t i = places.size(); i-- > 1;) {
                const auto previous = steps.previous(back, unit);
                REQUIRE(previous);
                REQUIRE(*previous == places[i - 1]);
                back = *previous;
            }
            CHECK_FALSE(steps.previous(back, unit));
        }
    }
}

TEST_CASE("a position along the line grows with every step and leads back to its place")
{
    for (std::uint64_t number = 0; number < 40; ++number) {
        CAPTURE(number);
        const Ran ran = ranScene(test::randomScene(number, {2, 4, 3, 2, 3}));
        const Walk steps = stepsOf(ran);
        for (const StepUnit unit : units) {
            double before = 0;
            for (const StepPlace& place : walked(steps, unit)) {
                const double position = steps.position(place);
                REQUIRE(position > before);
                before = position;
                if (unit != StepUnit::Term)
                    REQUIRE(steps.nearest(position, unit) == place);
            }
            CHECK(before == doctest::Approx(steps.stages()));
            CHECK(steps.nearest(-1, unit) == steps.first(unit));
            CHECK(steps.nearest(1e9, unit) == steps.last());
        }
    }
}

TEST_CASE("each step by a cell finishes one cell of the trace")
{
    for (std::uint64_t number = 0; number < 40; ++number) {
        CAPTURE(number);
        const Ran ran = ranScene(test::randomScene(number, {2, 4, 3, 2, 3}));
        const Walk steps = stepsOf(ran, 1, 0);
        std::int64_t done = 0;
        for (const StepPlace& place : walked(steps, StepUnit::Cell)) {
            ++done;
            CHECK(cellsIn(steps, place, StepState::Begun) == 0);
            CHECK(cellsIn(steps, place, StepState::Done) == done);
            const CellRef cell = steps.cellAt(place);
            const TracedTensor* tensor = ran.trace->find(cell.tensor);
            REQUIRE(tensor);
            REQUIRE(cell.index.size() == tensor->shape.size());
            for (std::size_t axis = 0; axis < cell.index.size(); ++axis)
                REQUIRE((cell.index[axis] >= 0 && cell.index[axis] < tensor->shape[axis]));
            CHECK(steps.placeOf(cell) == std::optional(place));
        }
    }
}

TEST_CASE("a product grows term by term, and a row of the softmax is filled before it is divided")
{
    const Ran ran = ranLesson("003.neg_inf");
    const Walk steps = stepsOf(ran);
    const int scores = steps.find("scores"), weights = steps.find("weights");
    CHECK(steps.termsOf({scores, 0, 0, -1}) == ran.realized->plan.dims.hd);
    const StepPlace begun = *steps.next({scores, 0, 0, -1}, StepUnit::Term);
    CHECK(begun == StepPlace{scores, 0, 1, 0});
    CHECK(steps.state(begun, scores, 0, 0) == StepState::Done);
    CHECK(steps.state(begun, scores, 0, 1) == StepState::Begun);
    CHECK(steps.state(begun, scores, 0, 2) == StepState::Pending);

    StepPlace place{weights, 0, 5, -1};
    for (int exponential = 0; exponential < 6; ++exponential) {
        place = *steps.next(place, StepUnit::Term);
        CHECK(place == StepPlace{weights, 1, exponential, 0});
        for (int column = 0; column < 6; ++column)
            CHECK(steps.state(place, weights, 1, column) ==
                  (column <= exponential ? StepState::Begun : StepState::Pending));
    }
    for (int quotient = 0; quotient < 6; ++quotient) {
        place = *steps.next(place, StepUnit::Term);
        CHECK(place == StepPlace{weights, 1, quotient, quotient == 5 ? -1 : 1});
        for (int column = 0; column < 6; ++column)
            CHECK(steps.state(place, weights, 1, column) == (column <= quotient ? StepState::Done : StepState::Begun));
    }
    // A larger unit finishes what was begun.
    CHECK(steps.next({weights, 1, 2, 0}, StepUnit::Cell) == std::optional(StepPlace{weights, 1, 2, -1}));
    CHECK(steps.next({weights, 1, 2, 1}, StepUnit::Cell) == std::optional(StepPlace{weights, 1, 3, -1}));
    CHECK(steps.next({weights, 1, 2, 1}, StepUnit::Row) == std::optional(StepPlace{weights, 1, 5, -1}));
    CHECK(steps.previous({weights, 1, 2, 1}, StepUnit::Row) == std::optional(StepPlace{weights, 0, 5, -1}));
}

TEST_CASE("the walk leaves out what the scene leaves out, and takes queries, keys and values as one stage")
{
    const Walk causal = stepsOf(ranLesson("003.neg_inf"));
    const std::vector<std::string> names = namesOf(causal);
    CHECK(names.front() == "x");
    CHECK(names.back() == "head_context");
    CHECK(std::ranges::count(names, "dropped") == 0);
    CHECK(causal.tensors()[1].stage == causal.tensors()[3].stage);
    CHECK(causal.tensors()[4].stage == causal.tensors()[3].stage + 1);
    const Walk dropped = stepsOf(ranLesson("003.dropout.weights"));
    CHECK(std::ranges::count(namesOf(dropped), "dropped") == 1);
    CHECK(dropped.find("keep") == dropped.find("dropped"));
    const Walk alone = stepsOf(ranLesson("001.softmax_of_masked"));
    CHECK(namesOf(alone) == std::vector<std::string>{"masked", "weights"});
}

TEST_CASE("a cell of another head or outside the walk has no place, and counts as done where it is outside")
{
    const Ran ran = ranLesson("000.mha");
    const Walk steps = stepsOf(ran, 0, 1);
    CHECK(steps.placeOf({"scores", {0, 1, 2, 3}}) == std::optional(StepPlace{steps.find("scores"), 2, 3, -1}));
    CHECK_FALSE(steps.placeOf({"scores", {0, 0, 2, 3}}));
    CHECK_FALSE(steps.placeOf({"scores", {0, 1, 2}}));
    CHECK_FALSE(steps.placeOf({"scores", {0, 1, 2, 99}}));
    CHECK_FALSE(steps.placeOf({"qkv", {0, 0, 0}}));
    CHECK(steps.done(steps.first(), "qkv", 0, 0));
    CHECK_FALSE(steps.done(steps.first(), "scores", 0, 0));
    CHECK(steps.done(steps.last(), "scores", 0, 0));
}

TEST_CASE("an edit keeps the place: in its tensor, inside its shape, or at the end of the tensor before")
{
    const Ran ran = ranLesson("003.dropout.weights");
    const Walk before = stepsOf(ran);
    for (const StepPlace& place : walked(before, StepUnit::Cell))
        CHECK(before.keptPlace(before, place) == place);

    auto lesson = loadScene("003.dropout.weights");
    REQUIRE(bool(lesson));
    Scene narrower = *lesson;
    narrower.config.dropout.p = 0;
    const Walk without = stepsOf(ranScene(narrower));
    const StepPlace in_dropped{before.find("dropped"), 2, 3, -1};
    const StepPlace kept = without.keptPlace(before, in_dropped);
    CHECK(without.tensors()[kept.tensor].name == "weights");
    CHECK(kept == StepPlace{without.find("weights"), 5, 5, -1});
    CHECK(without.keptPlace(before, before.last()) == without.last());

    const Walk other = stepsOf(ranLesson("001.softmax_of_masked"));
    for (const StepUnit unit : units)
        for (const StepPlace& place : walked(before, unit)) {
            const StepPlace inside = other.keptPlace(before, place);
            REQUIRE(inside.row < other.tensors()[inside.tensor].rows);
            REQUIRE(inside.column < other.tensors()[inside.tensor].columns);
        }
}

TEST_CASE("a cell has as many terms in the walk as in its explanation, and in a row all of them")
{
    int cells = 0;
    for (std::uint64_t number = 0; number < 120; ++number) {
        CAPTURE(number);
        const Scene scene = test::randomScene(number, {2, 5, 4, 3, 3});
        const Ran ran = ranScene(scene);
        const Walk steps = stepsOf(ran, 1, 1);
        const std::vector<StepPlace> places = walked(steps, StepUnit::Cell);
        for (std::size_t i = number % 7; i < places.size(); i += 7) {
            const CellRef cell = steps.cellAt(places[i]);
            CAPTURE(toString(cell));
            const auto explained = explain(scene, *ran.realized, *ran.trace, cell);
            REQUIRE(bool(explained));
            const bool turns_in_part =
                explained->turned &&
                ran.realized->config.rope->dims.value_or(ran.realized->plan.dims.hd) < ran.realized->plan.dims.hd;
            if (explained->by_column || explained->operation == Operation::Norm || turns_in_part) { // comes at once
                CHECK(steps.termsOf(places[i]) == 1);
                CHECK_FALSE(steps.tensors()[places[i].tensor].by_row);
                continue;
            }
            CHECK(std::int64_t(std::max<std::size_t>(explained->terms.size(), 1)) == steps.termsOf(places[i]));
            const Operation operation = explained->operation;
            CHECK((operation == Operation::Softmax || operation == Operation::SoftmaxNaive ||
                   operation == Operation::Sum) == steps.tensors()[places[i].tensor].by_row);
            ++cells;
        }
    }
    CHECK(cells > 1000);
}

TEST_CASE("what is made beside the walk is known when its card is, and not before")
{
    const auto judge = [](const char* lesson, const char* beside, const char* before, const char* after) {
        const Walk steps = stepsOf(ranLesson(lesson));
        CAPTURE(beside);
        const auto at = [&](const char* tensor, bool whole) {
            const StepTensor& walked = steps.tensors()[std::size_t(steps.find(tensor))];
            return StepPlace{steps.find(tensor), walked.rows - 1, walked.columns - 1 - !whole, -1};
        };
        REQUIRE(steps.find(beside) < 0);
        CHECK_FALSE(steps.done(at(before, true), beside));
        CHECK_FALSE(steps.done(at(before, true), beside, 0, 0));
        CHECK_FALSE(steps.done(at(after, false), beside));
        CHECK(steps.done(at(after, true), beside));
        CHECK(steps.done(at(after, true), beside, 0, 0));
    };
    judge("004.fused", "qkv", "x", "v");
    judge("002.simple.softmax", "cumulative_context", "weights", "head_context");
    // The mask is given, not computed.
    const Walk causal = stepsOf(ranLesson("000.causal.neg_inf"));
    CHECK(causal.done(Walk::nothing(), "allowed"));
}
