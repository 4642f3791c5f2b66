// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a change of a scene touches what a step of a lesson keeps locked.
#pragma once

#include "core/lessons/steps.h"

#include <optional>
#include <string>
#include <string_view>

namespace attn {

// The names in `locked` and `unlocked` that are no tensors: everything; the words; the configuration, and of a model's page all
// that is changed in layers that are not on the bench; the draws.
inline constexpr std::string_view lock_all = "all", lock_tokens = "tokens", lock_config = "config",
                                  lock_recipe = "recipe";

bool isLockWord(std::string_view name);

// Whether one number of a tensor may not be changed.
bool isLocked(const Locks& locks, const CellBlock& cell);
// What the change from one scene to the other may not touch, in one sentence; nothing where all of it is free. Titles,
// notes and where one looks are never locked.
std::optional<std::string> lockFault(const Locks& locks, const Scene& before, const Scene& after);

} // namespace attn
