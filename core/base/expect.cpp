// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/expect.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace attn {

namespace {

std::atomic<bool>& strict()
{
    static const char* const asked = std::getenv("ATTNSCOPE_STRICT");
    static std::atomic<bool> is_strict = asked && std::string_view(asked) == "1";
    return is_strict;
}

} // namespace

void beStrict() { strict() = true; }

void unexpected(const char* file, int line)
{
    if (!strict())
        return;
    std::fprintf(stderr, "%s:%d: read outside of what is there\n", file, line);
    std::abort();
}

} // namespace attn
