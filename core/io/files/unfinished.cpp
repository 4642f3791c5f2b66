// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/files/unfinished.h"

#include "core/io/files/system.h"

#include <algorithm>
#include <vector>

namespace attn {

namespace {

// Never destroyed: a signal may arrive as the program ends.
struct UnfinishedList {
    std::mutex mutex;
    std::vector<std::string> paths; // a folder before its contents
};

UnfinishedList& list()
{
    static auto& unfinished = *new UnfinishedList;
    return unfinished;
}

// No other step starts after it.
void removeAtLast()
{
    holdSignals().release();
    removeUnfinished();
}

} // namespace

void removeUnfinishedAtSignals() { callBeforeEnd(removeAtLast); }

void removeUnfinished()
{
    for (; !list().paths.empty(); list().paths.pop_back())
        removeAt(list().paths.back());
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
