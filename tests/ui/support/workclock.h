// SPDX-License-Identifier: GPL-3.0-or-later
// Measures what the window's thread works, rather than what passes on the wall: other programs cannot make a test of it fail.
#pragma once

#include <ctime>

namespace attn {

class WorkClock {
public:
    void start() { m_begun = now(); }
    // Processor time of the calling thread since start(), in ms.
    double elapsed() const { return now() - m_begun; }

private:
    static double now()
    {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) * 1e-6;
    }

    double m_begun = now();
};

} // namespace attn
