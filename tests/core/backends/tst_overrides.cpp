// SPDX-License-Identifier: GPL-3.0-or-later
// Cells that are pinned: their numbers stand in the trace, everything made from them follows, on every backend, in runs
// that go on from another, and nothing is left when they are taken back.
#include "core/backends/cuda/workspaceparts.h"
#include "core/base/strides.h"

#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/core/support/editproperties.h"

#include <doctest/doctest.h>

#include <cmath>
#include <random>
#include <set>

using namespace attn;
using test::RealizedPtr;
using test::TracePtr;

namespace {

bool allSame(const Trace& a, const Trace& b)
{
    if (a.tensors().size() != b.tensors().size())
        return false;
    for (std::size_t i = 0; i < a.tensors().size(); ++i)
        if (a.tensors()[i].name != b.tensors()[i].name || a.dense(a.tensors()[i]) != b.dense(b.tensors()[i]))
            return false;
    return true;
}

TracePtr onCpu(const Realized& input) { return run(input, **backendNamed("cpu")); }

// The tensors in which two runs differ.
std::set<std::string> differing(const Trace& a, const Trace& b)
{
    std::set<std::string> names;
    for (const TracedTensor& tensor : a.tensors())
        if (a.dense(tensor) != b.dense(*b.find(tensor.name)))
            names.insert(tensor.name);
    return names;
}

std::set<std::string> follow(Scene scene, const Edit& pinned)
{
    const TracePtr before = onCpu(*realized(scene));
    scene.overrides.add(pinned);
    const RealizedPtr input = realized(scene);
    const TracePtr after = onCpu(*input);
    const TracedTensor& tensor = *after->find(pinned.tensor);
    CHECK(after->cell(tensor, pinned.index) == pinned.value);
    test::checkWithinBounds(*input, *after);
    return differing(*before, *after);
}

using Names = std::set<std::string>;

Scene causalScene()
{
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.config.row_sums = scene.config.cumulative = true;
    return scene;
}

} // namespace

TEST_CASE("what is made from a pinned cell follows, and nothing else")
{
    Scene scene = causalScene();
    scene.config.dropout.p = 0;
    scene.config.row_sums = false; // of a softmax: 1 again
    const Names contexts = {"head_context", "cumulative_context", "context"};
    const auto with = [&](Names names) {
        names.insert(contexts.begin(), contexts.end());
        return names;
    };
    CHECK(follow(scene, {"scores", {0, 0, 5, 2}, 3.5f}) == with({"scores", "scaled", "masked", "weights", "dropped"}));
    CHECK(follow(scene, {"scores", {0, 0, 2, 5}, 3.5f}) == Names{"scores", "scaled"}); // the mask blocks it
    CHECK(follow(scene, {"masked", {0, 0, 2, 5}, 1}) == with({"masked", "weights", "dropped"}));
    CHECK(follow(scene, {"weights", {0, 0, 5, 0}, 0.9f}) == with({"weights", "dropped"}));
    CHECK(follow(scene, {"v", {0, 0, 0, 1}, -2}) == with({"v"}));
    CHECK(follow(scene, {"head_context", {0, 0, 3, 1}, 7}) == Names{"head_context", "context"});
    CHECK(follow(scene, {"context", {0, 3, 1}, 7}) == Names{"context"});
    CHECK(follow(scene, {"allowed", {0, 1}, 1}) == with({"allowed", "masked", "weights", "dropped"}));
    scene.config.row_sums = true;
    CHECK(follow(scene, {"row_sums", {0, 0, 5}, 2}) == Names{"row_sums"});
    CHECK(follow(scene, {"weights", {0, 0, 5, 0}, 0.9f}).contains("row_sums"));
}

TEST_CASE("a pinned sum of the context, term by term, is gone on from")
{
    Scene scene = causalScene();
    scene.config.dropout.p = 0;
    scene.config.mask = {};
    const TracePtr before = onCpu(*realized(scene));
    scene.overrides.add({"cumulative_context", {0, 0, 3, 2, 1}, 10});
    for (const Backend& backend : backends()) {
        const TracePtr after = run(*realized(scene), backend);
        const auto at = [&](const Trace& trace, std::int64_t keys) {
            return trace.cell(*trace.find("cumulative_context"), {0, 0, 3, keys, 1});
        };
        CHECK(at(*after, 1) == doctest::Approx(at(*before, 1)));
        CHECK(at(*after, 2) == 10);
        CHECK(at(*after, 6) - at(*before, 6) == doctest::Approx(10 - at(*before, 2)));
        CHECK(after->cell(*after->find("head_context"), {0, 0, 3, 1}) == doctest::Approx(at(*before, 6)));
    }
}

