// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/qkvlayouts.h"

#include <algorithm>
#include <string>

namespace attn {

namespace {

constexpr std::array<const char*, 3> projection_names = {"W_query", "W_key", "W_value"};

Tensor identity(std::int64_t size)
{
    Tensor matrix({size, size});
    for (std::int64_t i = 0; i < size; ++i)
        matrix.mutableData()[i * size + i] = 1;
    return matrix;
}

// [D,O] -> [O,D].
Tensor turned(const Tensor& matrix)
{
    Tensor result({matrix.dim(1), matrix.dim(0)});
    float* out = result.mutableData();
    for (std::int64_t o = 0; o < matrix.dim(1); ++o)
        for (std::int64_t d = 0; d < matrix.dim(0); ++d)
            *out++ = matrix[d * matrix.dim(1) + o];
    return result;
}

Tensor orEmpty(const Tensor* tensor) { return tensor ? *tensor : Tensor(); }

// Layers of [hd,D] or [hd], head after head.
Tensor oneBelowTheOther(const Realized& realized, const std::string& projection, const std::string& part)
{
    const Dims& dims = realized.plan.dims;
    const auto of = [&](std::int64_t head) {
        return realized.find("head" + std::to_string(head) + "." + projection + part);
    };
    const Tensor* some = nullptr;
    for (std::int64_t head = 0; head < dims.H && !some; ++head)
        some = of(head);
    if (!some)
        return {};
    Shape shape = some->shape();
    shape[0] = dims.O;
    Tensor all(shape);
    const std::int64_t each = all.size() / dims.H;
    for (std::int64_t head = 0; head < dims.H; ++head)
        if (const Tensor* one = of(head)) // a head may lack the bias that others have: it adds 0
            std::copy_n(one->data(), each, all.mutableData() + head * each);
    return all;
}

// Takes the three matrices (or biases) out of a fused one.
std::array<Tensor, 3> unpacked(QkvLayout layout, const Tensor& fused, const Dims& dims)
{
    std::array<Tensor, 3> parts;
    if (fused.empty())
        return parts;
    const std::int64_t width = fused.size() / (3 * dims.O);
    Shape shape = fused.shape();
    shape[0] = dims.O;
    for (std::int64_t matrix = 0; matrix < 3; ++matrix) {
        parts[matrix] = Tensor(shape);
        float* out = parts[matrix].mutableData();
        for (std::int64_t head = 0; head < dims.H; ++head)
            for (std::int64_t element = 0; element < dims.hd; ++element, out += width)
                std::copy_n(fused.data() + qkvRow(layout, dims, matrix, head, element) * width, width, out);
    }
    return parts;
}

Tensor packed(QkvLayout layout, const std::array<Tensor, 3>& parts, const Dims& dims)
{
    if (parts[0].empty() && parts[1].empty() && parts[2].empty())
        return {};
    const auto& some = *std::ranges::find_if(parts, [](const Tensor& part) { return !part.empty(); });
    Shape shape = some.shape();
    shape[0] = 3 * dims.O;
    Tensor fused(shape);
    const std::int64_t width = some.size() / dims.O;
    for (std::int64_t matrix = 0; matrix < 3; ++matrix)
        for (std::int64_t row = 0; row < dims.O && !parts[matrix].empty(); ++row)
            std::copy_n(parts[matrix].data() + row * width, width,
                        fused.mutableData() + qkvRow(layout, dims, matrix, row / dims.hd, row % dims.hd) * width);
    return fused;
}

void give(Scene& scene, const std::string& name, const Tensor& tensor)
{
    if (!tensor.empty())
        scene.inputs.push_back({name, tensor});
}

} // namespace

QkvWeights qkvWeights(const Realized& realized)
{
    const Dims& dims = realized.plan.dims;
    const auto three = [](auto make) { return std::array<Tensor, 3>{make(0), make(1), make(2)}; };
    const auto fused = [&](QkvLayout layout, const std::string& weight, const std::string& bias) {
        return QkvWeights{unpacked(layout, realized.at(weight), dims),
                          unpacked(layout, orEmpty(realized.find(bias)), dims)};
    };
    switch (realized.config.projection) {
    case Projection::None: return {three([&](int) { return identity(dims.O); }), {}};
    case Projection::Param: return {three([&](int i) { return turned(realized.at(projection_names[i])); }), {}};
    case Projection::Linear:
        return {three([&](int i) { return realized.at(std::string(projection_names[i]) + ".weight"); }),
                three([&](int i) { return orEmpty(realized.find(std::string(projection_names[i]) + ".bias")); })};
    case Projection::HeadsList:
        return {three([&](int i) { return oneBelowTheOther(realized, projection_names[i], ".weight"); }),
                three([&](int i) { return oneBelowTheOther(realized, projection_names[i], ".bias"); })};
    case Projection::FusedInterleaved: return fused(QkvLayout::Interleaved, "qkv.weight", "qkv.bias");
    case Projection::FusedBlocks: return fused(QkvLayout::Blocks, "qkv.weight", "qkv.bias");
    case Projection::MhaModule:
        return fused(QkvLayout::Blocks, realized.plan.mha + ".in_proj_weight", realized.plan.mha + ".in_proj_bias");
    }
    return {};
}

std::int64_t qkvRow(QkvLayout layout, const Dims& dims, std::int64_t matrix, std::int64_t head, std::int64_t element)
{
    return layout == QkvLayout::Interleaved ? (3 * head + matrix) * dims.hd + element
                                            : matrix * dims.O + head * dims.hd + element;
}

Tensor packedWeight(QkvLayout layout, const QkvWeights& weights, const Dims& dims)
{
    return packed(layout, weights.weight, dims);
}

Tensor packedBias(QkvLayout layout, const QkvWeights& weights, const Dims& dims)
{
    return packed(layout, weights.bias, dims);
}

Scene packedScene(const Realized& realized, QkvLayout layout)
{
    const Dims& dims = realized.plan.dims;
    const QkvWeights weights = qkvWeights(realized);
    Scene scene;
    scene.config = realized.config;
    Config& config = scene.config;
    config.qkv_bias.reset();
    config.dropout = {};
    config.cumulative = config.row_sums = false;
    // A list of heads is concatenated, whatever the merge says.
    if (config.projection == Projection::HeadsList)
        config.merge = Merge::Transpose;

    give(scene, "x", realized.at("x"));
    if (layout == QkvLayout::Separate) {
        config.projection = Projection::Linear;
        for (std::size_t i = 0; i < 3; ++i) {
            give(scene, std::string(projection_names[i]) + ".weight", weights.weight[i]);
            give(scene, std::string(projection_names[i]) + ".bias", weights.bias[i]);
        }
    } else {
        config.projection = layout == QkvLayout::Interleaved ? Projection::FusedInterleaved : Projection::FusedBlocks;
        give(scene, "qkv.weight", packedWeight(layout, weights, dims));
        give(scene, "qkv.bias", packedBias(layout, weights, dims));
    }
    config.out_proj.clear();
    if (const std::string& name = realized.plan.out_proj; !name.empty()) {
        config.out_proj = "out_proj";
        give(scene, "out_proj.weight", realized.at(name + ".weight"));
        give(scene, "out_proj.bias", orEmpty(realized.find(name + ".bias")));
    }
    if (!config.mask.tensor.empty() && config.mask.kind != MaskKind::None) {
        give(scene, "mask", realized.at(config.mask.tensor));
        config.mask.tensor = "mask";
    }
    return scene;
}

} // namespace attn
