// SPDX-License-Identifier: GPL-3.0-or-later
// Prepares Qt before the application object: its messages in our words, and where it finds fonts on Windows.
#pragma once

namespace attn {

// Call before creating QApplication. If no display can be reached, the program then ends with one line and exit status
// 3. Hides the start-up noise of the platform plugins; prints every other message as always.
void prepareQt();

} // namespace attn
