// SPDX-License-Identifier: GPL-3.0-or-later
// What runs of the engine share to be fast: threads that wait, memory that is already there, weights in the order in which
// the kernels read them. One run at a time uses a workspace; who computes in two threads has two.
#pragma once

#include <memory>

namespace attn {

namespace cpu {
struct Kernels;
struct WorkspaceParts;
} // namespace cpu

namespace cuda {
class Device;
}

class Workspace {
public:
    // `threads`: 0 takes what the machine has. `kernels`: null takes what suits the machine (cpu/kernels.h).
    explicit Workspace(int threads = 0, const cpu::Kernels* kernels = nullptr);
    ~Workspace();

    int threads() const;
    // The GPU that runs of the cuda backend use; null takes the machine's own (backends/cuda/open.h).
    const std::shared_ptr<cuda::Device>& device() const { return m_device; }
    void setDevice(std::shared_ptr<cuda::Device> device) { m_device = std::move(device); }
    // What the last run on it left there, as long as its trace lives; the cuda backend's own.
    std::weak_ptr<const void>& onDevice() { return m_on_device; }
    cpu::WorkspaceParts& parts() { return *m_parts; } // the engine's own

private:
    std::unique_ptr<cpu::WorkspaceParts> m_parts;
    std::shared_ptr<cuda::Device> m_device;
    std::weak_ptr<const void> m_on_device;
};

} // namespace attn
