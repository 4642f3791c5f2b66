// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/importparts.h"

#include "core/base/say.h"
#include "core/base/shellwords.h"
#include "core/import/layernames.h"
#include "core/import/readings.h"

#include <algorithm>

namespace attn {

namespace {

class HeadCounter {
public:
    HeadCounter(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                const ImportChoices& choices, const Config& base)
        : m_arrays(arrays), m_steps(steps), m_choices(choices), m_base(base)
    {
    }

    Result<HeadCounts> run()
    {
        for (const auto& chosen : {m_choices.heads, m_choices.kv_heads})
            if (chosen && *chosen < 1)
                return Error{say("a layer needs at least 1 head, got %1", *chosen)};
        const auto has = [&](auto test) { return std::ranges::any_of(m_steps, test); };
        if (has([](const ImportStep& step) { return step.head >= 0; }))
            return ofList();
        if (has([](const ImportStep& step) { return isStart(step.target); }))
            return ofStart();
        if (has([](const ImportStep& step) { return isProjection(step.target); }))
            return ofLayer();
        return ofScene();
    }

private:
    const ImportStep* stepFor(ImportTarget target) const
    {
        const auto found = std::ranges::find(m_steps, target, &ImportStep::target);
        return found == m_steps.end() ? nullptr : &*found;
    }
    const ReadArray* arrayFor(ImportTarget target) const
    {
        const ImportStep* step = stepFor(target);
        return step ? &m_arrays[static_cast<std::size_t>(step - m_steps.data())] : nullptr;
    }
    static std::string shown(const ReadArray& array) { return array.name + " " + toString(array.values.shape()); }

    // Outputs per token of a layer, or inputs; 0 if it is missing, or no matrix.
    std::int64_t out(ImportTarget target) const { return width(target, true); }
    std::int64_t in(ImportTarget target) const { return width(target, false); }
    std::int64_t width(ImportTarget target, bool out) const
    {
        const ReadArray* array = arrayFor(target);
        return array && array->values.rank() == 2 ? array->values.dim(stepFor(target)->transposed == out ? 1 : 0) : 0;
    }

    HeadCounts allOwn(std::int64_t heads) const { return {heads, heads, {}}; }

    Result<HeadCounts> ofList() const
    {
        const std::int64_t last = std::ranges::max_element(m_steps, {}, &ImportStep::head)->head;
        return allOwn(m_choices.heads.value_or(last + 1));
    }

    // No weights imported: as many as before, unless chosen otherwise.
    Result<HeadCounts> ofScene() const
    {
        const std::int64_t heads = m_choices.heads.value_or(m_base.num_heads);
        const std::int64_t before = m_base.num_kv_heads.value_or(m_base.num_heads);
        if (m_choices.kv_heads)
            return HeadCounts{heads, *m_choices.kv_heads, {}};
        if (before == m_base.num_heads || before < 1 || m_base.num_heads < 1)
            return allOwn(heads);
        return HeadCounts{heads, std::max<std::int64_t>(1, heads * before / m_base.num_heads), {}};
    }

    // The choice that gives the queries `heads`, where their axes may be in the other order.
    std::string tokensFirst(std::int64_t heads) const
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (const Shape& shape = m_arrays[i].values.shape();
                m_steps[i].target == ImportTarget::Q && shape.size() == 4 &&
                m_steps[i].reading != ArrayReading::TokensFirst && shape[2] == heads)
                return m_steps[i].array + "=q:" + std::string(readingWord(ArrayReading::TokensFirst));
        return {};
    }

