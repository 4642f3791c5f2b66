// SPDX-License-Identifier: GPL-3.0-or-later
// What `explain --gradient` and `code --gradient` do: a cell that is derived, and the tensor that it is derived by.
#pragma once

#include "core/base/result.h"
#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <optional>
#include <string>

namespace attn {

// The trace of a realized scene without its numbers: what parseCellRef() needs to know.
Trace withoutNumbers(const Realized& realized);

// The derivatives of `cell` by the tensor `by`, as JSON or as a table whose values have `decimals`. Fails if there is no
// such tensor, it holds ids
// or truth values, a hidden number would be revealed, or memory is too small.
Result<std::string> derivativesOf(const Computed& computed, const CellRef& cell, const std::string& by, bool json,
                                  int decimals);

// Why a script cannot print the derivative of `cell` by the tensor `by`; nullopt if it can.
std::optional<Error> whyNotInScript(const Realized& realized, const CellRef& cell, const std::string& by);

} // namespace attn
