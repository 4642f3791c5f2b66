// SPDX-License-Identifier: GPL-3.0-or-later
// Rows that are nan, inf or 0, and what the notes of a trace say of them.
#include "core/backends/rownotes.h"
#include "core/engine/engine.h"
#include "core/layer/tensorsource.h"

#include "tests/core/support/scenes.h"
#include "tests/core/support/tracescenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace attn;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

// Three tokens, one head; query 1 may attend to nothing.
Scene deadRowScene(MaskApply apply)
{
    Scene scene = plainScene({1, 0, 0, 1, 1, 1});
    scene.inputs.push_back({"mask", Tensor({3, 3}, {0, 0, 1, 1, 1, 1, 1, 0, 0}, Kind::Boolean)});
    scene.config.mask = {MaskKind::CustomBool, apply, "mask"};
    return scene;
}

bool allNan(const std::vector<double>& row)
{
    return std::ranges::all_of(row, [](double value) { return std::isnan(value); });
}

std::string textOf(const RowNote& note)
{
    return "query " + std::to_string(note.query) + " (batch " + std::to_string(note.batch) +
           (note.head < 0 ? "" : ", head " + std::to_string(note.head)) + "): " + note.text;
}

void checkNotes(const Trace& trace, std::vector<std::string> texts)
{
    std::vector<std::string> found;
    for (const RowNote& note : trace.notes())
        found.push_back(textOf(note));
    CHECK(found == texts);
}

} // namespace

TEST_CASE("a row without any key is nan as in PyTorch, and says why")
{
    for (const Backend& backend : backends()) {
        CAPTURE(backend.name);
        for (const MaskApply apply : {MaskApply::FillNegInf, MaskApply::Add, MaskApply::PostSoftmaxRenorm}) {
            const auto trace = traced(deadRowScene(apply), backend.name);
            CHECK(allNan(weightsOf(*trace, 1)));
            CHECK(weightsOf(*trace, 0)[2] == 0);
            REQUIRE(trace->notes().size() == 1);
            CHECK(trace->notes()[0].batch == 0);
            CHECK(trace->notes()[0].head == -1);
            CHECK(trace->notes()[0].query == 1);
        }
        checkNotes(*traced(deadRowScene(MaskApply::FillNegInf), backend.name),
                   {"query 1 (batch 0): every key is masked, and -inf - (-inf) is nan"});
        checkNotes(*traced(deadRowScene(MaskApply::PostSoftmaxRenorm), backend.name),
                   {"query 1 (batch 0): every key is masked, so the weights sum to 0, and 0 / 0 is nan"});
    }
}

TEST_CASE("masked_rows zero gives zeros in place of nan, and says so")
{
    for (const Backend& backend : backends())
        for (const MaskApply apply : {MaskApply::FillNegInf, MaskApply::Add, MaskApply::PostSoftmaxRenorm}) {
            Scene scene = deadRowScene(apply);
            scene.config.masked_rows = MaskedRows::Zero;
            const auto trace = traced(scene, backend.name);
            CHECK(allZero(weightsOf(*trace, 1)));
            CHECK(allZero(trace->row(*trace->find("context"), 0, 1)));
            CHECK(weightsOf(*trace, 2)[1] > 0);
            checkNotes(*trace, {"query 1 (batch 0): every key is masked, so the weights are set to 0"});
        }
}

TEST_CASE("a mask that only multiplies leaves zeros, and a mask that is not applied leaves everything")
{
    for (const Backend& backend : backends()) {
        const auto multiplied = traced(deadRowScene(MaskApply::PostSoftmax), backend.name);
        CHECK(allZero(weightsOf(*multiplied, 1)));
        CHECK(multiplied->notes().empty());
        const auto shown = traced(deadRowScene(MaskApply::None), backend.name);
        CHECK(weightsOf(*shown, 1)[1] > 0);
        CHECK(shown->find("weights_unmasked") == nullptr);
    }
}

TEST_CASE("the naive softmax overflows where float32 does: exp(88) fits, exp(89) does not")
{
    for (const Backend& backend : backends()) {
        // x = (a, 0), (0, 1): scores of query 0 are a * a and 0.
        Scene scene = plainScene({std::sqrt(88.0f), 0, 0, 1});
        scene.config.normalize = Normalize::SoftmaxNaive;
        const auto fits = traced(scene, backend.name);
        CHECK(weightsOf(*fits, 0)[0] == 1);
        CHECK(fits->notes().empty());

        scene.inputs[0].tensor = Tensor({2, 2}, {std::sqrt(89.0f), 0, 0, 1});
        const auto overflows = traced(scene, backend.name);
        CHECK(std::isnan(weightsOf(*overflows, 0)[0]));
        CHECK(weightsOf(*overflows, 0)[1] == 0); // 1 / inf
        checkNotes(*overflows, {"query 0 (batch 0, head 0): for key 0, exp(89) is too large for float32, so it is inf, "
                                "and inf / inf is nan"});

        scene.config.normalize = Normalize::Softmax;
        CHECK(weightsOf(*traced(scene, backend.name), 0)[0] == 1);
    }
}

TEST_CASE("the naive softmax's sum overflows alone: every weight of the row is 0")
{
    for (const Backend& backend : backends()) {
        // Two keys with exp(88.5) = 2.7e38 each: the sum is beyond 3.4e38.
        const float a = std::sqrt(88.5f);
        Scene scene = plainScene({a, 0, a, 0});
        scene.config.normalize = Normalize::SoftmaxNaive;
        const auto trace = traced(scene, backend.name);
        CHECK(allZero(weightsOf(*trace, 0)));
        REQUIRE(trace->notes().size() == 2);
        CHECK(textOf(trace->notes()[0]) == "query 0 (batch 0, head 0): the sum of the exponentials is too large for "
                                           "float32, so it is inf, and any finite number divided by inf is 0");
    }
}

