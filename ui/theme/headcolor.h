// SPDX-License-Identifier: GPL-3.0-or-later
// The colour of a head's lines in the palette in force; the table, and the dashes that go with it, are core/look/headcolors.h.
#pragma once

#include "core/look/headcolors.h"
#include "ui/theme/colors.h"

namespace attn {

inline QColor headColor(int head, const Colors& colors)
{
    return QColor::fromRgb(0xFF000000u | plainHeadColor(head, colors.dark));
}

} // namespace attn
