// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a window: the one call that main makes when no headless command was asked for.
#pragma once

#include <functional>
#include <string>

namespace attn {

class MainWindow;

// Opens the window on a file, else on the lesson of that id, else (empty) on a notebook lesson; the exit status.
// `backend`: what computes, "cpu", "cuda", "reference"; empty for what was chosen last.
// `watch` is given the window before anything is opened in it.
int runWindow(int& argc, char** argv, const std::string& sceneOrLesson, const std::string& backend = {},
              const std::function<void(MainWindow&)>& watch = {});

} // namespace attn
