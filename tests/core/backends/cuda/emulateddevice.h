// SPDX-License-Identifier: GPL-3.0-or-later
// A GPU of the tests: the operations' own bodies, run by threads of the CPU. Its memory is stricter than a real one's
// (what nobody wrote is nan, what lies outside a block or was given back is an error), and it fails when it is told to.
#pragma once

#include "core/backends/cuda/device/device.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <string>

namespace attn::test {

class ThreadTeam;

class EmulatedDevice final : public cuda::Device {
public:
    // `threads`: of each block; several are real threads, with real barriers.
    explicit EmulatedDevice(int threads = 1);
    ~EmulatedDevice() override;

    // --- failures to come ---

    // The n-th allocation from now on finds the memory full; 1 is the next one. 0: none.
    void failAllocation(std::int64_t n);
    // No more than so many bytes altogether.
    void limitMemory(std::int64_t bytes);
    // Instead of {0, 0, 1 GiB}: small layers are asked about, too, and nothing is kept back.
    void setSizes(const cuda::DeviceSizes& sizes) { m_sizes = sizes; }
    // What is released counts as free once somebody has waited.
    void releaseLate();
    // Lost after n more calls of any kind but release(); 0: with the next one.
    void loseAfter(std::int64_t calls);

    // --- what happened so far ---

    struct Counts {
        std::int64_t calls = 0;                                  // of any kind but release() and name()
        std::int64_t questions = 0;                              // how much is free
        std::int64_t refused = 0;                                // allocations
        std::int64_t allocations = 0, bytes = 0, most_bytes = 0; // held now, and at most
        std::int64_t uploaded = 0, downloaded = 0, copied = 0;   // bytes
        std::int64_t products = 0;
        std::map<std::string, std::int64_t> operations; // "RowPass" … by name
        double multiplications = 0;                     // of products
    };
    Counts counts() const;
    // Misuse: an address or a size that no block has, a block written outside, a double release. One sentence each, the
    // first 20. A test that uses the device ends with CHECK(device->faults() == "").
    std::string faults() const;

    // Whether this is what memory holds that nobody wrote.
    static bool isPoison(float number);

    // --- Device ---

    std::string name() const override { return "emulated GPU"; }
    std::int64_t freeBytes() override;
    void* allocate(std::size_t bytes) override;
    void release(void* memory) noexcept override;
    void upload(void* device, const void* host, std::size_t bytes) override;
    void download(void* host, const void* device, std::size_t bytes) override;
    void copy(void* to, const void* from, std::size_t bytes) override;
    void wait() override;
    void multiply(const cuda::Product& product) override;
    void run(const cuda::DeviceOperation& operation) override;

private:
    template <class Operation> void launch(const char* name, const Operation& operation);
    void call(); // counts one, and throws when the device is lost
    void fault(std::string sentence);
    void checkInside(const void* address, std::size_t bytes, const char* what);

    mutable std::mutex m_mutex;
    std::unique_ptr<ThreadTeam> m_team; // null: one thread is a block
    std::map<const std::byte*, std::size_t> m_blocks;
    Counts m_counts;
    std::string m_faults;
    int m_fault_count = 0;
    std::int64_t m_limit = std::int64_t(8) << 30, m_fail_in = 0, m_calls_left = -1, m_late = 0;
    bool m_releases_late = false;
    bool m_lost = false;
};

} // namespace attn::test
