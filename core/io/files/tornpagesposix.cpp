// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/tornpages.h"

#include <cerrno>
#include <csignal>
#include <cstdint>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

namespace attn {

// Never freed nor used again: the handler may look at one at any time. A few bytes for each file that was ever mapped.
struct TornPages::Range {
    std::uintptr_t begin = 0, end = 0;
    std::atomic<bool> mapped = true, torn = false;
    Range* next = nullptr;
};

namespace {

std::atomic<TornPages::Range*> ranges = nullptr;
struct sigaction handler_before {};
std::uintptr_t page_bytes = 4096;

// Passes on a signal outside all ranges: to the previous handler, or to the end of the program, as the instruction is
// retried.
void passOn(int number, siginfo_t* info, void* context)
{
    if ((handler_before.sa_flags & SA_SIGINFO) != 0)
        return handler_before.sa_sigaction(number, info, context);
    if (handler_before.sa_handler != SIG_DFL && handler_before.sa_handler != SIG_IGN)
        return handler_before.sa_handler(number);
    std::signal(number, SIG_DFL);
}

// mmap() is a plain system call, so a handler may call it.
void onBusError(int number, siginfo_t* info, void* context)
{
    const int error = errno;
    const auto address = reinterpret_cast<std::uintptr_t>(info->si_addr);
    for (TornPages::Range* range = ranges.load(); range != nullptr; range = range->next) {
        if (!range->mapped || address < range->begin || address >= range->end)
            continue;
        range->torn = true; // set before zeros can be read
        const std::uintptr_t page = address / page_bytes * page_bytes;
        void* const zeros = mmap(reinterpret_cast<void*>(page), range->end - page, PROT_READ, // NOLINT
                                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0);
        if (zeros == MAP_FAILED)
            break;
        errno = error;
        return;
    }
    errno = error;
    passOn(number, info, context);
}

void handleBusErrors()
{
    page_bytes = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
    struct sigaction action {};
    action.sa_sigaction = onBusError;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    sigaction(SIGBUS, &action, &handler_before);
}

} // namespace

TornPages::TornPages(const void* memory, std::size_t bytes) : m_range(new Range)
{
    static std::once_flag handled;
    std::call_once(handled, handleBusErrors);
    m_range->begin = reinterpret_cast<std::uintptr_t>(memory);
    m_range->end = m_range->begin + bytes;
    m_range->next = ranges.load();
    while (!ranges.compare_exchange_weak(m_range->next, m_range)) {
    }
}

TornPages::~TornPages() { m_range->mapped = false; }

bool TornPages::isTorn() const { return m_range->torn; }

} // namespace attn
