// SPDX-License-Identifier: GPL-3.0-or-later
// Where the inputs of the selected cell are in one picture, as few rectangles, so that views can frame them.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <QRect>

#include <string>
#include <vector>

namespace attn {

// Those of `inputs` that lie in the matrix of `tensor` at batch item and head; x and width count columns, y and height
// rows. Neighbours along a row, else along a column, are joined.
std::vector<QRect> inputBlocks(const Computed& computed, const std::vector<CellRef>& inputs, const std::string& tensor,
                               int batch, int head);

} // namespace attn
