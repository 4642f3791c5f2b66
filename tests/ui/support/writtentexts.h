// SPDX-License-Identifier: GPL-3.0-or-later
// Every text that a window writes: what its widgets paint, hold, say to a screen reader, and tell in tooltips and titles,
// the words of its actions, and the numbers in the maps, which are painted as pictures.
#pragma once

#include <QStringList>

class QWidget;

namespace attn {

QStringList writtenTexts(QWidget& window);
// What its lamps say, hidden ones too.
QStringList lampsOf(const QWidget& window);

} // namespace attn
