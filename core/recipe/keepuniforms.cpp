// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recipe/keepuniforms.h"

#include "core/random/bernoulli.h"
#include "core/recipe/draws.h"

#include <algorithm>

namespace attn {

std::vector<double> dropoutUniforms(const Scene& scene, const Realized& realized, std::int64_t from, std::int64_t count)
{
    if (!realized.plan.draws_dropout)
        return {};
    TorchGenerator generator = generatorAfterRecipe(realized);
    const Config& config = scene.config;
    const auto [calls, items, run] = keepCalls(config, realized.keep->shape());
    std::vector<double> uniforms(count);
    std::int64_t missing = count;
    for (std::int64_t c = 0; c < calls && missing > 0; ++c) {
        Bernoulli call(generator, config.dropout.stream, 1.0 - config.dropout.p);
        for (std::int64_t item = 0; item < items && missing > 0; ++item) {
            // The requested part of this run: [first, last).
            const std::int64_t begin = (item * calls + c) * run, end = begin + run;
            const std::int64_t first = std::clamp(from, begin, end), last = std::clamp(from + count, begin, end);
            call.skip(first - begin);
            for (std::int64_t i = first; i < last; ++i)
                uniforms[i - from] = call.unit();
            call.skip(end - last);
            missing -= last - first;
        }
    }
    return uniforms;
}

void repeatDropout(const Scene& scene, const Realized& realized, std::int64_t draws,
                   const std::function<bool(std::int64_t draw, const KeepMask& keep)>& each)
{
    if (!realized.keep)
        return;
    TorchGenerator generator = generatorAfterRecipe(realized);
    for (std::int64_t draw = 0; draw < draws; ++draw)
        if (!each(draw, withOverrides(drawKeep(scene.config, realized.keep->shape(), generator), scene.overrides)))
            return;
}

} // namespace attn
