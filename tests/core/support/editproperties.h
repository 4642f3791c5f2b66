// SPDX-License-Identifier: GPL-3.0-or-later
// What holds for the edits of every backend that goes on from the trace before: the short ways, the numbers of a fresh
// computation, and traces that stay as they are while somebody reads them. A backend's tests say how it runs.
#pragma once

#include "tests/core/support/editscenes.h"
#include "tests/core/support/errorbounds.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <functional>
#include <map>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace attn::test {

inline constexpr TraceForm both_forms[] = {TraceForm::Compact, TraceForm::Dense};
inline constexpr MaskKind every_mask[] = {MaskKind::Causal, MaskKind::CustomBool, MaskKind::Additive, MaskKind::None};

// Goes on from the trace, if there is one; all of it on one workspace.
using RunOn = std::function<TracePtr(const Realized&, TraceForm, TracePtr)>;

// A layer that is edited: its scene, and what was computed of it last.
struct EditedLayer {
    EditedLayer(RunOn runOn, Scene scene, TraceForm form = TraceForm::Compact)
        : run(std::move(runOn)), form(form), scene(std::move(scene))
    {
        compute();
    }

    // Goes on from the trace before, whose last holder this may be.
    void compute()
    {
        input = realized(scene, input);
        trace = run(*input, form, std::move(trace));
    }
    void edit(const std::string& tensor, const Index& index, float value)
    {
        setCell(scene, tensor, index, value);
        compute();
    }

    RunOn run;
    TraceForm form;
    Scene scene;
    RealizedPtr input;
    TracePtr trace;
};

// Every tensor: what was given or drawn exactly, what was computed within float32's error.
inline void checkWithinBounds(const Realized& input, const Trace& trace, double factor = 1)
{
    const auto expected = run(input, **backendNamed("reference"));
    const ErrorBounds bounds(input, *expected);
    REQUIRE(trace.tensors().size() == expected->tensors().size());
    for (std::size_t i = 0; i < expected->tensors().size(); ++i) {
        const TracedTensor &a = trace.tensors()[i], &b = expected->tensors()[i];
        REQUIRE(a.name == b.name);
        REQUIRE(a.shape == b.shape);
        REQUIRE(a.kind == b.kind);
        const Tensor found = trace.dense(a);
        const bool exact = input.find(a.name) || a.name == "keep" || a.name == "allowed";
        const std::vector<double> allowed = exact ? std::vector<double>(elementCount(b.shape), 0) : bounds.of(b);
        std::int64_t wrong = 0;
        for (std::size_t c = 0; c < allowed.size(); ++c) {
            const double x = found[c], y = b.at(c);
            wrong += !(x == y || (std::isnan(x) && std::isnan(y)) || std::isinf(allowed[c]) ||
                       std::abs(x - y) <= factor * allowed[c]);
        }
        CHECK_MESSAGE(wrong == 0, a.name << ": " << wrong << " of " << allowed.size());
    }
}

inline void checkSameNotes(const Trace& trace, const Trace& expected)
{
    REQUIRE(trace.notes().size() == expected.notes().size());
    for (std::size_t i = 0; i < trace.notes().size(); ++i)
        CHECK(trace.notes()[i].text == expected.notes()[i].text);
}

// "every edit goes its own short way to the numbers of the reference"
inline void checkEveryShortPath(const RunOn& runOn, MaskKind mask, TraceForm form,
                                const std::vector<std::int64_t>& heads_off = {})
{
    Scene scene = editScene(mask);
    scene.config.heads_off = heads_off;
    EditedLayer layer(runOn, scene, form);
    CHECK(layer.trace->path() == "full");
    for (const EditCase& each : editCases(mask)) {
        CAPTURE(each.tensor);
        layer.edit(each.tensor, each.index, each.value);
        CHECK(layer.trace->path() == each.path);
        checkAgainstReference(*layer.input, *layer.trace);
    }
    for (const bool train : {true, false}) {
        layer.scene.config.dropout = {0.5, DropoutOn::Weights, train, DropoutStream::Default};
        layer.compute();
        CHECK(layer.trace->path() == "dropout");
        checkAgainstReference(*layer.input, *layer.trace);
    }
    layer.compute();
    CHECK(layer.trace->path() == "nothing");
    checkAgainstReference(*layer.input, *layer.trace);
    layer.scene.config.temperature = 2;
    layer.compute();
    CHECK(layer.trace->path() == "full");
    checkAgainstReference(*layer.input, *layer.trace);
    layer.scene.config.heads_off = {0};
    layer.compute();
    const std::string path = layer.trace->path(); // by the backend
    CHECK((path == "head" || path == "full"));
    checkAgainstReference(*layer.input, *layer.trace);
}

