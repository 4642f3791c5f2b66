// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the cpu backend, one function each: float32, whole tensors in, a new one out. Each throws Cancelled
// when `stop` is requested.
#pragma once

#include "core/backends/cpu/stagewise/rows.h"
#include "core/backends/overrides.h"
#include "core/recipe/realize.h"

#include <string>
#include <vector>

namespace attn::cpu {

// --- products: products.cpp ---

// x weightᵀ + bias, as nn.Linear: x [B,T,in], weight [out,in], bias [out] or null -> [B,T,out].
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor* bias, std::stop_token stop);
// x weight: x [B,T,in], weight [in,out] -> [B,T,out].
Tensor matmul(const Tensor& x, const Tensor& weight, std::stop_token stop);
// Each token with the query of the next one, the last with that of the first: [B,H,T,hd].
Tensor queriesOfNext(const Tensor& q, std::stop_token stop);
// q kᵀ in every head: [B,H,T,hd] and [B,KV,S,hd] -> [B,H,T,S]. Query head h reads key head h div (H/KV).
Tensor dotProducts(const Tensor& q, const Tensor& k, std::stop_token stop);
// weights v in every head, 0 in those that are switched off: [B,H,T,S] and [B,KV,S,hd] -> [B,H,T,hd].
Tensor mix(const Tensor& weights, const Tensor& v, const Config& config, std::stop_token stop);

// --- projection: projection.cpp ---

struct Projected {
    Tensor q, k, v;                 // [B,H,T,hd], and twice [B,KV,S,hd]
    std::vector<NamedTensor> fused; // qkv, qkv_reshaped, qkv_permuted, where the projection has them
};
Projected project(const Realized& realized, std::stop_token stop);

// --- what today's models add before and after the scores: positions.cpp ---

// RMSNorm of the last axis: [B,H,T,hd] and weight [hd].
Tensor rmsNorm(const Tensor& x, const Tensor& weight, const QkNorm& norm, std::stop_token stop);
// Rotary positions: [B,H,T,hd].
Tensor rotate(const Tensor& x, const Realized& realized, std::stop_token stop);
// cap · tanh(scores / cap).
Tensor capScores(const Tensor& scores, float cap, std::stop_token stop);
// [H,T,S], or [B,H,T,S] where it is given for each batch item.
Tensor positionBias(const Realized& realized, std::stop_token stop);
Tensor addBias(const Tensor& scores, const Tensor& bias, std::stop_token stop);
// Of a mask by position: [T,T], 1 where a query may see a key.
Tensor allowedByPosition(const Realized& realized);

// --- rows of [B,H,T,S]: weights.cpp ---

// scores / sqrt(hd), scores times a number, or the scores themselves with scale none.
Tensor scale(const Tensor& scores, const Realized& realized, std::stop_token stop);
// The mask as far as it acts before the normaliser: -inf filled in, or its numbers added.
Tensor mask(const Tensor& scores, const Realized& realized, std::stop_token stop);
// PyTorch's dropout with the realized keep bits, over any shape of at least two axes; x itself when there are none.
Tensor dropout(const Tensor& x, const Realized& realized, std::stop_token stop);
// [B,H,T,S] with queries and keys exchanged.
Tensor transposed(const Tensor& matrices, std::stop_token stop);
// Rows of logits to rows of weights, by `kind`; the logits are divided by `temperature` first (not for sum).
Tensor normalise(const Tensor& logits, Normalize kind, float temperature, std::stop_token stop);
// The same with a sink in every row, one logit per head, and the shares of the sinks [B,H,T].
struct WeightsWithSinks {
    Tensor weights, shares;
};
WeightsWithSinks normaliseWithSinks(const Tensor& logits, const Tensor& sinks, const Config& config,
                                    std::stop_token stop);
// The weights with -inf for every blocked key.
Tensor fillWithMinusInfinity(const Tensor& weights, const Realized& realized, std::stop_token stop);
// The weights with 0 for every blocked key (a nan stays nan).
Tensor multiplyByAllowed(const Tensor& weights, const Realized& realized, std::stop_token stop);
// Every row divided by its sum.
Tensor divideByRowSums(const Tensor& weights, std::stop_token stop);
// The weights with 0 in every row that has no key left, whatever stands there.
Tensor zeroMaskedRows(const Tensor& weights, const Realized& realized, std::stop_token stop);
// [B,H,T,S] -> [B,H,T].
Tensor rowSums(const Tensor& weights, std::stop_token stop);

} // namespace attn::cpu
