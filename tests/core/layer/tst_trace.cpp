// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace says about itself: its four readers agree, and rows that surprise carry their reason.
#include "core/backends/rownotes.h"
#include "core/engine/engine.h"
#include "core/layer/tensorsource.h"

#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <thread>

using namespace attn;

namespace {

constexpr float infinity = std::numeric_limits<float>::infinity();

std::shared_ptr<const Realized> realized(const Scene& scene)
{
    auto result = realize(scene);
    REQUIRE_MESSAGE(result, (result ? "" : result.error().message));
    return *result;
}

std::shared_ptr<const Trace> traced(const Scene& scene, std::string_view backend)
{
    return run(*realized(scene), **backendNamed(backend));
}

// Attention without weights over x [T, 2]: the scores are the dot products of the rows.
Scene plainScene(std::vector<float> x)
{
    const auto T = static_cast<std::int64_t>(x.size() / 2);
    Scene scene;
    scene.inputs = {{"x", Tensor({T, 2}, std::move(x))}};
    scene.config.d_in = scene.config.d_out = 2;
    return scene;
}

// Three tokens, one head; query 1 may attend to nothing.
Scene deadRowScene(MaskApply apply)
{
    Scene scene = plainScene({1, 0, 0, 1, 1, 1});
    scene.inputs.push_back({"mask", Tensor({3, 3}, {0, 0, 1, 1, 1, 1, 1, 0, 0}, Kind::Boolean)});
    scene.config.mask = {MaskKind::CustomBool, apply, "mask"};
    return scene;
}

std::vector<double> weightsOf(const Trace& trace, std::int64_t query)
{
    return trace.row(*trace.find("weights"), 0, query);
}

bool allNan(const std::vector<double>& row)
{
    return std::ranges::all_of(row, [](double value) { return std::isnan(value); });
}

bool allZero(const std::vector<double>& row)
{
    return std::ranges::all_of(row, [](double value) { return value == 0; });
}

void checkNotes(const Trace& trace, std::vector<std::string> texts)
{
    std::vector<std::string> found;
    for (const RowNote& note : trace.notes())
        found.push_back(note.text);
    CHECK(found == texts);
}

} // namespace

TEST_CASE("cell, row, tile and dense read the same numbers")
{
    for (std::uint64_t number = 0; number < 40; ++number)
        for (const Backend& backend : backends()) {
            const auto trace =
                run(*realized(test::randomScene(number, {.tokens = 6, .d_in = 5, .heads = 3, .head_dim = 3})), backend);
            for (const TracedTensor& tensor : trace->tensors()) {
                CAPTURE(tensor.name);
                const Tensor dense = trace->dense(tensor);
                REQUIRE(dense.shape() == tensor.shape);
                CHECK(dense.kind() == tensor.kind);
                const MatrixShape matrix = matrixShape(tensor.shape);
                Index index(tensor.shape.size(), 0);
                std::int64_t flat = 0;
                for (std::int64_t plane = 0; plane < matrix.planes; ++plane)
                    for (std::int64_t row = 0; row < matrix.rows; ++row) {
                        const std::vector<double> cells = trace->row(tensor, plane, row);
                        const std::vector<float> part = trace->tile(
                            tensor, {plane, row, matrix.columns / 2, 1, matrix.columns - matrix.columns / 2});
                        for (std::int64_t column = 0; column < matrix.columns; ++column, ++flat) {
                            const double cell = trace->cell(tensor, index);
                            const auto same = [](auto a, auto b) { return a == b || (std::isnan(a) && std::isnan(b)); };
                            REQUIRE(same(cell, cells[column]));
                            REQUIRE(same(static_cast<float>(cell), dense[flat]));
                            if (column >= matrix.columns / 2)
                                REQUIRE(same(dense[flat], part[column - matrix.columns / 2]));
                            for (std::size_t axis = index.size(); axis-- > 0 && ++index[axis] == tensor.shape[axis];)
                                index[axis] = 0;
                        }
                    }
            }
        }
}

TEST_CASE("a tile is the part of the matrix that was asked for")
{
    const Trace trace(
        "test",
        {{"a", {2, 3, 4}, Kind::Real, makeSource(std::vector<double>{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11,
                                                                     12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23})}},
        {});
    CHECK(trace.tile(trace.tensors()[0], {1, 1, 2, 2, 2}) == std::vector<float>{18, 19, 22, 23});
    CHECK(trace.row(trace.tensors()[0], 1, 2) == std::vector<double>{20, 21, 22, 23});
    CHECK(trace.cell(trace.tensors()[0], {0, 2, 1}) == 9);
    CHECK(trace.find("b") == nullptr);
}

TEST_CASE("the reference's cell is its double, not a rounded float")
{
    const auto trace = traced(plainScene({1, 0, 0, 1, 1, 1}), "reference");
    const double weight = trace->cell(*trace->find("weights"), {0, 0, 0, 0});
    CHECK(weight == doctest::Approx(std::exp(1) / (2 * std::exp(1) + 1)).epsilon(1e-15));
    CHECK(weight != static_cast<double>(static_cast<float>(weight)));
}

