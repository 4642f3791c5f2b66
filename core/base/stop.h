// SPDX-License-Identifier: GPL-3.0-or-later
// Asks work to end early. Replaces std::stop_token, which not every standard library has (clang 19's calls it
// experimental, and leaves it out where there are no threads).
#pragma once

#include <atomic>
#include <memory>
#include <utility>

namespace attn {

// Says whether work should end. Without a source it never does.
class StopToken {
public:
    StopToken() = default;
    bool requested() const { return m_requested && m_requested->load(std::memory_order_acquire); }

private:
    friend class StopSource;
    explicit StopToken(std::shared_ptr<const std::atomic<bool>> requested) : m_requested(std::move(requested)) {}

    std::shared_ptr<const std::atomic<bool>> m_requested;
};

// Its copies ask the same work. Any thread may ask at any time.
class StopSource {
public:
    StopToken token() const { return StopToken(m_requested); }
    void request() const { m_requested->store(true, std::memory_order_release); }
    bool requested() const { return m_requested->load(std::memory_order_acquire); }

private:
    std::shared_ptr<std::atomic<bool>> m_requested = std::make_shared<std::atomic<bool>>(false);
};

} // namespace attn
