// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace says about itself: its four readers agree, and rows that surprise carry their reason.
#include "core/base/joiningthread.h"
#include "core/engine/engine.h"
#include "core/layer/tensorsource.h"

#include "tests/core/support/scenes.h"
#include "tests/core/support/tracescenes.h"

#include <doctest/doctest.h>

#include <chrono>
#include <cmath>
#include <ctime>
#include <limits>
#include <thread>

using namespace attn;

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

TEST_CASE("every name is in a trace once, and x always has its batch axis")
{
    for (std::uint64_t number = 0; number < 100; ++number)
        for (const Backend& backend : backends()) {
            const Scene scene = test::randomScene(number, {.tokens = 5, .d_in = 6, .heads = 3, .head_dim = 2});
            const auto trace = run(*realized(scene), backend);
            CHECK(trace->backend() == backend.name);
            for (const TracedTensor& tensor : trace->tensors())
                CHECK(trace->find(tensor.name) == &tensor);
            if (startsFromX(scene.config))
                CHECK(trace->find("x")->shape.size() == 3);
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
    CHECK(unknown.error().message == "backend: expected one of cpu, reference, cuda, got 'gpu'");
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
    scene.draws = {ManualSeed{1}, Randn{"x", {1, 2000, 64}, {}}};
    scene.config.d_in = scene.config.d_out = 64;
    scene.config.num_heads = 4;
    const auto input = realized(scene);
    // Of the processor, which is the machine's measure: one that is slow to hand out memory is so in both.
    const auto secondsSince = [](std::clock_t then) {
        return static_cast<double>(std::clock() - then) / CLOCKS_PER_SEC;
    };
    for (const Backend& backend : backends()) {
        CAPTURE(backend.name);
        const std::clock_t begun = std::clock();
        REQUIRE(run(*input, backend, {}));
        const double whole = secondsSince(begun);
        bool stopped = false;
        for (int wait = 64; wait > 0 && !stopped; wait /= 4) { // a run that ended before it was asked proves nothing
            std::clock_t asked = 0;
            StopSource stop;
            JoiningThread person([&] {
                std::this_thread::sleep_for(std::chrono::milliseconds(wait));
                asked = std::clock();
                stop.request();
            });
            stopped = run(*input, backend, stop.token()) == nullptr;
            person.join();
            CHECK((!stopped || secondsSince(asked) < whole / 2 + 0.05)); // a part of one tensor, not the rest of all
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