TEST_CASE("every name stands in a trace once, and x always has its batch axis")
{
    for (std::uint64_t number = 0; number < 100; ++number)
        for (const Backend& backend : backends()) {
            const Scene scene = test::randomScene(number, {.tokens = 5, .d_in = 6, .heads = 3, .head_dim = 2});
            const auto trace = run(*realized(scene), backend);
            CHECK(trace->backend() == backend.name);
            for (const TracedTensor& tensor : trace->tensors())
                CHECK(trace->find(tensor.name) == &tensor);
            if (scene.config.stage == Stage::Attention)
                CHECK(trace->find("x")->shape.size() == 3);
        }
}

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
                   {"query 1 (batch 0): every key is masked, and -inf - -inf is nan"});
        checkNotes(*traced(deadRowScene(MaskApply::PostSoftmaxRenorm), backend.name),
                   {"query 1 (batch 0): every key is masked, so its weights sum to 0, and 0 / 0 is nan"});
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
            checkNotes(*trace, {"query 1 (batch 0): every key is masked, so its weights are set to 0"});
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
        checkNotes(*overflows, {"query 0 (batch 0, head 0): exp(89) of key 0 is more than float32 holds, so it is inf, "
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
        CHECK(trace->notes()[0].text ==
              "query 0 (batch 0, head 0): the exponentials sum to more than float32 holds, and anything / inf is 0");
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
        CHECK(trace->notes()[0].text ==
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
        checkNotes(*trace, {"query 0 (batch 0, head 0): the weights that the mask leaves sum to 0, and 0 / 0 is nan"});
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
        CHECK(trace->notes()[0].text ==
              "query 0 (batch 0, head 0): dropout drops the score of key 2, which is -inf, and -inf * 0 is nan");
        CHECK(allNan(weightsOf(*trace, 1)));
        CHECK_FALSE(allNan(weightsOf(*trace, 2)));
        CHECK(trace->notes().size() == 2);
    }
}

TEST_CASE("p = 1 drops everything by multiplying with 0, and eval drops nothing")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({1, 0, 0, -1, 1, 1});
        scene.config.dropout.p = 1;
        const auto trace = traced(scene, backend.name);
        REQUIRE(trace->find("keep"));
        CHECK(allZero(trace->row(*trace->find("keep"), 0, 0)));
        CHECK(allZero(trace->row(*trace->find("dropped"), 0, 0)));
        CHECK(allZero(trace->row(*trace->find("context"), 0, 0)));

        scene.config.dropout.on = DropoutOn::Scores;
        const auto scores = traced(scene, backend.name);
        CHECK(std::signbit(scores->cell(*scores->find("dropped"), {0, 0, 1, 2}))); // -1 * 0 is -0
        CHECK(weightsOf(*scores, 0)[0] == doctest::Approx(1.0 / 3));

        scene.config.dropout.train = false;
        const auto eval = traced(scene, backend.name);
        CHECK(eval->find("keep") == nullptr);
        CHECK(eval->cell(*eval->find("dropped"), {0, 0, 1, 2}) == -1);
    }
}

TEST_CASE("nan that comes from the scores or the mask's numbers is traced back to them")
{
    for (const Backend& backend : backends()) {
        const auto scores = traced(plainScene({infinity, 0, 0, 1}), backend.name);
        CHECK(scores->notes()[0].text ==
              "query 0 (batch 0, head 0): the score of key 1 is nan before any mask: inf or nan entered its sum");

        Scene scene = plainScene({infinity, 1, 1, 1});
        CHECK(traced(scene, backend.name)->notes()[0].text ==
              "query 0 (batch 0, head 0): the score of key 0 is inf, and inf - inf is nan");

        scene.inputs.push_back({"mask", Tensor({2, 2}, {-infinity, 0, 0, 0})});
        scene.config.mask = {MaskKind::Additive, MaskApply::Add, "mask"};
        CHECK(traced(scene, backend.name)->notes()[0].text ==
              "query 0 (batch 0, head 0): the mask's number for key 0 makes the score inf nan");
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
        CHECK(trace->notes()[0].text == "query 0 (batch 0, head 0): an infinite weight is masked, and inf * 0 is nan");
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
        CHECK(trace->notes()[0].text == "query 0 (batch 1): every score is -inf, and -inf - -inf is nan");
    }
}

TEST_CASE("normalize none stops after the scores")
{
    for (const Backend& backend : backends()) {
        Scene scene = plainScene({1, 0, 0, 1});
        scene.config.normalize = Normalize::None;
        const auto trace = traced(scene, backend.name);
        std::vector<std::string> names;
        for (const TracedTensor& tensor : trace->tensors())
            names.push_back(tensor.name);
        CHECK(names == std::vector<std::string>{"x", "q", "k", "v", "scores", "dropped"});
    }
}

