// SPDX-License-Identifier: GPL-3.0-or-later
// The cuda backend: numbers that stay on a GPU until they are read.
#pragma once

#include "core/backends/backend.h"

namespace attn::cuda {

// As Backend::run says, on the device of the workspace (useDevice() in cuda/workspaceparts.h), or of the machine.
Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const StopToken& stop);
// Why this machine has no GPU to compute on, or that it was lost. Takes a second the first time.
std::optional<Error> missing();

} // namespace attn::cuda
