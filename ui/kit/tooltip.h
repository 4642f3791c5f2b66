// SPDX-License-Identifier: GPL-3.0-or-later
// Tooltips of what a widget paints itself, in lines of a readable length: Qt puts plain words into one line, however long.
#pragma once

#include <QString>

class QHelpEvent;
class QWidget;

namespace attn {

// Plain words, as they are where they are short, else as text that is wrapped.
QString wrappedToolTip(const QString& words);
// Where the pointer is; no words hide what is shown.
void showToolTip(const QHelpEvent& help, const QString& words, QWidget* of);

} // namespace attn
