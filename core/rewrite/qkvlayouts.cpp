// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/qkvlayouts.h"

#include "core/backends/operands.h"
#include "core/layer/stages.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/weightpresets.h"

#include <algorithm>
#include <string>

namespace attn {

namespace {

constexpr std::array<const char*, 3> projection_names = {"W_query", "W_key", "W_value"};

Tensor packed(QkvLayout layout, const std::array<Tensor, 3>& parts, const Dims& dims)
{
    if (parts[0].empty() && parts[1].empty() && parts[2].empty())
        return {};
    if (dims.M != dims.D || (layout == QkvLayout::Interleaved && dims.KV != dims.H))
        return {};
    const auto some = std::ranges::find_if(parts, [](const Tensor& part) { return !part.empty(); });
    Shape shape = some->shape();
    const std::int64_t width = some->size() / shape[0];
    shape[0] = dims.qkvColumns();
    Tensor fused(shape);
    for (int matrix = 0; matrix < 3; ++matrix)
        for (std::int64_t row = 0; row < dims.columnsOf(matrix) && !parts[matrix].empty(); ++row)
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
    const Config& config = realized.config;
    const Dims& dims = realized.plan.dims;
    const Operands operands = operandsOf(realized, nullptr);
    QkvWeights weights;
    for (int part = 0; part < part_count; ++part) {
        if (operands.feeds.empty()) {
            weights.weight[part] = identityMatrix(dims.O, dims.O);
            continue;
        }
        const std::int64_t columns = dims.columnsOf(part), width = part == query_part ? dims.D : dims.M;
        Tensor weight({columns, width}), bias({columns});
        for (std::int64_t column = 0; column < columns; ++column)
            readColumn(operands, config, dims, part, column, weight.mutableData() + column * width,
                       bias.mutableData() + column);
        weights.weight[part] = weight;
        if (std::ranges::any_of(operands.feeds, [&](const Feed& feed) {
                return feed.bias && (isFused(config) || feed.part == part); // a head may lack the bias that others have
            }))
            weights.bias[part] = bias;
    }
    return weights;
}

bool fitsOneMatrix(const Config& config, const Dims& dims)
{
    return startsFromX(config) && mixesValues(config) && !readsMemory(config) && dims.KV == dims.H;
}

std::int64_t qkvRow(QkvLayout layout, const Dims& dims, std::int64_t matrix, std::int64_t head, std::int64_t element)
{
    return layout == QkvLayout::Interleaved ? (3 * head + matrix) * dims.hd + element
                                            : dims.firstColumn(int(matrix)) + head * dims.hd + element;
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
        if (const Tensor* bias = realized.find(name + ".bias"))
            give(scene, "out_proj.bias", *bias);
    }
    for (const std::string& name : tensorsInConfig(config))
        if (!scene.input(name))
            give(scene, name, realized.at(name));
    return scene;
}

} // namespace attn
