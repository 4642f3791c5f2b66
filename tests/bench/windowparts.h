// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts that need a window share.
#pragma once

namespace attn::bench {

// Off the screen, unless there is one.
void drawSomewhere();

} // namespace attn::bench
