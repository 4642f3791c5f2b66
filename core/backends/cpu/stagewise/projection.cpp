// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/operations.h"

namespace attn::cpu {

namespace {

// Heads cut out of the columns of y [B,T,wide]: head h takes the hd columns from first_column(h) on -> [B,H,T,hd].
template <class FirstColumn>
Tensor cutHeads(const Tensor& y, const Dims& dims, std::stop_token stop, FirstColumn first_column)
{
    return makeRows({dims.B, dims.H, dims.T, dims.hd}, stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        const std::int64_t b = plane / dims.H, h = plane % dims.H;
        std::copy_n(rowOf(y, b, t) + first_column(h), dims.hd, out);
    });
}

// Heads side by side in y [B,T,O].
Tensor splitHeads(const Tensor& y, const Dims& dims, std::stop_token stop)
{
    return cutHeads(y, dims, stop, [&](std::int64_t h) { return h * dims.hd; });
}

Tensor layer(const Tensor& x, const Realized& realized, const std::string& name, std::stop_token stop)
{
    return linear(x, realized.at(name + ".weight"), realized.find(name + ".bias"), stop);
}

Tensor oneLayerPerHead(const Tensor& x, const Realized& realized, const std::string& name, std::stop_token stop)
{
    const Dims& dims = realized.plan.dims;
    std::vector<Tensor> heads; // H times [B,T,hd]
    for (std::int64_t h = 0; h < dims.H; ++h)
        heads.push_back(layer(x, realized, "head" + std::to_string(h) + "." + name, stop));
    return makeRows({dims.B, dims.H, dims.T, dims.hd}, stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        std::copy_n(rowOf(heads[plane % dims.H], plane / dims.H, t), dims.hd, out);
    });
}

Projected cutInBlocks(Tensor made, const Realized& realized, std::stop_token stop) // qkv [B,T,3O]: q | k | v
{
    const Dims& dims = realized.plan.dims;
    const Tensor qkv = withOverrides(realized, "qkv", std::move(made));
    const auto third = [&](std::int64_t number) {
        return cutHeads(qkv, dims, stop, [&](std::int64_t h) { return number * dims.O + h * dims.hd; });
    };
    const bool tied = tiesWeights(realized.config);
    return {third(0), third(tied ? 0 : 1), third(tied ? 0 : 2), {{"qkv", qkv}}};
}

Projected cutInterleaved(Tensor made, const Realized& realized, std::stop_token stop) // [B,T,3O]: q k v | q k v | …
{
    const auto& [B, T, D, O, H, hd] = realized.plan.dims;
    const Tensor qkv = withOverrides(realized, "qkv", std::move(made));
    const Tensor reshaped = withOverrides(realized, "qkv_reshaped", qkv.reshaped({B, T, H, 3 * hd}));
    Dims wide = realized.plan.dims;
    wide.hd = 3 * hd;
    const Tensor permuted =
        withOverrides(realized, "qkv_permuted", splitHeads(reshaped.reshaped(qkv.shape()), wide, stop)); // [B,H,T,3hd]
    const auto third = [&, hd = hd](std::int64_t number) {
        return makeRows({B, H, T, hd}, stop, [&](std::int64_t plane, std::int64_t t, float* out) {
            std::copy_n(rowOf(permuted, plane, t) + number * hd, hd, out);
        });
    };
    const bool tied = tiesWeights(realized.config);
    return {third(0),
            third(tied ? 0 : 1),
            third(tied ? 0 : 2),
            {{"qkv", qkv}, {"qkv_reshaped", reshaped}, {"qkv_permuted", permuted}}};
}

} // namespace

Tensor queriesOfNext(const Tensor& q, std::stop_token stop)
{
    const std::int64_t T = q.dim(2), hd = q.dim(3);
    return makeRows(q.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        std::copy_n(rowOf(q, plane, (i + 1) % T), hd, out);
    });
}

Projected project(const Realized& realized, std::stop_token stop)
{
    const Dims& dims = realized.plan.dims;
    const bool values = mixesValues(realized.config);
    if (!startsFromX(realized.config))
        return {realized.at("q"), realized.at("k"), values ? realized.at("v") : Tensor(), {}};
    const Tensor& x = realized.at("x"); // [B,T,D]
    const auto three = [&](auto make) {
        const bool tied = tiesWeights(realized.config);
        return Projected{make("W_query"),
                         make(tied ? "W_query" : "W_key"),
                         !values ? Tensor() : make(tied ? "W_query" : "W_value"),
                         {}};
    };

    switch (realized.config.projection) {
    case Projection::None: {
        const Tensor heads = splitHeads(x, dims, stop);
        return {heads, heads, heads, {}};
    }
    case Projection::Param:
        return three([&](const char* name) { return splitHeads(matmul(x, realized.at(name), stop), dims, stop); });
    case Projection::Linear:
        return three([&](const char* name) { return splitHeads(layer(x, realized, name, stop), dims, stop); });
    case Projection::HeadsList:
        return three([&](const char* name) { return oneLayerPerHead(x, realized, name, stop); });
    case Projection::FusedInterleaved: return cutInterleaved(layer(x, realized, "qkv", stop), realized, stop);
    case Projection::FusedBlocks: return cutInBlocks(layer(x, realized, "qkv", stop), realized, stop);
    case Projection::MhaModule: {
        const std::string& name = realized.plan.mha;
        const Tensor* bias = realized.find(name + ".in_proj_bias");
        return cutInBlocks(linear(x, realized.at(name + ".in_proj_weight"), bias, stop), realized, stop);
    }
    }
    return {};
}

} // namespace attn::cpu