TEST_CASE("the naive softmax underflows: a row of exp(-200) is 0 / 0")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({10, 0, -20, 0});
        scene.config.normalize = Normalize::SoftmaxNaive;
        scene.inputs.push_back({"mask", Tensor({2, 2}, {-infinity, 0, 0, 0})});
        scene.config.mask = {MaskKind::Additive, MaskApply::Add, "mask"};
        const auto trace = traced(scene, backend.name);
        CHECK(allNan(weightsOf(*trace, 0)));
        CHECK(textOf(trace->notes()[0]) ==
              "query 0 (batch 0, head 0): every exponential is too small for float32, so it is 0, and 0 / 0 is nan");
    }
}

TEST_CASE("a softmax weight too small for float32 is 0, so that what is left after the mask can be 0 / 0")
{
    for (const Backend& backend : backends()) {
        // Scores of query 0: 1 and 121. exp(-120) is 8e-53, and key 1 is masked after the softmax.
        Scene scene = plainScene({0, 1, 0, 121});
        scene.config.mask = {MaskKind::Causal, MaskApply::PostSoftmaxRenorm, ""};
        const auto trace = traced(scene, backend.name);
        CHECK(trace->cell(*trace->find("weights_unmasked"), {0, 0, 0, 0}) == 0);
        CHECK(allNan(weightsOf(*trace, 0)));
        checkNotes(*trace, {"query 0 (batch 0, head 0): the weights left after masking sum to 0, and 0 / 0 is nan"});
    }
}

TEST_CASE("dropping a score of -inf gives nan, and the note names the key")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({1, 0, 0, 1, 1, 1});
        scene.draws = {ManualSeed{123}};
        scene.config.mask = {MaskKind::Causal, MaskApply::FillNegInf, ""};
        scene.config.dropout = {.p = 0.5, .on = DropoutOn::Scores};
        const auto trace = traced(scene, backend.name);
        // Kept with seed 123: 110 110 000.
        const std::vector<double> dropped = trace->row(*trace->find("dropped"), 0, 0);
        CHECK(dropped[0] == 2);
        CHECK(dropped[1] == -infinity);
        CHECK(std::isnan(dropped[2]));
        CHECK(allNan(weightsOf(*trace, 0)));
        CHECK(textOf(trace->notes()[0]) ==
              "query 0 (batch 0, head 0): dropout drops the score of key 2, which is -inf, and -inf * 0 is nan");
        CHECK(allNan(weightsOf(*trace, 1)));
        CHECK_FALSE(allNan(weightsOf(*trace, 2)));
        CHECK(trace->notes().size() == 2);
    }
}

TEST_CASE("nan that comes from the scores or the mask's numbers is traced back to them")
{
    for (const Backend& backend : backends()) {
        const auto scores = traced(plainScene({infinity, 0, 0, 1}), backend.name);
        CHECK(textOf(scores->notes()[0]) == "query 0 (batch 0, head 0): the score of key 1 is nan before any mask, "
                                            "because its sum contains inf or nan");

        Scene scene = plainScene({infinity, 1, 1, 1});
        CHECK(textOf(traced(scene, backend.name)->notes()[0]) ==
              "query 0 (batch 0, head 0): the score of key 0 is inf, and inf - inf is nan");

        scene.inputs.push_back({"mask", Tensor({2, 2}, {-infinity, 0, 0, 0})});
        scene.config.mask = {MaskKind::Additive, MaskApply::Add, "mask"};
        CHECK(textOf(traced(scene, backend.name)->notes()[0]) ==
              "query 0 (batch 0, head 0): the mask value for key 0 turns the score inf into nan");
    }
}

TEST_CASE("a row whose scores sum to 0 is noted, and one divided by a tiny sum is not")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({0, 0, 1, 1});
        scene.config.normalize = Normalize::Sum;
        const auto trace = traced(scene, backend.name);
        CHECK(allNan(weightsOf(*trace, 0)));
        checkNotes(*trace, {"query 0 (batch 0, head 0): the scores sum to 0, and 0 / 0 is nan"});
    }
}

TEST_CASE("an infinite share that is masked afterwards is nan, and the note says so")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({1, 0, -1, 0}); // scores of query 0: 1 and -1
        scene.config.normalize = Normalize::Sum;
        scene.config.mask = {MaskKind::Causal, MaskApply::PostSoftmax, ""};
        const auto trace = traced(scene, backend.name);
        CHECK(textOf(trace->notes()[0]) ==
              "query 0 (batch 0, head 0): an infinite weight is masked, and inf * 0 is nan");
    }
}

TEST_CASE("no more notes are kept than a person could read")
{
    Scene scene;
    scene.config.stage = Stage::SoftmaxOnly;
    scene.inputs = {{"masked", Tensor({70000, 1}, std::vector<float>(70000, -infinity))}};
    CHECK(traced(scene, "cpu")->notes().size() == max_row_notes);
}

TEST_CASE("softmax alone: its rows are noted with plane and row")
{
    for (const Backend& backend : backends()) {
        Scene scene;
        scene.config.stage = Stage::SoftmaxOnly;
        scene.inputs = {{"masked", Tensor({2, 1, 2}, {0, 0, -infinity, -infinity})}};
        const auto trace = traced(scene, backend.name);
        CHECK(trace->row(*trace->find("weights"), 0, 0) == std::vector<double>{0.5, 0.5});
        REQUIRE(trace->notes().size() == 1);
        CHECK(trace->notes()[0].batch == 1);
        CHECK(textOf(trace->notes()[0]) == "query 0 (batch 1): every score is -inf, and -inf - (-inf) is nan");
    }
}
