// SPDX-License-Identifier: GPL-3.0-or-later
// The cpu backend: the fast way where a layer has one, else stage after stage. The default, and what steps in for a backend
// that a machine lacks.
#pragma once

#include "core/backends/backend.h"

namespace attn::cpu {

// As Backend::run says; never an error.
Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const std::stop_token& stop);

} // namespace attn::cpu
