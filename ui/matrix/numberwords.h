// SPDX-License-Identifier: GPL-3.0-or-later
// Names for a number of the layer: in a sentence, in a list, as what is asked about.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"
#include "ui/matrix/heatmapdata.h"

#include <QString>

namespace attn {

// "weight journey to starts", "context of with, component 0", "W_query in 1 out 0". Names batch item and head if there
// are several.
QString numberWords(const Computed& computed, const CellRef& cell);
// The same of a cell of a matrix that is on the screen, without them.
QString numberWords(const HeatmapFrame& data, const QString& unit, Cell cell);
// "x[journey, 1]", "W_value[1, 0]", "scores[0, 2, with, starts]" with item and head.
QString numberLabel(const Computed& computed, const CellRef& cell);

} // namespace attn
