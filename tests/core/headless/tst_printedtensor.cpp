// SPDX-License-Identifier: GPL-3.0-or-later
// Tensors read as PyTorch prints them: compared with the very text of the notebooks' outputs, which notebookprints.txt has.
#include "core/base/withheld.h"
#include "core/engine/computescene.h"
#include "core/engine/engine.h"
#include "core/explain/withhold.h"
#include "core/headless/check.h"
#include "core/headless/commands.h"
#include "core/headless/printedtensor.h"
#include "core/lessons/lesson.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>

#include <fstream>
#include <limits>
#include <map>
#include <string>

using namespace attn;

namespace {

// "000.mha output" -> what the notebook printed.
std::map<std::string, std::string> notebookPrints()
{
    std::ifstream file(sourceFile("tests/golden/notebookprints.txt"));
    std::map<std::string, std::string> prints;
    std::string line, name;
    while (std::getline(file, line))
        if (line.starts_with("# "))
            name = line.substr(2);
        else
            prints[name] += line + '\n';
    for (auto& [each, text] : prints)
        text.erase(text.find_last_not_of('\n') + 1);
    return prints;
}

std::shared_ptr<const Trace> traced(const Scene& scene)
{
    auto trace = traceScene(scene, **backendNamed("cpu"));
    REQUIRE_MESSAGE(trace, (trace ? "" : trace.error().message));
    return *trace;
}

Scene shipped(std::string_view id) { return *loadLesson(*lessonNamed(id)); }

} // namespace

TEST_CASE("What a scene expects reads as the notebook printed it, and what is computed too")
{
    auto prints = notebookPrints();
    CHECK(prints.size() == 79);
    // Added up in another order, float32 gives 1.0000001 or 0.9999999, which PyTorch prints as 1.0000, and 1 as "1.".
    CHECK(prints["003.simple.sumnorm row_sums[1]"] == "tensor(1.0000)");
    prints["003.simple.sumnorm row_sums[1]"] = "tensor(1.)";
    int same = 0;
    for (const LessonEntry& lesson : sceneLessons()) {
        if (lesson.id.starts_with("today.")) // printed in no notebook
            continue;
        const Scene scene = *loadLesson(lesson);
        const auto trace = traced(scene);
        for (const Expected& expected : scene.expected) {
            const auto found = prints.find(std::string(lesson.id) + " " + expected.name);
            if (found == prints.end()) {
                CHECK(expected.name == "cumulative_context[1]"); // printed row by row
                continue;
            }
            const PrintedPair pair = *printedPair(scene, *trace, expected.name);
            const bool cut = found->second.ends_with(','); // the notebook's own text ends there
            CHECK_MESSAGE(pair.expected.substr(0, cut ? found->second.size() : pair.expected.npos) == found->second,
                          found->first);
            const CheckReport report = checkExpected(scene, *trace, expected.name);
            if (report.printed == report.checked && !cut) {
                const bool last_bit = pair.computed == "tensor(1.0000)" && expected.tensor == "row_sums";
                CHECK_MESSAGE((pair.computed == found->second || last_bit), found->first);
                same += !last_bit;
            }
        }
    }
    CHECK(same == 75); // but the one that was cut off, one that differs, and two sums of a last bit
}

TEST_CASE("Numbers choose their form together")
{
    CHECK(printedTensor(Tensor({3}, {0, 0, 0})) == "tensor([0., 0., 0.])");
    CHECK(printedTensor(Tensor({3}, {2, 0, 10})) == "tensor([ 2.,  0., 10.])");
    CHECK(printedTensor(Tensor({2}, {1, 0.5f})) == "tensor([1.0000, 0.5000])");
    CHECK(printedTensor(Tensor({2}, {-1.25f, 0.5f})) == "tensor([-1.2500,  0.5000])");
    CHECK(printedTensor(Tensor({2}, {1, 2000})) == "tensor([1.0000e+00, 2.0000e+03])");
    CHECK(printedTensor(Tensor({2}, {0.5f, 2.6458e-05f})) == "tensor([5.0000e-01, 2.6458e-05])");
    constexpr float infinity = std::numeric_limits<float>::infinity();
    CHECK(printedTensor(Tensor({3}, {1, -infinity, NAN})) == "tensor([1., -inf, nan])");
    CHECK(printedTensor(Tensor({}, {1})) == "tensor(1.)");
    CHECK(printedTensor(Tensor({2}, {1, 0}, Kind::Boolean)) == "tensor([ True, False])");
    CHECK(printedTensor(Tensor({2}, {10, 0}, Kind::Integer)) == "tensor([10,  0])");
    // As notebook 002 printed uninitialised memory.
    CHECK(printedTensor(Tensor({6}, {-7.9864e+28f, 2.0613e-42f, 0, 0, 0, 0})) ==
          "tensor([-7.9864e+28,  2.0613e-42,  0.0000e+00,  0.0000e+00,  0.0000e+00,\n         0.0000e+00])");
    CHECK(printedTensor(Tensor({1, 2, 1, 2}, {1, 2, 3, 4})) == "tensor([[[[1., 2.]],\n\n         [[3., 4.]]]])");
}

