// SPDX-License-Identifier: GPL-3.0-or-later
// The text below the plane of arrows: the score of the current cell as lengths and an angle, as a sum, how much of it
// the plane shows, and what becomes of it.
#pragma once

#include "ui/studios/lines/planepicture.h"

namespace attn {

std::vector<PlaneLine> planeLines(const PlanePicture& picture);

} // namespace attn
