// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt says while it starts, put into our words: without a display it would abort with a page of text.
#pragma once

namespace attn {

// To be called before QApplication is made. When no display can be reached the program then ends with one line and exit
// status 3; the start-up noise of the platform plugins is left out; every other message is printed as always.
void installStartupMessages();

} // namespace attn
