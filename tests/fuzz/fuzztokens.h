// SPDX-License-Identifier: GPL-3.0-or-later
// What every tokenizer promises, whatever file it was read from: it cuts a text into tokens that it has and can show.
#pragma once

#include "core/tokenizer/tokenizer.h"

#include <cstdlib>

namespace attn::fuzz {

inline void cutTexts(const Tokenizer& tokenizer)
{
    for (const char* text :
         {"The cat sat; it's 12 e\u0301te\u0301\n\n  on 日本 <s>▁a\xFF", "aaaaaaaaaaaaaaaaaaaaaaaab", ""}) {
        for (const std::int64_t id : tokenizer.encode(text))
            if (id < 0 || (tokenizer.piece(id) && tokenizer.shown(id).empty() && !tokenizer.piece(id)->empty()))
                std::abort();
    }
}

} // namespace attn::fuzz
