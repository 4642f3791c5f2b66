// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below the plane of arrows: the score of the cell in hand as lengths and an angle, as a sum, how much of it the plane shows,
// and what becomes of it.
#pragma once

#include "ui/studios/lines/planepicture.h"

namespace attn {

std::vector<PlaneLine> planeLines(const PlanePicture& picture);

} // namespace attn
