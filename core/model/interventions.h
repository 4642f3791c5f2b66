// SPDX-License-Identifier: GPL-3.0-or-later
// Experiments of many passes: each head switched off in turn, activations of one text patched into the pass of another,
// the mean attention over texts.
#pragma once

#include "core/model/layerchange.h"
#include "core/model/modelscene.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace attn {

// Why a computed layer's output is no sum over its heads; nullopt if it is.
std::optional<Error> whyNoHeadOutputs(const Computed& computed);
// What a head of such a layer adds to its output: its context times its columns of the output layer, as wide as `out`.
void headOutput(const Computed& computed, std::int64_t head, std::int64_t token, std::span<double> out);

using PassesDone = std::function<void(std::int64_t done, std::int64_t total)>; // may be empty

// What a pass says of one token after the text.
struct TokenScore {
    double logit = 0, probability = 0;
};
struct HeadEffect {
    ModelHead head;
    TokenScore without; // when the head is off
};
struct HeadSweep {
    std::int64_t answer = 0;
    TokenScore with;               // all heads, but those that `changes` switch off
    std::vector<HeadEffect> heads; // of all layers; the head that the answer needs the most first
};
// Switches off one head after the other. `answer` nullopt: the most probable token.
Result<HeadSweep> switchOffEach(ModelRunner& runner, const std::vector<std::int64_t>& ids, const ModelEdits& changes,
                                std::optional<std::int64_t> answer, const PassesDone& done = {});

struct PatchQuestion {
    std::vector<std::int64_t> from, ids; // of the two passes; as many tokens
    ModelEdits changes;                  // in both
    // What of the first pass replaces that of the second: the output of one head at all tokens, or the residual stream at one
    // token, before the first block or after a block.
    bool heads = false;
    std::optional<std::int64_t> answer, against; // the most probable tokens of the two passes, where none is named
};
struct PatchEffects {
    std::int64_t answer = 0, against = 0;
    double from = 0, base = 0;                    // logit(answer) - logit(against) of both passes
    std::vector<std::vector<double>> differences; // the same when patched: [layers + 1][tokens], or [layers][its heads]

    // How much of the way from the second pass to the first a difference is back (normalized logit difference): 0 none,
    // 1 all of it. nan if both passes agree.
    double restored(double difference) const { return (difference - base) / (from - base); }
};
// Fails for texts of different lengths, and if both predict the same token and none is named.
Result<PatchEffects> patchEach(ModelRunner& runner, const PatchQuestion& question, const PassesDone& done = {});

// The mean attention weights [layers, 1, heads, T, T] over texts of T tokens each. Fails if their lengths differ.
Result<Tensor> meanAttention(ModelRunner& runner, const std::vector<std::vector<std::int64_t>>& texts,
                             const ModelEdits& changes, const PassesDone& done = {});

} // namespace attn
