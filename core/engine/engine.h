// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a scene is computed: picks the backend, gives it the realized scene, and has the cpu backend step in
// where that one cannot.
#pragma once

#include "core/backends/backend.h"
#include "core/backends/workspace.h"
#include "core/base/stop.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

namespace attn {

std::span<const Backend> backends(); // those that every machine has; cpu first: the default
// The backend called `name`, also one that this machine lacks, or an error that lists the known ones.
Result<const Backend*> backendNamed(std::string_view name);
// Why this machine cannot compute with `backend` (cuda: no GPU, no driver, a lost GPU, …); nullopt if it can. Takes a
// second on the first call for cuda.
std::optional<Error> unavailable(const Backend& backend);

// Runs `backend`. Null if `stop` was requested meanwhile. Without `previous` the same realized scene gives the same
// bits, on any number of threads. The reference backend ignores the options. If the cuda backend lacks a device, or
// memory on it, the cpu backend takes over; Trace::fallback() says so. Throws std::bad_alloc, from any of its threads;
// the workspace stays usable after it.
std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, StopToken stop = {},
                                 RunOptions options = {});

} // namespace attn
