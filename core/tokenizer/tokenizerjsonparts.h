// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a tokenizer.json, each read by its types' names. All throw TokenizerFault.
#pragma once

#include "core/tokenizer/assembled.h"
#include "core/tokenizer/tokenizerdocument.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace attn {

// "normalizer" and "pre_tokenizer", null or an object; sequences laid out flat.
NormalizerSteps readNormalizer(const JsonPart& part);
PreTokenizerSteps readPreTokenizer(const JsonPart& part);
// The steps of a part that is null, one step, or a sequence of parts under the member `items`; `read` reads a step.
template <class Step>
std::vector<Step> readSteps(const JsonPart& part, const char* items, Step (*read)(const JsonPart&))
{
    if (part.isNull())
        return {};
    if (part.type() != "Sequence")
        return {read(part)};
    std::vector<Step> steps;
    for (const JsonPart& item : part.member(items).items())
        std::ranges::move(readSteps(item, items, read), std::back_inserter(steps));
    return steps;
}
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
