// SPDX-License-Identifier: GPL-3.0-or-later
// A researcher's questions to a model (`attnscope model --lens` and its kin), answered as tables. The column "hidden" counts
// the states of the residual stream as the arrays of --trace do: 0 the embedding, l + 1 after layer l.
#pragma once

#include "core/headless/answertable.h"
#include "core/model/interventions.h"

#include <optional>
#include <string>
#include <vector>

namespace attn {

// The token that a word names: an id; else a text that the model's tokenizer makes one token of; else a piece as the
// vocabulary spells it.
Result<std::int64_t> readToken(const Model& model, const std::string& word);

struct ModelQuestion {
    ModelRunner& runner;
    const std::vector<std::int64_t>& ids; // as checked
    const ModelEdits& changes;
    std::optional<std::int64_t> answer, against;
    PassesDone done;
};
// One line for each position from `first` on, and each state: its `next` most probable tokens, and the answer.
Result<AnswerTable> lensTable(const ModelQuestion& question, std::int64_t first, std::int64_t positions,
                              std::int64_t next);
Result<AnswerTable> attributionTable(const ModelQuestion& question);
Result<AnswerTable> sweepTable(const ModelQuestion& question);
Result<AnswerTable> patchTable(const ModelQuestion& question, const std::vector<std::int64_t>& from, bool heads);
// The most probable next tokens by a row of logits.
AnswerTable nextTable(const Model& model, std::span<const float> logits, std::int64_t count);

} // namespace attn
