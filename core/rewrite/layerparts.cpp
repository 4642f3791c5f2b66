// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rewrite/layerparts.h"

#include "core/base/say.h"
#include "core/layer/stages.h"
#include "core/rewrite/familytensors.h"
#include "core/rewrite/giventensors.h"
#include "core/rewrite/seededrows.h"
#include "core/scene/options.h"

#include <algorithm>
#include <array>

namespace attn {

namespace {

constexpr std::array<LayerPartFacts, 7> part_table = {{
    {LayerPart::Memory, "memory", "qkv", SAY_LATER("Cross-attention (memory)"),
     SAY_LATER("Keys and values come from the memory, a separate set of tokens from another sentence or an image.")},
    {LayerPart::SharedKeys, "num_kv_heads", "qkv", SAY_LATER("Shared keys (GQA)"),
     SAY_LATER("Grouped-query attention: several heads read the same keys and values, so the KV cache is smaller.")},
    {LayerPart::QkNorm, "qk_norm", "qk_norm", SAY_LATER("QK norm (RMSNorm)"),
     SAY_LATER("Normalizes each query and key before the dot product, so scores stay bounded.")},
    {LayerPart::Rope, "rope", "rope", SAY_LATER("Rotary positions (RoPE)"),
     SAY_LATER("Rotates queries and keys by their position, so a score depends on the distance between two tokens.")},
    {LayerPart::Softcap, "softcap", "softcap", SAY_LATER("Capped scores (tanh)"),
     SAY_LATER("Limits scores with tanh so that none exceeds the cap, as in Gemma 2.")},
    {LayerPart::PositionBias, "position_bias", "bias", SAY_LATER("Position bias (ALiBi, T5)"),
     SAY_LATER("Adds a bias to each score, based on distance (ALiBi, T5 buckets) or on custom values.")},
    {LayerPart::Sinks, "sinks", "", SAY_LATER("Attention sinks"),
     SAY_LATER("Adds one logit per head to the softmax. Its share goes to no token.")},
}};

class Parts {
public:
    explicit Parts(const Scene& before) : m_before(before), m_rewriting(before), m_config(m_rewriting.scene.config) {}

    std::optional<Error> turn(LayerPart part, bool on);
    std::optional<Error> setBias(PositionBiasKind kind);
    std::optional<Error> addMemory();
    void scaleFirst(const std::string& note);
    Config& config() { return m_config; }
    // Gives norms, frequencies and sinks the sizes that the config asks for.
    std::optional<Error> fit() { return fitFamilyTensors(m_rewriting); }
    Result<Rewritten> finish();

private:
    std::string put(std::string name, Tensor tensor);
    void takeAway();

