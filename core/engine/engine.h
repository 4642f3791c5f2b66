// SPDX-License-Identifier: GPL-3.0-or-later
// The one place where a scene is computed: picks the backend, gives it the realized scene, and has the cpu backend step in
// where that one cannot.
#pragma once

#include "core/backends/backend.h"
#include "core/backends/workspace.h"

#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace attn {

std::span<const Backend> backends(); // those that every machine has; cpu first: the default
// The backend called `name`, also one that this machine lacks, or an error that lists the known ones.
Result<const Backend*> backendNamed(std::string_view name);
// Why this machine cannot compute by `backend` (of cuda: no GPU, no driver, a lost GPU, …); nothing where it can. Takes a second the
// first time that it is asked about cuda.
std::optional<Error> unavailable(const Backend& backend);

// Runs `backend`. Null when `stop` was requested meanwhile. Without `previous` the same realized scene gives the same
// bits, on any number of threads. The reference backend takes no notice of the options. What the cuda backend cannot do for
// want of a device, or of memory on it, the cpu backend does; Trace::fallback() says so. Throws std::bad_alloc, from
// whichever thread; the workspace can go on after it.
std::shared_ptr<const Trace> run(const Realized& realized, const Backend& backend, std::stop_token stop = {},
                                 RunOptions options = {});

} // namespace attn
