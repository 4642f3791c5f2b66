// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of an import: those that were chosen, those of a text array, or the names of a table.
#pragma once

#include "core/import/import.h"

namespace attn {

struct ImportedTokens {
    ReadTexts tokens;                // one list per batch item; empty: none
    std::optional<std::size_t> step; // of the text array they come from
    std::string words;               // the first ones, for the plan: "“The”, “cat”, “sat”"
    std::string note;                // where they come from, or why a text array does not fit; empty: nothing to say
};

// For a layer of `batch` times `count` tokens. Fails only if the chosen tokens do not fit.
Result<ImportedTokens> importedTokens(const std::vector<ReadArray>& arrays, const ImportPlan& plan, std::int64_t batch,
                                      std::int64_t count);
// The same of `count` keys that are not the tokens; for text arrays called memory_tokens, key_tokens or keys. Of a table
// the names of its columns, if its rows have others.
Result<ImportedTokens> importedKeys(const std::vector<ReadArray>& arrays, const ImportPlan& plan, std::int64_t batch,
                                    std::int64_t count);

} // namespace attn
