// SPDX-License-Identifier: GPL-3.0-or-later
// The emulated GPU sees what a real one would let pass, and fails when it is told to: what other tests rely on.
#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/core/backends/cuda/twindevice.h"

#include <doctest/doctest.h>

#include <thread>
#include <vector>

using namespace attn;
using namespace attn::cuda;
using attn::test::EmulatedDevice;

namespace {

bool names(const EmulatedDevice& device, const char* what) { return device.faults().find(what) != std::string::npos; }

FailureKind failureOf(EmulatedDevice& device, std::size_t bytes)
{
    try {
        device.release(device.allocate(bytes));
    } catch (const Failure& failure) {
        CHECK(!failure.sentence.empty());
        return failure.kind;
    }
    FAIL("no failure");
    return {};
}

} // namespace

TEST_CASE("unwritten memory is distinguished from written memory")
{
    const auto device = std::make_shared<EmulatedDevice>();
    const DeviceBuffer buffer(device, 5 * sizeof(float));
    const float one = 1;
    device->upload(buffer.floats() + 2, &one, sizeof one);
    std::vector<float> numbers(5);
    device->download(numbers.data(), buffer.floats(), 5 * sizeof(float));
    for (int i = 0; i < 5; ++i)
        CHECK(EmulatedDevice::isPoison(numbers[i]) == (i != 2));
    CHECK(device->faults() == "");
}

TEST_CASE("copies beyond a block, from memory that was given back, and a second release are faults")
{
    EmulatedDevice device;
    std::vector<std::byte> host(64);
    void* const memory = device.allocate(40);
    device.download(host.data(), memory, 40);
    device.copy(memory, memory, 40);
    CHECK(device.faults() == "");
#if !defined(__SANITIZE_ADDRESS__)
    device.download(host.data(), static_cast<std::byte*>(memory) + 4, 40);
    CHECK(names(device, "download: 40 bytes from byte 4 of a block of 40"));
#endif
    device.release(memory);
    CHECK(device.counts().allocations == 0);
    device.release(memory);
    CHECK(names(device, "release: this address was never handed out, or was given back before"));
}

#if !defined(__SANITIZE_ADDRESS__) // it ends the program at once
TEST_CASE("a kernel that writes one number too many is found, at once and when the block goes back")
{
    EmulatedDevice device;
    auto* const memory = static_cast<float*>(device.allocate(40));
    auto* const bias = static_cast<float*>(device.allocate(44));
    device.run(AddBias{memory, 1, 11, 11, bias});
    CHECK(names(device, "a block of 40 bytes was written outside"));
    device.release(memory);
    CHECK(names(device, "release: a block of 40 bytes was written outside"));
}
#endif

TEST_CASE("the n-th allocation fails once, and a full memory until something goes back")
{
    EmulatedDevice device;
    device.failAllocation(2);
    void* const first = device.allocate(100);
    CHECK(failureOf(device, 100) == FailureKind::Full);
    device.release(device.allocate(100));
    device.limitMemory(250);
    CHECK(device.freeBytes() == 150);
    CHECK(failureOf(device, 151) == FailureKind::Full);
    device.release(first);
    device.release(device.allocate(250));
    CHECK(device.counts().bytes == 0);
    CHECK(device.counts().most_bytes == 250);
}

TEST_CASE("a lost device stays lost, and still takes its memory back")
{
    EmulatedDevice device;
    device.loseAfter(2);
    void* const memory = device.allocate(100);
    device.wait();
    CHECK(failureOf(device, 1) == FailureKind::Lost);
    CHECK_THROWS_AS(device.wait(), Failure);
    CHECK_THROWS_AS(device.run(CheckFinite{}), Failure);
    device.release(memory);
    CHECK(device.counts().bytes == 0);
    CHECK(device.faults() == "");
}

TEST_CASE("several threads are one block: they meet at every barrier and reduce to the same number")
{
    for (const int threads : {1, 2, 8}) {
        EmulatedDevice device(threads);
        // 300 numbers and a sum of 1 ... 300: every thread has its part of it.
        std::vector<float> a(300), ones(300, 1);
        for (int i = 0; i < 300; ++i)
            a[i] = static_cast<float>(i + 1);
        auto* const there = static_cast<float*>(device.allocate(1200));
        auto* const one = static_cast<float*>(device.allocate(1200));
        auto* const sum = static_cast<float*>(device.allocate(4));
        device.upload(there, a.data(), 1200);
        device.upload(one, ones.data(), 1200);
        device.run(Dots{1, 1, 300, there, 300, one, 300, nullptr, sum, 1});
        float found = 0;
        device.download(&found, sum, sizeof found);
        CHECK(found == 45150);
        CHECK(device.counts().operations.at("Dots") == 1);
        for (float* memory : {there, one, sum})
            device.release(memory);
        CHECK(device.faults() == "");
    }
}

TEST_CASE("any thread may call: what is asked for is done one after the other")
{
    const auto device = std::make_shared<EmulatedDevice>(2);
    const DeviceBuffer y(device, 64 * sizeof(float)), bias(device, 64 * sizeof(float));
    const std::vector<float> zeros(64), ones(64, 1);
    device->upload(y.floats(), zeros.data(), 256);
    device->upload(bias.floats(), ones.data(), 256);
    std::vector<std::thread> callers;
    for (int caller = 0; caller < 4; ++caller)
        callers.emplace_back([&] {
            for (int i = 0; i < 50; ++i)
                device->run(AddBias{y.floats(), 1, 64, 64, bias.floats()});
        });
    for (std::thread& caller : callers)
        caller.join();
    std::vector<float> found(64);
    device->download(found.data(), y.floats(), 256);
    CHECK(found == std::vector<float>(64, 200));
    CHECK(device->faults() == "");
}

TEST_CASE(
    "a twin measures a row's numbers by its own row, so that a small wrong one is found beside a row of large ones")
{
    const auto first = std::make_shared<EmulatedDevice>();
    const auto twin = std::make_shared<attn::test::TwinDevice>(first);
    const DeviceBuffer scores(twin, 6 * sizeof(float)), read(twin, 5 * sizeof(float));
    ReadStage stage;
    stage.rule.rows = 2;
    stage.rule.columns = 3;
    stage.stage = RowStage::Scores;
    stage.scores = scores.floats();
    stage.first = 1; // the first row lacks a number
    stage.count = 5;
    stage.out = read.floats();
    const std::vector<float> numbers = {1e6f, 1e6f, 1e6f, 1, 2, 1};
    twin->upload(scores.floats(), numbers.data(), scores.bytes());
    twin->run(stage);
    CHECK(twin->faults() == "");
    const float wrong = 1.001f;
    first->upload(scores.floats() + 5, &wrong, sizeof wrong);
    twin->run(stage);
    CHECK(twin->faults().find("at element 4, where the largest is 2.0") != std::string::npos);
}
