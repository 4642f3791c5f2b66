// SPDX-License-Identifier: GPL-3.0-or-later
// Runs AttnScope, a command or the window. It is apart from main() because Windows starts a program with a console or one without:
// there it is a library, which two small programs call.
#pragma once

#ifndef ATTNSCOPE_EXPORTED
#define ATTNSCOPE_EXPORTED
#endif

namespace attn {

// Returns the exit status.
ATTNSCOPE_EXPORTED int runProgram(int argc, char** argv);

} // namespace attn
