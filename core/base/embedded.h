// SPDX-License-Identifier: GPL-3.0-or-later
// Files that the assembler copies into the program: as literals they would take minutes to compile.
#pragma once

// Sections for constants and for code in object files of Windows, macOS, and all ELF systems.
#if defined(_WIN32)
#define ATTNSCOPE_CONSTANTS ".section .rdata,\"dr\"\n"
#define ATTNSCOPE_BACK ".text\n"
#elif defined(__APPLE__)
#define ATTNSCOPE_CONSTANTS ".section __TEXT,__const\n"
#define ATTNSCOPE_BACK ".text\n"
#else
#define ATTNSCOPE_CONSTANTS ".section .rodata\n"
#define ATTNSCOPE_BACK ".previous\n"
#endif
// What the compiler puts before a name: on macOS an underscore.
#define ATTNSCOPE_QUOTED(text) #text
#define ATTNSCOPE_LABEL(prefix, name) ATTNSCOPE_QUOTED(prefix) "attnscope_" #name

// Declares attnscope_NAME and attnscope_NAME_end, between which the file's bytes stand, and a 0 behind them.
// NOLINTNEXTLINE(bugprone-macro-parentheses): a symbol's name
#define ATTNSCOPE_EMBED(name, file)                                                                                    \
    asm(ATTNSCOPE_CONSTANTS                                                                                            \
        ".balign 64\n" ATTNSCOPE_LABEL(__USER_LABEL_PREFIX__, name) ":\n.incbin \"" file "\"\n" ATTNSCOPE_LABEL(       \
            __USER_LABEL_PREFIX__, name) "_end:\n.byte 0\n" ATTNSCOPE_BACK);                                           \
    extern "C" const char attnscope_##name[];                                                                          \
    extern "C" const char attnscope_##name##_end[]
