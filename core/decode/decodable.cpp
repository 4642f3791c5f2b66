// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/decode/decodable.h"

#include "core/base/say.h"

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
        return say("Without a causal mask every token sees later ones: no row can be computed before all tokens are "
                   "there. Choose a mask that hides later tokens.");
    if (mask.kind == MaskKind::Prefix)
        return say(
            "The prefix mask lets the first %1 tokens see each other, later ones too: they are computed together, and "
            "only the tokens after them can come one by one. Choose a prefix of 1 or a causal mask.",
            mask.prefix);
    const std::vector<std::string> queries = tokenLabels(computed.scene, seen.item, computed.realized->plan.dims.T);
    return say(
        "The token \"%1\" sees the later token \"%2\": its row cannot be computed before that one is there. Choose a "
        "mask that hides later tokens.",
        queries[std::size_t(seen.query)], queries[std::size_t(seen.key)]);
}

// A number that a person put into a row for a token after it, where no mask comes after it.
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
        return say("A number of %1 is pinned by hand in the row \"%2\" for the later token \"%3\", which is not there "
                   "yet when the row is made. Take it back.",
                   edit.tensor, tokens[std::size_t(query)], tokens[std::size_t(key)]);
    }
    return {};
}

// Whatever its mask is.
std::string whyLayerForbids(const Config& config)
{
    if (config.stage != Stage::Attention)
        return say("This scene is no attention layer: there are no keys and values to keep.");
    if (startsFromWeights(config))
        return say("The weights of this scene are given: no key is read, so none is kept.");
    if (!normalises(config))
        return say("This scene stops at the scores: there are no weights to decode.");
    if (!mixesValues(config))
        return say("This scene has no values: a cache keeps keys and values.");
    if (readsMemory(config))
        return say("In cross-attention all keys and values are made from the memory, before the first token comes: no "
                   "token adds to them.");
    if (asksWithNext(config))
        return say("Each row asks with the query of the next token, which is not there yet.");
    if (normalisesColumns(config))
        return say("The softmax goes over the queries: a weight depends on later tokens, which are not there yet.");
    if (readsStraightThrough(config))
        return say("The heads are joined straight through memory, so that a row of the context holds numbers of tokens "
                   "that are not there yet.");
    return {};
}

} // namespace

std::string whyNotDecodable(const Computed& computed)
{
    const Config& config = computed.realized->config;
    if (std::string why = whyLayerForbids(config); !why.empty())
        return why;
    if (const auto seen = seesLater(computed))
        return whyMaskForbids(computed, *seen);
    if (masksAfter(config) && !rescalesWeights(config) && computed.realized->plan.dims.T > 1)
        return say("The mask comes after the softmax, whose sum counts later tokens too: no row can be computed before "
                   "they are there. Rescale the rows, or mask before the softmax.");
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
