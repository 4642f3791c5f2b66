// SPDX-License-Identifier: GPL-3.0-or-later
// Cuts a text into the tokens of a trained model, exactly as the model's own tokenizer does, and says how each token reads.
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace attn {

class Tokenizer {
public:
    virtual ~Tokenizer() = default;

    // The ids of a text in UTF-8, with the special tokens that the model's tokenizer adds before and after it. Added tokens
    // ("<|endoftext|>", "[MASK]") are cut out of the text first. Bytes that are no UTF-8 are read as U+FFFD.
    virtual std::vector<std::int64_t> encode(std::string_view text) const = 0;
    // The number of ids: the largest one plus 1.
    virtual std::int64_t size() const = 0;
    // The token as the vocabulary spells it ("Ġthe", "##ing", "▁the", "<0x0A>"); nullopt for an unknown id.
    virtual std::optional<std::string> piece(std::int64_t id) const = 0;
    // The same in readable form: UTF-8 text in which a space before a word is "·", other whitespace and bytes that are
    // no character are escaped ("\n", "\xE2"), and a piece that continues a word is that piece alone ("ing").
    virtual std::string shown(std::int64_t id) const = 0;
    // What the file left open and was assumed, for the user; empty if nothing.
    virtual const std::string& note() const = 0;
};

using TokenizerPtr = std::shared_ptr<const Tokenizer>;

// Parses the text of a tokenizer.json (Hugging Face's tokenizers): models BPE, WordPiece, Unigram, WordLevel with the normalizers,
// pre-tokenizers, post-processors and added tokens that the families in resources/models use. Rejects anything else
// with its name and place ("pre_tokenizer.pretokenizers[1].type: 'Foo' is not known, expected …"). Ignores the file's
// truncation, padding and dropout: a text keeps all of its tokens.
Result<TokenizerPtr> tokenizerFromJson(std::string_view text);
// GPT-2's older pair of files: vocab.json and merges.txt; CLIP's, if they have its tokens and "</w>". `start`: a special
// token before every text (OPT's "</s>"), if the vocabulary has it.
Result<TokenizerPtr> tokenizerFromVocabAndMerges(std::string_view vocab, std::string_view merges,
                                                 std::string_view start = {});
// BERT's vocab.txt: WordPiece; `lower` as do_lower_case in tokenizer_config.json says (uncased models).
Result<TokenizerPtr> tokenizerFromWordPieces(std::string_view vocab, bool lower);

// What a GGUF file says of its tokenizer, by its keys tokenizer.ggml.*.
struct GgufVocabulary {
    std::string model; // "gpt2", "llama" (SentencePiece's BPE by scores), "bert", "t5" (unigram)
    std::string pre;   // of gpt2: which splitting, "gpt-2", "llama-bpe", "qwen2" …; empty: as gpt-2, with a note
    std::vector<std::string> tokens;
    std::vector<double> scores;      // of llama and t5
    std::vector<std::int64_t> types; // 1 normal, 2 unknown, 3 control, 4 user defined, 5 unused, 6 byte
    std::vector<std::string> merges; // of gpt2: "Ġ t"
    std::optional<std::int64_t> bos, eos, unknown, separator, classifier;
    std::optional<bool> add_bos, add_eos, add_space_prefix;
};
// BERT's pieces read as BERT spells them ("the", "##ing"), lower case unless a word has capitals. Refused: "t5", and what
// tokenizer.ggml.pre names and core/tokenizer/ggufsplits does not.
Result<TokenizerPtr> tokenizerFromGguf(const GgufVocabulary& vocabulary);

} // namespace attn
