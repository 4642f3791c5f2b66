// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/unfinished.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <vector>

namespace attn {

namespace {

// Never destroyed: a signal may come while the program ends.
struct UnfinishedList {
    std::mutex mutex;
    std::vector<std::string> paths; // a folder before what is in it
};

UnfinishedList& list()
{
    static auto& unfinished = *new UnfinishedList;
    return unfinished;
}

int signal_pipe[2];

// All that a handler may do: tell the thread that waits.
extern "C" void tellOfSignal(int number)
{
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const auto written = write(signal_pipe[1], &byte, 1);
}

// Stands for SIG_IGN, which programs that are started from here would inherit.
extern "C" void letWriteFail(int) {}

void handle(int number, void (*handler)(int))
{
    struct sigaction before {
    }, now{};
    now.sa_handler = handler;
    now.sa_flags = SA_RESTART;
    if (sigaction(number, nullptr, &before) == 0 && before.sa_handler == SIG_DFL)
        sigaction(number, &now, nullptr);
}

void endBySignals()
{
    unsigned char number = 0;
    ssize_t got = 0;
    do
        got = read(signal_pipe[0], &number, 1);
    while (got < 0);
    const auto forever = holdSignals();
    removeUnfinished();
    std::signal(number, SIG_DFL);
    kill(getpid(), number);
    pause();
}

} // namespace

void removeUnfinishedAtSignals()
{
    handle(SIGXFSZ, letWriteFail);
    if (pipe(signal_pipe) != 0)
        return;
    try {
        std::thread(endBySignals).detach();
    } catch (const std::system_error&) {
        return; // signals end the program at once, as without all this
    }
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGQUIT})
        handle(number, tellOfSignal);
}

void removeUnfinished()
{
    for (; !list().paths.empty(); list().paths.pop_back())
        std::remove(list().paths.back().c_str());
}

std::unique_lock<std::mutex> holdSignals() { return std::unique_lock(list().mutex); }

void addUnfinished(const std::string& path) { list().paths.push_back(path); }

void forgetUnfinished(const std::string& path)
{
    auto& paths = list().paths;
    if (const auto found = std::find(paths.rbegin(), paths.rend(), path); found != paths.rend())
        paths.erase(std::prev(found.base()));
}

} // namespace attn
