// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a window: the call that main makes without a headless command.
#pragma once

#include <functional>
#include <string>

namespace attn {

class MainWindow;

// For this window alone; empty for what was chosen last.
struct WindowChoices {
    std::string backend;  // what computes: "cpu", "cuda", "reference"
    std::string language; // what it speaks: "de"
};

// Opens the window on a file, else on the lesson of that id, else (empty) on a notebook lesson; the exit status.
// `watch` is given the window before anything is opened in it.
int runWindow(int& argc, char** argv, const std::string& sceneOrLesson, const WindowChoices& choices = {},
              const std::function<void(MainWindow&)>& watch = {});

} // namespace attn
