// SPDX-License-Identifier: GPL-3.0-or-later
// The notebooks as lessons: every tensor that they print stands in one step, with the badge that it deserves; an edit of one
// weight takes the badge from those prints that depend on it, and from no other.
#include "core/engine/engine.h"
#include "core/explain/explain.h"
#include "core/headless/check.h"
#include "core/headless/commands.h"
#include "core/lessons/lesson.h"
#include "core/lessons/notebooks.h"
#include "core/scene/expectednames.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace attn;

namespace {

std::shared_ptr<const Trace> traced(const Scene& scene)
{
    auto trace = traceScene(scene, **backendNamed("cpu"));
    REQUIRE_MESSAGE(trace, (trace ? "" : trace.error().message));
    return *trace;
}

// A step and the id of the shipped scene that it stands in.
struct PlacedStep {
    std::string scene, where;
    LessonStep step;
};

std::vector<PlacedStep> stepsOf(std::string_view notebook)
{
    const LessonEntry* entry = lessonNamed("notebook." + std::string(notebook));
    REQUIRE_MESSAGE(entry, notebook);
    const auto lesson = loadSteps(*entry);
    REQUIRE_MESSAGE(lesson, (lesson ? "" : lesson.error().message));
    std::vector<PlacedStep> steps;
    std::string scene;
    for (const LessonStep& step : lesson->steps) {
        scene = step.from.empty() ? scene : step.from;
        steps.push_back({scene, std::string(entry->id) + ", step " + std::to_string(steps.size() + 1), step});
    }
    return steps;
}

std::vector<std::string> notebooks()
{
    std::vector<std::string> names;
    for (const NotebookCells& cells : notebookOrder())
        if (names.empty() || names.back() != cells.notebook)
            names.emplace_back(cells.notebook);
    return names;
}

// Whether a step prints what its shipped scene expects under this name, not numbers of the lesson's own.
bool printsShipped(const LessonStep& step, const Scene& shipped, const std::string& name)
{
    const Expected *own = expectedNamed(step.scene, name), *theirs = expectedNamed(shipped, name);
    if (own || theirs)
        return own && theirs && *own == *theirs;
    const ExpectedShape *shape = expectedShapeNamed(step.scene, name), *known = expectedShapeNamed(shipped, name);
    return shape && known && *shape == *known;
}

// The part of the trace that an expected value is compared with, as it is now.
Tensor partOf(const Scene& scene, const Trace& trace, const Expected& expected)
{
    const auto part = computedPart(scene, trace, expected);
    REQUIRE_MESSAGE(part, expected.name);
    return *part;
}

// By more than float32 rounds: a row of weights still sums to 1.
bool moved(const Tensor& before, const Tensor& after)
{
    REQUIRE(before.shape() == after.shape());
    for (std::int64_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i] && !(std::abs(before[i] - after[i]) <= 1e-6f))
            return true;
    return false;
}

// Of each shipped scene that prints numbers, one that its layer is made with; where there are no weights, one of a word.
const std::map<std::string, CellRef> one_number = {
    {"000.simple.sumnorm", {"x", {0, 1, 0}}},
    {"000.simple.softmax", {"x", {0, 1, 0}}},
    {"000.param.seed123", {"W_query", {1, 1}}},
    {"000.linear.seed123", {"W_value.weight", {0, 1}}},
    {"000.causal.neg_inf", {"W_key", {1, 1}}},
    {"000.dropout.ones", {"x", {0, 0}}},
    {"000.dropout_on_scores", {"W_key", {1, 1}}},
    {"000.causal_class.dropout", {"W_value.weight", {0, 1}}},
    {"000.heads_list", {"head1.W_value.weight", {0, 1}}},
    {"000.mha", {"out_proj.bias", {0}}},
    {"001.softmax_of_masked", {"masked", {1, 0}}},
    {"002.simple.sumnorm", {"x", {0, 1, 0}}},
    {"002.simple.naive", {"x", {0, 1, 0}}},
    {"002.simple.softmax", {"x", {0, 1, 0}}},
    {"003.simple.sumnorm", {"x", {0, 1, 0}}},
    {"003.simple.naive", {"x", {0, 1, 0}}},
    {"003.simple.softmax", {"x", {0, 1, 0}}},
    {"003.param.seed123", {"W_query", {1, 1}}},
    {"003.same_seed.param", {"W_key", {1, 1}}},
    {"003.same_seed.linear", {"R_W_query", {1, 1}}},
    {"003.post_softmax_renorm", {"R_W_key", {1, 1}}},
    {"003.neg_inf", {"R_W_key", {1, 1}}},
    {"003.dropout.ones", {"x", {0, 0}}},
    {"003.dropout.weights", {"R_W_key", {1, 1}}},
    {"003.heads_list", {"head1.W_value.weight", {0, 1}}},
    {"003.mha", {"out_proj.bias", {0}}},
    {"004.fused", {"qkv.weight", {0, 0}}},
};

} // namespace

