// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/freememory.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

namespace attn {

namespace {

std::int64_t availableMemory()
{
    std::ifstream file("/proc/meminfo");
    for (std::string name, unit; file >> name;) {
        std::int64_t kibibytes = 0;
        if (name == "MemAvailable:" && file >> kibibytes)
            return kibibytes * 1024;
        std::getline(file, unit);
    }
    return unknown_memory;
}

// What the limit on the address space leaves.
std::int64_t allowedMemory()
{
    rlimit limit{};
    std::int64_t pages = 0;
    if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY ||
        !(std::ifstream("/proc/self/statm") >> pages))
        return unknown_memory;
    const std::int64_t used = pages * sysconf(_SC_PAGESIZE);
    return std::max<std::int64_t>(static_cast<std::int64_t>(std::min<rlim_t>(limit.rlim_cur, unknown_memory)) - used,
                                  0);
}

} // namespace

std::int64_t freeMemory() { return std::min(availableMemory(), allowedMemory()); }

} // namespace attn
