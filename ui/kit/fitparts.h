// SPDX-License-Identifier: GPL-3.0-or-later
// A row of controls in too little room: what can be had elsewhere too gives way.
#pragma once

#include <vector>

class QWidget;

namespace attn {

// Shows the parts of `row` in `givingWay` that it has room for: where there is too little, the first ones go first.
void fitParts(QWidget* row, const std::vector<QWidget*>& givingWay);

} // namespace attn
