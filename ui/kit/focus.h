// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard focus enters a part of the window, and how it moves between parts.
#pragma once

#include <Qt>

#include <vector>

class QWidget;

namespace attn {

// The first widget inside `part` that Tab stops at; null: none that is seen and enabled.
QWidget* firstStop(QWidget* part);
// Makes Tab go from part to part, and through what is visible in each in reading order: row by row, each from left to
// right.
void tabByPlace(const std::vector<QWidget*>& parts);
// Where the keyboard goes from the part that has it, `step` parts on: to the widget last used in the next part that has
// a stop; among widgets side by side with one chosen, to that one, the part's focus proxy. From nowhere to the first or
// last. `parts` in reading order; null if none has a stop.
QWidget* stopInNextPart(const std::vector<QWidget*>& parts, int step);
// Whether the focus came by a key: only then does it get a ring.
bool comesByKeys(Qt::FocusReason reason);

} // namespace attn
