// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/dropoutdraw.h"

#include "core/draws.h"
#include "core/random/bernoulli.h"

#include <algorithm>

namespace attn {

namespace {

// Gives up `count` elements of a call: two words each, or as many steps of the stream of its own.
void skipElements(Bernoulli& call, TorchGenerator& generator, DropoutStream stream, std::int64_t count)
{
    if (stream == DropoutStream::Default)
        generator.skip(2 * static_cast<std::uint64_t>(count));
    else
        for (std::int64_t i = 0; i < count; ++i)
            call.unit();
}

} // namespace

std::vector<double> dropoutUniforms(const Scene& scene, const Realized& realized, std::int64_t from, std::int64_t count)
{
    if (!realized.plan.draws_dropout || !realized.keep)
        return {};
    const Config& config = scene.config;
    const Shape& shape = realized.keep->shape();
    const bool headAfterHead = config.stage == Stage::Attention && config.projection == Projection::HeadsList;
    const std::int64_t batch = headAfterHead ? shape[0] : 1, heads = headAfterHead ? shape[1] : 1;
    const std::int64_t run = realized.keep->size() / std::max<std::int64_t>(batch * heads, 1);
    TorchGenerator generator = generatorAfterRecipe(realized);
    std::vector<double> uniforms(count);
    for (std::int64_t head = 0; head < heads; ++head) { // in the order in which drawKeep() draws
        Bernoulli call(generator, config.dropout.stream, 1.0 - config.dropout.p);
        for (std::int64_t item = 0; item < batch; ++item) {
            const std::int64_t begin = (item * heads + head) * run, end = begin + run;
            const std::int64_t first = std::clamp(from, begin, end), last = std::clamp(from + count, begin, end);
            skipElements(call, generator, config.dropout.stream, first - begin);
            for (std::int64_t i = first; i < last; ++i)
                uniforms[i - from] = call.unit();
            skipElements(call, generator, config.dropout.stream, end - last);
        }
    }
    return uniforms;
}

void repeatDropout(const Scene& scene, const Realized& realized, std::int64_t draws,
                   const std::function<bool(std::int64_t draw, const KeepMask& keep)>& each)
{
    if (!realized.plan.draws_dropout || !realized.keep)
        return;
    TorchGenerator generator = generatorAfterRecipe(realized);
    for (std::int64_t draw = 0; draw < draws; ++draw)
        if (!each(draw, drawKeep(scene.config, realized.keep->shape(), generator)))
            return;
}

} // namespace attn
