// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/backends/cpu/stagewise/operations.h"

namespace attn::cpu {

namespace {

// Heads cut out of the columns of y [B,T,wide]: head h takes the `width` columns from first + h width on -> [B,heads,T,width].
Tensor cutHeads(const Tensor& y, std::int64_t heads, std::int64_t width, std::int64_t first, const StopToken& stop)
{
    return makeRows({y.dim(0), heads, y.dim(1), width}, stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        std::copy_n(rowOf(y, plane / heads, t) + first + plane % heads * width, width, out);
    });
}

// Heads side by side in y [B,T,heads hd].
Tensor splitHeads(const Tensor& y, std::int64_t heads, const StopToken& stop)
{
    return cutHeads(y, heads, y.dim(2) / heads, 0, stop);
}

Tensor layer(const Tensor& x, const Realized& realized, const std::string& name, const Kernels& kernels,
             const StopToken& stop)
{
    return linear(x, realized.at(name + ".weight"), realized.find(name + ".bias"), kernels, stop);
}

Tensor oneLayerPerHead(const Tensor& x, const Realized& realized, const std::string& name, const Kernels& kernels,
                       const StopToken& stop)
{
    const Dims& dims = realized.plan.dims;
    std::vector<Tensor> heads; // H times [B,T,hd]
    for (std::int64_t h = 0; h < dims.H; ++h)
        heads.push_back(layer(x, realized, "head" + std::to_string(h) + "." + name, kernels, stop));
    return makeRows({x.dim(0), dims.H, x.dim(1), dims.hd}, stop, [&](std::int64_t plane, std::int64_t t, float* out) {
        std::copy_n(rowOf(heads[plane % dims.H], plane / dims.H, t), dims.hd, out);
    });
}

Projected cutInBlocks(Tensor made, const Realized& realized, const StopToken& stop) // qkv [B,T,c]: q | k | v
{
    const Dims& dims = realized.plan.dims;
    const Tensor qkv = withOverrides(realized, "qkv", std::move(made));
    const auto part = [&](int number) {
        return cutHeads(qkv, number == 0 ? dims.H : dims.KV, dims.hd, dims.firstColumn(number), stop);
    };
    const bool tied = tiesWeights(realized.config);
    return {part(0), part(tied ? 0 : 1), part(tied ? 0 : 2), {{"qkv", qkv}}};
}

Projected cutInterleaved(Tensor made, const Realized& realized,
                         const StopToken& stop) // [B,T,3O]: q k v | q k v | …
{
    const std::int64_t B = realized.plan.dims.B, T = realized.plan.dims.T, H = realized.plan.dims.H,
                       hd = realized.plan.dims.hd;
    const Tensor qkv = withOverrides(realized, "qkv", std::move(made));
    const Tensor reshaped = withOverrides(realized, "qkv_reshaped", qkv.reshaped({B, T, H, 3 * hd}));
    const Tensor permuted =
        withOverrides(realized, "qkv_permuted", splitHeads(reshaped.reshaped(qkv.shape()), H, stop)); // [B,H,T,3hd]
    const auto third = [&](std::int64_t number) {
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

Tensor queriesOfNext(const Tensor& q, const StopToken& stop)
{
    const std::int64_t T = q.dim(2), hd = q.dim(3);
    return makeRows(q.shape(), stop, [&](std::int64_t plane, std::int64_t i, float* out) {
        std::copy_n(rowOf(q, plane, (i + 1) % T), hd, out);
    });
}

Projected project(const Realized& realized, const Kernels& kernels, const StopToken& stop)
{
    const Dims& dims = realized.plan.dims;
    const bool values = mixesValues(realized.config);
    if (!startsFromX(realized.config))
        return {realized.at("q"), realized.at("k"), values ? realized.at("v") : Tensor(), {}};
    const Tensor& x = realized.at("x");                                                            // [B,T,D]
    const Tensor& memory = readsMemory(realized.config) ? realized.at(realized.config.memory) : x; // [B,S,M]
    const auto three = [&](auto make) {
        const bool tied = tiesWeights(realized.config);
        return Projected{make(x, "W_query", dims.H),
                         make(memory, tied ? "W_query" : "W_key", dims.KV),
                         !values ? Tensor() : make(memory, tied ? "W_query" : "W_value", dims.KV),
                         {}};
    };

    switch (realized.config.projection) {
    case Projection::None: {
        const Tensor heads = splitHeads(x, dims.H, stop);
        return {heads, heads, heads, {}};
    }
    case Projection::Param:
        return three([&](const Tensor& from, const char* name, std::int64_t heads) {
            return splitHeads(matmul(from, realized.at(name), kernels, stop), heads, stop);
        });
    case Projection::Linear:
        return three([&](const Tensor& from, const char* name, std::int64_t heads) {
            return splitHeads(layer(from, realized, name, kernels, stop), heads, stop);
        });
    case Projection::HeadsList:
        return three([&](const Tensor& from, const char* name, std::int64_t) {
            return oneLayerPerHead(from, realized, name, kernels, stop);
        });
    case Projection::FusedInterleaved: return cutInterleaved(layer(x, realized, "qkv", kernels, stop), realized, stop);
    case Projection::FusedBlocks: return cutInBlocks(layer(x, realized, "qkv", kernels, stop), realized, stop);
    case Projection::MhaModule: {
        const std::string& name = realized.plan.mha;
        const Tensor* bias = realized.find(name + ".in_proj_bias");
        return cutInBlocks(linear(x, realized.at(name + ".in_proj_weight"), bias, kernels, stop), realized, stop);
    }
    }
    return {};
}

} // namespace attn::cpu
