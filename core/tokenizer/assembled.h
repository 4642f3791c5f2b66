// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a tokenizer put together, whichever file they were read from: added tokens, normalizer, pre-tokenizer,
// model, and what precedes and follows each text.
#pragma once

#include "core/tokenizer/addedtokens.h"
#include "core/tokenizer/normalizer.h"
#include "core/tokenizer/pretokenizer.h"
#include "core/tokenizer/shown.h"
#include "core/tokenizer/tokenizer.h"
#include "core/tokenizer/tokenmodel.h"

#include <memory>

namespace attn {

struct TokenizerParts {
    std::unique_ptr<TokenModel> model;
    std::vector<AddedToken> added; // no content twice
    NormalizerSteps normalizer;
    PreTokenizerSteps pre_tokenizer;
    std::vector<std::int64_t> before, after;
    Spelling spelling = Spelling::Plain;
    std::string sign; // as readablePiece takes it
    std::string note; // as Tokenizer::note returns it
};

TokenizerPtr assembledTokenizer(TokenizerParts parts);

} // namespace attn
