// SPDX-License-Identifier: GPL-3.0-or-later
// What the monkey does with the program by name: its actions and shortcuts, lessons, scenes, studios, the model, the look.
#pragma once

#include "tests/monkey/dice.h"

namespace attn {

class MainWindow;

void triggerAction(MainWindow& window, Dice& dice, bool byKeys);
void undoOrRedo(MainWindow& window, Dice& dice);
void openSomething(MainWindow& window, Dice& dice);
// A scene of 1 to 128 tokens, often with a memory of another length.
void openSized(MainWindow& window, Dice& dice);
void openStudio(MainWindow& window, Dice& dice);
// The last head and cell of what is in focus: in a smaller scene there is none.
void chooseLast(MainWindow& window);
void presentOrEnd(MainWindow& window, Dice& dice);
void resizeWindow(MainWindow& window, Dice& dice);

// One event of whatever kind.
void actOnce(MainWindow& window, Dice& dice);

} // namespace attn
