// SPDX-License-Identifier: GPL-3.0-or-later
// What PyTorch printed, on every backend: the notebooks' 80 printed tensors (goldens.json), and layers of many other
// seeds, shapes and options that torch computed (torchcases.json, made by make_torchcases.py).
#include "core/backends/cuda/workspaceparts.h"
#include "core/engine/engine.h"
#include "core/io/scene/scenefile.h"
#include "tests/testpaths.h"

#include "tests/core/backends/cuda/emulateddevice.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <charconv>
#include <cmath>
#include <fstream>
#include <set>

using namespace attn;
using nlohmann::json;

namespace {

json readCases(const char* name)
{
    std::ifstream file(sourceFile("tests/golden/") + name);
    REQUIRE(file);
    return json::parse(file).at("cases");
}

// The notebook of this case has no seed: x and the layers are drawn here, so that its shapes can be compared.
void addDrawsOfShapesCase(json& scene)
{
    scene["draws"] = json::parse(R"([{"op": "manual_seed", "seed": "123"},
        {"op": "randn", "shape": [1, 4, 512], "out": "x"},
        {"op": "linear", "name": "qkv", "in": 512, "out_features": 1536, "bias": true},
        {"op": "linear", "name": "feed_forward_layer", "in": 512, "out_features": 512, "bias": true}])");
}

std::shared_ptr<const Realized> realizeCase(const json& golden)
{
    json scene = {{"format", "attnscope-scene/1"}};
    for (const char* member : {"inputs", "draws", "config"})
        scene[member] = golden.at(member);
    if (golden.at("id") == "001.shapes")
        addDrawsOfShapesCase(scene);
    const auto parsed = parseScene(scene.dump());
    REQUIRE_MESSAGE(parsed, (parsed ? "" : parsed.error().message));
    const auto result = realize(*parsed);
    REQUIRE_MESSAGE(result, (result ? "" : result.error().message));
    return *result;
}

// Which leading axes are B or B, H: a slice and a printed tensor leave those of size 1 out.
std::size_t batchAxes(const Realized& realized, const std::string& name)
{
    static const std::set<std::string> per_item = {"x", "qkv", "qkv_reshaped", "context", "output"};
    if (realized.config.stage != Stage::Attention || name == "allowed" || (realized.find(name) && name != "x"))
        return 0;
    return per_item.contains(name) ? 1 : 2;
}

double numberOf(const json& value)
{
    if (value.is_boolean())
        return value.get<bool>();
    if (!value.is_string())
        return value.get<double>();
    const std::string text = value;
    return text == "nan" ? NAN : text == "inf" ? INFINITY : -INFINITY;
}

// Compares nested lists with a traced tensor; `worst` is the largest difference of two finite numbers.
class Comparison {
public:
    Comparison(const TracedTensor& tensor, double tolerance) : m_tensor(tensor), m_tolerance(tolerance) {}

    int compared = 0, differing = 0;
    double worst = 0;

    // The part of the tensor that starts at `first` and has `shape`.
    void walk(const json& expected, std::int64_t first, std::span<const std::int64_t> shape)
    {
        if (shape.empty())
            return leaf(expected, m_tensor.at(first));
        REQUIRE(expected.is_array());
        REQUIRE(std::ssize(expected) == shape[0]);
        const std::int64_t stride = elementCount({shape.begin() + 1, shape.end()});
        for (std::int64_t i = 0; i < shape[0]; ++i)
            walk(expected[i], first + i * stride, shape.subspan(1));
    }

private:
    void leaf(const json& expected, double found)
    {
        if (expected.is_null())
            return;
        ++compared;
        const double value = numberOf(expected);
        if (std::isfinite(value) && std::isfinite(found)) {
            // A file writes float32 in shortest decimals.
            const double difference =
                m_tolerance == 0 ? std::abs(found - static_cast<float>(value)) : std::abs(found - value);
            worst = std::max(worst, difference);
            differing += difference > m_tolerance;
        } else {
            differing += !(value == found || (std::isnan(value) && std::isnan(found)));
        }
    }

    const TracedTensor& m_tensor;
    double m_tolerance;
};

