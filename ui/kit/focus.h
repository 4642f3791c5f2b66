// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keyboard goes when it comes into a part of the window, and from one part to the next.
#pragma once

#include <Qt>

#include <vector>

class QWidget;

namespace attn {

// The first widget inside `part` that Tab stops at; null: none that is seen and enabled.
QWidget* firstStop(QWidget* part);
// Lets Tab go from part to part, and through what is seen inside each as the eye does: row after row, each from left to right.
void tabByPlace(const std::vector<QWidget*>& parts);
// Where the keyboard goes from the part that has it, `step` parts on: to where it was last in the next one that has a stop at
// all; among widgets side by side, of which one is chosen, to that one, the part's focus proxy. From nowhere to the first or last. `parts` in the order of the eye; null where none has a stop.
QWidget* stopInNextPart(const std::vector<QWidget*>& parts, int step);
// Whether the focus came by a key: then there is a ring around what has it.
bool comesByKeys(Qt::FocusReason reason);

} // namespace attn
