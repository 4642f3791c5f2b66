// SPDX-License-Identifier: GPL-3.0-or-later
// What an edit changes, put as the cards of the strip and of the rail, as far as the walk has come.
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
