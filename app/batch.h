// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the commands that need no window: prints their answer and says how it ended. The only place that prints.
#pragma once

#include "app/commandline.h"

#include <string>
#include <string_view>

namespace attn {

enum class ExitStatus { Done = 0, CheckFailed = 1, WrongUsage = 2, NoDisplay = 3, BadInput = 4 };

// Prints "attnscope: message" as one line on stderr and gives `status` back as the program's.
int reportError(ExitStatus status, const std::string& message);

// Prints a command's answer on stdout and returns `status`; returns an error if stdout cannot be written. Escapes what could
// steer a terminal.
int answerText(ExitStatus status, std::string_view text);
// Prints a file's content unchanged.
int answerFile(std::string_view content);

// `attnscope site`; the exit status.
int runSite(const Options& options);

// Runs any command but the window; the program's exit status.
int runBatch(const Options& options);

} // namespace attn
