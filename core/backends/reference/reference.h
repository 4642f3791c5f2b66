// SPDX-License-Identifier: GPL-3.0-or-later
// The oracle: attention in plain numbered loops, float64 arithmetic on the float32 parameters, readable as a textbook.
// It is never optimized; every other backend is tested against it.
#pragma once

#include "core/backends/backend.h"

namespace attn::reference {

// As Backend::run says; takes no notice of the options, and is never an error.
Result<std::shared_ptr<Trace>> run(const Realized& realized, RunOptions& options, const StopToken& stop);

} // namespace attn::reference
