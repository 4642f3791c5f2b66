// SPDX-License-Identifier: GPL-3.0-or-later
// Byte pair encoding by a list of merges, as tokenizer.json's model "BPE" has it: GPT-2, Llama 3, Qwen, and SentencePiece's
// BPE once converted.
#pragma once

#include "core/tokenizer/merging.h"
#include "core/tokenizer/tokenmodel.h"

#include <array>
#include <string>
#include <unordered_map>
#include <utility>

namespace attn {

struct BpeOptions {
    std::optional<std::int32_t> unknown; // none: characters that no piece has are left out
    std::string continuing_prefix, end_suffix;
    bool fuse_unknown = false;  // unknown characters in a row are one token
    bool byte_fallback = false; // unknown characters are spelled in bytes, "<0xE2>", where those are pieces
    bool ignore_merges = false; // a piece of text that is in the vocabulary is that token
};

class BpeModel : public TokenModel, private MergeRule {
public:
    BpeModel(Vocabulary vocabulary, BpeOptions options)
        : m_vocabulary(std::move(vocabulary)), m_options(std::move(options))
    {
    }

    void reserveMerges(std::size_t count) { m_merges.reserve(count); }
    // Adds the next merge; returns a piece missing from the vocabulary, if any.
    std::optional<std::string> addMerge(std::string_view left, std::string_view right);
    // Call once all merges are added.
    void prepare();

    void encode(std::string_view piece, std::vector<std::int64_t>& ids) const override;
    const Vocabulary& vocabulary() const override { return m_vocabulary; }

private:
    std::optional<MergedPair> merged(const MergeSymbol& left, const MergeSymbol& right) const override;
    std::vector<MergeSymbol> symbols(std::string_view piece) const;
    bool addBytes(std::string_view character, std::vector<MergeSymbol>& symbols) const;

    Vocabulary m_vocabulary;
    BpeOptions m_options;
    std::unordered_map<std::uint64_t, std::pair<std::int32_t, std::int32_t>> m_merges; // both ids: rank, new id
    std::int32_t m_rank = 0;
    std::array<std::int32_t, 256> m_bytes{}; // the pieces that spell bytes, or -1
};

} // namespace attn
