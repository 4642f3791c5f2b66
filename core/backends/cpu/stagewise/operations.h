// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of the cpu backend, one function each: float32, whole tensors in, a new one out. Each throws Cancelled
// when `stop` is requested.
#pragma once

#include "core/backends/overrides.h"
#include "core/base/stop.h"
#include "core/layer/trace.h"
#include "core/recipe/realize.h"

#include <algorithm>
#include <vector>

namespace attn::cpu {

struct Kernels;

// --- how a tensor is made: a few rows at a time, looking at the stop token in between. Memory too is taken as it is filled,
// so that a cancelled computation ends within milliseconds even in the middle of a large stage. ---

// Thrown when a stop was requested; computeStagewise catches it.
struct Cancelled {};

// A tensor whose planes are filled by fill(plane, first row, rows, out) in blocks of at most `block` rows. Earlier rows
// stay where they are: out[-columns] is the last cell's row before this block, if the block is not the plane's first.
template <class Fill> Tensor makeBlocks(Shape shape, std::int64_t block, const StopToken& stop, Fill fill)
{
    const auto [planes, rows, columns] = matrixShape(shape);
    std::vector<float> values;
    values.reserve(planes * rows * columns);
    for (std::int64_t plane = 0; plane < planes; ++plane)
        for (std::int64_t first = 0; first < rows; first += block) {
            if (stop.requested())
                throw Cancelled();
            const std::int64_t count = std::min(block, rows - first);
            const std::size_t start = values.size();
            values.resize(start + count * columns);
            fill(plane, first, count, values.data() + start);
        }
    return Tensor(std::move(shape), std::move(values));
}

// The same row by row: fill(plane, row, out).
template <class Fill> Tensor makeRows(Shape shape, const StopToken& stop, Fill fill)
{
    return makeBlocks(std::move(shape), 1, stop,
                      [&](std::int64_t plane, std::int64_t row, std::int64_t, float* out) { fill(plane, row, out); });
}

// Row `row` of plane `plane` of a tensor seen as matrices.
inline const float* rowOf(const Tensor& tensor, std::int64_t plane, std::int64_t row)
{
    return tensor.data() + (plane * tensor.dim(-2) + row) * tensor.dim(-1);
}

// --- products: products.cpp ---

// x weightᵀ + bias, as nn.Linear: x [B,T,in], weight [out,in], bias [out] or null -> [B,T,out].
Tensor linear(const Tensor& x, const Tensor& weight, const Tensor* bias, const Kernels& kernels, const StopToken& stop);
// x weight: x [B,T,in], weight [in,out] -> [B,T,out].
Tensor matmul(const Tensor& x, const Tensor& weight, const Kernels& kernels, const StopToken& stop);
// Each token with the query of the next one, the last with that of the first: [B,H,T,hd].
Tensor queriesOfNext(const Tensor& q, const StopToken& stop);
// q kᵀ in every head: [B,H,T,hd] and [B,KV,S,hd] -> [B,H,T,S]. Query head h reads key head h div (H/KV).
Tensor dotProducts(const Tensor& q, const Tensor& k, const Kernels& kernels, const StopToken& stop);
// weights v in every head, 0 in those that are switched off: [B,H,T,S] and [B,KV,S,hd] -> [B,H,T,hd].
Tensor mix(const Tensor& weights, const Tensor& v, const Config& config, const Kernels& kernels, const StopToken& stop);

// --- projection: projection.cpp ---

struct Projected {
    Tensor q, k, v;                 // [B,H,T,hd], and twice [B,KV,S,hd]
    std::vector<NamedTensor> fused; // qkv, qkv_reshaped, qkv_permuted, where the projection has them
};
Projected project(const Realized& realized, const Kernels& kernels, const StopToken& stop);

// --- what today's models add before and after the scores: positions.cpp ---

// RMSNorm of the last axis: [B,H,T,hd] and weight [hd].
Tensor rmsNorm(const Tensor& x, const Tensor& weight, const QkNorm& norm, const StopToken& stop);
// Rotary positions: [B,H,T,hd].
Tensor rotate(const Tensor& x, const Realized& realized, const StopToken& stop);
// cap · tanh(scores / cap).
Tensor capScores(const Tensor& scores, float cap, const StopToken& stop);
// [H,T,S], or [B,H,T,S] where it is given for each batch item.
Tensor positionBias(const Realized& realized, const StopToken& stop);
Tensor addBias(const Tensor& scores, const Tensor& bias, const StopToken& stop);
// Of a mask by position: [T,T], 1 where a query may see a key.
Tensor allowedByPosition(const Realized& realized);

// --- rows of [B,H,T,S]: weights.cpp ---

// scores / sqrt(hd), scores times a number, or the scores themselves with scale none.
Tensor scale(const Tensor& scores, const Realized& realized, const StopToken& stop);
// The mask as far as it acts before the normaliser: -inf filled in, or its numbers added.
Tensor mask(const Tensor& scores, const Realized& realized, const StopToken& stop);
// PyTorch's dropout with the realized keep bits, over any shape of at least two axes; x itself if there are none.
Tensor dropout(const Tensor& x, const Realized& realized, const StopToken& stop);
// [B,H,T,S] with queries and keys exchanged.
Tensor transposed(const Tensor& matrices, const StopToken& stop);
// Rows of logits to rows of weights, by `kind`; the logits are divided by `temperature` first (not for sum).
Tensor normalise(const Tensor& logits, Normalize kind, float temperature, const StopToken& stop);
// The same with a sink in every row, one logit per head, and the shares of the sinks [B,H,T].
struct WeightsWithSinks {
    Tensor weights, shares;
};
WeightsWithSinks normaliseWithSinks(const Tensor& logits, const Tensor& sinks, const Config& config,
                                    const StopToken& stop);
// The weights with -inf for every blocked key.
Tensor fillWithMinusInfinity(const Tensor& weights, const Realized& realized, const StopToken& stop);
// The weights with 0 for every blocked key (a nan stays nan).
Tensor multiplyByAllowed(const Tensor& weights, const Realized& realized, const StopToken& stop);
// Every row divided by its sum.
Tensor divideByRowSums(const Tensor& weights, const StopToken& stop);
// The weights with 0 in every row that has no key left, whatever it holds.
Tensor zeroMaskedRows(const Tensor& weights, const Realized& realized, const StopToken& stop);
// [B,H,T,S] -> [B,H,T].
Tensor rowSums(const Tensor& weights, const StopToken& stop);

} // namespace attn::cpu
