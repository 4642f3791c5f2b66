// SPDX-License-Identifier: GPL-3.0-or-later
// Feeds anything at all to the readers of vocab.json with merges.txt, with a NUL between them, and of vocab.txt.
#include "tests/fuzz/fuzztokens.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = text.find('\0');
    const auto tokenizer = end == std::string_view::npos
                               ? attn::tokenizerFromWordPieces(text, size % 2 == 0)
                               : attn::tokenizerFromVocabAndMerges(text.substr(0, end), text.substr(end + 1));
    if (tokenizer)
        attn::fuzz::cutTexts(**tokenizer);
    return 0;
}
