// SPDX-License-Identifier: GPL-3.0-or-later
// Every backend against the reference, over random scenes of every configuration.
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cuda/workspaceparts.h"
#include "core/backends/reference/reference.h"
#include "core/engine/engine.h"
#include "core/scene/options.h"

#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/core/support/errorbounds.h"
#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <set>

using namespace attn;

namespace {

constexpr std::uint64_t scene_count = 500;

std::shared_ptr<const Realized> realizedRandom(std::uint64_t number)
{
    auto result = realize(test::randomScene(number));
    REQUIRE_MESSAGE(result, (result ? "" : result.error().message));
    return *result;
}

std::string printed(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.9g", value);
    return text;
}

// How a tensor of a backend compares with the reference's.
struct Comparison {
    std::int64_t judged = 0, unjudged = 0;
    std::string fault; // the first element that differs
};

Comparison compare(const TracedTensor& found, const TracedTensor& expected, const std::vector<double>& bounds)
{
    Comparison result;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        const double a = found.at(i), b = expected.at(i);
        if (std::isinf(bounds[i])) {
            ++result.unjudged;
            continue;
        }
        ++result.judged;
        const bool same = a == b || (std::isnan(a) && std::isnan(b));
        if (!same && !(std::abs(a - b) <= bounds[i]) && result.fault.empty())
            result.fault = printed(a) + " instead of " + printed(b) + " at element " + std::to_string(i) + ", bound " +
                           printed(bounds[i]);
    }
    return result;
}

// A backend, in one of its forms and on one of its instruction sets.
struct Variant {
    std::string name;
    std::function<std::shared_ptr<const Trace>(const Realized&)> run;
};

std::vector<Variant> waysToRun()
{
    std::vector<Variant> variants = {
        {"reference", [](const Realized& input) { return run(input, **backendNamed("reference")); }}};
    for (const char* level : {"v4", "v3", "v2", "plain"}) {
        const cpu::Kernels* kernels = cpu::kernelsNamed(level);
        if (!kernels)
            continue;
        for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
            const auto workspace = std::make_shared<Workspace>(form == TraceForm::Dense ? 2 : 1, kernels);
            variants.push_back({std::string(level) + (form == TraceForm::Dense ? " dense" : " compact"),
                                [form, workspace](const Realized& input) {
                                    return run(input, **backendNamed("cpu"), {}, {form, nullptr, workspace});
                                }});
        }
    }
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        const auto device = std::make_shared<test::EmulatedDevice>();
        const auto workspace = std::make_shared<Workspace>(1);
        cuda::useDevice(*workspace, device);
        variants.push_back({form == TraceForm::Dense ? "cuda dense" : "cuda compact", [=](const Realized& input) {
                                auto trace = run(input, **backendNamed("cuda"), {}, {form, nullptr, workspace});
                                REQUIRE((trace->backend() == "cuda") == test::isForGpu(input.config));
                                REQUIRE(device->faults() == "");
                                return trace;
                            }});
    }
    return variants;
}

bool isComputed(const Realized& realized, const std::string& name) { return realized.find(name) == nullptr; }

} // namespace

TEST_CASE("the random scenes reach every value of every option")
{
    std::set<std::string> reached;
    for (std::uint64_t number = 0; number < scene_count; ++number) {
        const Scene scene = test::randomScene(number);
        for (const Option& option : options())
            if (scene.config.stage == Stage::Attention || option.path == "stage")
                reached.insert(std::string(option.path) + " " + std::string(optionName(scene.config, option.path)));
    }
    for (const Option& option : options())
        for (const OptionValue& value : option.values)
            CHECK_MESSAGE(reached.contains(std::string(option.path) + " " + std::string(value.name)),
                          option.path << " " << value.name);
}

