// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/tinymodel.h"

#ifdef ATTNSCOPE_TINY_MODEL

// The assembler copies the files into the program: as literals they would take minutes to compile.
// NOLINTNEXTLINE(bugprone-macro-parentheses): a symbol's name
#define ATTNSCOPE_EMBED(name, file)                                                                                    \
    asm(".section .rodata\n.balign 64\nattnscope_" #name ":\n.incbin \"" ATTNSCOPE_TINY_MODEL "/" file                 \
        "\"\nattnscope_" #name "_end:\n.byte 0\n.previous\n");                                                         \
    extern "C" const char attnscope_##name[];                                                                          \
    extern "C" const char attnscope_##name##_end[]

ATTNSCOPE_EMBED(tiny_config, "config.json");
ATTNSCOPE_EMBED(tiny_tokenizer, "tokenizer.json");
ATTNSCOPE_EMBED(tiny_weights, "model.safetensors");

namespace attn {

TinyModelFiles tinyModelFiles()
{
    return {{attnscope_tiny_config, attnscope_tiny_config_end},
            {attnscope_tiny_tokenizer, attnscope_tiny_tokenizer_end},
            std::as_bytes(std::span(attnscope_tiny_weights, attnscope_tiny_weights_end))};
}

} // namespace attn

#else

namespace attn {

TinyModelFiles tinyModelFiles() { return {}; }

} // namespace attn

#endif