TEST_CASE("a keep bit is pinned whatever was drawn, and the layer keeps its fast path")
{
    Scene scene = linearScene();
    const RealizedPtr drawn = realized(scene);
    for (std::int64_t cell = 0; cell < 36; ++cell)
        scene.overrides.add({"keep", indexAt({1, 1, 6, 6}, cell), drawn->keep->kept(cell) ? 0.0f : 1.0f});
    const RealizedPtr input = realized(scene, drawn);
    CHECK(input->plan.has_fast_path);
    for (std::int64_t cell = 0; cell < 36; ++cell)
        CHECK(input->keep->kept(cell) != drawn->keep->kept(cell));
    for (const Backend& backend : backends())
        test::checkWithinBounds(*input, *run(*input, backend));
    scene.overrides.clear();
    CHECK(*realized(scene, input)->keep == *drawn->keep);
}

TEST_CASE("every backend computes random scenes with pinned cells as the reference does")
{
    std::set<std::string> pinned;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const Scene scene = test::withOverrides(test::randomScene(number, {2, 12, 9, 3, 4}), number);
        const RealizedPtr input = realized(scene);
        const TracePtr trace = onCpu(*input);
        CAPTURE(number);
        test::checkWithinBounds(*input, *trace, 2);
        for (const auto& each : scene.overrides.tensors())
            for (const CellEdit& cell : *each) {
                const TracedTensor& tensor = *trace->find(each->tensor());
                CHECK(sameBits(float(trace->cell(tensor, cell.index)), cell.value));
                pinned.insert(each->tensor());
            }
    }
    CHECK(pinned.size() == 29); // every tensor that a layer can compute
}

TEST_CASE("runs that go on from another with other pinned cells are those of a fresh run, bit for bit")
{
    for (std::uint64_t number = 0; number < 60; ++number) {
        Scene scene = test::randomScene(number, {2, 9, 7, 3, 3});
        const auto workspace = std::make_shared<Workspace>(1);
        std::mt19937 random(number);
        RealizedPtr input;
        TracePtr trace;
        for (int step = 0; step < 8; ++step) {
            scene.overrides.clear();
            if (random() % 4)
                scene = test::withOverrides(scene, random());
            if (random() % 2 && scene.input("x"))
                scene.edits.set("x", Index(scene.input("x")->rank(), 0), float(random() % 9) - 4);
            input = realized(scene, input);
            trace = run(*input, **backendNamed("cpu"), {}, {TraceForm::Compact, std::move(trace), workspace});
            CAPTURE(number);
            CAPTURE(step);
            if (!input->plan.has_fast_path)
                CHECK(allSame(*trace, *onCpu(*realized(scene))));
            else
                test::checkWithinBounds(*input, *trace, 2);
        }
    }
}

TEST_CASE("an override that is taken back leaves nothing")
{
    Scene scene = causalScene();
    const TracePtr before = onCpu(*realized(scene));
    RealizedPtr input;
    for (const char* name : {"scores", "weights", "dropped"}) {
        scene.overrides.set(name, {0, 0, 4, 1}, 0.25f);
        input = realized(scene, input);
        CHECK(!allSame(*before, *onCpu(*input)));
        scene.overrides.remove(name, {0, 0, 4, 1});
        input = realized(scene, input);
        CHECK(allSame(*before, *onCpu(*input)));
    }
}

TEST_CASE("the GPU leaves layers with pinned cells to the cpu backend, and says so")
{
    const auto workspace = std::make_shared<Workspace>(1);
    cuda::useDevice(*workspace, std::make_shared<test::EmulatedDevice>());
    Scene scene = linearScene();
    scene.overrides.add({"scores", {0, 0, 4, 1}, 3});
    const RealizedPtr input = realized(scene);
    const TracePtr trace = run(*input, **backendNamed("cuda"), {}, {TraceForm::Compact, nullptr, workspace});
    CHECK(trace->backend() == "cpu");
    CHECK(trace->fallback() == "the GPU does not support pinned values");
    CHECK(allSame(*trace, *onCpu(*input)));
}

TEST_CASE("nan that was put in is named as the cause, and a pinned row tells by its own numbers")
{
    const auto notes = [](const Scene& scene) {
        std::vector<std::string> texts;
        const TracePtr trace = onCpu(*realized(scene));
        for (const RowNote& note : trace->notes())
            texts.push_back(note.text);
        return texts;
    };
    Scene scene = linearScene();
    scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
    scene.overrides.add({"scaled", {0, 0, 2, 1}, NAN});
    CHECK(notes(scene) == std::vector<std::string>{"the scaled score of key 1 is pinned to nan"});
}

TEST_CASE("a row without any key that got one by hand is reported by its numbers")
{
    Scene scene = plainScene();
    scene.inputs.push_back({"padded", Tensor({1, 6}, std::vector<float>(6, 1), Kind::Boolean)});
    scene.config.mask = {MaskKind::Padding, MaskApply::FillNegInf, "padded"};
    CHECK(onCpu(*realized(scene))->notes().size() == 6);
    scene.overrides.add({"masked", {0, 0, 2, 1}, 4});
    const TracePtr trace = onCpu(*realized(scene));
    CHECK(trace->notes().size() == 5);
    CHECK(trace->cell(*trace->find("weights"), {0, 0, 2, 1}) == 1);
}