// `name` is "weights" or "scores[1,2]".
Comparison compare(const Realized& realized, const Trace& trace, const std::string& name, const json& expected,
                   double tolerance)
{
    const std::string tensor_name = name.substr(0, name.find('['));
    const TracedTensor* tensor = trace.find(tensor_name);
    REQUIRE_MESSAGE(tensor, tensor_name);
    Shape shape;
    for (std::size_t axis = 0; axis < tensor->shape.size(); ++axis)
        if (axis >= batchAxes(realized, tensor_name) || tensor->shape[axis] != 1)
            shape.push_back(tensor->shape[axis]);
    std::int64_t first = 0;
    for (const char* at = name.data() + tensor_name.size(); *at && *at != ']';) {
        std::int64_t index = 0;
        at = std::from_chars(at + 1, name.data() + name.size(), index).ptr;
        shape.erase(shape.begin());
        first += index * elementCount(shape);
    }
    Comparison comparison(*tensor, tolerance);
    comparison.walk(expected, first, shape);
    return comparison;
}

// The tolerance of this name, else of its tensor, else the case's.
double toleranceOf(const json& golden, const std::string& name)
{
    const json& tolerance = golden.at("tolerance");
    for (const std::string& key : {name, name.substr(0, name.find('['))})
        if (tolerance.contains(key))
            return tolerance.at(key);
    return tolerance.at("default");
}

// A backend that runs on any machine: the two of the cpu, and that of a GPU on one that the cpu plays.
struct Variant {
    const Backend* backend;
    std::shared_ptr<Workspace> workspace;
};

std::vector<Variant> waysToRun()
{
    std::vector<Variant> variants;
    for (const Backend& backend : backends())
        variants.push_back({&backend, nullptr});
    variants.push_back({*backendNamed("cuda"), std::make_shared<Workspace>(1)});
    cuda::useDevice(*variants.back().workspace, std::make_shared<test::EmulatedDevice>());
    return variants;
}

std::shared_ptr<const Trace> traceOf(const Realized& realized, const Variant& variant)
{
    auto trace = run(realized, *variant.backend, {}, {TraceForm::Compact, nullptr, variant.workspace});
    REQUIRE(trace->backend() == variant.backend->name);
    return trace;
}

} // namespace

TEST_CASE("the notebooks' printed numbers, to the last printed digit")
{
    const json cases = readCases("goldens.json");
    CHECK(cases.size() == 28);
    for (const Variant& variant : waysToRun()) {
        int tensors = 0;
        for (const json& golden : cases) {
            const std::string id = golden.at("id");
            CAPTURE(id);
            CAPTURE(variant.backend->name);
            const auto realized = realizeCase(golden);
            const auto trace = traceOf(*realized, variant);
            for (const auto& [name, expected] : golden.at("expected").items()) {
                CAPTURE(name);
                const Comparison result = compare(*realized, *trace, name, expected, toleranceOf(golden, name));
                CAPTURE(result.worst);
                CHECK(result.compared > 0);
                CHECK(result.differing == 0);
                ++tensors;
            }
            const json shapes = golden.value("expected_shapes", json::object());
            for (const auto& [name, shape] : shapes.items())
                CHECK(trace->find(name)->shape == shape.get<Shape>());
        }
        CHECK(tensors == 80);
    }
}

// Measured: no stage of either backend uses more than half of its tolerance.
TEST_CASE("layers that torch computed: parameters and keep masks exactly, every stage within float32's error")
{
    const json cases = readCases("torchcases.json");
    CHECK(cases.size() == 44);
    for (const json& golden : cases)
        for (const Variant& variant : waysToRun()) {
            const std::string id = golden.at("id");
            CAPTURE(id);
            CAPTURE(variant.backend->name);
            const auto realized = realizeCase(golden);
            const auto trace = traceOf(*realized, variant);
            for (const auto& [name, expected] : golden.at("expected").items()) {
                CAPTURE(name);
                const std::string tensor = name.substr(0, name.find('['));
                const bool exact = realized->find(tensor) || tensor == "keep" || tensor == "allowed";
                const Comparison result =
                    compare(*realized, *trace, name, expected, exact ? 0 : toleranceOf(golden, name));
                CAPTURE(result.worst);
                CHECK(result.differing == 0);
            }
        }
}
