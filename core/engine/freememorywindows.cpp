// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/freememory.h"

#include <algorithm>

#include <windows.h>

namespace attn {

std::int64_t freeMemory()
{
    MEMORYSTATUSEX status{};
    status.dwLength = sizeof status;
    if (!GlobalMemoryStatusEx(&status))
        return unknown_memory;
    return static_cast<std::int64_t>(std::min(status.ullAvailPhys, status.ullAvailVirtual));
}

} // namespace attn
