// SPDX-License-Identifier: GPL-3.0-or-later
// Fields whose typing is in the history of the window: undo and redo are the window's, not those of the field.
#pragma once

#include <QLineEdit>

namespace attn {

inline void leaveUndoToWindow(QLineEdit* field) { field->setProperty("undoOfWindow", true); }
inline bool leavesUndoToWindow(const QLineEdit& field) { return field.property("undoOfWindow").toBool(); }

} // namespace attn
