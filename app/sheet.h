// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet command: a lesson as exercises on paper, one for each name of a class, and the key.
#pragma once

#include "app/commandline.h"

namespace attn {

// The exit status.
int runSheet(const Options& options);

} // namespace attn
