// SPDX-License-Identifier: GPL-3.0-or-later
// Files and folders that are only on their way to be something: a list of them, so that none is left behind when a signal
// ends the program.
#pragma once

#include <mutex>
#include <string>

namespace attn {

// From here on SIGINT, SIGTERM, SIGHUP and SIGQUIT first remove what is listed and then end the program as they always do;
// those that are ignored stay so. A file that grows beyond the limit of its size (SIGXFSZ) becomes an error of the write.
// Called once, before there are other threads.
void removeUnfinishedAtSignals();

// Removes what is listed, at once: the program ends.
void removeUnfinished();

// While this lives no signal ends the program: for steps that belong together. Keep it short.
[[nodiscard]] std::unique_lock<std::mutex> holdSignals();

// To be called under holdSignals(), together with what makes the path exist or go.
void addUnfinished(const std::string& path);
void forgetUnfinished(const std::string& path);

} // namespace attn
