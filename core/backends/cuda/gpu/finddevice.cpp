// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cuda/gpu/finddevice.h"

#include "core/backends/cuda/gpu/cudadevice.h"
#include "core/base/say.h"

#include <dlfcn.h>

namespace attn::cuda {

namespace {

constexpr int oldest_capability = 75; // Turing: the oldest that the kernels are compiled for

std::string cudaVersion(int version)
{
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

// The driver's part that programs talk to; it stays loaded.
std::optional<Error> missingDriver()
{
    if (dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL))
        return std::nullopt;
    const std::string fault = dlerror();
    if (fault.find("No such file") != std::string::npos)
        return Error{say("the NVIDIA driver (libcuda.so.1) is not installed")};
    return Error{say("could not load the NVIDIA driver: %1", fault)};
}

std::optional<Error> countDevices(int& count)
{
    const cudaError_t error = cudaGetDeviceCount(&count);
    cudaGetLastError();
    if (error == cudaErrorInsufficientDriver) {
        int known = 0;
        cudaDriverGetVersion(&known);
        return Error{say("the NVIDIA driver supports only CUDA %1, but CUDA %2 is needed; update the driver",
                         cudaVersion(known), cudaVersion(CUDART_VERSION))};
    }
    if (error == cudaErrorNoDevice || (error == cudaSuccess && count == 0))
        return Error{say("the driver found no GPU")};
    if (error != cudaSuccess)
        return Error{say("could not start the NVIDIA driver: %1", cudaGetErrorString(error))};
    return std::nullopt;
}

std::string deviceName(int ordinal)
{
    cudaDeviceProp properties{};
    return cudaGetDeviceProperties(&properties, ordinal) == cudaSuccess ? properties.name : "NVIDIA GPU";
}

int capabilityOf(int ordinal)
{
    int major = 0, minor = 0;
    cudaDeviceGetAttribute(&major, cudaDevAttrComputeCapabilityMajor, ordinal);
    cudaDeviceGetAttribute(&minor, cudaDevAttrComputeCapabilityMinor, ordinal);
    return major * 10 + minor;
}

} // namespace

Result<std::shared_ptr<Device>> findDevice()
{
    if (const auto fault = missingDriver())
        return *fault;
    int count = 0;
    if (const auto fault = countDevices(count))
        return *fault;
    std::optional<Error> first;
    for (int ordinal = 0; ordinal < count; ++ordinal) {
        if (capabilityOf(ordinal) < oldest_capability)
            continue;
        try {
            return std::shared_ptr<Device>(std::make_shared<CudaDevice>(ordinal, deviceName(ordinal)));
        } catch (const Failure& failure) {
            if (!first)
                first = Error{failure.sentence};
        }
    }
    if (first)
        return *first;
    const int capability = capabilityOf(0);
    return Error{"the " + deviceName(0) + " is too old: its compute capability is " + std::to_string(capability / 10) +
                 "." + std::to_string(capability % 10) + ", 7.5 is needed"};
}

} // namespace attn::cuda
