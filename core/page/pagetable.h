// SPDX-License-Identifier: GPL-3.0-or-later
// One matrix of a tensor as a table of HTML: labels as headings, every number as text, colours and marks as classes.
#pragma once

#include "core/page/pagelayer.h"

#include <span>

namespace attn {

struct PageMatrix {
    std::string tensor;
    std::int64_t batch = 0, head = 0;
    std::string caption = {};                // above it; empty: none
    std::span<const CellBlock> pointed = {}; // framed
};

// A figure with the table. The tensor is in the layer's trace and its colours in the layer.
std::string pageTable(const PageLayer& layer, const PageMatrix& matrix);
// The words for the marks of these matrices that need one: "hatched: masked".
std::string markLegend(const PageLayer& layer, std::span<const PageMatrix> matrices);

} // namespace attn
