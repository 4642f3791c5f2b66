// SPDX-License-Identifier: GPL-3.0-or-later
// The Python functions that a script includes: PyTorch's generator for NumPy, and what neither library has.
#pragma once

#include "core/python/builder.h"

#include <string>

namespace attn::python {

// Imports and the functions that `script` calls, in an order in which each is known before it is used.
std::string helperText(const ScriptBuilder& script);

} // namespace attn::python
