// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files name the way in which a byte-level vocabulary cuts texts; this is what the names mean.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace attn {

struct GgufSplit {
    std::vector<std::string_view> names;    // values of tokenizer.ggml.pre
    std::vector<std::string_view> patterns; // applied one after the other, matches isolated
    bool ignore_merges = false;
    bool add_bos = false; // where the file does not say
};

// Nothing for a name that is not known.
const GgufSplit* ggufSplit(std::string_view name);
// "gpt-2, llama-bpe, …", for messages.
std::string ggufSplitNames();

} // namespace attn
