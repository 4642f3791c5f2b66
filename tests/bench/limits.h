// SPDX-License-Identifier: GPL-3.0-or-later
// What this machine can do at most, measured at the same moment as what is compared with it.
#pragma once

#include "tests/bench/numbers.h"

namespace attn::bench {

// A turn of the fastest arithmetic there is: fused multiply-adds on numbers in registers, on so many threads at once.
// Returns the seconds that 10^9 operations take (a multiply-add is two), each thread's own rate added up.
Contestant arithmeticPeak(int threads);

} // namespace attn::bench
