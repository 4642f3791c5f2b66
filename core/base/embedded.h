// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the assembler copies into the program: as literals they would take minutes to compile.
#pragma once

// Declares attnscope_NAME and attnscope_NAME_end, between which the file's bytes stand, and a 0 behind them.
// NOLINTNEXTLINE(bugprone-macro-parentheses): a symbol's name
#define ATTNSCOPE_EMBED(name, file)                                                                                    \
    asm(".section .rodata\n.balign 64\nattnscope_" #name ":\n.incbin \"" file "\"\nattnscope_" #name                   \
        "_end:\n.byte 0\n.previous\n");                                                                                \
    extern "C" const char attnscope_##name[];                                                                          \
    extern "C" const char attnscope_##name##_end[]
