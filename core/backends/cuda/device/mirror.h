// SPDX-License-Identifier: GPL-3.0-or-later
// A small tensor of the device, brought to the host by its first reader and kept there.
#pragma once

#include "core/backends/cuda/device/device.h"

#include <limits>
#include <mutex>
#include <vector>

namespace attn::cuda {

class Mirror {
public:
    // `fill` writes `count` numbers, once; where it throws Failure all are nan and the device is given up. Any thread.
    template <class Fill> const std::vector<float>& numbers(Device& device, std::int64_t count, Fill fill) const
    {
        std::call_once(m_filled, [&] {
            m_numbers.resize(count);
            try {
                fill(m_numbers.data());
            } catch (const Failure&) {
                device.setLost();
                m_numbers.assign(count, std::numeric_limits<float>::quiet_NaN());
            }
        });
        return m_numbers;
    }

private:
    mutable std::once_flag m_filled;
    mutable std::vector<float> m_numbers;
};

} // namespace attn::cuda
