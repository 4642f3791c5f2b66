// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/threadteam.h"

#include <system_error>
#include <utility>

namespace attn::cpu {

namespace {

constexpr std::uint64_t open_bit = std::uint64_t(1) << 32;
constexpr int spins_before_sleep = 4000; // about 50 microseconds: the same computation's next job comes sooner

void relax()
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

} // namespace

ThreadTeam::ThreadTeam(int threads)
{
    m_helpers.reserve(threads - 1);
    try {
        for (int worker = 1; worker < threads; ++worker)
            m_helpers.emplace_back([this, worker] { help(worker); });
    } catch (const std::system_error&) {
    }
}

ThreadTeam::~ThreadTeam()
{
    m_ended = true;
    beginRound();
    for (std::thread& helper : m_helpers)
        helper.join();
}

void ThreadTeam::beginRound()
{
    m_round.fetch_add(1); // ordered with the count in sleepThrough(): one of the two sees the other
    if (m_asleep.load() == 0)
        return;
    {
        const std::lock_guard lock(m_sleep); // a helper that has checked the round is asleep by now
    }
    m_wake.notify_all();
}

void ThreadTeam::sleepThrough(std::uint32_t round)
{
    std::unique_lock lock(m_sleep);
    ++m_asleep; // before it looks: beginRound() wakes it, or it sees the round
    m_wake.wait(lock, [&] { return m_round.load() != round; });
    --m_asleep;
}

void ThreadTeam::work(int worker)
{
    try {
        for (std::int64_t number; (number = m_next.fetch_add(1, std::memory_order_relaxed)) < m_job.count;)
            if (!m_job.stop->requested())
                m_job.call(m_job.context, number, worker);
    } catch (...) {
        m_next.store(m_job.count, std::memory_order_relaxed);
        if (!m_has_thrown.test_and_set())
            m_thrown = std::current_exception();
    }
}

void ThreadTeam::runShared(const Job& job)
{
    m_job = job;
    m_next.store(0, std::memory_order_relaxed);
    m_state.store(open_bit, std::memory_order_release);
    beginRound();
    work(0);
    // Closed: helpers that have not entered yet stay out. Then wait for those inside.
    m_state.fetch_and(~open_bit, std::memory_order_acq_rel);
    for (int spins = 0; m_state.load(std::memory_order_acquire) != 0; ++spins) {
        if (spins < spins_before_sleep)
            relax();
        else
            std::this_thread::yield();
    }
    if (m_thrown) {
        m_has_thrown.clear();
        std::rethrow_exception(std::exchange(m_thrown, nullptr));
    }
}

void ThreadTeam::help(int worker)
{
    std::uint32_t seen = 0;
    while (true) {
        for (int spins = 0; m_round.load(std::memory_order_acquire) == seen; ++spins) {
            if (spins < spins_before_sleep)
                relax();
            else
                sleepThrough(seen);
        }
        seen = m_round.load(std::memory_order_acquire);
        if (m_ended)
            return;
        std::uint64_t state = m_state.load(std::memory_order_acquire);
        while ((state & open_bit) && !m_state.compare_exchange_weak(state, state + 1, std::memory_order_acq_rel)) {
        }
        if (!(state & open_bit))
            continue;
        work(worker);
        m_state.fetch_sub(1, std::memory_order_release);
    }
}

} // namespace attn::cpu
