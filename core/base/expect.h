// SPDX-License-Identifier: GPL-3.0-or-later
// A check where numbers are read: what lies outside is not read. The program that a person works with goes on, with nothing
// in that place; a strict one, as tests are, ends there and says where. Costs one compare, and is never compiled away as an
// assertion is.
#pragma once

namespace attn {

// Makes the program strict from now on. It is so from the start where the environment has ATTNSCOPE_STRICT=1.
void beStrict();
// Ends a strict program and writes the place to stderr.
void unexpected(const char* file, int line);

// Returns whether it holds: where it does not, the caller must not read.
[[nodiscard]] inline bool expect(bool holds, const char* file = __builtin_FILE(), int line = __builtin_LINE())
{
    if (!holds) [[unlikely]]
        unexpected(file, line);
    return holds;
}

} // namespace attn
