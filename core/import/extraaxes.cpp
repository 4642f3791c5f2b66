// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/extraaxes.h"

#include "core/base/say.h"
#include "core/import/layernames.h"
#include "core/import/recordedweights.h"

#include <algorithm>

namespace attn {

namespace {

constexpr int layers_first = 5; // [L,B,H,T,S]

// [H,d,hd] -> [d,H,hd].
Tensor headsBehindRows(const Tensor& weights)
{
    const std::int64_t H = weights.dim(0), d = weights.dim(1), hd = weights.dim(2);
    Tensor turned({d, H, hd});
    for (std::int64_t h = 0; h < H; ++h)
        for (std::int64_t i = 0; i < d; ++i)
            std::copy_n(weights.data() + (h * d + i) * hd, hd, turned.mutableData() + (i * H + h) * hd);
    return turned;
}

// "blocks.0.attn.W_Q", "b_K": TransformerLens' heads come first.
bool headsComeFirst(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    const std::string_view last = dot == std::string_view::npos ? name : name.substr(dot + 1);
    return last.size() == 3 && last[1] == '_';
}

} // namespace

Result<std::optional<FewerAxes>> withFewerAxes(const std::vector<ReadArray>& arrays, std::optional<std::int64_t> layer)
{
    const auto more = [](const ReadArray& array) {
        const auto part = layerName(array.name);
        const int rank = array.values.rank();
        if (rank == layers_first)
            return isRecordedWeights(array.values);
        const bool bias = part && !isProjection(part->target) && part->target != ImportTarget::OutProj;
        return part && isLayerPart(part->target) && !isFamilyPart(part->target) && rank == (bias ? 2 : 3) &&
               array.values.size() > 0 && (!bias || array.values.dim(0) > 1);
    };
    if (std::ranges::none_of(arrays, more))
        return std::optional<FewerAxes>();
    FewerAxes made{arrays, std::nullopt, std::nullopt, false};
    for (ReadArray& array : made.arrays) {
        if (!more(array))
            continue;
        const Shape shape = array.values.shape();
        if (array.values.rank() == layers_first) {
            if (shape[0] > 1 && !layer)
                return Error{say("%1 %2 has %3 layers; choose one with --layer 0 to %4", array.name, toString(shape),
                                 shape[0], shape[0] - 1)};
            const std::int64_t chosen = layer.value_or(0), size = array.values.size() / shape[0];
            if (chosen < 0 || chosen >= shape[0])
                return Error{
                    say("%1 %2 has layers 0 to %3, not %4", array.name, toString(shape), shape[0] - 1, chosen)};
            Tensor one(Shape(shape.begin() + 1, shape.end()));
            std::copy_n(array.values.data() + chosen * size, size, one.mutableData());
            array.values = std::move(one);
            made.took_layer = true;
            continue;
        }
        const ImportTarget target = layerName(array.name)->target;
        if (isProjection(target)) {
            const bool first = headsComeFirst(array.name);
            const std::int64_t heads = shape[first ? 0 : 1];
            (target == ImportTarget::WQuery ? made.heads : made.kv_heads) = heads;
            array.values = (first ? headsBehindRows(array.values) : array.values)
                               .reshaped({shape[first ? 1 : 0], heads * shape[2]});
        } else if (target == ImportTarget::OutProj) {
            array.values = array.values.reshaped({shape[0] * shape[1], shape[2]});
        } else {
            array.values = array.values.reshaped({array.values.size()});
        }
    }
    return std::optional(std::move(made));
}

} // namespace attn
