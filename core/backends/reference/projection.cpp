// SPDX-License-Identifier: GPL-3.0-or-later
// From the embeddings to queries, keys and values, in the seven ways people write it.
#include "core/backends/reference/operations.h"
#include "core/base/float32range.h"

namespace attn::reference {

namespace {

Values transposed(const Values& matrix)
{
    Values result({matrix.dim(1), matrix.dim(0)});
    for (std::int64_t i = 0; i < matrix.dim(0); ++i)
        for (std::int64_t j = 0; j < matrix.dim(1); ++j)
            result(j, i) = matrix(i, j);
    return result;
}

// Columns first … first + count - 1: [B,T,wide] -> [B,T,count].
Values columns(const Values& y, std::int64_t first, std::int64_t count)
{
    Values part({y.dim(0), y.dim(1), count});
    for (std::int64_t b = 0; b < y.dim(0); ++b)
        for (std::int64_t t = 0; t < y.dim(1); ++t)
            for (std::int64_t c = 0; c < count; ++c)
                part(b, t, c) = y(b, t, first + c);
    return part;
}

// Axes T and H change places: [B,T,H,n] -> [B,H,T,n].
Values swapTokensAndHeads(const Values& y)
{
    Values swapped({y.dim(0), y.dim(2), y.dim(1), y.dim(3)});
    for (std::int64_t b = 0; b < y.dim(0); ++b)
        for (std::int64_t t = 0; t < y.dim(1); ++t)
            for (std::int64_t h = 0; h < y.dim(2); ++h)
                for (std::int64_t e = 0; e < y.dim(3); ++e)
                    swapped(b, h, t, e) = y(b, t, h, e);
    return swapped;
}

// [B,T,O] -> [B,T,H,hd] -> [B,H,T,hd].
Values splitHeads(const Values& y, std::int64_t H)
{
    return swapTokensAndHeads(y.reshaped({y.dim(0), y.dim(1), H, y.dim(2) / H}));
}

Values layer(const Values& x, const Realized& realized, const std::string& name, StopToken stop)
{
    return linear(x, Values(realized.at(name + ".weight")), realized.find(name + ".bias"), stop);
}

// One small layer [hd,D] for each head.
Values oneLayerPerHead(const Values& x, const Realized& realized, const std::string& name, StopToken stop)
{
    const std::int64_t B = x.dim(0), T = x.dim(1), H = realized.plan.dims.H, hd = realized.plan.dims.hd;
    Values heads({B, H, T, hd});
    for (std::int64_t h = 0; h < H; ++h) {
        const Values y = layer(x, realized, "head" + std::to_string(h) + "." + name, stop); // [B,T,hd]
        for (std::int64_t b = 0; b < B; ++b)
            for (std::int64_t t = 0; t < T; ++t)
                for (std::int64_t e = 0; e < hd; ++e)
                    heads(b, h, t, e) = y(b, t, e);
    }
    return heads;
}

// All q columns, then all k columns, then all v columns.
Projected cutInBlocks(Values made, const Realized& realized) // qkv [B,T,O + 2 KV hd]
{
    const Dims& dims = realized.plan.dims;
    Values qkv = withOverrides(realized, "qkv", std::move(made));
    Projected result;
    const bool tied = realized.config.tied == TiedWeights::Query;
    const std::int64_t shared = dims.KV * dims.hd; // columns of k, and of v
    result.q = splitHeads(columns(qkv, 0, dims.O), dims.H);
    result.k = splitHeads(columns(qkv, tied ? 0 : dims.O, shared), dims.KV);
    result.v = splitHeads(columns(qkv, tied ? 0 : dims.O + shared, shared), dims.KV);
    result.fused.push_back(std::move(qkv).traced("qkv"));
    return result;
}

// The columns of head 0 (its q, its k, its v), then those of head 1, …
Projected cutInterleaved(Values made, const Realized& realized) // qkv [B,T,3O]
{
    const std::int64_t B = realized.plan.dims.B, T = realized.plan.dims.T, H = realized.plan.dims.H,
                       hd = realized.plan.dims.hd;
    Values qkv = withOverrides(realized, "qkv", std::move(made));
    Values reshaped = withOverrides(realized, "qkv_reshaped", qkv.reshaped({B, T, H, 3 * hd}));
    Values permuted = withOverrides(realized, "qkv_permuted", swapTokensAndHeads(reshaped)); // [B,H,T,3hd]
    const auto third = [&](std::int64_t number) {
        return columns(permuted.reshaped({B * H, T, 3 * hd}), number * hd, hd).reshaped({B, H, T, hd});
    };
    const bool tied = realized.config.tied == TiedWeights::Query;
    Projected result{third(0), third(tied ? 0 : 1), third(tied ? 0 : 2), {}};
    result.fused.push_back(std::move(qkv).traced("qkv"));
    result.fused.push_back(std::move(reshaped).traced("qkv_reshaped"));
    result.fused.push_back(std::move(permuted).traced("qkv_permuted"));
    return result;
}

} // namespace

Values linear(const Values& x, const Values& weight, const Tensor* bias, StopToken stop)
{
    Values y({x.dim(0), x.dim(1), weight.dim(0)});
    for (std::int64_t b = 0; b < x.dim(0); ++b)
        for (std::int64_t t = 0; t < x.dim(1); ++t) {
            if (stop.requested())
                throw Stopped();
            for (std::int64_t o = 0; o < weight.dim(0); ++o) {
                double sum = 0;
                for (std::int64_t d = 0; d < x.dim(2); ++d)
                    sum += x(b, t, d) * weight(o, d);
                y(b, t, o) = overflowing(bias ? sum + (*bias)[o] : sum);
            }
        }
    return y;
}

Projected project(const Realized& realized, StopToken stop)
{
    const Dims& dims = realized.plan.dims;
    const bool values = mixesValues(realized.config);
    if (!startsFromX(realized.config))
        return {Values(realized.at("q")), Values(realized.at("k")), values ? Values(realized.at("v")) : Values(), {}};
    const Values x(realized.at("x")); // [B,T,D]
    // What keys and values are made from: [B,S,M].
    const Values memory = realized.config.memory.empty() ? x : Values(realized.at(realized.config.memory));
    const bool tied = realized.config.tied == TiedWeights::Query;
    const auto three = [&](auto make) {
        return Projected{make(x, "W_query", dims.H),
                         make(memory, tied ? "W_query" : "W_key", dims.KV),
                         !values ? Values() : make(memory, tied ? "W_query" : "W_value", dims.KV),
                         {}};
    };

    switch (realized.config.projection) {
    case Projection::None:
        return three([&](const Values&, const std::string&, std::int64_t heads) { return splitHeads(x, heads); });
    case Projection::Param:
        return three([&](const Values& from, const std::string& name, std::int64_t heads) {
            const Values weight = transposed(Values(realized.at(name))); // [D,O] -> [O,D]
            return splitHeads(linear(from, weight, nullptr, stop), heads);
        });
    case Projection::Linear:
        return three([&](const Values& from, const std::string& name, std::int64_t heads) {
            return splitHeads(layer(from, realized, name, stop), heads);
        });
    case Projection::HeadsList:
        return three([&](const Values& from, const std::string& name, std::int64_t) {
            return oneLayerPerHead(from, realized, name, stop);
        });
    case Projection::FusedInterleaved: return cutInterleaved(layer(x, realized, "qkv", stop), realized);
    case Projection::FusedBlocks: return cutInBlocks(layer(x, realized, "qkv", stop), realized);
    case Projection::MhaModule: {
        const std::string& name = realized.plan.mha;
        const Values weight(realized.at(name + ".in_proj_weight")); // [3O,D]
        return cutInBlocks(linear(x, weight, realized.find(name + ".in_proj_bias"), stop), realized);
    }
    }
    return {};
}

} // namespace attn::reference
