// SPDX-License-Identifier: GPL-3.0-or-later
// The user-visible names of color ranges, in menus and lists.
#pragma once

#include "ui/matrix/looks.h"

#include <QObject>

namespace attn {

// `probability`: the whole tensor's range is 0 to 1.
inline QString rangeName(RangeMode mode, bool probability)
{
    switch (mode) {
    case RangeMode::Tensor: return probability ? QObject::tr("0 to 1") : QObject::tr("all values");
    case RangeMode::Fit: return QObject::tr("fit to the data");
    case RangeMode::Head: return QObject::tr("per head");
    case RangeMode::Row: break;
    }
    return QObject::tr("per row");
}

} // namespace attn
