// SPDX-License-Identifier: GPL-3.0-or-later
// The tables of the levels that are compiled into the program: all four on x86-64, else the plain one. Only dispatch.cpp
// may look at them: a table of a level that the machine has not got must not be called.
#pragma once

#include "core/backends/cpu/kernels/kernels.h"

namespace attn::cpu::levels {

extern const Kernels plain;
#ifdef ATTN_X86_LEVELS
extern const Kernels v2, v3, v4;
#endif

} // namespace attn::cpu::levels
