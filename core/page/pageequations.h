// SPDX-License-Identifier: GPL-3.0-or-later
// The equation of every cell of a page, from core/explain, as compact as it can be: a sum of products is put together by the
// script from the numbers that stand in the page's tables, wherever that gives the very text; all else is written out.
#pragma once

#include "core/page/pagelayer.h"

namespace attn {

// One JSON object: for each tensor of the layer what its cells' equations are made of. See pagescript.cpp for the reader.
//   "shape": [1,1,6,6]
//   "note": "…"                      the same for all cells (where given numbers come from)
//   "sum": {"name": "q·k", "n": 2, "factors": [[tensor, base, step, coefficients…], …], "added": […], "first": false}
//   "text": ["scaled[0,0,0,0] = …", …] or {"17": "…"}   for all cells, or for those that `sum` does not give
//   "from": [key, "cell" or "row"]   what enters a cell
std::string equationsOf(const PageLayer& layer);

} // namespace attn
