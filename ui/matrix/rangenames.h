// SPDX-License-Identifier: GPL-3.0-or-later
// The user-visible names of color ranges, in menus and lists, and what their controls are called.
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

inline QString rangeTitle() { return QObject::tr("Color range"); }
inline QString rangeHint() { return QObject::tr("Value range of the colors"); }
inline QString logarithmicTitle() { return QObject::tr("Logarithmic"); }
inline QString logarithmicHint()
{
    return QObject::tr("Equal ratios get equal color steps, so small values are easier to tell apart");
}

} // namespace attn
