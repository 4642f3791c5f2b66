// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of tokenizer.json; what it accepts must cut a text into tokens that it has and can show.
#include "core/tokenizer/tokenizer.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto tokenizer = attn::tokenizerFromJson({reinterpret_cast<const char*>(data), size});
    if (!tokenizer)
        return 0;
    for (const char* text :
         {"The cat sat; it's 12 e\u0301te\u0301\n\n  on 日本 <s>▁a\xFF", "aaaaaaaaaaaaaaaaaaaaaaaab", ""}) {
        for (const std::int64_t id : (*tokenizer)->encode(text))
            if (id < 0 ||
                ((*tokenizer)->piece(id) && (*tokenizer)->shown(id).empty() && !(*tokenizer)->piece(id)->empty()))
                std::abort();
    }
    return 0;
}
