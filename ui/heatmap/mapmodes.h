// SPDX-License-Identifier: GPL-3.0-or-later
// The switch above a matrix between its map, the operands of its cells, and its products as a block.
#pragma once

class QWidget;

namespace attn {

class SegmentedControl;

enum MapMode { map_mode, operands_mode, block_mode };

SegmentedControl* newMapModes(QWidget* parent); // a segment per mode

} // namespace attn
