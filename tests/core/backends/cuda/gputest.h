// SPDX-License-Identifier: GPL-3.0-or-later
// The GPU that tst_gpu is about, and runs of the engine on it.
#pragma once

#include "core/backends/cuda/open.h"
#include "core/backends/cuda/workspaceparts.h"

#include "tests/core/backends/cuda/emulateddevice.h"
#include "tests/core/support/editscenes.h"

#include <doctest/doctest.h>

#include <cstdlib>
#include <memory>
#include <utility>

namespace attn::test {

using DevicePtr = std::shared_ptr<cuda::Device>;

inline Result<DevicePtr> deviceToTest()
{
    if (std::getenv("ATTNSCOPE_GPU_REHEARSAL")) {
        auto device = std::make_shared<EmulatedDevice>();
        device->limitMemory(64 << 20); // soon full
        return DevicePtr(device);
    }
    // What is missing is not kept: the CUDA that the CPU plays knows no GPU when it is first asked.
    const auto first = cuda::openDevice();
    return first ? first : cuda::openDevice();
}

inline DevicePtr theDevice()
{
    static const DevicePtr device = *deviceToTest();
    return device;
}

// Layers that have a GPU's size take a CPU that plays one minutes: it takes small ones.
inline bool takesSmallLayers() { return std::getenv("ATTNSCOPE_GPU_SMALL") != nullptr; }

inline std::shared_ptr<Workspace> workspaceOn(DevicePtr device)
{
    auto workspace = std::make_shared<Workspace>(1);
    cuda::useDevice(*workspace, std::move(device));
    return workspace;
}

inline TracePtr runOn(const std::shared_ptr<Workspace>& workspace, const Realized& input,
                      TraceForm form = TraceForm::Compact, TracePtr previous = nullptr)
{
    auto trace = run(input, **backendNamed("cuda"), {}, {form, std::move(previous), workspace});
    REQUIRE(trace->fallback() == "");
    return trace;
}

// A layer of one item with tokens of 8 numbers, a causal mask and a dropout of a quarter, in which tokens can be edited.
inline Scene wideScene(std::int64_t tokens, std::int64_t heads, std::int64_t head_dim)
{
    constexpr std::int64_t D = 8;
    const std::int64_t O = heads * head_dim;
    std::mt19937 random(5);
    Scene scene;
    scene.inputs = {{"x", randomTensor({1, tokens, D}, random)}};
    Config& config = scene.config;
    config.projection = Projection::Linear;
    config.d_in = D;
    config.d_out = O;
    config.num_heads = heads;
    config.scale = Scale::SqrtHeadDim;
    config.mask.kind = MaskKind::Causal;
    config.mask.apply = MaskApply::FillNegInf;
    config.dropout.p = 0.25;
    scene.draws = {ManualSeed{1}, Linear{"W_query", D, O, true}, Linear{"W_key", D, O, true},
                   Linear{"W_value", D, O, true}, ManualSeed{2}};
    return scene;
}

} // namespace attn::test
