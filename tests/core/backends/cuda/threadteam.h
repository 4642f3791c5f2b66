// SPDX-License-Identifier: GPL-3.0-or-later
// The threads that play a block of a GPU: they stay, and each goes through all blocks of a launch.
#pragma once

#include "core/backends/cuda/device/block.h"

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace attn::test {

class ThreadTeam final : public cuda::BlockTeam {
public:
    explicit ThreadTeam(int threads) : m_threads(threads), m_doubles(threads), m_floats(threads)
    {
        for (int thread = 0; thread < threads; ++thread)
            m_workers.emplace_back([this, thread] { work(thread); });
    }
    ~ThreadTeam() override
    {
        start(nullptr);
        for (std::thread& worker : m_workers)
            worker.join();
    }

    int threads() const { return m_threads; }

    // job(thread) on every thread; returns when all have.
    void run(const std::function<void(int)>& job)
    {
        std::unique_lock lock(m_mutex);
        m_job = &job;
        m_running = m_threads;
        ++m_round;
        m_begin.notify_all();
        m_end.wait(lock, [this] { return m_running == 0; });
    }

    // Not by std::barrier: that of GCC's library for Windows can lose a wake-up.
    void sync() override
    {
        std::unique_lock lock(m_mutex);
        if (++m_arrived == m_threads) {
            m_arrived = 0;
            ++m_phase;
            m_all_arrived.notify_all();
        } else {
            m_all_arrived.wait(lock, [this, phase = m_phase] { return m_phase != phase; });
        }
    }
    double sum(int thread, double value) override
    {
        m_doubles[thread] = value;
        sync();
        double sum = 0;
        for (const double each : m_doubles)
            sum += each;
        sync();
        return sum;
    }
    float largest(int thread, float value) override
    {
        m_floats[thread] = value;
        sync();
        float largest = -INFINITY;
        for (const float each : m_floats)
            largest = std::fmax(largest, each);
        sync();
        return largest;
    }

private:
    void start(const std::function<void(int)>* job)
    {
        const std::lock_guard lock(m_mutex);
        m_job = job;
        ++m_round;
        m_begin.notify_all();
    }
    void work(int thread)
    {
        for (std::int64_t round = 1;; ++round) {
            const std::function<void(int)>* job = nullptr;
            {
                std::unique_lock lock(m_mutex);
                m_begin.wait(lock, [&] { return m_round >= round; });
                job = m_job;
            }
            if (!job)
                return;
            (*job)(thread);
            const std::lock_guard lock(m_mutex);
            if (--m_running == 0)
                m_end.notify_all();
        }
    }

    int m_threads;
    std::vector<double> m_doubles;
    std::vector<float> m_floats;
    std::mutex m_mutex;
    std::condition_variable m_begin, m_end, m_all_arrived;
    std::int64_t m_phase = 0; // how often all have arrived
    int m_arrived = 0;
    const std::function<void(int)>* m_job = nullptr;
    std::int64_t m_round = 0;
    int m_running = 0;
    std::vector<std::thread> m_workers;
};

} // namespace attn::test
