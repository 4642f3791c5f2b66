// SPDX-License-Identifier: GPL-3.0-or-later
// Direct logit attribution: the logit of a token as a sum over what the embedding, each head, each MLP and the biases
// write into the residual stream. Norms are kept at the scale that they have in the pass, so that they are linear.
#pragma once

#include "core/model/layerchange.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace attn {

struct LogitPart {
    enum class Kind { Embedding, Head, Mlp, Biases } kind = Kind::Embedding;
    std::int64_t layer = -1, head = -1;
    double logit = 0;
};
struct LogitParts {
    std::int64_t answer = 0;
    double logit = 0; // as the pass has it, before a soft cap; with `against` the difference of both
    double sum = 0;   // of the parts, the same but for rounding
    std::vector<LogitPart> parts;
};

// Of the token at predictedPlace(). `answer` nullopt: the most probable one. With `against`, that token's logit is
// subtracted. Fails for a model that predicts no next token, and for a changed layer whose output is no sum over heads.
Result<LogitParts> logitParts(ModelRunner& runner, const std::vector<std::int64_t>& ids, const ModelEdits& changes,
                              std::optional<std::int64_t> answer, std::optional<std::int64_t> against);

} // namespace attn