TEST_CASE("Each tensor that a notebook prints is in one step of its lesson")
{
    std::size_t tensors = 0, shapes = 0;
    for (const std::string& notebook : notebooks()) {
        const auto steps = stepsOf(notebook);
        std::vector<std::string> begun, left; // one scene may go on where another had come between
        for (const PlacedStep& placed : steps) {
            if (std::ranges::find(begun, placed.scene) == begun.end())
                begun.push_back(placed.scene);
            std::erase(left, placed.scene);
            left.push_back(placed.scene);
        }
        std::vector<std::string> wanted;
        for (const NotebookCells& cells : notebookOrder()) {
            if (cells.notebook != notebook)
                continue;
            wanted.emplace_back(cells.id);
            const Scene shipped = *loadLesson(*lessonNamed(cells.id));
            tensors += shipped.expected.size();
            shapes += shipped.expected_shapes.size();
            const auto count = [&](const std::string& name) {
                int prints = 0;
                for (const PlacedStep& placed : steps)
                    if (placed.scene == cells.id && printsShipped(placed.step, shipped, name))
                        for (const Printed& printed : placed.step.prints)
                            prints += static_cast<int>(std::ranges::count(printed.expected, name));
                return prints;
            };
            for (const Expected& expected : shipped.expected)
                CHECK_MESSAGE(count(expected.name) == 1, cells.id, " ", expected.name);
            for (const ExpectedShape& shape : shipped.expected_shapes)
                CHECK_MESSAGE(count(shapeName(shape)) == 1, cells.id, " ", shapeName(shape));
        }
        CHECK_MESSAGE((begun == wanted || left == wanted), notebook);
    }
    CHECK(tensors == 80);
    CHECK(shapes == 9);
}

TEST_CASE("Each print says where it comes from and has its badge; what cannot be compared says why")
{
    std::map<std::string, std::int64_t> other_digits;
    for (const std::string& notebook : notebooks()) {
        bool predicts = false, has_goal = false, asks = false;
        for (const PlacedStep& placed : stepsOf(notebook)) {
            const LessonStep& step = placed.step;
            predicts = predicts || !step.predict.empty();
            has_goal = has_goal || step.goal;
            asks = asks || !step.questions.empty();
            const auto trace = traced(step.scene);
            for (const Printed& printed : step.prints) {
                CHECK_MESSAGE(!printed.source.empty(), placed.where);
                CHECK_MESSAGE((printed.verbatim.empty() || !printed.note.empty()), placed.where);
                for (const std::string& name : printed.expected) {
                    const CheckReport report = checkExpected(step.scene, *trace, name);
                    CHECK_MESSAGE(report.checked > 0, placed.where, " ", name);
                    CHECK_MESSAGE(report.differing == 0, placed.where, " ", report.text());
                    if (expectedNamed(step.scene, name) && report.printed != report.checked)
                        other_digits[placed.scene + " " + name] = report.checked - report.printed;
                }
            }
        }
        CHECK_MESSAGE(predicts, notebook);
        CHECK_MESSAGE(has_goal, notebook);
        CHECK_MESSAGE(asks, notebook);
    }
    const std::map<std::string, std::int64_t> known = {{"001.softmax_of_masked weights", 1}, {"004.fused scaled", 2}};
    CHECK((other_digits == known));
}

TEST_CASE("0.01 on one number turns the prints that depend on it, and undoing it brings them back")
{
    for (const std::string& notebook : notebooks()) {
        std::set<std::string> turned;
        for (const PlacedStep& placed : stepsOf(notebook)) {
            const auto found = one_number.find(placed.scene);
            const Scene& scene = placed.step.scene;
            if (scene.expected.empty() || placed.step.prints.empty())
                continue;
            REQUIRE_MESSAGE(found != one_number.end(), placed.scene);
            const auto& [tensor, index] = found->second;
            const auto before = traced(scene);
            if (!before->find(tensor))
                continue; // a layer that the step draws for itself
            Scene edited = scene;
            edited.edits.set(tensor, index, static_cast<float>(before->cell(*before->find(tensor), index)) + 0.01f);
            Scene undone = edited;
            CHECK(undone.edits.remove(tensor, index));
            const auto after = traced(edited), again = traced(undone);
            for (const Printed& printed : placed.step.prints)
                for (const std::string& name : printed.expected) {
                    const Expected* expected = expectedNamed(scene, name);
                    if (!expected)
                        continue; // a shape stays as it is
                    const bool depends = moved(partOf(scene, *before, *expected), partOf(edited, *after, *expected));
                    const CheckReport report = checkExpected(edited, *after, name);
                    CHECK_MESSAGE((report.differing > 0) == depends, placed.where, " ", name, " ", report.text());
                    if (depends)
                        turned.insert(placed.scene);
                    const CheckReport back = checkExpected(undone, *again, name);
                    CHECK_MESSAGE(back.differing == 0, placed.where, " ", name);
                    CHECK(back.printed == checkExpected(scene, *before, name).printed);
                }
        }
        for (const NotebookCells& cells : notebookOrder())
            if (cells.notebook == notebook && cells.id != "001.shapes") // which prints no number
                CHECK_MESSAGE(turned.contains(std::string(cells.id)), cells.id);
    }
}

TEST_CASE("A matrix of values turns values and contexts, and no weight")
{
    std::set<std::string> turned, kept;
    for (const PlacedStep& placed : stepsOf("000")) {
        if (placed.scene != "000.param.seed123")
            continue;
        Scene edited = placed.step.scene;
        edited.edits.set("W_value", {1, 0}, 0.3264f);
        const auto trace = traced(edited);
        for (const Printed& printed : placed.step.prints)
            for (const std::string& name : printed.expected)
                (checkExpected(edited, *trace, name).differing ? turned : kept).insert(name);
    }
    CHECK(turned == std::set<std::string>{"W_value", "v", "v[1]", "context", "context[2]"});
    CHECK(kept.size() == 11);
}
