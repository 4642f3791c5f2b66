// SPDX-License-Identifier: GPL-3.0-or-later
// A layer in which everything can be edited, and what its traces are compared with; for the tests of every backend's edits.
#pragma once

#include "core/engine/engine.h"

#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace attn::test {

using RealizedPtr = std::shared_ptr<const Realized>;
using TracePtr = std::shared_ptr<const Trace>;

inline Tensor randomTensor(Shape shape, std::mt19937& random)
{
    std::normal_distribution<float> normal;
    std::vector<float> values(elementCount(shape));
    for (float& value : values)
        value = normal(random);
    return Tensor(std::move(shape), std::move(values));
}

// Two items of 70 tokens, three heads of 5 numbers, every kind of tensor that can be edited.
inline Scene editScene(MaskKind mask)
{
    std::mt19937 random(7);
    Scene scene;
    scene.inputs = {{"x", randomTensor({2, 70, 9}, random)}};
    Config& config = scene.config;
    config.projection = Projection::Linear;
    config.d_in = 9;
    config.d_out = 15;
    config.num_heads = 3;
    config.scale = Scale::SqrtHeadDim;
    config.mask.kind = mask;
    config.mask.apply = mask == MaskKind::Additive ? MaskApply::Add : MaskApply::FillNegInf;
    config.dropout.p = 0.25;
    config.out_proj = "out_proj";
    scene.draws = {ManualSeed{1},
                   Linear{"W_query", 9, 15, true},
                   Linear{"W_key", 9, 15, true},
                   Linear{"W_value", 9, 15, true},
                   Linear{"out_proj", 15, 15, true},
                   ManualSeed{2}};
    if (mask == MaskKind::CustomBool || mask == MaskKind::Additive) {
        Tensor cells({70, 70}, mask == MaskKind::CustomBool ? Kind::Boolean : Kind::Real);
        for (std::int64_t i = 0; i < cells.size(); ++i)
            cells.mutableData()[i] =
                mask == MaskKind::CustomBool ? random() % 5 == 0 : (random() % 5 ? 0.5f : -INFINITY);
        scene.inputs.push_back({"blocked", cells});
        config.mask.tensor = "blocked";
    }
    return scene;
}

inline void setCell(Scene& scene, const std::string& tensor, const Index& index, float value)
{
    scene.edits.set(tensor, index, value);
}

// The largest differences between a trace and the reference's, tensor by tensor; nan and inf must stand in the same places.
inline std::map<std::string, double> differences(const Trace& found, const Trace& expected)
{
    std::map<std::string, double> result;
    for (const TracedTensor& tensor : expected.tensors()) {
        const TracedTensor* other = found.find(tensor.name);
        REQUIRE_MESSAGE(other, tensor.name);
        double& largest = result[tensor.name];
        for (std::int64_t i = 0; i < elementCount(tensor.shape); ++i) {
            const double a = tensor.at(i), b = other->at(i);
            if (a == b || (std::isnan(a) && std::isnan(b)))
                continue;
            largest = std::max(largest, std::isfinite(a - b) ? std::abs(a - b) : INFINITY);
        }
    }
    return result;
}

inline void checkAgainstReference(const Realized& input, const Trace& trace)
{
    const auto expected = run(input, **backendNamed("reference"));
    for (const auto& [name, difference] : differences(trace, *expected)) {
        CAPTURE(name);
        CHECK(difference < 4e-5);
    }
}

inline std::vector<Tensor> allNumbers(const Trace& trace)
{
    std::vector<Tensor> numbers;
    for (const TracedTensor& tensor : trace.tensors())
        numbers.push_back(trace.dense(tensor));
    return numbers;
}

struct EditCase {
    const char* path;
    std::string tensor;
    Index index;
    float value;
};

// One edit after the other, with the path that each is to take; a mask by cells (custom_bool, additive) adds two.
inline std::vector<EditCase> editCases(MaskKind mask)
{
    std::vector<EditCase> cases = {{"x row", "x", {1, 20, 3}, 2.5f},
                                   {"x row", "x", {1, 20, 4}, -1.5f},
                                   {"x row", "x", {0, 0, 0}, 30.0f},
                                   {"x row", "x", {0, 0, 0}, 0.1f},
                                   {"x row", "x", {0, 69, 8}, 1.0f},
                                   {"query head", "W_query.weight", {7, 2}, 1.0f},
                                   {"query head", "W_query.bias", {14}, 1.0f},
                                   {"key head", "W_key.weight", {0, 8}, -1.0f},
                                   {"key head", "W_key.bias", {5}, 2.0f},
                                   {"value column", "W_value.weight", {9, 1}, 2.0f},
                                   {"value column", "W_value.bias", {3}, 2.0f},
                                   {"x row", "x", {1, 33, 0}, 4.0f},
                                   {"output", "out_proj.weight", {3, 4}, 2.0f},
                                   {"output", "out_proj.bias", {3}, 2.0f}};
    if (mask == MaskKind::CustomBool || mask == MaskKind::Additive) {
        cases.push_back({"mask", "blocked", {4, 5}, 1.0f});
        cases.push_back({"mask", "blocked", {4, 5}, 0.0f});
    }
    return cases;
}

} // namespace attn::test
