// SPDX-License-Identifier: GPL-3.0-or-later
// Which of the compiled levels this machine can run, best first. Compiled for the oldest machine, as all but the levels is.
#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/kernels/levels.h"
#include "core/base/oneof.h"
#include "core/base/say.h"

#include <cstdlib>
#include <string>
#include <vector>

namespace attn::cpu {

namespace {

// The checks include that the operating system keeps the wide registers.
std::vector<const Kernels*> runnableLevels()
{
    std::vector<const Kernels*> levels;
#ifdef ATTN_X86_LEVELS
    const bool has_v2 = __builtin_cpu_supports("sse3") && __builtin_cpu_supports("ssse3") &&
                        __builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("sse4.2") &&
                        __builtin_cpu_supports("popcnt");
    const bool has_v3 = has_v2 && __builtin_cpu_supports("avx") && __builtin_cpu_supports("avx2") &&
                        __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
                        __builtin_cpu_supports("fma");
    const bool has_v4 = has_v3 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                        __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
                        __builtin_cpu_supports("avx512vl");
    if (has_v4)
        levels.push_back(&levels::v4);
    if (has_v3)
        levels.push_back(&levels::v3);
    if (has_v2)
        levels.push_back(&levels::v2);
#endif
    levels.push_back(&levels::plain);
    return levels;
}

const std::vector<const Kernels*>& levelsHere()
{
    static const std::vector<const Kernels*> levels = runnableLevels();
    return levels;
}

// The value of ATTNSCOPE_ISA; empty: none.
const std::string& wantedLevel()
{
    static const std::string wanted = [] {
        const char* name = std::getenv("ATTNSCOPE_ISA");
        return std::string(name ? name : "");
    }();
    return wanted;
}

} // namespace

const Kernels* kernelsNamed(std::string_view name)
{
    for (const Kernels* level : levelsHere())
        if (level->name == name)
            return level;
    return nullptr;
}

const Kernels& kernels()
{
    static const Kernels& chosen = [&]() -> const Kernels& {
        const Kernels* wanted = kernelsNamed(wantedLevel());
        return wanted ? *wanted : *levelsHere().front();
    }();
    return chosen;
}

std::string kernelsComplaint()
{
    if (wantedLevel().empty() || kernelsNamed(wantedLevel()))
        return {};
    std::vector<std::string> names;
    for (const Kernels* level : levelsHere())
        names.emplace_back(level->name);
    return say("ATTNSCOPE_ISA is \"%1\", but this machine supports %2; using %3", wantedLevel(), listed(names),
               kernels().name);
}

} // namespace attn::cpu
