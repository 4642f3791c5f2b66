// SPDX-License-Identifier: GPL-3.0-or-later
// Waits for long work that must finish before anything else, such as saving a scene of millions of numbers: it runs in
// its own thread, the window keeps painting, and input is handled afterwards.
#pragma once

#include "ui/threads/callqueue.h"
#include "ui/threads/qtthread.h"

#include <QEventLoop>

#include <future>
#include <memory>
#include <utility>

namespace attn {

// The result of `job()`. What it throws is thrown here.
template <class Job> auto waitFor(Job job) -> decltype(job())
{
    std::packaged_task<decltype(job())()> task(std::move(job));
    auto result = task.get_future();
    QEventLoop loop;
    CallQueue calls;
    const QtThread worker([&](const StopToken&) {
        task();
        calls.post([&loop] { loop.quit(); });
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return result.get();
}

} // namespace attn
