// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/freememory.h"

#include <fstream>
#include <string>

namespace attn {

std::int64_t freeMemory()
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

} // namespace attn
