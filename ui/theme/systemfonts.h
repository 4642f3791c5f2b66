// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the settings and the list of the system's fonts in a thread, while the application object is made: Qt does it
// when the first font is asked for, and it takes a fifth of the start.
#pragma once

#include <thread>

namespace attn {

// Ends when they are read. Join it before the first font is asked for, else they are read twice. Does nothing where the
// system has no Fontconfig.
std::jthread readSystemFonts();

} // namespace attn
