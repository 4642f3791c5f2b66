// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/threads/twothreads.h"

#include <future>
#include <system_error>
#include <thread>

namespace attn {

void inTwoThreads(const std::function<void()>& here, const std::function<void()>& beside)
{
    std::future<void> second;
    if (std::thread::hardware_concurrency() > 1) {
        try {
            second = std::async(std::launch::async, beside);
        } catch (const std::system_error&) {
        }
    }
    here();
    second.valid() ? second.get() : beside();
}

} // namespace attn
