// SPDX-License-Identifier: GPL-3.0-or-later
// A thread that is asked to stop and joined when destroyed. Replaces std::jthread, which not every standard library
// has.
#pragma once

#include "core/base/stop.h"

#include <thread>
#include <type_traits>
#include <utility>

namespace attn {

class JoiningThread {
public:
    JoiningThread() = default;
    // Runs `work`, with a token of this thread's own if it takes one. Throws std::system_error if no thread can be
    // started.
    template <class Work>
    requires(!std::is_same_v<std::decay_t<Work>, JoiningThread>) explicit JoiningThread(Work&& work)
    {
        if constexpr (std::is_invocable_v<std::decay_t<Work>&, StopToken>)
            m_thread = std::thread(std::forward<Work>(work), m_stop.token());
        else
            m_thread = std::thread(std::forward<Work>(work));
    }
    JoiningThread(JoiningThread&&) = default;
    JoiningThread& operator=(JoiningThread&& other)
    {
        end();
        m_stop = std::move(other.m_stop);
        m_thread = std::move(other.m_thread);
        return *this;
    }
    ~JoiningThread() { end(); }

    void request() const { m_stop.request(); }
    bool joinable() const { return m_thread.joinable(); }
    void join() { m_thread.join(); }

private:
    void end()
    {
        if (!m_thread.joinable())
            return;
        m_stop.request();
        m_thread.join();
    }

    StopSource m_stop;
    std::thread m_thread;
};

} // namespace attn
