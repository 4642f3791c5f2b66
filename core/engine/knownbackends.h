// SPDX-License-Identifier: GPL-3.0-or-later
// The backends that this program was built with: the one file that names them all, so that a smaller program brings its own.
#pragma once

#include "core/backends/backend.h"

#include <span>

namespace attn {

// Backends of every machine come first, the cpu backend before all.
std::span<const Backend> knownBackends();

} // namespace attn
