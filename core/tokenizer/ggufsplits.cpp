// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokenizer/ggufsplits.h"

#include "core/tokenizer/bytelevel.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::string_view llama3_pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view qwen2_pattern =
    R"((?i:'s|'t|'re|'ve|'m|'ll|'d)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+(?!\S)|\s+)";
constexpr std::string_view gpt4o_pattern =
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"([^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)"
    R"(\p{N}{1,3}| ?[^\s\p{L}\p{N}]+[\r\n/]*|\s*[\r\n]+|\s+(?!\S)|\s+)";

// As llama.cpp has them (src/llama-vocab.cpp).
const std::vector<GgufSplit>& ggufSplits()
{
    static const std::vector<GgufSplit> splits = {
        {{"gpt-2", "phi-2", "mpt", "olmo", "jais", "gigachat"}, {gpt2_split}},
        {{"llama-bpe", "llama3", "llama-v3", "falcon3"}, {llama3_pattern}, true, true},
        {{"dbrx", "smaug-bpe"}, {llama3_pattern}},
        {{"qwen2", "deepseek-r1-qwen", "stablelm2", "megrez"}, {qwen2_pattern}},
        {{"starcoder", "refact", "command-r", "smollm", "codeshell", "exaone"}, {R"(\p{N})", gpt2_split}},
        {{"gpt-4o", "llama4"}, {gpt4o_pattern}},
    };
    return splits;
}

} // namespace

const GgufSplit* ggufSplit(std::string_view name)
{
    for (const GgufSplit& split : ggufSplits())
        if (std::find(split.names.begin(), split.names.end(), name) != split.names.end())
            return &split;
    return nullptr;
}

std::string ggufSplitNames()
{
    std::string names;
    for (const GgufSplit& split : ggufSplits())
        for (const std::string_view name : split.names)
            names += (names.empty() ? "" : ", ") + std::string(name);
    return names;
}

} // namespace attn