// "a trace reads the same in one thread while edits go on from it in another": at least so many of both.
inline void checkReadingWhileEditing(const RunOn& runOn, int edits, int readings)
{
    Scene scene = editScene(MaskKind::Causal);
    RealizedPtr input = realized(scene);
    std::mutex mutex;
    TracePtr shown = runOn(*input, TraceForm::Compact, nullptr);
    std::atomic<bool> ended = false, same = true;
    std::atomic<int> read = 0;
    std::thread reader([&] {
        while (!ended) {
            TracePtr trace;
            {
                const std::lock_guard lock(mutex);
                trace = shown;
            }
            const std::vector<Tensor> once = allNumbers(*trace);
            same = same && allNumbers(*trace) == once;
            ++read;
        }
    });
    std::mt19937 random(9);
    for (int i = 0; i < edits || read < readings; ++i) {
        setCell(scene, "x", {std::int64_t(random() % 2), std::int64_t(random() % 70), std::int64_t(random() % 9)},
                float(random() % 100) / 30);
        input = realized(scene, input);
        TracePtr previous;
        {
            const std::lock_guard lock(mutex);
            previous = shown;
        }
        TracePtr next = runOn(*input, TraceForm::Compact, std::move(previous));
        const std::lock_guard lock(mutex);
        shown = std::move(next);
    }
    ended = true;
    reader.join();
    CHECK(same);
    CHECK(shown->path() == "x row");
}

// "one edit of any number of a random scene gives what the reference computes"; how often each path was taken. `runOn` is
// asked once for each scene.
inline std::map<std::string, int> checkRandomEdits(const std::function<RunOn()>& runOn, std::uint64_t scenes, int edits,
                                                   const SceneLimits& limits = {.elsewhere = false})
{
    std::map<std::string, int> paths;
    for (std::uint64_t number = 0; number < scenes; ++number) {
        const Scene scene = randomScene(number, limits);
        if (realized(scene)->config.stage != Stage::Attention)
            continue;
        std::mt19937 random(number);
        EditedLayer layer(runOn(), scene, both_forms[number % 2]);
        for (int i = 0; i < edits; ++i) {
            const Realized& input = *layer.input;
            const Tensor* mask = random() % 4 == 0 ? input.find(input.config.mask.tensor) : nullptr;
            const NamedTensor chosen =
                mask ? NamedTensor{input.config.mask.tensor, *mask} : input.tensors[random() % input.tensors.size()];
            if (chosen.tensor.kind() == Kind::Integer)
                continue;
            // What the scene calls it: x of one item may be written [T,d_in], as the plan shapes it.
            Index index;
            for (const std::int64_t extent : chosen.tensor.shape())
                index.push_back(random() % extent);
            const float value =
                chosen.tensor.kind() == Kind::Boolean ? float(random() % 2) : float(random() % 8) - 3.5f;
            layer.edit(chosen.name, index, value);
            ++paths[layer.trace->path()];
            CAPTURE(number);
            CAPTURE(chosen.name);
            CAPTURE(layer.trace->path());
            checkWithinBounds(*layer.input, *layer.trace, 2);
        }
    }
    return paths;
}

// "a run goes on from the trace of any other scene": `fresh` computes without one.
inline void checkGoingOnFromAnyScene(const RunOn& runOn, const RunOn& fresh, TraceForm form, std::uint64_t scenes,
                                     bool elsewhere = false)
{
    TracePtr trace;
    RealizedPtr before;
    for (std::uint64_t number = 0; number < scenes; ++number) {
        Scene scene = randomScene(number / 2, {2, 9, 6, 3, 4, elsewhere});
        if (number % 8 == 1) { // the same, with another factor of what is kept
            scene.config.dropout.factor = DropoutFactor(1 - int(scene.config.dropout.factor));
        } else if (number % 2) { // the same, computed otherwise
            scene.config.temperature *= 2;
            scene.config.scale_at =
                scene.config.scale_at == ScaleAt::BeforeMask ? ScaleAt::AfterMask : ScaleAt::BeforeMask;
            scene.config.dropout.train = !scene.config.dropout.train;
            Projection& projection = scene.config.projection;
            if (projection == Projection::FusedBlocks)
                projection = Projection::FusedInterleaved;
            else if (projection == Projection::FusedInterleaved)
                projection = Projection::FusedBlocks;
        }
        const auto input = realize(scene, before); // with the same blocks where the draws are the same
        if (!input)
            continue;
        before = *input;
        trace = runOn(**input, form, std::move(trace));
        const auto expected = fresh(**input, form, nullptr);
        CAPTURE(number);
        REQUIRE(trace->tensors().size() == expected->tensors().size());
        for (std::size_t i = 0; i < expected->tensors().size(); ++i) {
            CHECK(trace->tensors()[i].name == expected->tensors()[i].name);
            CHECK(trace->dense(trace->tensors()[i]) == expected->dense(expected->tensors()[i]));
        }
        checkSameNotes(*trace, *run(**input, **backendNamed("cpu")));
    }
}

} // namespace attn::test
