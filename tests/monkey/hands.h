// SPDX-License-Identifier: GPL-3.0-or-later
// The monkey's hands: keys, mouse and wheel on whatever is to be seen, given to the windows as the system gives them.
#pragma once

#include "tests/monkey/dice.h"

#include <QKeySequence>
#include <QPoint>
#include <QWidget>

namespace attn {

// The window that gets the input: the menu or modal dialog that is open, else one of those that are to be seen. May be null.
QWidget* windowForInput(Dice& dice);
// Whether keys may change what the focused field holds: not one with a folder in it, which something is written to.
bool mayType();

void pressKeys(QWidget* window, const QKeySequence& keys);
void pressRandomKey(QWidget* window, Dice& dice);
void typeText(QWidget* window, Dice& dice);
void useMouse(QWidget* window, Dice& dice);
void turnWheel(QWidget* window, Dice& dice);

} // namespace attn
