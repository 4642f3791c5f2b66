// SPDX-License-Identifier: GPL-3.0-or-later
// A list of unfinished files and folders, so that none is left behind when a signal ends the program.
#pragma once

#include <mutex>
#include <string>

namespace attn {

// From here on SIGINT, SIGTERM, SIGHUP and SIGQUIT, and Ctrl+C or a closed console on Windows, first remove the listed
// paths and then end the program as usual. Called once, before there are other threads: callBeforeEnd() of
// core/io/files/system.h.
void removeUnfinishedAtSignals();

// Removes the listed paths now: the program ends.
void removeUnfinished();

// While this lives no signal ends the program: for steps that belong together. Keep it short.
[[nodiscard]] std::unique_lock<std::mutex> holdSignals();

// Call under holdSignals(), together with what creates or removes the path.
void addUnfinished(const std::string& path);
void forgetUnfinished(const std::string& path);

} // namespace attn
