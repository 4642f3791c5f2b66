// SPDX-License-Identifier: GPL-3.0-or-later
// The derivatives of one number by a tensor as JSON, for other programs.
#pragma once

#include "core/explain/explain.h"

#include <string>

namespace attn {

// One object, one member a line: "tensor", "index" and "value" of the cell that is derived, as its explanation has them;
// "of", the tensor that it is derived by, its "shape" and "gradient", nested lists in that shape: float64 in the shortest
// decimals, "inf", "-inf" and "nan" as texts.
std::string gradientJson(const CellRef& cell, double value, const TracedTensor& by);

} // namespace attn
