// SPDX-License-Identifier: GPL-3.0-or-later
// The cpu backend: the fast path where a layer has one, else stage by stage. The default, and the fallback for a
// backend that a machine lacks.
#pragma once

#include "core/backends/backend.h"

namespace attn::cpu {

// As Backend::run says; never an error.
Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const StopToken& stop);

} // namespace attn::cpu