TEST_CASE("every backend computes what the reference computes")
{
    const Backend& reference = **backendNamed("reference");
    const std::vector<Variant> variants = waysToRun();
    std::int64_t judged = 0, unjudged = 0;
    for (std::uint64_t number = 0; number < scene_count; ++number) {
        const auto input = realizedRandom(number);
        const auto expected = run(*input, reference);
        const test::ErrorBounds bounds(*input, *expected);
        for (const Variant& variant : variants) {
            const auto found = variant.run(*input);
            CAPTURE(number);
            CAPTURE(variant.name);
            REQUIRE(found->tensors().size() == expected->tensors().size());
            for (std::size_t i = 0; i < expected->tensors().size(); ++i) {
                const TracedTensor &a = found->tensors()[i], &b = expected->tensors()[i];
                REQUIRE(a.name == b.name);
                REQUIRE(a.shape == b.shape);
                REQUIRE(a.kind == b.kind);
                CAPTURE(a.name);
                if (!isComputed(*input, a.name)) {
                    CHECK(found->dense(a) == input->at(a.name));
                    continue;
                }
                const Comparison result = compare(a, b, bounds.of(b));
                CHECK_MESSAGE(result.fault.empty(), result.fault);
                judged += result.judged;
                unjudged += result.unjudged;
            }
        }
    }
    CHECK(unjudged < judged / 20); // measured: 2 %
}

TEST_CASE("masked_rows zero makes rows of zeros of every query without a key, whatever stood there before")
{
    for (const MaskApply apply : {MaskApply::FillNegInf, MaskApply::Add, MaskApply::PostSoftmaxRenorm,
                                  MaskApply::PostSoftmax, MaskApply::PostSoftmaxNegInf})
        for (const Normalize normalize : {Normalize::Softmax, Normalize::SoftmaxNaive, Normalize::Sum}) {
            Scene scene = plainScene();
            Tensor x = journey();
            std::fill_n(x.mutableData(), 3, 0.0f); // its scores are 0: divided by their sum they are nan
            x.mutableData()[3] = 1e30f;            // 1e30 squared is inf
            scene.inputs = {{"x", x}, {"padded", Tensor({1, 6}, std::vector<float>(6, 1), Kind::Boolean)}};
            scene.config.mask = {MaskKind::Padding, apply, "padded"};
            scene.config.normalize = normalize;
            scene.config.masked_rows = MaskedRows::Zero;
            const auto input = realized(scene);
            for (const Variant& variant : waysToRun()) {
                CAPTURE(variant.name);
                CAPTURE(int(apply));
                CAPTURE(int(normalize));
                const auto trace = variant.run(*input);
                for (const char* tensor : {"weights", "dropped", "head_context"}) {
                    const Tensor numbers = trace->dense(*trace->find(tensor));
                    CHECK(std::ranges::all_of(numbers.values(), [](float number) { return number == 0; }));
                }
                CHECK(trace->notes().size() == 6);
            }
        }
}

TEST_CASE("beyond float32 the reference goes on with infinities, as every backend does")
{
    const auto fillsLike = [](const Trace& found, const Trace& expected) {
        for (const TracedTensor& tensor : expected.tensors())
            for (std::int64_t i = 0; i < elementCount(tensor.shape); ++i) {
                const double a = found.find(tensor.name)->at(i), b = tensor.at(i);
                CAPTURE(tensor.name);
                CAPTURE(i);
                CHECK(std::isnan(a) == std::isnan(b));
                if (!std::isnan(a))
                    CHECK((std::isfinite(b) ? std::abs(a - b) <= 1e-6 * std::abs(b) : a == b));
            }
    };
    Scene scene = plainScene();
    scene.inputs = {{"x", Tensor({3, 2}, {1e20f, 1, 1, 1e20f, 1e20f, 1e20f})}};
    scene.config.d_in = scene.config.d_out = 2;
    scene.config.scale = Scale::SqrtHeadDim;
    for (const double temperature : {1.0, 1e-30, 1e30})
        for (const Normalize normalize : {Normalize::Softmax, Normalize::SoftmaxNaive, Normalize::Sum}) {
            scene.config.temperature = temperature;
            scene.config.normalize = normalize;
            const auto input = realized(scene);
            const auto expected = run(*input, **backendNamed("reference"));
            CHECK(expected->cell(*expected->find("scaled"), {0, 0, 0, 0}) == INFINITY);
            CHECK(std::isnan(expected->cell(*expected->find("weights"), {0, 0, 0, 0})));
            for (const Variant& variant : waysToRun()) {
                CAPTURE(variant.name);
                CAPTURE(temperature);
                CAPTURE(int(normalize));
                fillsLike(*variant.run(*input), *expected);
            }
        }
}
