// SPDX-License-Identifier: GPL-3.0-or-later
// Memory that runs out in any thread of a computation ends it with one std::bad_alloc, and the next one is as good as ever.
#include "core/backends/cpu/threadteam.h"
#include "core/engine/engine.h"

#include "tests/core/support/editscenes.h"
#include "tests/core/support/samplescenes.h"

#include <doctest/doctest.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <new>
#include <random>
#include <thread>

using namespace attn;
using namespace attn::test;

namespace {

constexpr std::int64_t plenty = std::int64_t(1) << 60;
std::atomic<std::int64_t> allocations_left = plenty; // of all threads; then none succeeds

void* memoryOrNull(std::size_t bytes) { return allocations_left.fetch_sub(1) > 0 ? std::malloc(bytes) : nullptr; }

} // namespace

void* operator new(std::size_t bytes)
{
    if (void* const memory = memoryOrNull(bytes))
        return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

// What the cpu backend's buffers come from.
extern "C" int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) noexcept
{
    *memory = allocations_left.fetch_sub(1) > 0
                  ? std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment)
                  : nullptr;
    return *memory ? 0 : 12; // ENOMEM
}

TEST_CASE("what a helper's task throws reaches the caller once, and the next job runs as ever")
{
    cpu::ThreadTeam team(4);
    for (int round = 0; round < 50; ++round) {
        std::atomic<bool> thrown = false;
        const auto throwing = [&](std::int64_t, int worker) {
            if (worker != 0) {
                thrown = true;
                throw std::bad_alloc();
            }
            while (!thrown) // until a helper has come
                std::this_thread::yield();
        };
        CHECK_THROWS_AS(team.run(1000, {}, throwing), std::bad_alloc);
        std::atomic<std::int64_t> done = 0;
        team.run(1000, {}, [&](std::int64_t number, int) { done += number; });
        CHECK(done == 499500);
    }
}

TEST_CASE("what the caller's own task throws waits for the helpers to be out of theirs")
{
    cpu::ThreadTeam team(4);
    for (int round = 0; round < 50; ++round) {
        std::atomic<int> inside = 0;
        const auto throwing = [&](std::int64_t, int worker) {
            if (worker != 0) {
                ++inside;
                std::this_thread::sleep_for(std::chrono::milliseconds(2));
                --inside;
                return;
            }
            while (inside == 0)
                std::this_thread::yield();
            throw std::bad_alloc();
        };
        CHECK_THROWS_AS(team.run(1000, {}, throwing), std::bad_alloc);
        CHECK(inside == 0);
    }
}

namespace {

// An edit of `tensor`, or a whole new computation where it is empty, with memory that runs out at each of its allocations in
// turn; `shared`: somebody else still reads the trace before.
void runOut(TraceForm form, MaskKind mask, const std::string& tensor, const Index& index, bool shared)
{
    CAPTURE(tensor);
    CAPTURE(shared);
    const Backend& cpu = backends().front();
    Scene scene = editScene(mask);
    std::mt19937 random(5);
    scene.inputs.front().tensor = randomTensor({3, 70, 9}, random); // enough for threads
    const auto workspace = std::make_shared<Workspace>(4);
    const RealizedPtr before = realized(scene);
    if (!tensor.empty())
        setCell(scene, tensor, index, 1.0f);
    const RealizedPtr now = realized(scene, before);
    const std::vector<Tensor> fresh = allNumbers(*run(*now, cpu, {}, {form, nullptr, std::make_shared<Workspace>(1)}));
    int refused = 0;
    for (std::int64_t allocations = 0;; ++allocations) {
        TracePtr previous = run(*before, cpu, {}, {form, nullptr, workspace});
        const TracePtr reader = shared ? previous : nullptr;
        const std::vector<Tensor> read = shared ? allNumbers(*reader) : std::vector<Tensor>();
        if (tensor.empty())
            previous.reset();
        bool throws = false;
        TracePtr trace;
        RunOptions options = {form, std::move(previous), workspace};
        allocations_left = allocations;
        try {
            trace = run(*now, cpu, {}, std::move(options));
        } catch (const std::bad_alloc&) {
            throws = true;
        }
        allocations_left = plenty;
        if (shared)
            CHECK(allNumbers(*reader) == read);
        CHECK(allNumbers(*run(*now, cpu, {}, {form, nullptr, workspace})) == fresh);
        if (!throws)
            break;
        ++refused;
    }
    CHECK(refused > 5);
}

} // namespace

TEST_CASE("wherever memory runs out, a computation ends with one error, and the next one is whole")
{
    for (const TraceForm form : {TraceForm::Compact, TraceForm::Dense}) {
        runOut(form, MaskKind::Causal, "", {}, false);
        runOut(form, MaskKind::Causal, "x", {1, 20, 3}, false);
    }
    runOut(TraceForm::Compact, MaskKind::Causal, "x", {1, 20, 3}, true);
    runOut(TraceForm::Compact, MaskKind::Causal, "W_query.weight", {7, 2}, false);
    runOut(TraceForm::Compact, MaskKind::Causal, "W_value.weight", {9, 1}, true);
    runOut(TraceForm::Compact, MaskKind::CustomBool, "blocked", {4, 5}, false);
}
