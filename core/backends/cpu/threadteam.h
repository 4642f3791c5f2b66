// SPDX-License-Identifier: GPL-3.0-or-later
// A few threads that share a series of small tasks. Tasks are claimed through one counter, so a preempted thread holds
// up nothing: the caller never waits for a helper that took no task.
#pragma once

#include "core/base/stop.h"

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace attn::cpu {

class ThreadTeam {
public:
    explicit ThreadTeam(int threads); // the caller's own counts; fewer where the system gives no more
    ~ThreadTeam();

    // Whether the caller does all by itself from now on: for work that is done before a helper has woken up.
    void stayAlone(bool alone) { m_alone = alone; }
    int threads() const { return static_cast<int>(m_helpers.size()) + 1; }

    // Calls task(number, worker) for every number below `count`, in any order, and returns when all are done. `worker` is
    // below threads(). Once `stop` is requested, or a task has thrown, no further task begins; what the first one threw is
    // thrown on to the caller when all threads are out of their tasks.
    template <class Task> void run(std::int64_t count, const StopToken& stop, const Task& task)
    {
        const auto call = [](const void* context, std::int64_t number, int worker) {
            (*static_cast<const Task*>(context))(number, worker);
        };
        if (m_helpers.empty() || m_alone || count <= 1) {
            for (std::int64_t number = 0; number < count && !stop.requested(); ++number)
                task(number, 0);
            return;
        }
        runShared({&task, call, &stop, count});
    }

private:
    struct Job {
        const void* context = nullptr;
        void (*call)(const void* context, std::int64_t number, int worker) = nullptr;
        const StopToken* stop = nullptr;
        std::int64_t count = 0;
    };

    void runShared(const Job& job);
    void work(int worker);
    void help(int worker);
    void beginRound();
    void sleepThrough(std::uint32_t round); // returns in a later one

    Job m_job;
    bool m_alone = false;
    std::atomic_flag m_has_thrown;
    std::exception_ptr m_thrown; // by the first task that did
    alignas(64) std::atomic<std::int64_t> m_next{0};
    alignas(64) std::atomic<std::uint64_t> m_state{0}; // helpers at work; the open bit: the job may still be entered
    alignas(64) std::atomic<std::uint32_t> m_round{0}; // counts jobs
    // Helpers sleep on these, not on m_round: libstdc++ 12 loses the wake-ups of atomics where there is no futex.
    std::atomic<int> m_asleep{0};
    std::mutex m_sleep;
    std::condition_variable m_wake;
    std::atomic<bool> m_ended{false};
    std::vector<std::thread> m_helpers;
};

} // namespace attn::cpu
