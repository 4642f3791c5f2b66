// SPDX-License-Identifier: GPL-3.0-or-later
// A probability as the model's page writes it everywhere.
#pragma once

#include "ui/kit/numbertext.h"

namespace attn {

// "0.1236"; what four decimals would hardly show is short: "9.7e−8".
inline QString probabilityText(double value)
{
    constexpr double shown = 0.00005; // by four decimals
    return value > 0 && value < shown ? formatScientific(value, 1) : formatNumber(value);
}

} // namespace attn
