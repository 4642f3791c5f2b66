// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace was written to becomes its scene again.
#include "core/io/arrays/dataformats.h"
#include "core/io/scene/scenefile.h"
#include "core/lessons/lesson.h"
#include "core/rewrite/giventensors.h"
#include "tests/core/support/importscenes.h"
#include "tests/core/support/scenes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <doctest/doctest.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <sstream>

using namespace attn;

namespace {

bool sameBits(std::span<const float> a, std::span<const float> b)
{
    return std::ranges::equal(a, b, [](float x, float y) {
        return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y) || (std::isnan(x) && std::isnan(y));
    });
}

// Everything that a trace has, out of files: one archive, or a table for each tensor.
std::vector<ReadArray> throughFiles(const Trace& trace, const std::string& ending)
{
    std::vector<const TracedTensor*> all;
    for (const TracedTensor& tensor : trace.tensors())
        all.push_back(&tensor);
    const DataFormat& format = *dataFormatOf("a." + ending);
    std::vector<ReadArray> arrays;
    for (std::size_t i = 0; i < (format.one_tensor ? all.size() : 1); ++i) {
        std::ostringstream out;
        format.write(out, trace, format.one_tensor ? std::vector{all[i]} : all);
        const auto read = readArrays(out.str(), *arrayFormatOf("a." + ending), all[i]->name);
        REQUIRE_MESSAGE(read, (read ? "" : read.error().message));
        arrays.insert(arrays.end(), read->begin(), read->end());
    }
    return arrays;
}

// The scene with other numbers everywhere: what comes out right after it was filled from files came out of them.
Scene spoiled(Scene scene)
{
    scene.edits.clear();
    scene.expected.clear();
    scene.expected_shapes.clear();
    scene.tolerance.clear();
    for (NamedTensor& input : scene.inputs)
        std::fill_n(input.tensor.mutableData(), input.tensor.size(), input.tensor.kind() == Kind::Real ? 7.0f : 0.0f);
    const auto planned = plan(scene);
    REQUIRE(planned);
    for (const NamedShape& tensor : planned->tensors)
        if (!scene.input(tensor.name) && tensor.kind == Kind::Real)
            scene.edits.set(tensor.name, Index(tensor.shape.size(), 0), 777);
    return scene;
}

void checkRoundTrip(const Scene& scene, const std::string& ending)
{
    CAPTURE(ending);
    const auto before = traced(scene);
    const Scene base = spoiled(scene);
    const Scene imported = importedOnto(throughFiles(*before, ending), base);
    CHECK(imported.tokens == scene.tokens);
    const auto after = traced(imported);
    const bool module = scene.config.projection == Projection::MhaModule;
    std::size_t compared = 0;
    for (const TracedTensor& tensor : before->tensors()) {
        CAPTURE(tensor.name);
        const TracedTensor* found = after->find(tensor.name);
        if (module && !found && tensor.name.find('.') != std::string::npos)
            continue; // the module's own tensors: qkv.weight now, and out_proj.weight
        if (!found && !neededTensors(imported).count(tensor.name))
            continue; // what an edited tensor was made from: the tensor itself is given now
        REQUIRE(found);
        CHECK(found->shape == tensor.shape);
        CHECK(found->kind == tensor.kind);
        CHECK(sameBits(before->dense(tensor).values(), after->dense(*found).values()));
        ++compared;
    }
    CHECK(compared >= (startsFromWeights(scene.config) ? 1 : 2));
    const auto again = parseScene(writeScene(imported)); // and the scene can be saved
    REQUIRE_MESSAGE(again, (again ? "" : again.error().message));
    REQUIRE(again->inputs.size() == imported.inputs.size());
    for (const NamedTensor& input : imported.inputs) {
        CAPTURE(input.name);
        const Tensor* saved = again->input(input.name);
        REQUIRE(saved);
        CHECK(saved->shape() == input.tensor.shape());
        CHECK(sameBits(saved->values(), input.tensor.values()));
    }
}

} // namespace

TEST_CASE("What a lesson was written to becomes the lesson again, in every format")
{
    for (const LessonEntry& lesson : sceneLessons()) {
        CAPTURE(lesson.id);
        for (const char* ending : {"npz", "safetensors", "csv"})
            checkRoundTrip(*loadLesson(lesson), ending);
    }
}

TEST_CASE("Zeros with a sign, denormals, infinities and nan survive the way out and back in")
{
    Scene scene = *loadLesson(*lessonNamed("003.dropout.weights"));
    using Limits = std::numeric_limits<float>;
    const float odd[] = {
        -0.0f,          Limits::denorm_min(), -Limits::denorm_min(), Limits::min(),       Limits::max(),
        -Limits::max(), Limits::infinity(),   -Limits::infinity(),   Limits::quiet_NaN(), 1.0f / 3};
    std::copy(std::begin(odd), std::end(odd), scene.input("x")->mutableData());
    scene.edits.set("W_key.weight", {0, 0}, -0.0f);
    scene.edits.set("W_key.weight", {0, 1}, Limits::denorm_min());
    for (const char* ending : {"npz", "safetensors", "csv"})
        checkRoundTrip(scene, ending);
}

TEST_CASE("What any random scene was written to becomes that scene again, whatever it is configured to")
{
    for (std::uint64_t number = 0; number < 150; ++number) {
        CAPTURE(number);
        const Scene scene = test::randomScene(number, {3, 6, 6, 3, 3});
        checkRoundTrip(scene, number % 3 == 0 ? "csv" : number % 3 == 1 ? "npz" : "safetensors");
    }
}