TEST_CASE("What is withheld reads as a question mark, and what is not known as dots")
{
    CHECK(printedTensor(Tensor({3}, {0.25f, withheldNumber(), 0.5f})) == "tensor([0.2500,   ?   , 0.5000])");
    CHECK(printedTensor(Tensor({3}, {0.25f, 0, 0.5f}), {true, false, true}) == "tensor([0.2500,   …   , 0.5000])");

    const Scene scene = shipped("000.causal.neg_inf");
    std::string missing;
    const auto all = std::make_shared<const Computed>(*computeScene(scene, **backendNamed("cpu"), {}, missing));
    const auto hidden = withhold(all, {{"weights", {0, 0, 4, 0}}, {"weights", {0, 0, 4, 2}}});
    const PrintedPair pair = *printedPair(scene, *hidden->trace, "weights");
    CHECK(pair.expected == pair.computed);
    CHECK(pair.expected.find("[  ?   , 0.2363,   ?   , 0.1820, 0.1534, 0.0000],") != std::string::npos);
    const CheckReport report = checkExpected(scene, *hidden->trace, "weights");
    CHECK(report.checked == 34);
    CHECK(report.printed == 34);
    CHECK(report.hidden == 2);
    CHECK(report.differing == 0);
}

TEST_CASE("One expected name is compared by itself, a shape too")
{
    Scene scene = shipped("000.param.seed123");
    CHECK(checkExpected(scene, *traced(scene), "context").checked == 12);
    CHECK(checkExpected(scene, *traced(scene), "context[2]").printed == 2);
    CHECK(checkExpected(scene, *traced(scene), "nothing").checked == 0);
    scene.edits.set("W_value", {0, 0}, 0.0856f);
    const auto edited = traced(scene);
    CHECK(checkExpected(scene, *edited, "weights").differing == 0);
    CHECK(checkExpected(scene, *edited, "v[1]").differing == 1);
    CHECK(checkExpected(scene, *edited, "W_value").differing == 1);

    const Scene shapes = shipped("001.shapes");
    const auto trace = traced(shapes);
    CHECK(checkExpected(shapes, *trace, "qkv.shape").text() == "values checked: 1, differences: 0\n");
    CHECK(printedPair(shapes, *trace, "qkv.shape")->expected == "torch.Size([1, 4, 1536])");
    CHECK(printedPair(shapes, *trace, "qkv.shape")->computed == "torch.Size([1, 4, 1536])");
    CHECK(checkExpected(shapes, *trace, "qkv").checked == 0);
    CHECK(printedPair(shapes, *trace, "v").error().message == "the scene has no expected value or shape for 'v'");
    Scene other = shipped("000.mha");
    other.expected_shapes = {{"weights", {9}}, {"output", {2, 6, 2}}};
    CHECK(printedPair(other, *traced(other), "weights.shape")->computed == "torch.Size([2, 2, 6, 6])");
    CHECK(checkExpected(other, *traced(other), "output").printed == 24);
    CHECK(checkExpected(other, *traced(other), "output.shape").checked == 1);
    CHECK(printedPair(other, *traced(other), "output.shape")->expected == "torch.Size([2, 6, 2])");
    other.expected = {{"output[7]", "output", {7}, Tensor({6, 2}), std::vector<bool>(12, true)}};
    CHECK(printedPair(other, *traced(other), "output[7]")->computed.empty());
}
