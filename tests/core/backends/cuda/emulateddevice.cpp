// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/backends/cuda/emulateddevice.h"

#include "core/backends/cuda/kernels/all.h"

#include "tests/core/backends/cuda/threadteam.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <new>
#include <vector>

namespace attn::test {

namespace {

// A signalling nan as float32: whatever is computed from it is another nan, so a copy of it was never written. As
// float64 it is 10^307, and no sensible whole number either.
constexpr std::uint32_t poison = 0x7FB4BEEF;

#if defined(__SANITIZE_ADDRESS__)
constexpr std::size_t guard_bytes = 0; // the sanitizer watches the ends itself, and sees reading, too
#else
constexpr std::size_t guard_bytes = 256;
#endif

void spoilMemory(std::byte* memory, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        memory[i] = std::byte(poison >> (i % 4 * 8));
}

bool isSpoiled(const std::byte* memory, std::size_t bytes)
{
    for (std::size_t i = 0; i < bytes; ++i)
        if (memory[i] != std::byte(poison >> (i % 4 * 8)))
            return false;
    return true;
}

constexpr std::align_val_t alignment{256};

std::byte* takeMemory(std::size_t bytes) { return static_cast<std::byte*>(::operator new(bytes, alignment)); }

void dropMemory(std::byte* memory) { ::operator delete(memory, alignment); }

} // namespace

EmulatedDevice::EmulatedDevice(int threads) : m_team(threads > 1 ? std::make_unique<ThreadTeam>(threads) : nullptr)
{
    m_sizes.asked = m_sizes.reserve = 0;
}

EmulatedDevice::~EmulatedDevice()
{
    for (const auto& [memory, bytes] : m_blocks)
        dropMemory(const_cast<std::byte*>(memory) - guard_bytes);
}

bool EmulatedDevice::isPoison(float number) { return std::bit_cast<std::uint32_t>(number) == poison; }

// --- failures and counts ---

void EmulatedDevice::failAllocation(std::int64_t n)
{
    const std::lock_guard lock(m_mutex);
    m_fail_in = n;
}

void EmulatedDevice::limitMemory(std::int64_t bytes)
{
    const std::lock_guard lock(m_mutex);
    m_limit = bytes;
}

void EmulatedDevice::releaseLate()
{
    const std::lock_guard lock(m_mutex);
    m_releases_late = true;
}

void EmulatedDevice::loseAfter(std::int64_t calls)
{
    const std::lock_guard lock(m_mutex);
    m_calls_left = calls;
}

EmulatedDevice::Counts EmulatedDevice::counts() const
{
    const std::lock_guard lock(m_mutex);
    return m_counts;
}

std::string EmulatedDevice::faults() const
{
    const std::lock_guard lock(m_mutex);
    std::string faults = m_faults;
    for (const auto& [memory, bytes] : m_blocks)
        if (!isSpoiled(memory - guard_bytes, guard_bytes) || !isSpoiled(memory + bytes, guard_bytes))
            faults += "a block of " + std::to_string(bytes) + " bytes was written outside\n";
    return faults;
}

void EmulatedDevice::call()
{
    ++m_counts.calls;
    if (m_calls_left >= 0 && m_calls_left-- == 0)
        m_lost = true;
    if (!m_lost)
        return;
    setLost();
    throw cuda::Failure{cuda::FailureKind::Lost, "the GPU stopped responding"};
}

void EmulatedDevice::fault(std::string sentence)
{
    if (++m_fault_count <= 20)
        m_faults += sentence + "\n";
}

void EmulatedDevice::checkInside(const void* address, std::size_t bytes, const char* what)
{
    const auto* const at = static_cast<const std::byte*>(address);
    auto block = m_blocks.upper_bound(at);
    if (block == m_blocks.begin())
        return fault(std::string(what) + ": this address was never handed out, or was given back");
    --block;
    if (at + bytes > block->first + block->second)
        fault(std::string(what) + ": " + std::to_string(bytes) + " bytes from byte " +
              std::to_string(at - block->first) + " of a block of " + std::to_string(block->second));
}

// --- memory ---

std::int64_t EmulatedDevice::freeBytes()
{
    const std::lock_guard lock(m_mutex);
    call();
    ++m_counts.questions;
    return std::max<std::int64_t>(0, m_limit - m_counts.bytes - m_late);
}

void* EmulatedDevice::allocate(std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    call();
    const bool fails = m_fail_in > 0 && --m_fail_in == 0;
    if (fails || m_counts.bytes + static_cast<std::int64_t>(bytes) > m_limit) {
        ++m_counts.refused;
        throw cuda::Failure{cuda::FailureKind::Full, "not enough GPU memory: " + std::to_string(bytes) +
                                                         " bytes needed, " + std::to_string(m_limit - m_counts.bytes) +
                                                         " free"};
    }
    std::byte* const memory = takeMemory(bytes + 2 * guard_bytes) + guard_bytes;
    spoilMemory(memory - guard_bytes, bytes + 2 * guard_bytes);
    spoilMemory(memory + bytes, guard_bytes); // whose pattern begins with its own first byte
    m_blocks[memory] = bytes;
    ++m_counts.allocations;
    m_counts.bytes += static_cast<std::int64_t>(bytes);
    m_counts.most_bytes = std::max(m_counts.most_bytes, m_counts.bytes);
    return memory;
}

void EmulatedDevice::release(void* memory) noexcept
{
    const std::lock_guard lock(m_mutex);
    auto* const at = static_cast<std::byte*>(memory);
    const auto block = m_blocks.find(at);
    if (block == m_blocks.end()) {
        if (memory)
            fault("release: this address was never handed out, or was given back before");
        return;
    }
    const std::size_t bytes = block->second;
    if (!isSpoiled(at - guard_bytes, guard_bytes) || !isSpoiled(at + bytes, guard_bytes))
        fault("release: a block of " + std::to_string(bytes) + " bytes was written outside");
    spoilMemory(at, bytes);
    m_blocks.erase(block);
    --m_counts.allocations;
    m_counts.bytes -= static_cast<std::int64_t>(bytes);
    if (m_releases_late)
        m_late += static_cast<std::int64_t>(bytes);
    dropMemory(at - guard_bytes);
}

void EmulatedDevice::upload(void* device, const void* host, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    call();
    if (bytes == 0)
        return;
    checkInside(device, bytes, "upload");
    m_counts.uploaded += static_cast<std::int64_t>(bytes);
    std::memcpy(device, host, bytes);
}

void EmulatedDevice::download(void* host, const void* device, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    call();
    if (bytes == 0)
        return;
    checkInside(device, bytes, "download");
    m_counts.downloaded += static_cast<std::int64_t>(bytes);
    std::memcpy(host, device, bytes);
}

void EmulatedDevice::copy(void* to, const void* from, std::size_t bytes)
{
    const std::lock_guard lock(m_mutex);
    call();
    if (bytes == 0)
        return;
    checkInside(to, bytes, "copy to");
    checkInside(from, bytes, "copy from");
    m_counts.copied += static_cast<std::int64_t>(bytes);
    std::memmove(to, from, bytes);
}

void EmulatedDevice::wait()
{
    const std::lock_guard lock(m_mutex);
    call();
    m_late = 0;
}

// --- work ---

void EmulatedDevice::multiply(const cuda::Product& p)
{
    const std::lock_guard lock(m_mutex);
    call();
    if (p.rows <= 0 || p.columns <= 0 || p.batch <= 0)
        return;
    ++m_counts.products;
    m_counts.multiplications += double(p.rows) * double(p.columns) * double(p.terms) * double(p.batch);
    const auto extent = [&](std::int64_t rows, std::int64_t stride, std::int64_t columns, std::int64_t step) {
        return std::size_t((p.batch - 1) * step + (rows - 1) * stride + columns) * sizeof(float);
    };
    if (p.terms > 0) {
        checkInside(p.a, extent(p.rows, p.a_stride, p.terms, p.a_step), "product, a");
        checkInside(p.b,
                    p.b_transposed ? extent(p.columns, p.b_stride, p.terms, p.b_step)
                                   : extent(p.terms, p.b_stride, p.columns, p.b_step),
                    "product, b");
    }
    checkInside(p.c, extent(p.rows, p.c_stride, p.columns, p.c_step), "product, c");
    std::vector<double> sums(p.columns);
    for (std::int64_t n = 0; n < p.batch; ++n)
        for (std::int64_t i = 0; i < p.rows; ++i) {
            std::ranges::fill(sums, 0.0);
            const float* const a = p.a + n * p.a_step + i * p.a_stride;
            const float* const b = p.b + n * p.b_step;
            if (p.b_transposed)
                for (std::int64_t j = 0; j < p.columns; ++j)
                    for (std::int64_t t = 0; t < p.terms; ++t)
                        sums[j] += double(a[t]) * b[j * p.b_stride + t];
            else
                for (std::int64_t t = 0; t < p.terms; ++t)
                    for (std::int64_t j = 0; j < p.columns; ++j)
                        sums[j] += double(a[t]) * b[t * p.b_stride + j];
            float* const c = p.c + n * p.c_step + i * p.c_stride;
            for (std::int64_t j = 0; j < p.columns; ++j)
                c[j] = static_cast<float>(sums[j]);
        }
}

template <class Operation> void EmulatedDevice::launch(const char* name, const Operation& operation)
{
    const std::lock_guard lock(m_mutex);
    call();
    const cuda::Launch launch = launchOf(operation);
    if (launch.blocks <= 0)
        return;
    ++m_counts.operations[name];
    const std::size_t shared_bytes = launch.shared_bytes;
    std::byte* const shared = takeMemory(shared_bytes + guard_bytes);
    spoilMemory(shared + shared_bytes, guard_bytes);
    const auto runAll = [&](int thread, int threads) {
        for (std::int64_t index = 0; index < launch.blocks; ++index) {
            if (m_team)
                m_team->sync(); // nobody is in the block before any more
            if (thread == 0)
                spoilMemory(shared, shared_bytes);
            if (m_team)
                m_team->sync();
            runBlock(operation, cuda::Block{index, thread, threads, m_team.get(), shared});
        }
    };
    if (!m_team)
        runAll(0, 1);
    else
        m_team->run([&](int thread) { runAll(thread, m_team->threads()); });
    if (!isSpoiled(shared + shared_bytes, guard_bytes))
        fault(std::string(name) + ": wrote behind the memory that its block shares");
    dropMemory(shared);
}

void EmulatedDevice::run(const cuda::DeviceOperation& operation)
{
    std::visit([&](const auto& each) { launch(cuda::operationName(operation), each); }, operation);
}

} // namespace attn::test
