// SPDX-License-Identifier: GPL-3.0-or-later
// Where a model's tokenizer is stored: in files beside its weights, or in keys of a GGUF file. For core/model only.
#pragma once

#include "core/base/result.h"
#include "core/tokenizer/tokenizer.h"

#include <string>

namespace attn {

struct GgufFile;

// Of tokenizer.json; else of vocab.json and merges.txt; else of vocab.txt, lower case unless tokenizer_config.json says
// do_lower_case: false. With add_bos_token: true there, a pair of files begins every text with bos_token.
Result<TokenizerPtr> tokenizerOfFolder(const std::string& folder);
Result<TokenizerPtr> tokenizerOfGguf(const GgufFile& file);

} // namespace attn
