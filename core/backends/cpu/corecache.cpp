// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/blocks.h"

#include <algorithm>
#include <fstream>
#include <string>

#if defined(__unix__) || defined(__APPLE__)
#include <unistd.h>
#endif

namespace attn::cpu {

namespace {

constexpr std::int64_t usual_cache = std::int64_t(1) << 20;
constexpr std::int64_t least_cache = std::int64_t(1) << 17, most_cache = std::int64_t(1) << 23;

// Reads "2048K" in Linux' description of the first processor; 0 if none.
std::int64_t describedCache()
{
    const std::string folder = "/sys/devices/system/cpu/cpu0/cache/index";
    for (int index = 0; index < 8; ++index) {
        const std::string place = folder + std::to_string(index);
        int level = 0;
        std::string size;
        if (std::ifstream(place + "/level") >> level && level == 2 && std::ifstream(place + "/size") >> size)
            return std::atoll(size.c_str()) * (size.ends_with('M') ? 1 << 20 : 1 << 10);
    }
    return 0;
}

std::int64_t reportedCache()
{
    long reported = 0;
#ifdef _SC_LEVEL2_CACHE_SIZE
    reported = sysconf(_SC_LEVEL2_CACHE_SIZE);
#endif
    const std::int64_t bytes = reported > 0 ? reported : describedCache();
    return bytes > 0 ? std::clamp(bytes, least_cache, most_cache) : usual_cache;
}

} // namespace

std::int64_t coreCache()
{
    static const std::int64_t bytes = reportedCache();
    return bytes;
}

} // namespace attn::cpu
