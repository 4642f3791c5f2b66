// SPDX-License-Identifier: GPL-3.0-or-later
// For tests of the cuda backend's kernels: vectors on an emulated GPU, random rules of how scores become weights, and
// the same rules in float64, one plain loop after the other.
#pragma once

#include "tests/core/backends/cpu/guarded.h"
#include "tests/core/backends/cuda/emulateddevice.h"

#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

namespace attn::test {

using DevicePtr = std::shared_ptr<EmulatedDevice>;

// A vector in the memory of a device.
template <class Number> class OnDevice {
public:
    // `count` numbers that nobody has written yet.
    OnDevice(const DevicePtr& device, std::int64_t count)
        : m_device(device), m_count(count), m_buffer(device, count * sizeof(Number))
    {
    }
    OnDevice(const DevicePtr& device, const std::vector<Number>& numbers)
        : OnDevice(device, static_cast<std::int64_t>(numbers.size()))
    {
        device->upload(get(), numbers.data(), numbers.size() * sizeof(Number));
    }

    Number* get() const { return m_count ? m_buffer.template as<Number>() : nullptr; }
    std::vector<Number> numbers() const
    {
        std::vector<Number> numbers(m_count);
        m_device->download(numbers.data(), get(), numbers.size() * sizeof(Number));
        return numbers;
    }

private:
    DevicePtr m_device;
    std::int64_t m_count;
    cuda::DeviceBuffer m_buffer;
};

// A rule with everything that it looks at. The rule's pointers are of the device that holds() put them on.
struct RuleCase {
    cuda::RowRule rule;
    std::int64_t planes = 1;
    std::vector<float> scores, mask, sinks;
    std::vector<float> bias;      // the rule's begins …
    std::int64_t bias_offset = 0; // … so far behind its first number: by distance there are some before
    std::vector<std::uint64_t> keep;

    std::int64_t size() const { return planes * rule.rows * rule.columns; }
    bool kept(std::int64_t flat) const { return keep[flat >> 6] >> (flat & 63) & 1; }
    float biasNumber(std::int64_t plane, std::int64_t query, std::int64_t key) const;
    // What the mask's array says, and whether it or the order of the tokens blocks a key.
    float maskNumber(std::int64_t plane, std::int64_t query, std::int64_t key) const;
    bool blocks(std::int64_t plane, std::int64_t query, std::int64_t key) const;
};

struct RuleLimits {
    std::int64_t rows = 12, columns = 70;
    bool square = false;  // rows == columns
    bool edits = false;   // softmax, the mask before it, dropout on the weights; all numbers finite
    bool specials = true; // inf and nan among the scores and the mask's numbers
};
RuleCase randomRule(Random& random, const RuleLimits& limits = {});

// The rule's arrays on a device, and the rule with their addresses.
class RuleOnDevice {
public:
    RuleOnDevice(const DevicePtr& device, const RuleCase& rule);
    const cuda::RowRule& rule() const { return m_rule; }
    const OnDevice<float>& scores() const { return m_scores; }

private:
    OnDevice<float> m_scores, m_mask, m_bias, m_sinks;
    OnDevice<std::uint64_t> m_keep;
    cuda::RowRule m_rule;
};

// All stages in float64, [planes, rows, columns]; and how far float32 may be off, for each weight of a row.
struct ExpectedStages {
    std::vector<double> scaled, capped, biased, masked, dropped_scores, unmasked, times_mask, weights, dropped, mixing;
    std::vector<double> row_sums;      // [planes, rows]
    std::vector<double> weight_errors; // relative, of [planes, rows]; inf where float32 cannot tell
    std::vector<double> weight_slacks; // the same, absolute
    const std::vector<double>& of(cuda::RowStage stage) const;
};
ExpectedStages expectedStages(const RuleCase& rule);

// Equal, both nan, or no further away than `relative` of it.
bool isNear(double found, double expected, double relative);
// The same to the bit, or both nan.
bool isSame(float a, float b);

} // namespace attn::test
