// SPDX-License-Identifier: GPL-3.0-or-later
// Work cut in two, for the worker that everybody waits for: its second half runs beside the first one.
#pragma once

#include <functional>

namespace attn {

// Calls both and returns when both are done. `beside` runs in a thread of its own, or after `here` where the machine has
// one core or gives no thread. What either throws is thrown here.
void inTwoThreads(const std::function<void()>& here, const std::function<void()>& beside);

} // namespace attn
