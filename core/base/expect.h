// SPDX-License-Identifier: GPL-3.0-or-later
// Checks an index before numbers are read. If out of range, the caller reads nothing and the program goes on; a strict
// one, as in tests, ends and prints file and line. Costs one comparison and stays in release builds.
#pragma once

namespace attn {

// Makes the program strict from now on. It is so from the start where the environment has ATTNSCOPE_STRICT=1.
void beStrict();
// Ends a strict program and writes the place to stderr.
void unexpected(const char* file, int line);

// Returns `holds`. If false, the caller must not read.
[[nodiscard]] inline bool expect(bool holds, const char* file = __builtin_FILE(), int line = __builtin_LINE())
{
    if (!holds) [[unlikely]]
        unexpected(file, line);
    return holds;
}

} // namespace attn
