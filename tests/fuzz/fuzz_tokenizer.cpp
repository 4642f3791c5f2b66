// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the reader of tokenizer.json.
#include "tests/fuzz/fuzztokens.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (const auto tokenizer = attn::tokenizerFromJson({reinterpret_cast<const char*>(data), size}))
        attn::fuzz::cutTexts(**tokenizer);
    return 0;
}
