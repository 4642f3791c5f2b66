// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the reference backend, one function each. Every function takes whole tensors and returns a new one, or
// throws Stopped when `stop` is requested. Numbers have float64's precision and float32's range: beyond it they become
// inf and stay so, as in PyTorch.
#pragma once

#include "core/backends/overrides.h"
#include "core/backends/reference/values.h"
#include "core/base/stop.h"
#include "core/recipe/realize.h"

#include <vector>

namespace attn::reference {

struct Stopped {};

// The tensor `name` as made, with its pinned values.
inline Values withOverrides(const Realized& realized, const std::string& name, Values made)
{
    putOverrides(realized, name, made.shape(), made.numbers());
    return made;
}

// Calls step(b, h, i) for every query i of every head h of every batch item b of a tensor [B,H,T,…].
template <class Step> void forEachQuery(const Shape& shape, StopToken stop, Step step)
{
    for (std::int64_t b = 0; b < shape[0]; ++b)
        for (std::int64_t h = 0; h < shape[1]; ++h)
            for (std::int64_t i = 0; i < shape[2]; ++i) {
                if (stop.requested())
                    throw Stopped();
                step(b, h, i);
            }
}

// --- projection: projection.cpp ---

struct Projected {
    Values q, k, v;                  // [B,H,T,hd], and twice [B,KV,S,hd]
    std::vector<TracedTensor> fused; // of the fused kinds: qkv [B,T,c], and interleaved qkv_reshaped, qkv_permuted
};
Projected project(const Realized& realized, StopToken stop);

// x weightᵀ + bias, as nn.Linear: x [B,T,in], weight [out,in], bias [out] or null -> [B,T,out].
Values linear(const Values& x, const Values& weight, const Tensor* bias, StopToken stop);

// --- before and after the scores, in today's models: positions.cpp ---

// RMSNorm of the last axis: [B,H,T,hd] and weight [hd].
Values rmsNorm(const Values& x, const Tensor& weight, const QkNorm& norm, StopToken stop);
// Rotary positions: [B,H,T,hd]; inv_freq [dims/2] or null.
Values rotate(const Values& x, const Rope& rope, const Tensor* inv_freq, StopToken stop);
// cap · tanh(scores / cap).
Values capScores(const Values& scores, double cap, StopToken stop);
// [H,T,S], or [B,H,T,S] where it is given for each batch item.
Values positionBias(const Realized& realized, StopToken stop);
Values addBias(const Values& scores, const Values& bias, StopToken stop);
// Of a causal, sliding-window or prefix mask: [T,T], 1 where query i may attend to key j.
Values allowedByPosition(const Realized& realized);

// --- scores to weights: weights.cpp ---

// Each token with the query of the next one, the last with that of the first: [B,H,T,hd].
Values queriesOfNext(const Values& q);
// q kᵀ: [B,H,T,hd] and [B,KV,S,hd] -> [B,H,T,S]. Query head h reads key head h div (H/KV).
Values dotProducts(const Values& q, const Values& k, StopToken stop);
// scores / sqrt(hd), scores times a number, or the scores themselves with scale none.
Values scale(const Values& scores, const Realized& realized, StopToken stop);
// The scores with the mask applied before the normaliser; the scores themselves where it is applied later or not at
// all.
Values mask(const Values& scores, const Realized& realized, StopToken stop);
// x times 1 / (1 - p) where kept and times 0 where not, as torch.dropout, or by mistake times 1 / p; x itself when dropout is off.
Values dropout(const Values& x, const Realized& realized, StopToken stop);
// Every row of the logits becomes a row of weights, by `kind`; `sinks` [H] (or null) take a share of it.
Values normalise(const Values& logits, Normalize kind, double temperature, const Tensor* sinks, StopToken stop);
// That share: [B,H,T].
Values sinkShares(const Values& logits, Normalize kind, double temperature, const Tensor& sinks, StopToken stop);
// [B,H,T,S] with queries and keys exchanged.
Values transposed(const Values& matrices, StopToken stop);
// The weights with -inf where the mask blocks.
Values fillWithMinusInfinity(const Values& weights, const Realized& realized, StopToken stop);
// The weights times 1 where the mask allows and 0 where it blocks.
Values multiplyByAllowed(const Values& weights, const Realized& realized, StopToken stop);
// Every row divided by its sum.
Values divideByRowSums(const Values& weights, StopToken stop);
// masked_rows zero: sets rows in which every key is blocked to 0, whatever they contain.
Values zeroMaskedRows(Values weights, const Realized& realized, StopToken stop);
// [B,H,T,S] -> [B,H,T].
Values rowSums(const Values& weights, StopToken stop);

// --- weights to output: context.cpp ---

// weights v: [B,H,T,S] and [B,KV,S,hd] -> [B,H,T,hd].
Values mix(const Values& weights, const Values& v, const Config& config, StopToken stop);
// The same sum term by term: [B,H,T,S+1,hd], before the first key, after the first, … after the last. Continues from
// pinned sums.
Values mixTermByTerm(const Values& weights, const Values& v, const Realized& realized, StopToken stop);
// [B,H,T,hd] -> [B,T,O].
Values mergeHeads(const Values& head_context, const Config& config);

} // namespace attn::reference
