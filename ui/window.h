// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a window: the one call that main makes when no headless command was asked for.
#pragma once

#include <string>

namespace attn {

// Opens the window on a file, else on the lesson of that id, else (empty) on a notebook lesson; the exit status.
int runWindow(int& argc, char** argv, const std::string& sceneOrLesson);

} // namespace attn
