// SPDX-License-Identifier: GPL-3.0-or-later
// Something long that has to be done before the next thing begins, such as saving a scene of millions of numbers: it runs
// in a thread of its own, the window goes on painting, and what the person types and clicks is taken up after it.
#pragma once

#include "ui/threads/inbox.h"

#include <QEventLoop>

#include <future>
#include <memory>
#include <thread>
#include <utility>

namespace attn {

// The result of `job()`. What it throws is thrown here.
template <class Job> auto waitFor(Job job) -> decltype(job())
{
    std::packaged_task<decltype(job())()> task(std::move(job));
    auto result = task.get_future();
    QEventLoop loop;
    Inbox inbox;
    const std::jthread worker([&] {
        task();
        inbox.post([&loop] { loop.quit(); });
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return result.get();
}

} // namespace attn
