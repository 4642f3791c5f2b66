// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a change of a scene affects what a lesson step locks.
#pragma once

#include "core/lessons/steps.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// The names in `locked` and `unlocked` that are not tensors: everything; the words; the configuration, and on a model's
// page all changes in layers that are not open; the draws.
inline constexpr std::string_view lock_all = "all", lock_tokens = "tokens", lock_config = "config",
                                  lock_recipe = "recipe";

bool isLockWord(std::string_view name);

// Whether one number of a tensor may not be changed.
bool isLocked(const Locks& locks, const CellBlock& cell);
// What the change from one scene to the other may not affect, in one sentence; nullopt if all of it is free. Titles,
// notes and the view are never locked.
std::optional<std::string> lockFault(const Locks& locks, const Scene& before, const Scene& after);
// Locks everything that the change does not touch; of an edited cell its row stays open.
Locks lockedBut(const Scene& before, const Scene& after);

} // namespace attn