TEST_CASE("an unknown backend is refused with the known ones")
{
    CHECK(backends().front().name == "cpu");
    const auto unknown = backendNamed("gpu");
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().message == "backend: 'gpu' is not one of cpu, reference, cuda.");
}

TEST_CASE("the cpu backend steps in where there is no GPU, and only if it may")
{
    const auto input = realized(plainScene({1, 2, 3, 4}));
    const Backend& cuda = **backendNamed("cuda");
    const auto missing = unavailable(cuda);
    std::string asked;
    RunOptions options;
    options.may_step_in = [&](const std::string& why) {
        asked = why;
        return true;
    };
    const auto trace = run(*input, cuda, {}, options);
    REQUIRE(trace);
    CHECK(asked == (missing ? missing->message : ""));
    CHECK(trace->fallback() == asked);
    CHECK(trace->backend() == (missing ? "cpu" : "cuda"));

    options.may_step_in = [](const std::string&) { return false; };
    CHECK((run(*input, cuda, {}, options) == nullptr) == missing.has_value());
}

TEST_CASE("a layer whose numbers are too large for the compact form is held in full, and only if it may")
{
    const Backend& cpu = backends().front();
    int asked = 0;
    bool may = true;
    RunOptions options;
    options.may_go_dense = [&] {
        ++asked;
        return may;
    };
    const auto small = realized(plainScene({1, 2, 3, 4})), large = realized(plainScene({1e30f, 2, 3, 1e30f}));
    const auto before = run(*small, cpu, {}, options);
    CHECK(before->path() == "full");
    CHECK(asked == 0);
    CHECK(run(*large, cpu, {}, options)->path() == "steps");
    CHECK(asked == 1);

    may = false;
    CHECK(run(*large, cpu, {}, options) == nullptr);
    options.previous = before;
    CHECK(run(*large, cpu, {}, options) == nullptr);
    CHECK(asked == 3);
    options.form = TraceForm::Dense; // as was asked for
    CHECK(run(*large, cpu, {}, options)->path() == "steps");
    options.form = TraceForm::Compact;
    Scene shares = plainScene({1e30f, 2, 3, 1e30f});
    shares.config.normalize = Normalize::Sum; // always held in full
    CHECK(run(*realized(shares), cpu, {}, options)->path() == "steps");
    CHECK(asked == 3);
}

TEST_CASE("a run that was asked to stop gives no trace, soon")
{
    Scene scene;
    scene.draws = {ManualSeed{1}, Randn{"x", {1, 3000, 64}, {}}};
    scene.config.d_in = scene.config.d_out = 64;
    scene.config.num_heads = 4;
    const auto input = realized(scene);
    for (const Backend& backend : backends()) {
        CAPTURE(backend.name);
        bool stopped = false;
        for (int wait = 64; wait > 0 && !stopped; wait /= 4) { // a run that ended before it was asked proves nothing
            std::chrono::steady_clock::time_point asked;
            std::stop_source stop;
            std::jthread person([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                asked = std::chrono::steady_clock::now();
                stop.request_stop();
            });
            stopped = run(*input, backend, stop.get_token()) == nullptr;
            const auto ended = std::chrono::steady_clock::now();
            person.join();
            // Measured: cpu 10 ms, reference 110 ms (it frees what it took). The bound leaves room for a busy machine.
            CHECK((!stopped || ended - asked < std::chrono::seconds(1)));
        }
        CHECK(stopped);
    }
}

TEST_CASE("the same scene gives the same bits")
{
    for (std::uint64_t number = 0; number < 20; ++number)
        for (const Backend& backend : backends()) {
            const Scene scene = test::randomScene(number);
            const auto first = run(*realized(scene), backend), second = run(*realized(scene), backend);
            REQUIRE(first->tensors().size() == second->tensors().size());
            for (const TracedTensor& tensor : first->tensors())
                CHECK(first->dense(tensor) == second->dense(*second->find(tensor.name)));
        }
}

TEST_CASE("a nan in any token is nan in its weights, also where masked rows are zero")
{
    for (std::int64_t token = 0; token < 9; ++token) {
        CAPTURE(token);
        Scene scene;
        scene.inputs = {{"x", Tensor({3, 3, 3})}, {"m", Tensor({3, 3}, Kind::Boolean)}};
        float* const x = scene.inputs[0].tensor.mutableData();
        for (std::int64_t i = 0; i < 27; ++i)
            x[i] = 0.1f * float(i % 7);
        x[token * 3 + 1] = std::numeric_limits<float>::quiet_NaN();
        scene.inputs[1].tensor.mutableData()[6] = 1;
        scene.config.d_in = scene.config.d_out = 3;
        scene.config.mask = {MaskKind::Padding, MaskApply::Add, "m"};
        scene.config.masked_rows = MaskedRows::Zero;
        const auto input = realized(scene);
        for (const Backend& backend : backends()) {
            CAPTURE(backend.name);
            const auto trace = run(*input, backend);
            for (std::int64_t key = 1; key < 3; ++key)
                CHECK(std::isnan(trace->find("weights")->at(token * 3 + key)));
        }
    }
}
