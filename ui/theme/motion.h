// SPDX-License-Identifier: GPL-3.0-or-later
// Whether things may move: with reduced motion nothing slides, and flashes are shown steadily until the next change.
#pragma once

namespace attn {

bool reducedMotion();
void setReducedMotion(bool reduced);

} // namespace attn
