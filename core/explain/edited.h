// SPDX-License-Identifier: GPL-3.0-or-later
// Which cells hold a number put in by hand: these have no terms, whatever their tensor is derived from.
#pragma once

#include "core/explain/explain.h"

namespace attn {

bool isEdited(const Scene& scene, const Realized& realized, const CellRef& cell);
// Whether any cell of `tensor` is.
bool hasEdits(const Scene& scene, const std::string& tensor);

} // namespace attn
