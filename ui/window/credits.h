// SPDX-License-Identifier: GPL-3.0-or-later
// Whose work is in the program: every part with its licence. What the About dialog shows; docs/license.md says the same, and
// .reuse/dep5 of what lies in the sources.
#pragma once

#include <span>

namespace attn {

struct Credit {
    const char* name;
    const char* what;    // it does here
    const char* licence; // as SPDX names it
    const char* holders;
};

std::span<const Credit> credits();

} // namespace attn
