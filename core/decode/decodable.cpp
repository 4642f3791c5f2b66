// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decodable.h"

#include "core/base/say.h"
#include "core/layer/otherkeys.h"

#include <optional>

namespace attn {

namespace {

struct SeenEarly {
    std::int64_t item = 0, query = 0, key = 0;
};

// A query that sees a later key.
std::optional<SeenEarly> seesLater(const Computed& computed)
{
    const Dims& dims = computed.realized->plan.dims;
    const Config& config = computed.realized->config;
    const bool applied = computed.blocked.applied();
    if (applied && config.mask.kind == MaskKind::Causal && !overridesAllowed(*computed.realized))
        return std::nullopt;
    const std::int64_t items = masksByPosition(config) ? 1 : dims.B; // such a mask is the same for all
    for (std::int64_t b = 0; b < items; ++b)
        for (std::int64_t i = 0; i < dims.T; ++i)
            for (std::int64_t j = i + 1; j < dims.T; ++j)
                if (!applied || !computed.blocked(b, i, j))
                    return SeenEarly{b, i, j};
    return std::nullopt;
}

std::string whyMaskForbids(const Computed& computed, const SeenEarly& seen)
{
    const Mask& mask = computed.realized->config.mask;
    if (!computed.blocked.applied())
        return say("Without a causal mask, every token sees later ones, so no row can be computed before all tokens "
                   "have arrived. Choose a mask that blocks later tokens.");
    if (mask.kind == MaskKind::Prefix)
        return say("With the prefix mask, the first %1 tokens see each other, including later ones, so they are "
                   "computed together. Only the tokens after them can arrive one at a time. Choose a prefix of 1 token "
                   "or a causal mask.",
                   mask.prefix);
    const std::vector<std::string> queries = tokenLabels(computed.scene, seen.item, computed.realized->plan.dims.T);
    return say("“%1” sees the later token “%2”, so its row cannot be computed before that token arrives. Choose a mask "
               "that blocks later tokens.",
               queries[std::size_t(seen.query)], queries[std::size_t(seen.key)]);
}

// A value pinned in a row for a later token, with no mask after it.
std::string whyPinnedForbids(const Computed& computed)
{
    const Realized& realized = *computed.realized;
    for (const EditList::Entry& edit : realized.overrides.inOrder()) {
        const StageTensor* stage = findStage(realized.plan.stages, edit.tensor);
        if (!stage || !stage->after_mask || !stage->queriesByKeys())
            continue;
        const Index cell = indexOfRank(edit.index, stage->axes.size());
        const std::int64_t query = cell[cell.size() - 2], key = cell.back(), item = cell.front();
        if (key <= query)
            continue;
        const std::vector<std::string> tokens = tokenLabels(computed.scene, item, realized.plan.dims.T);
        return say("A value of %1 in row “%2” is pinned for the later token “%3”, which has not arrived when the row "
                   "is computed. Reset this value.",
                   edit.tensor, tokens[std::size_t(query)], tokens[std::size_t(key)]);
    }
    return {};
}

// Whatever its mask is.
std::string whyLayerForbids(const Config& config)
{
    if (config.stage != Stage::Attention)
        return say("This scene is not an attention layer, so it has no keys and values to cache.");
    if (startsFromWeights(config))
        return say("The weights of this scene are inputs, so no keys are read or cached.");
    if (!normalises(config))
        return say("This scene ends with the scores, so it has no attention weights for decoding.");
    if (!mixesValues(config))
        return say("This scene has no values, but a cache stores keys and values.");
    if (readsMemory(config))
        return say("In cross-attention, all keys and values come from the memory before the first token arrives, so "
                   "new tokens add none.");
    if (asksWithNext(config))
        return say("Each row uses the query of the next token, which has not arrived yet.");
    if (normalisesColumns(config))
        return say(
            "The softmax runs over the queries, so a weight depends on later tokens, which have not arrived yet.");
    if (readsStraightThrough(config))
        return say("The heads are joined without the transpose, so a row of the context contains values of tokens that "
                   "have not arrived yet.");
    return {};
}

} // namespace

std::string whyNotDecodable(const Computed& computed)
{
    const Config& config = computed.realized->config;
    if (std::string why = whyLayerForbids(config); !why.empty())
        return why;
    if (keysAreOthers(computed.scene, computed.realized->plan.dims))
        return say("The keys of this scene have tokens of their own, but a cache gets one key with each query.");
    if (const auto seen = seesLater(computed))
        return whyMaskForbids(computed, *seen);
    if (masksAfter(config) && !rescalesWeights(config) && computed.realized->plan.dims.T > 1)
        return say("The mask comes after the softmax, whose sum includes later tokens, so no row can be computed "
                   "before they arrive. Rescale the rows, or mask before the softmax.");
    return whyPinnedForbids(computed);
}

bool lacksCausalMask(const Computed& computed)
{
    const Config& config = computed.realized->config;
    return config.mask.kind == MaskKind::None && whyLayerForbids(config).empty() && seesLater(computed);
}

CacheRows cacheRows(const Computed& computed, std::int64_t item)
{
    const std::int64_t T = computed.realized->plan.dims.T;
    CacheRows rows{std::vector<std::int64_t>(std::size_t(T)), std::vector<std::int64_t>(std::size_t(T))};
    for (std::int64_t j = 0; j < T; ++j) {
        std::int64_t last = -1; // the last token that sees key j
        for (std::int64_t i = j; i < T; ++i)
            if (!computed.blocked.applied() || !computed.blocked(item, i, j)) {
                ++rows.seen[std::size_t(i)];
                last = i;
            }
        for (std::int64_t i = j; i <= last; ++i)
            ++rows.held[std::size_t(i)];
    }
    return rows;
}

} // namespace attn
