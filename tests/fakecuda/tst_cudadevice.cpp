// SPDX-License-Identifier: GPL-3.0-or-later
// The real device's code where CUDA or cuBLAS refuses something.
#include "core/backends/cuda/gpu/cublas.h"
#include "core/backends/cuda/gpu/finddevice.h"

#include "tests/fakecuda/faults.h"

#include <cuda_runtime_api.h>
#include <doctest/doctest.h>
#include <filesystem>

using namespace attn;
using namespace attn::cuda;
using attn::test::fakeCuda;

namespace {

// A device of the test's own, which may be lost; nothing is refused any more afterwards.
struct FakeDevice {
    std::shared_ptr<Device> device = *findDevice();
    DeviceBuffer numbers{device, 1024};
    ~FakeDevice() { fakeCuda() = {}; }

    void multiply()
    {
        device->multiply(
            {2, 2, 2, 1, numbers.floats(), 2, 0, numbers.floats() + 8, 2, 0, false, numbers.floats() + 16, 2, 0});
    }
    void launch() { device->run(AddBias{numbers.floats(), 2, 2, 2, numbers.floats() + 16}); }
    template <class Work> FailureKind failureOf(Work work)
    {
        try {
            work();
        } catch (const Failure& failure) {
            return failure.kind;
        }
        return FailureKind::NoDevice;
    }
};

} // namespace

TEST_CASE("a product or a kernel that finds no memory outside the pool gets what the pool keeps")
{
    FakeDevice fake;
    fakeCuda().trim_helps = true;
    for (const int status : {1, 3, 13, 14}) {
        fakeCuda().cublas_status = status;
        CHECK_NOTHROW(fake.multiply());
    }
    fakeCuda().launches_full = true;
    CHECK_NOTHROW(fake.launch());
}

TEST_CASE("where that does not help the device is full, and used again later")
{
    FakeDevice fake;
    for (const int status : {1, 3, 13, 14}) {
        fakeCuda().cublas_status = status;
        CHECK(fake.failureOf([&] { fake.multiply(); }) == FailureKind::Full);
        CHECK(!fake.device->isLost());
    }
    fakeCuda().launches_full = true;
    CHECK(fake.failureOf([&] { fake.launch(); }) == FailureKind::Full);
    fakeCuda() = {};
    CHECK_NOTHROW(fake.multiply());
    CHECK_NOTHROW(fake.launch());
}

TEST_CASE("a product that fails on a stream that fails too has lost the device")
{
    FakeDevice fake;
    fakeCuda().cublas_status = 13;
    fakeCuda().stream_fails = true;
    CHECK(fake.failureOf([&] { fake.multiply(); }) == FailureKind::Lost);
    CHECK(fake.device->isLost());
}

TEST_CASE("the pool keeps a quarter of the card at most")
{
    const FakeDevice fake;
    CHECK(fakeCuda().kept == 16 << 20);
}

TEST_CASE("a GPU whose driver cannot compile for it is passed over, and named where there is no other")
{
    for (const cudaError_t error : {cudaErrorUnsupportedPtxVersion, cudaErrorInvalidPtx}) {
        fakeCuda().devices = 3;
        fakeCuda().unfit = {{1, error}};
        CHECK(findDevice());
        fakeCuda().unfit[2] = cudaErrorNoKernelImageForDevice;
        const auto none = findDevice();
        REQUIRE(!none);
        CHECK(none.error().message == "the NVIDIA driver is too old to compile this program's GPU code for the a GPU "
                                      "that the CPU plays; update the driver");
        fakeCuda() = {};
    }
}

#ifdef ATTNSCOPE_CUDA_LIBRARIES
TEST_CASE("cuBLAS is looked for in the toolkit that compiled the program, after everywhere else")
{
    const std::string folder = ATTNSCOPE_CUDA_LIBRARIES;
    CHECK(std::filesystem::is_directory(folder));
    CHECK(Cublas::places(13).back() == folder + "/libcublas.so");
}
#endif
