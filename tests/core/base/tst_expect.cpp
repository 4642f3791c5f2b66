// SPDX-License-Identifier: GPL-3.0-or-later
// What lies outside of a tensor is nothing in the program that a person works with, and ends a strict one with the place.
#include "core/base/expect.h"
#include "core/base/keepmask.h"
#include "core/layer/pooling.h"
#include "core/layer/trace.h"
#include "core/matrix/cellmark.h"
#include "tests/core/support/scenes.h"
#include "tests/core/support/tracescenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <csignal>
#include <cstdlib>
#include <string>

#include <sys/wait.h>
#include <unistd.h>

using namespace attn;

namespace {

// Before anything is read: these tests begin as the program does.
const bool forgiving = unsetenv("ATTNSCOPE_STRICT") == 0;

bool isNothing(const auto& numbers)
{
    return std::ranges::all_of(numbers, [](double number) { return std::isnan(number); });
}

struct Ended {
    bool aborted = false;
    std::string said;
};

// What becomes of a program that does this.
Ended ended(auto&& act)
{
    int pipe[2];
    REQUIRE(::pipe(pipe) == 0);
    const pid_t child = fork();
    if (child == 0) {
        std::signal(SIGABRT, SIG_DFL);
        dup2(pipe[1], STDERR_FILENO);
        act();
        _exit(0);
    }
    close(pipe[1]);
    Ended how;
    std::array<char, 256> part;
    for (ssize_t read; (read = ::read(pipe[0], part.data(), part.size())) > 0;)
        how.said.append(part.data(), std::size_t(read));
    close(pipe[0]);
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    how.aborted = WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
    return how;
}

Computed computedPlain()
{
    const Scene scene = plainScene();
    const auto parameters = realized(scene);
    return Computed(scene, parameters, run(*parameters, **backendNamed("cpu")));
}

} // namespace

TEST_CASE("outside of a tensor there is nothing to read")
{
    REQUIRE(forgiving);
    const Computed computed = computedPlain();
    const Trace& trace = *computed.trace;
    const TracedTensor& weights = *trace.find("weights");
    const MatrixShape matrix = matrixShape(weights.shape);
    const std::int64_t all = matrix.planes * matrix.rows * matrix.columns;
    CHECK(isNothing(std::array{weights.at(-1), weights.at(all), TracedTensor().at(0)}));
    std::array<double, 2> doubles{};
    std::array<float, 2> floats{};
    weights.read(all - 1, doubles);
    weights.read(-1, floats);
    CHECK(isNothing(doubles));
    CHECK(isNothing(floats));
    weights.pool({{matrix.planes, 0, 0, 1, 1}, matrix.rows, matrix.columns, 1, 2}, floats);
    CHECK(isNothing(floats));
    CHECK(isNothing(trace.row(weights, 0, matrix.rows)));
    CHECK(isNothing(trace.row(weights, matrix.planes, 0)));
    CHECK(isNothing(trace.tile(weights, {0, 0, matrix.columns - 1, 1, 2})));
    CHECK(trace.tile(weights, {0, 0, 0, -1, 2}).empty());
    const MarkRule marks(computed, weights);
    CHECK(marks(0, matrix.rows, 0, 0.5) == CellMark::Pending);
    CHECK(marks(-1, 0, 0, 0.5) == CellMark::Pending);
    CHECK(!KeepMask({4, 4}).kept(4000));
    CHECK(!KeepMask().kept(-1));
}

TEST_CASE("a strict program ends where it reads outside, and says the place")
{
    const Computed computed = computedPlain();
    const TracedTensor& weights = *computed.trace->find("weights");
    const Ended inside = ended([&] {
        beStrict();
        static_cast<void>(weights.at(0));
    });
    CHECK(!inside.aborted);
    CHECK(inside.said.empty());
    const Ended outside = ended([&] {
        beStrict();
        static_cast<void>(weights.at(-1));
    });
    CHECK(outside.aborted);
    CHECK(outside.said.find("core/layer/trace.cpp:") != std::string::npos);
    CHECK(outside.said.find("read outside of what is there") != std::string::npos);
}
