// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a tokenizer.json, each read by its types' names. All throw TokenizerFault.
#pragma once

#include "core/tokenizer/assembled.h"
#include "core/tokenizer/tokenizerdocument.h"

namespace attn {

// "normalizer" and "pre_tokenizer", null or an object; sequences laid out flat.
NormalizerSteps readNormalizer(const JsonPart& part);
PreTokenizerSteps readPreTokenizer(const JsonPart& part);
// {"String": "…"} or {"Regex": "…"}, at the member "pattern".
TextPattern readPattern(const JsonPart& part);
// "post_processor" for one text: sets before and after.
void readPostProcessor(const JsonPart& part, TokenizerParts& parts);
// "model". `added` are the added tokens with the ids of the file, by which an unknown token can be named too; spelling and sign
// are set as far as the model says them.
void readTokenModel(const JsonPart& part, TokenizerDocument& document, TokenizerParts& parts);
// "added_tokens"
std::vector<AddedToken> readAddedTokens(const JsonPart& part);

} // namespace attn
