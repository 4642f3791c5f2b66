// SPDX-License-Identifier: GPL-3.0-or-later
// What a cell is, beside its number: masked, dropped, exactly zero, nan, infinite, edited. One rule for every painter.
#pragma once

#include "ui/computed.h"

#include <string>

namespace attn {

enum class CellMark { None, Masked, Dropped, Zero, Nan, PlusInf, MinusInf };

// The mark of one element of a traced tensor. `plane` counts all leading axes (b * H + h for [B,H,T,T]).
// Masked and dropped exist in attention matrices only, and only in stages that come after the mask or the dropout.
CellMark cellMark(const Computed& computed, const TracedTensor& tensor, std::int64_t plane, std::int64_t row,
                  std::int64_t column, double value);
// True when the person put this number in (tensors that edits can reach).
bool isEdited(const Computed& computed, const std::string& tensor, const Index& index);

} // namespace attn