    Result<HeadCounts> ofStart() const
    {
        const auto own = headsOfStart(m_arrays, m_steps);
        if (own && m_choices.heads && *m_choices.heads != *own) {
            const std::string heads = sayCount("1 head", "%n heads", *own);
            if (const std::string turned = tokensFirst(*m_choices.heads); !turned.empty())
                return Error{say("the arrays have %1, not %2; if they are [B, T, H, head_dim], use --map %3", heads,
                                 *m_choices.heads, shellWord(turned))};
            return Error{say("the arrays have %1, not %2", heads, *m_choices.heads)};
        }
        const ReadArray *q = arrayFor(ImportTarget::Q), *k = arrayFor(ImportTarget::K);
        if (!q || !k || q->values.rank() < 2 || k->values.rank() < 2 || arrayFor(ImportTarget::Weights))
            return allOwn(own.value_or(m_choices.heads.value_or(m_base.num_heads)));
        if (!own)
            return fromColumns(q->values.dim(-1), k->values.dim(-1), shown(*q), shown(*k));
        const auto reading = stepFor(ImportTarget::K)->reading;
        const std::int64_t keys = k->values.rank() == 4 ? k->values.dim(reading == ArrayReading::TokensFirst ? 2 : 1)
                                  : reading == ArrayReading::HeadByHead ? k->values.dim(0)
                                                                        : *own;
        if (m_choices.kv_heads && *m_choices.kv_heads != keys)
            return Error{say("the keys in %1 have %2, not %3", shown(*k), sayCount("1 head", "%n heads", keys),
                             *m_choices.kv_heads)};
        return HeadCounts{*own, keys > 0 && *own % keys == 0 ? keys : *own, {}};
    }

    Result<HeadCounts> ofLayer() const
    {
        if (const ReadArray* qkv = arrayFor(ImportTarget::Qkv))
            return ofFused(*qkv);
        const ReadArray *query = arrayFor(ImportTarget::WQuery), *key = arrayFor(ImportTarget::WKey);
        if (!query || !key)
            return allOwn(m_choices.heads.value_or(m_base.num_heads)); // missing ones reported later
        return fromColumns(out(ImportTarget::WQuery), out(ImportTarget::WKey), shown(*query), shown(*key));
    }

    // (H + 2 KV) head_dim columns: queries, then keys, then values.
    Result<HeadCounts> ofFused(const ReadArray& qkv) const
    {
        const std::int64_t columns = out(ImportTarget::Qkv), merged = in(ImportTarget::OutProj);
        const auto split = [&](std::int64_t queries) {
            const std::int64_t keys = (columns - queries) / 2;
            return fromColumns(queries, keys, say("the query part of %1", shown(qkv)), say("the key part"));
        };
        const auto splits = [&](std::int64_t queries) {
            const std::int64_t keys = (columns - queries) / 2;
            return queries > 0 && queries < columns && (columns - queries) % 2 == 0 && queries % keys == 0;
        };
        if (splits(merged))
            return split(merged);
        const auto heads = m_choices.heads ? m_choices.heads : headsFromShapes().first;
        if (heads && m_choices.kv_heads && *heads > 0 && *m_choices.kv_heads > 0) {
            const std::int64_t parts = *heads + 2 * *m_choices.kv_heads;
            if (columns % parts != 0)
                return Error{say("%1 outputs %2 values per token, which cannot be split into %3 for queries and %4 "
                                 "each for keys and values",
                                 shown(qkv), columns, sayCount("1 head", "%n heads", *heads), *m_choices.kv_heads)};
            return split(columns / parts * *heads);
        }
        const std::int64_t head_dim = normSize();
        if (heads && head_dim > 0 && *heads > 0 && *heads < columns && splits(*heads * head_dim))
            return split(*heads * head_dim);
        return columns > 0 && columns % 3 == 0 ? split(columns / 3) : allOwn(heads.value_or(m_base.num_heads));
    }

    std::int64_t normSize() const
    {
        for (const ImportTarget target : {ImportTarget::QNorm, ImportTarget::KNorm})
            if (const ReadArray* norm = arrayFor(target))
                return norm->values.size();
        return 0;
    }

    // The number of heads that an array has one number for each of, and which.
    std::pair<std::optional<std::int64_t>, const ReadArray*> headsFromShapes() const
    {
        if (const ReadArray* sinks = arrayFor(ImportTarget::Sinks); sinks && sinks->values.size() > 0)
            return {sinks->values.size(), sinks};
        if (const ReadArray* table = arrayFor(ImportTarget::T5Bias); table && table->values.rank() == 2)
            return {table->values.dim(1), table};
        return {};
    }

