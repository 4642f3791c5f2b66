// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decode.h"

#include "core/backends/cpu/kernels/kernels.h"
#include "core/backends/cpu/stagewise/operations.h"
#include "core/backends/cpu/stagewise/stagewise.h"
#include "core/decode/onerow.h"

#include <algorithm>
#include <string_view>

namespace attn {

namespace {

// The rows of one token, all heads: [1,heads,1,columns] put into row `token` of [heads,T,width].
void putRows(Tensor& whole, const float* rows, std::int64_t columns, std::int64_t token)
{
    const std::int64_t heads = whole.dim(0), T = whole.dim(1), width = whole.dim(2);
    float* numbers = whole.mutableData();
    for (std::int64_t h = 0; h < heads; ++h)
        std::copy_n(rows + h * columns, columns, numbers + (h * T + token) * width);
}

void putRows(Tensor& whole, const std::vector<TracedTensor>& made, std::string_view name, std::int64_t token)
{
    const auto found = std::ranges::find(made, name, &TracedTensor::name);
    if (found == made.end())
        throw cpu::Cancelled(); // the backend left off there
    std::vector<float> rows(std::size_t(elementCount(found->shape)));
    found->read(0, std::span<float>(rows));
    putRows(whole, rows.data(), std::int64_t(rows.size()) / whole.dim(0), token); // sink_weights have no keys
}

// The first `count` rows of [heads,T,width] as [1,heads,count,width].
Tensor firstRows(const Tensor& whole, std::int64_t count)
{
    const std::int64_t heads = whole.dim(0), T = whole.dim(1), width = whole.dim(2);
    Tensor first({1, heads, count, width});
    for (std::int64_t h = 0; h < heads; ++h)
        std::copy_n(whole.data() + h * T * width, count * width, first.mutableData() + h * count * width);
    return first;
}

// q, k and v of one token, as cached and multiplied.
cpu::Projected made(const Realized& token, const StopToken& stop)
{
    const Config& config = token.config;
    cpu::Projected parts = cpu::project(token, cpu::kernels(), stop);
    const auto pinned = [&](const char* name, Tensor tensor) { return withOverrides(token, name, std::move(tensor)); };
    if (startsFromX(config)) {
        parts.q = pinned("q", parts.q);
        parts.k = pinned("k", parts.k);
        parts.v = pinned("v", parts.v);
    }
    if (normsQueries(config)) {
        const QkNorm& norm = *config.qk_norm;
        parts.q = pinned("q_normed", cpu::rmsNorm(parts.q, token.at(norm.query), norm, stop));
        parts.k = pinned("k_normed", cpu::rmsNorm(parts.k, token.at(norm.key), norm, stop));
    }
    if (rotates(config)) {
        parts.q = pinned("q_rotated", cpu::rotate(parts.q, token, stop));
        parts.k = pinned("k_rotated", cpu::rotate(parts.k, token, stop));
    }
    return parts;
}

} // namespace

std::shared_ptr<const DecodedRows> decode(const Realized& realized, std::int64_t item, const StopToken& stop)
{
    const Dims& dims = realized.plan.dims;
    const std::int64_t H = dims.H, KV = dims.KV, T = dims.T, hd = dims.hd;
    auto rows = std::make_shared<DecodedRows>();
    rows->q = rows->context = Tensor({H, T, hd});
    rows->k = rows->v = Tensor({KV, T, hd});
    rows->logits = rows->weights = rows->mixed = Tensor({H, T, T});
    if (hasSinks(realized.config))
        rows->sink_weights = Tensor({H, T, 1});
    const OneRow one(realized, item);
    try {
        for (std::int64_t t = 0; t < T; ++t) {
            const cpu::Projected parts = made(one.ofToken(t), stop);
            putRows(rows->q, parts.q.data(), hd, t);
            putRows(rows->k, parts.k.data(), hd, t);
            putRows(rows->v, parts.v.data(), hd, t);
            const Realized row = one.ofCache(t, parts.q, firstRows(rows->k, t + 1), firstRows(rows->v, t + 1));
            const std::vector<TracedTensor> traced = cpu::computeStagewise(row, cpu::kernels(), stop);
            putRows(rows->logits, traced, normaliserInput(realized.config), t);
            putRows(rows->weights, traced, "weights", t);
            putRows(rows->mixed, traced, mixedBy(realized.config), t);
            putRows(rows->context, traced, "head_context", t);
            if (!rows->sink_weights.empty())
                putRows(rows->sink_weights, traced, "sink_weights", t);
        }
    } catch (const cpu::Cancelled&) {
        return nullptr;
    }
    if (!rows->sink_weights.empty())
        rows->sink_weights = rows->sink_weights.reshaped({H, T});
    return rows;
}

} // namespace attn
