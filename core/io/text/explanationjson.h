// SPDX-License-Identifier: GPL-3.0-or-later
// An explained cell as JSON, for other programs.
#pragma once

#include "core/explain/explain.h"

#include <string>

namespace attn {

// One object, one member a line: "tensor", "index", "value", "operation", "terms", "result", "equation", and what the
// operation adds ("maximum", "sum", "u" …). Each term has the "tensor", "index" and "value" of its input and its
// "factor"; "factor_tensor" and "factor_index" if that is a cell, "exponential" in a softmax. Cells are written as in a
// trace (shortest decimals of their float32), what was computed from them in float64; "inf", "-inf" and "nan" are
// texts, and hidden values are "?". For a pinned cell "overridden" is true: "value" is its number, "result" what it
// would be.
std::string explanationJson(const Explanation& explanation, const std::string& equation);

} // namespace attn
