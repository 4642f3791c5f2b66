// SPDX-License-Identifier: GPL-3.0-or-later
// The table's first part: memory, what the scene gives beside x, queries, keys and values, and their positions.
#include "core/layer/stagetable.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/layer/stagefacts.h"
#include "core/scene/options.h"

#include <span>

namespace attn {

void TableBuilder::memory()
{
    const CardTitle& card = factsOf("x")->card;
    StageTensor& memory = parameter(m_config.memory, "bjm", say("Memory"));
    memory.card = card.id;
    memory.title = card.title;
    memory.letter = "m";
    memory.heading = say("Token embeddings and memory"); // of both
}

void TableBuilder::parameters()
{
    const Mask& mask = m_config.mask;
    if (hasTensor(mask.kind)) {
        StageTensor& given = parameter(mask.tensor,
                                       mask.kind == MaskKind::Padding ? "bj"
                                       : m_sizes.mask.size() == 3     ? "bij"
                                                                      : "ij",
                                       mask.tensor);
        given.kind = mask.kind == MaskKind::Additive ? Kind::Real : Kind::Boolean;
    }
    if (normsQueries(m_config)) {
        const bool whole = normsAllHeads(m_config);
        const auto weights = [&](const std::string& name, std::int64_t heads, std::string words) {
            StageTensor& given = parameter(name, whole ? "-" : "e", std::move(words));
            if (whole)
                given.shape = {heads * m_sizes.dims.hd};
        };
        weights(m_config.qk_norm->query, m_sizes.dims.H, say("Query norm weights"));
        if (m_config.qk_norm->key != m_config.qk_norm->query)
            weights(m_config.qk_norm->key, m_sizes.dims.KV, say("Key norm weights"));
    }
    if (rotates(m_config) && !m_config.rope->inv_freq.empty())
        parameter(m_config.rope->inv_freq, "-", say("Frequencies of the rotary pairs")).shape = {m_sizes.pairs};
    if (hasSinks(m_config))
        parameter(m_config.sinks, "h", say("Sinks, one logit per head"));
    const PositionBias& bias = m_config.position_bias;
    if (addsBias(m_config) && bias.kind == PositionBiasKind::T5)
        parameter(bias.tensor, "-h", say("Position bias by bucket")).shape = m_sizes.bias;
    else if (addsBias(m_config) && bias.kind == PositionBiasKind::Tensor)
        parameter(bias.tensor, biasAxes(), say("Position bias (input)"));
}

std::string_view TableBuilder::biasAxes() const { return std::string_view("bhij").substr(4 - m_sizes.bias.size()); }

void TableBuilder::projection()
{
    static constexpr std::string_view parts[] = {"q", "k", "v"};
    const auto made_parts = std::span(parts).first(mixesValues(m_config) ? 3 : 2);
    const auto named = [&](StageTensor& made) {
        made.heading = mixesValues(m_config) ? say("Queries, keys and values") : say("Queries and keys");
        if (sharesKeys(m_config, m_sizes.dims))
            made.subtitle = std::to_string(m_sizes.dims.H) + " Q, " + std::to_string(m_sizes.dims.KV) + " K V";
        if (!mixesValues(m_config))
            made.title = "Q K";
    };
    if (!startsFromX(m_config)) {
        for (const std::string_view name : made_parts)
            named(given(name));
        return;
    }
    std::string_view from = "x";
    const auto reshaped = [&](std::string_view name, Operation operation) {
        make(name, operation, from).aside = true;
        from = name;
    };
    const Projection projection = m_config.projection;
    const bool interleaved = projection == Projection::FusedInterleaved;
    if (interleaved || projection == Projection::FusedBlocks || projection == Projection::MhaModule)
        reshaped("qkv", Operation::Product);
    if (interleaved) {
        reshaped("qkv_reshaped", Operation::Copy);
        reshaped("qkv_permuted", Operation::Copy);
    }
    const bool copies = from != "x" || projection == Projection::None;
    for (const std::string_view name : made_parts) {
        const bool of_memory = readsMemory(m_config) && name != "q";
        StageTensor& made = make(name, copies ? Operation::Copy : Operation::Product,
                                 of_memory ? std::string_view(m_config.memory) : from);
        named(made);
        if (projection == Projection::None)
            made.subtitle = mixesValues(m_config) ? "q = k = v = x" : "q = k = x";
        if (tiesWeights(m_config))
            made.subtitle = mixesValues(m_config) ? "q = k = v" : "q = k";
    }
}

void TableBuilder::positions()
{
    const auto both = [&](const char* query, const char* key, Operation operation, const std::string& heading,
                          const std::string& subtitle) {
        for (const bool of_query : {true, false}) {
            std::string_view& last = of_query ? m_query : m_key;
            StageTensor& made = make(of_query ? query : key, operation, last);
            made.heading = heading;
            made.subtitle = subtitle;
            if (operation == Operation::Norm)
                made.with = of_query ? m_config.qk_norm->query : m_config.qk_norm->key;
            else
                made.with = m_config.rope->inv_freq;
            last = of_query ? query : key;
        }
    };
    if (normsQueries(m_config))
        both("q_normed", "k_normed", Operation::Norm, say("Normalized queries and keys"),
             normsAllHeads(m_config) ? say("RMSNorm, all heads") : "RMSNorm");
    if (rotates(m_config))
        both("q_rotated", "k_rotated", Operation::Rotate, say("Rotated queries and keys"),
             m_config.rope->inv_freq.empty() ? "θ = " + shortest(m_config.rope->theta) : m_config.rope->inv_freq);
}

} // namespace attn
