// SPDX-License-Identifier: GPL-3.0-or-later
// Two devices that do everything alike, one beside the other: what an operation of the first wrote is compared with what the
// same operation on the CPU made of the same numbers. So each operation is judged by itself, on what real scenes ask for.
#pragma once

#include "tests/core/backends/cuda/emulateddevice.h"

#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace attn::test {

class TwinDevice final : public cuda::Device {
public:
    explicit TwinDevice(std::shared_ptr<cuda::Device> first) : m_first(std::move(first)) {}

    // As if the first device were lost after n more calls; 0: with the next one.
    void loseAfter(std::int64_t calls) { m_calls_left = calls; }

    // One sentence for each of the first 20 operations that made something else of it; and what the CPU's twin complains of.
    std::string faults() const { return m_differences + m_twin.faults(); }
    std::int64_t compared() const { return m_compared; } // numbers
    const std::set<std::string>& operations() const
    {
        return m_operations;
    } // that were asked for, "Product" among them

    std::string name() const override { return m_first->name() + " and its twin"; }
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
    void call(); // counts one, and throws when the device is lost

    struct Block {
        std::size_t bytes = 0;
        std::byte* twin = nullptr;
    };
    // The block of the first device that an address lies in, and how far from its beginning.
    std::pair<const Block*, std::size_t> find(const void* address) const;
    void* twinOf(const void* address) const;
    template <class Operation> void both(const char* name, const Operation& operation);
    // What is compared row by row: rows of `length` numbers (0: all of it is one), of which the first lacks `offset` and
    // is number `first` of those that `conditions` are of.
    struct Rows {
        std::int64_t length = 0, offset = 0, first = 0;
        const std::vector<double>& conditions;
    };
    // From `first` to the end of its block; the twin takes over what the first device has.
    template <class Number> void compare(const char* name, const Number* first, const Rows& rows);
    void tell(const std::string& sentence);

    std::shared_ptr<cuda::Device> m_first;
    EmulatedDevice m_twin;
    std::map<const std::byte*, Block> m_blocks;
    std::set<std::string> m_operations;
    std::string m_differences;
    int m_reports = 0;
    std::int64_t m_compared = 0, m_calls_left = -1;
};

} // namespace attn::test
