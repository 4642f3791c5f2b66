// SPDX-License-Identifier: GPL-3.0-or-later
// The changes of an edit on the cards of the strip and the rail, as far as the steps have come.
#pragma once

#include "ui/document/selection.h"
#include "ui/matrix/cardchange.h"
#include "ui/studios/sensitivity/editripple.h"
#include "ui/studios/sensitivity/forwardcard.h"

#include <vector>

namespace attn {

std::vector<StageChange> forwardCards(const FollowedEdit& edit, const Computed& computed, const Selection& selection,
                                      const AskedNumber& asked);
std::vector<CardChange> changesOnRail(const FollowedEdit& edit, const Computed& computed, const Selection& selection);

} // namespace attn
