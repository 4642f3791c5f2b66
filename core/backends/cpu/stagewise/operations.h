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

// --- products: stepproducts.cpp ---

// x weightᵀ + bias, as nn.Linear: x [B,T,in], weight [out,in], bias [out] or null -> [B,T,out].
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor* bias, std::stop_token stop);
// x weight: x [B,T,in], weight [in,out] -> [B,T,out].
Tensor matmul(const Tensor& x, const Tensor& weight, std::stop_token stop);
// Each token with the query of the next one, the last with that of the first: [B,H,T,hd].
Tensor queriesOfNext(const Tensor& q, std::stop_token stop);
// q kᵀ in every head: [B,H,T,hd] twice -> [B,H,T,T].
Tensor dotProducts(const Tensor& q, const Tensor& k, std::stop_token stop);
// weights v in every head: [B,H,T,T] and [B,H,T,hd] -> [B,H,T,hd].
Tensor mix(const Tensor& weights, const Tensor& v, std::stop_token stop);

// --- projection: stepprojection.cpp ---

struct Projected {
    Tensor q, k, v;                 // [B,H,T,hd]
    std::vector<NamedTensor> fused; // qkv, qkv_reshaped, qkv_permuted, where the projection has them
};
Projected project(const Realized& realized, std::stop_token stop);

// --- rows of [B,H,T,T]: stepweights.cpp ---

// scores / sqrt(hd), scores times a number, or the scores themselves with scale none.
Tensor scale(const Tensor& scores, const Realized& realized, std::stop_token stop);
// The mask as far as it acts before the normaliser: -inf filled in, or its numbers added.
Tensor mask(const Tensor& scores, const Realized& realized, std::stop_token stop);
// PyTorch's dropout with the realized keep bits, over any shape of at least two axes; x itself when there are none.
Tensor dropout(const Tensor& x, const Realized& realized, std::stop_token stop);
// [B,H,T,T] with queries and keys exchanged.
Tensor transposed(const Tensor& square, std::stop_token stop);
// Rows of logits to rows of weights, by `kind`; the logits are divided by `temperature` first (not for sum).
Tensor normalise(const Tensor& logits, Normalize kind, float temperature, std::stop_token stop);
// The weights with -inf for every blocked key.
Tensor fillWithMinusInfinity(const Tensor& weights, const Realized& realized, std::stop_token stop);
// The weights with 0 for every blocked key (a nan stays nan).
Tensor multiplyByAllowed(const Tensor& weights, const Realized& realized, std::stop_token stop);
// Every row divided by its sum.
Tensor divideByRowSums(const Tensor& weights, std::stop_token stop);
// The weights with 0 in every row that has no key left, whatever stands there.
Tensor zeroMaskedRows(const Tensor& weights, const Realized& realized, std::stop_token stop);
// [B,H,T,T] -> [B,H,T].
Tensor rowSums(const Tensor& weights, std::stop_token stop);

} // namespace attn::cpu
