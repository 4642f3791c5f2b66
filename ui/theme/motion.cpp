// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/motion.h"

namespace attn {

namespace {

bool& reducedInForce()
{
    static bool reduced = false;
    return reduced;
}

} // namespace

bool reducedMotion() { return reducedInForce(); }

void setReducedMotion(bool reduced) { reducedInForce() = reduced; }

} // namespace attn