    const Scene& m_before;
    Rewriting m_rewriting;
    Config& m_config;
};

// A new input, called `name` unless that is taken.
std::string Parts::put(std::string name, Tensor tensor)
{
    while (m_rewriting.isMade(name) || isComputedName(m_config, name))
        name += "_";
    m_rewriting.scene.inputs.push_back({name, std::move(tensor)});
    return name;
}

Tensor everyNumber(const Shape& shape, float value)
{
    Tensor tensor(shape, Kind::Real);
    std::fill_n(tensor.mutableData(), tensor.size(), value);
    return tensor;
}

// The nearer, the more: half of the buckets are for keys before the query, half for those after it.
Tensor firstBuckets(std::int64_t heads)
{
    constexpr std::int64_t buckets = 8, one_way = buckets / 2;
    Tensor table({buckets, heads}, Kind::Real);
    for (std::int64_t i = 0; i < table.size(); ++i)
        table.mutableData()[i] = -0.5f * float(i / heads % one_way) / float(i % heads + 1);
    return table;
}

std::optional<Error> Parts::setBias(PositionBiasKind kind)
{
    if (kind == m_config.position_bias.kind)
        return std::nullopt;
    m_config.position_bias = {};
    m_config.position_bias.kind = kind;
    if (kind != PositionBiasKind::None)
        scaleFirst(
            say("Scores are now scaled before the mask, because the bias is added between scaling and masking."));
    if (kind == PositionBiasKind::T5)
        m_config.position_bias.tensor = put("t5_bias", firstBuckets(m_config.num_heads));
    if (kind != PositionBiasKind::Tensor)
        return std::nullopt;
    const auto planned = plan(m_before);
    if (!planned)
        return planned.error();
    const Shape shape = {planned->dims.T, planned->dims.S};
    if (elementCount(shape) > max_given_numbers)
        return Error{say("position_bias: a bias of %1 x %2 values is too large to enter by hand; use ALiBi or T5.",
                         shape[0], shape[1])};
    m_config.position_bias.tensor = put("bias", everyNumber(shape, 0));
    return std::nullopt;
}

// Caps and biases come between scale and mask, so the scale must come first.
void Parts::scaleFirst(const std::string& note)
{
    const bool moves = m_config.scale_at == ScaleAt::AfterMask && m_config.scale != Scale::None;
    m_config.scale_at = ScaleAt::BeforeMask;
    if (moves)
        m_rewriting.notes.push_back(note);
}

// Drawn as new tokens are. With masks or biases given per key, it has as many keys as there are tokens.
std::optional<Error> Parts::addMemory()
{
    const auto planned = plan(m_before);
    if (!planned)
        return planned.error();
    const auto [B, T, D, O, H, hd, S, KV, M] = planned->dims;
    const bool beside_keys = hasTensor(m_config.mask.kind) || m_config.position_bias.kind == PositionBiasKind::Tensor;
    const std::int64_t tokens = T + (beside_keys ? 0 : 1);
    if (masksByPosition(m_config)) {
        m_config.mask = {};
        m_rewriting.notes.push_back(
            say("The mask is now off, because the keys of a memory do not line up with the queries."));
    }
    if (B * tokens * D > max_given_numbers)
        return Error{say("memory: %1 tokens with %2 values each are too many to enter by hand.", tokens, D)};
    m_config.memory = put("memory", Tensor({B, tokens, D}, seededRows(m_before, T, B * tokens, D), Kind::Real));
    return std::nullopt;
}

std::optional<Error> Parts::turn(LayerPart part, bool on)
{
    const std::int64_t head_dim = m_config.d_out / m_config.num_heads;
    switch (part) {
    case LayerPart::SharedKeys: break; // by restructure
    case LayerPart::Memory:
        if (on)
            return addMemory();
        m_config.memory.clear();
        m_config.d_memory.reset();
        m_rewriting.scene.memory_tokens.clear();
        break;
    case LayerPart::QkNorm:
        configPart("qk_norm").turn(m_config, on);
        if (on) {
            m_config.qk_norm->query = put("q_norm", everyNumber({head_dim}, 1));
            m_config.qk_norm->key = put("k_norm", everyNumber({head_dim}, 1));
        }
        break;
    case LayerPart::Rope:
        configPart("rope").turn(m_config, on);
        if (on && head_dim % 2 != 0 && head_dim > 1)
            m_config.rope->dims = head_dim - 1; // pairs turn; the last component stays
        break;
    case LayerPart::Softcap:
        m_config.softcap = on ? std::optional(5.0) : std::nullopt;
        if (on)
            scaleFirst(
                say("Scores are now scaled before the mask, because the cap is applied between scaling and masking."));
        break;
    case LayerPart::PositionBias: return setBias(on ? PositionBiasKind::Alibi : PositionBiasKind::None);
    case LayerPart::Sinks:
        m_config.sinks = on ? put("sinks", everyNumber({m_config.num_heads}, 0)) : std::string();
        break;
    }
    return std::nullopt;
}

// Removes what config no longer names and nothing else needs.
void Parts::takeAway()
{
    const std::set<std::string> needed = neededTensors(m_rewriting.scene);
    for (const std::string& name : tensorsInConfig(m_before.config)) {
        if (readsTensor(m_config, name) || needed.contains(name) || !m_rewriting.scene.input(name))
            continue;
        m_rewriting.removeInput(name);
        m_rewriting.scene.edits.removeAll(name);
        m_rewriting.moveSliders(name, [](const Index&) { return std::nullopt; });
    }
}

Result<Rewritten> Parts::finish()
{
    if (auto fault = checkConfig(m_config))
        return Error{*fault};
    takeAway();
    return m_rewriting.finish();
}

Result<Rewritten> withKeyHeads(const Scene& scene, std::optional<std::int64_t> heads)
{
    Structure structure = structureOf(scene);
    structure.num_kv_heads = heads;
    return restructure(scene, structure);
}

Result<Rewritten> withMemoryWidth(const Scene& scene, std::int64_t width)
{
    Structure structure = structureOf(scene);
    structure.d_memory = width;
    return restructure(scene, structure);
}

// Each key serves as few heads as can be.
Result<Rewritten> shareKeys(const Scene& scene)
{
    const std::int64_t heads = scene.config.num_heads;
    if (heads < 2)
        return Error{say("num_kv_heads: a single head cannot share its keys; use at least 2 heads.")};
    std::int64_t shared = heads / 2;
    while (heads % shared != 0)
        --shared;
    return withKeyHeads(scene, shared);
}

} // namespace

std::span<const LayerPartFacts> layerParts() { return part_table; }

bool hasPart(const Config& config, LayerPart part)
{
    switch (part) {
    case LayerPart::Memory: return !config.memory.empty();
    case LayerPart::SharedKeys: return config.num_kv_heads.has_value();
    case LayerPart::QkNorm: return config.qk_norm.has_value();
    case LayerPart::Rope: return config.rope.has_value();
    case LayerPart::Softcap: return config.softcap.has_value();
    case LayerPart::PositionBias: return config.position_bias.kind != PositionBiasKind::None;
    case LayerPart::Sinks: return !config.sinks.empty();
    }
    return false;
}

Result<Rewritten> withPart(const Scene& scene, LayerPart part, bool on)
{
    if (hasPart(scene.config, part) == on)
        return Rewritten{scene, {}, {}};
    if (part == LayerPart::SharedKeys)
        return on ? shareKeys(scene) : withKeyHeads(scene, std::nullopt);
    std::optional<Rewritten> as_wide; // keys and values will come from x, which has another width
    if (part == LayerPart::Memory && !on) {
        auto same = withMemoryWidth(scene, scene.config.d_in);
        if (!same)
            return same;
        as_wide = std::move(*same);
    }
    Parts parts(as_wide ? as_wide->scene : scene);
    if (auto fault = parts.turn(part, on))
        return *fault;
    auto turned = parts.finish();
    if (turned && as_wide) {
        turned->dropped.insert(turned->dropped.begin(), as_wide->dropped.begin(), as_wide->dropped.end());
        turned->notes.insert(turned->notes.begin(), as_wide->notes.begin(), as_wide->notes.end());
    }
    return turned;
}

Result<Rewritten> withPositionBias(const Scene& scene, PositionBiasKind kind)
{
    Parts parts(scene);
    if (auto fault = parts.setBias(kind))
        return *fault;
    return parts.finish();
}

Result<Rewritten> withSetting(const Scene& scene, const Setting& setting, const SettingValue& value)
{
    if (setting.path == "num_kv_heads")
        return withKeyHeads(scene, std::get<std::int64_t>(value));
    if (setting.path == "d_memory")
        return withMemoryWidth(scene, std::get<std::int64_t>(value));
    Parts parts(scene);
    setting.set(parts.config(), value);
    if (setting.path == "qk_norm.all_heads")
        if (auto fault = parts.fit())
            return *fault;
    return parts.finish();
}

} // namespace attn
