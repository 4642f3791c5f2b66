// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold between the steps of a layer: joined heads stand side by side, and queries that equal the keys make
// symmetric scores. Pure: no widget.
#pragma once

#include "ui/facts/checks.h"

namespace attn {

// Only what applies to this layer. In layers with more than a million scores or context numbers nothing is read, and
// nothing is said.
std::vector<Check> layerChecks(const Computed& computed);
// Those of checksOf, then these.
std::vector<Check> allChecks(const Computed& computed, int batch, int head);

} // namespace attn
