// SPDX-License-Identifier: GPL-3.0-or-later
// Tooltips of what a widget paints itself, in lines of a readable length: Qt puts plain words into one line, however long.
// That no tooltip takes its words for markup is the style's work (ui/theme/style).
#pragma once

#include <QString>

#include <functional>

class QPoint;
class QWidget;

namespace attn {

// In lines of at most 70 letters.
QString wrappedToolTip(const QString& words);
// At a screen position, for the usual time or `milliseconds`; empty words hide it.
void showToolTip(const QPoint& at, const QString& words, QWidget* of, int milliseconds = -1);
// Asks `words` for each tooltip of `of`, with the position inside it; empty: none.
void setToolTips(QWidget* of, std::function<QString(QPoint place)> words);

} // namespace attn
