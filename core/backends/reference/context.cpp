// SPDX-License-Identifier: GPL-3.0-or-later
// From weights and values to the context of each head, and to the heads joined.
#include "core/backends/reference/operations.h"
#include "core/base/float32range.h"

namespace attn::reference {

Values mix(const Values& weights, const Values& v, const Config& config, StopToken stop)
{
    const std::int64_t S = v.dim(2), hd = v.dim(3), group = weights.dim(1) / v.dim(1);
    Values head_context({weights.dim(0), weights.dim(1), weights.dim(2), hd});
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t e = 0; e < hd && !headIsOff(config, h); ++e) {
            double sum = 0;
            for (std::int64_t j = 0; j < S; ++j)
                sum += weights(b, h, i, j) * v(b, h / group, j, e);
            head_context(b, h, i, e) = overflowing(sum);
        }
    });
    return head_context;
}

Values mixTermByTerm(const Values& weights, const Values& v, const Realized& realized, StopToken stop)
{
    const std::int64_t S = v.dim(2), hd = v.dim(3), group = weights.dim(1) / v.dim(1);
    const auto pinned = realized.overrides.of("cumulative_context");
    Values partial({weights.dim(0), weights.dim(1), weights.dim(2), S + 1, hd});
    forEachQuery(weights.shape(), stop, [&](auto b, auto h, auto i) {
        for (std::int64_t n = 0; n <= S; ++n) // keys so far
            for (std::int64_t e = 0; e < hd; ++e) {
                if (n > 0)
                    partial(b, h, i, n, e) =
                        overflowing(partial(b, h, i, n - 1, e) + weights(b, h, i, n - 1) * v(b, h / group, n - 1, e));
                if (const CellEdit* cell = pinned->empty() ? nullptr : pinned->find({b, h, i, n, e}))
                    partial(b, h, i, n, e) = cell->value;
            }
    });
    return partial;
}

Values mergeHeads(const Values& head_context, const Config& config)
{
    const std::int64_t B = head_context.dim(0), H = head_context.dim(1), T = head_context.dim(2),
                       hd = head_context.dim(3);
    // One module per head leaves nothing to reshape: concatenates contexts.
    if (config.merge == Merge::ReshapeOnly && config.projection != Projection::HeadsList)
        return head_context.reshaped({B, T, H * hd}); // mixes heads and tokens: the mistake that keeps the right shape
    Values context({B, T, H * hd});
    for (std::int64_t b = 0; b < B; ++b)
        for (std::int64_t h = 0; h < H; ++h)
            for (std::int64_t t = 0; t < T; ++t)
                for (std::int64_t e = 0; e < hd; ++e)
                    context(b, t, h * hd + e) = head_context(b, h, t, e);
    return context;
}

} // namespace attn::reference
