// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/geometry/layervectors.h"

#include "core/base/withheld.h"
#include "core/layer/otherkeys.h"
#include "core/layer/stages.h"

#include <algorithm>

namespace attn {

std::string_view letterOf(VectorKind kind)
{
    static constexpr std::string_view names[] = {"q", "k", "v", "head_context"};
    return names[std::size_t(kind)];
}

CellRef LayerVectors::cellOf(VectorKind kind, std::int64_t token, std::int64_t component) const
{
    return {tensorOf(kind), {batch, headOf(component) / sharingOf(kind), token, component % headDim}};
}

LayerVectors layerVectors(const Computed& computed, std::int64_t batch, std::optional<std::int64_t> head)
{
    const auto& [B, T, D, O, H, hd, S, KV, M] = computed.realized->plan.dims;
    const Trace& trace = *computed.trace;
    LayerVectors vectors;
    const Config& config = computed.realized->config;
    if (config.stage != Stage::Attention || !trace.find("q") || !trace.find("k") ||
        keysAreOthers(computed.scene, computed.realized->plan.dims))
        return vectors;
    vectors.batch = std::clamp<std::int64_t>(batch, 0, B - 1);
    vectors.tokens = T;
    vectors.firstHead = head ? std::clamp<std::int64_t>(*head, 0, H - 1) : 0;
    vectors.heads = head ? 1 : H;
    vectors.headDim = hd;
    vectors.sharing = H / KV;
    vectors.asksWithNext = asksWithNext(config);
    vectors.tensors = {std::string(finalQueries(config)), std::string(finalKeys(config)),
                       std::string(letterOf(VectorKind::Value)), std::string(letterOf(VectorKind::Context))};
    for (const VectorKind kind : vector_kinds) {
        const TracedTensor* tensor = trace.find(vectors.tensorOf(kind));
        if (!tensor)
            continue;
        auto& all = vectors.of[std::size_t(kind)];
        all.assign(std::size_t(T), std::vector<double>(std::size_t(vectors.components())));
        std::vector<double> matrix(std::size_t(T * hd));
        const std::int64_t heads = tensor->shape[1]; // of keys and values there may be fewer
        for (std::int64_t h = 0; h < vectors.heads; ++h) {
            const std::int64_t own = (vectors.firstHead + h) / (H / heads);
            tensor->read((vectors.batch * heads + own) * T * hd, matrix);
            for (std::int64_t t = 0; t < T; ++t)
                std::copy_n(matrix.begin() + t * hd, hd, all[std::size_t(t)].begin() + h * hd);
        }
    }
    return vectors;
}

bool isWithheldVector(const std::vector<double>& vector) { return std::ranges::any_of(vector, isWithheld); }

} // namespace attn
