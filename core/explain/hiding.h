// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of hidden cells after some of them are hidden or shown again. Pure.
#pragma once

#include "core/engine/computed.h"
#include "core/explain/explain.h"

#include <vector>

namespace attn {

// `hidden` with these blocks too; without them where all of them were hidden.
std::vector<CellBlock> toggled(const Computed& computed, std::vector<CellBlock> hidden,
                               const std::vector<CellBlock>& blocks);
// `hidden` without these blocks, nor what hides them (core/explain/withhold.h).
std::vector<CellBlock> shown(const Computed& computed, std::vector<CellBlock> hidden,
                             const std::vector<CellBlock>& blocks);
// Those that the computation has: its shape may differ.
std::vector<CellBlock> insideOf(const Computed& computed, std::vector<CellBlock> hidden);

} // namespace attn