    static bool goTogether(std::int64_t heads, std::int64_t queries, std::int64_t keys)
    {
        return heads > 0 && queries % heads == 0 && queries / heads > 0 && keys % (queries / heads) == 0;
    }

    // Of queries and keys that are so wide.
    Result<HeadCounts> fromColumns(std::int64_t queries, std::int64_t keys, const std::string& query,
                                   const std::string& key) const
    {
        if (queries <= 0)
            return allOwn(m_choices.heads.value_or(m_base.num_heads));
        const bool shares = keys > 0 && keys < queries && queries % keys == 0;
        if (!shares)
            keys = queries; // as wide, or something that importedLayer() refuses
        HeadCounts counts = allOwn(m_base.num_heads);
        bool known = true;
        const auto take = [&](std::int64_t heads, const ReadArray* by) {
            counts.heads = heads;
            counts.heads_from = by ? shown(*by) : "";
        };
        const ReadArray *norm = arrayFor(ImportTarget::QNorm), *angles = arrayFor(ImportTarget::InvFreq);
        const std::int64_t head_dim = normSize(), turned = angles ? 2 * angles->values.size() : 0;
        const auto each = headsFromShapes();
        if (m_choices.heads)
            counts.heads = *m_choices.heads;
        else if (head_dim > 0 && head_dim < queries && queries % head_dim == 0 && keys % head_dim == 0)
            take(queries / head_dim, norm ? norm : arrayFor(ImportTarget::KNorm));
        else if (each.first && goTogether(*each.first, queries, keys))
            take(*each.first, each.second);
        else if (m_choices.kv_heads && *m_choices.kv_heads > 0 && keys % *m_choices.kv_heads == 0)
            counts.heads = queries / keys * *m_choices.kv_heads;
        else if (turned > 0 && queries % turned == 0 && keys % turned == 0)
            take(queries / turned, angles);
        else
            known = goTogether(m_base.num_heads, queries, keys);
        if (norm && head_dim == queries && !m_choices.heads && counts.heads == 1 && counts.heads_from.empty())
            counts.wide_norm = shown(*norm);
        if (!shares) {
            counts.kv_heads = counts.heads;
            if (m_choices.kv_heads && *m_choices.kv_heads != counts.heads)
                return Error{say(
                    "each of the %1 heads has its own key and value here, so the layer cannot have %2 key/value heads",
                    counts.heads, *m_choices.kv_heads)};
            return counts;
        }
        if (!known)
            return Error{say("%1 outputs %2 values per token and %3 outputs %4, so %5 heads share each key and value "
                             "(grouped-query attention). Provide the number of heads or of key/value heads.",
                             query, queries, key, keys, queries / keys)};
        if (!goTogether(counts.heads, queries, keys))
            return Error{say("%2 outputs %3 values per token and %4 outputs %5; with %1, queries and keys cannot have "
                             "the same head_dim",
                             sayCount("1 head", "%n heads", counts.heads), query, queries, key, keys)};
        counts.kv_heads = keys / (queries / counts.heads);
        if (m_choices.kv_heads && *m_choices.kv_heads != counts.kv_heads)
            return Error{say("if the layer has %1, then %2 has %3, not %4",
                             sayCount("1 head", "%n heads", counts.heads), key,
                             sayCount("1 key/value head", "%n key/value heads", counts.kv_heads), *m_choices.kv_heads)};
        return counts;
    }

    const std::vector<ReadArray>& m_arrays;
    const std::vector<ImportStep>& m_steps;
    const ImportChoices& m_choices;
    const Config& m_base;
};

} // namespace

Result<HeadCounts> headCounts(const std::vector<ReadArray>& arrays, const std::vector<ImportStep>& steps,
                              const ImportChoices& choices, const Scene& base)
{
    return HeadCounter(arrays, steps, choices, base.config).run();
}

} // namespace attn
