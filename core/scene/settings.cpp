// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/settings.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace attn {

namespace {

using Value = std::optional<SettingValue>;

// `value`, or nothing if it equals `otherwise`.
template <class Number> Value unless(const Number& value, const Number& otherwise)
{
    return value == otherwise ? Value() : Value(value);
}
template <class Number> Number orElse(const Value& value, const Number& otherwise)
{
    return value ? std::get<Number>(*value) : otherwise;
}
template <class Number> std::optional<Number> given(const Value& value)
{
    return value ? std::optional(std::get<Number>(*value)) : std::nullopt;
}
template <class Number> Value maybe(const std::optional<Number>& value) { return value ? Value(*value) : Value(); }

// A number that every mask of this kind has, and no other.
Value ofKind(const Config& config, MaskKind kind, std::int64_t number)
{
    return config.mask.kind == kind ? Value(number) : unless(number, std::int64_t(0));
}

const QkNorm plain_norm;
const Rope plain_rope;
const PositionBias plain_bias;

// How a setting is read and written that is a member of config, or of a member of it: left out, it is as in a plain one.
template <auto... members> struct Member {
    static auto usual() { return (Config().*....*members); }
    static Value get(const Config& c) { return unless((c.*....*members), usual()); }
    static void set(Config& c, const Value& v) { (c.*....*members) = orElse(v, usual()); }
    static SettingValue otherwise(const Config&) { return usual(); }
};
// The same of one that may have no value.
template <auto member> Value getMaybe(const Config& c) { return maybe(c.*member); }
template <auto member> void setMaybe(Config& c, const Value& v)
{
    c.*member = given<typename std::remove_cvref_t<decltype(Config().*member)>::value_type>(v);
}
// The same of a member of a part that may be off.
template <auto part, auto member> struct PartMember {
    static auto usual() { return typename std::remove_cvref_t<decltype(Config().*part)>::value_type().*member; }
    static Value get(const Config& c) { return c.*part ? unless((*(c.*part)).*member, usual()) : Value(); }
    static void set(Config& c, const Value& v)
    {
        if (c.*part)
            (*(c.*part)).*member = orElse(v, usual());
    }
    static SettingValue otherwise(const Config&) { return usual(); }
};
template <auto member> using NormMember = PartMember<&Config::qk_norm, member>;
template <auto member> using RopeMember = PartMember<&Config::rope, member>;

bool biasIsOn(const Config& c) { return c.position_bias.kind != PositionBiasKind::None; }

constexpr SettingKind whole = SettingKind::Whole, real = SettingKind::Real, name = SettingKind::Name,
                      flag = SettingKind::Flag;

const std::array<Setting, 20> setting_table = {{
    {"num_kv_heads", SAY_LATER("Key and value heads"),
     SAY_LATER("Grouped-query attention: several query heads read the same keys and values. A value of 1 means "
               "multi-query attention."),
     whole, getMaybe<&Config::num_kv_heads>, setMaybe<&Config::num_kv_heads>,
     [](const Config& c) { return SettingValue(c.num_heads); }, 1, 1},
    {"memory", SAY_LATER("Memory"),
     SAY_LATER("Cross-attention: keys and values come from this tensor, queries from x."), name,
     Member<&Config::memory>::get, Member<&Config::memory>::set},
    {"d_memory", SAY_LATER("Memory width"), SAY_LATER("Number of values per token of the memory (default: as in x)."),
     whole, getMaybe<&Config::d_memory>, setMaybe<&Config::d_memory>,
     [](const Config& c) { return SettingValue(c.d_in); }, 1, 1},
    {"qk_norm.query", SAY_LATER("Query weights"),
     SAY_LATER("RMSNorm weights for the queries, one per component of a head."), name,
     [](const Config& c) { return c.qk_norm ? Value(c.qk_norm->query) : Value(); }, NormMember<&QkNorm::query>::set},
    {"qk_norm.key", SAY_LATER("Key weights"), SAY_LATER("RMSNorm weights for the keys, one per component of a head."),
     name, [](const Config& c) { return c.qk_norm ? Value(c.qk_norm->key) : Value(); }, NormMember<&QkNorm::key>::set},
    {"qk_norm.eps", SAY_LATER("ε"), SAY_LATER("Added to the mean square before the square root is taken."), real,
     NormMember<&QkNorm::eps>::get, NormMember<&QkNorm::eps>::set, NormMember<&QkNorm::eps>::otherwise, 1e-6},
    {"qk_norm.unit_offset", SAY_LATER("1 + weight"),
     SAY_LATER("Multiplies by 1 + weight instead of the weight, as Gemma does."), flag,
     NormMember<&QkNorm::unit_offset>::get, NormMember<&QkNorm::unit_offset>::set,
     NormMember<&QkNorm::unit_offset>::otherwise},
    {"qk_norm.all_heads", SAY_LATER("All heads together"),
     SAY_LATER("Divides by the mean square of all heads of a token instead of each head's own, as OLMo 2 does."), flag,
     NormMember<&QkNorm::all_heads>::get, NormMember<&QkNorm::all_heads>::set,
     NormMember<&QkNorm::all_heads>::otherwise},
    {"rope.theta", SAY_LATER("θ"),
     SAY_LATER("Base of the frequencies. The larger it is, the slower all pairs except the first rotate."), real,
     RopeMember<&Rope::theta>::get, RopeMember<&Rope::theta>::set, RopeMember<&Rope::theta>::otherwise, 100, 1},
    {"rope.dims", SAY_LATER("Rotated components"),
     SAY_LATER("Number of components that rotate in each head. The rest stay unchanged."), whole,
     [](const Config& c) { return c.rope ? maybe(c.rope->dims) : Value(); },
     [](Config& c, const Value& v) {
         if (c.rope)
             c.rope->dims = given<std::int64_t>(v);
     },
     [](const Config& c) { return SettingValue(c.d_out / c.num_heads); }, 2, 2},
    {"rope.offset", SAY_LATER("First position"), SAY_LATER("The position of the first token."), whole,
     RopeMember<&Rope::offset>::get, RopeMember<&Rope::offset>::set, RopeMember<&Rope::offset>::otherwise},
    {"rope.inv_freq", SAY_LATER("Frequencies"),
     SAY_LATER("Tensor with the angle by which each pair rotates from token to token. Replaces θ."), name,
     RopeMember<&Rope::inv_freq>::get, RopeMember<&Rope::inv_freq>::set},
    {"softcap", SAY_LATER("Soft cap"), SAY_LATER("Keeps scaled scores between −c and c with c · tanh(score / c)."),
     real, getMaybe<&Config::softcap>, setMaybe<&Config::softcap>, nullptr, 0.5, 0.5},
    {"position_bias.tensor", SAY_LATER("Bias tensor"),
     SAY_LATER("The bias values. For T5, a table of buckets and heads; otherwise one value per pair."), name,
     Member<&Config::position_bias, &PositionBias::tensor>::get,
     Member<&Config::position_bias, &PositionBias::tensor>::set},
    {"position_bias.max_distance", SAY_LATER("Largest distance"),
     SAY_LATER("All distances from this one on fall into T5's last bucket."), whole,
     Member<&Config::position_bias, &PositionBias::max_distance>::get,
     Member<&Config::position_bias, &PositionBias::max_distance>::set,
     Member<&Config::position_bias, &PositionBias::max_distance>::otherwise, 1, 1},
    {"position_bias.bidirectional", SAY_LATER("Both directions"),
     SAY_LATER("Half of T5's buckets are for keys after the query."), flag,
     Member<&Config::position_bias, &PositionBias::bidirectional>::get,
     Member<&Config::position_bias, &PositionBias::bidirectional>::set,
     Member<&Config::position_bias, &PositionBias::bidirectional>::otherwise},
    {"mask.window", SAY_LATER("Window"), SAY_LATER("Number of keys a query sees, ending with its own key."), whole,
     [](const Config& c) { return ofKind(c, MaskKind::SlidingWindow, c.mask.window); },
     Member<&Config::mask, &Mask::window>::set, Member<&Config::mask, &Mask::window>::otherwise, 1, 1},
    {"mask.global", SAY_LATER("First tokens"), SAY_LATER("Number of initial tokens that stay visible at any distance."),
     whole, Member<&Config::mask, &Mask::global>::get, Member<&Config::mask, &Mask::global>::set,
     Member<&Config::mask, &Mask::global>::otherwise},
    {"mask.prefix", SAY_LATER("Prefix"), SAY_LATER("Number of keys at the start that every query sees."), whole,
     [](const Config& c) { return ofKind(c, MaskKind::Prefix, c.mask.prefix); },
     Member<&Config::mask, &Mask::prefix>::set, Member<&Config::mask, &Mask::prefix>::otherwise},
    {"sinks", SAY_LATER("Sinks"),
     SAY_LATER("Tensor with one extra softmax logit per head. Its share goes to no token."), name,
     Member<&Config::sinks>::get, Member<&Config::sinks>::set},
}};

const std::array<ConfigPart, 3> part_table = {{
    {"qk_norm", [](const Config& c) { return c.qk_norm.has_value(); },
     [](Config& c, bool on) { c.qk_norm = on ? std::optional(plain_norm) : std::nullopt; }},
    {"rope", [](const Config& c) { return c.rope.has_value(); },
     [](Config& c, bool on) { c.rope = on ? std::optional(plain_rope) : std::nullopt; }},
    {"position_bias", biasIsOn,
     [](Config& c, bool on) {
         c.position_bias = plain_bias;
         c.position_bias.kind = on ? PositionBiasKind::Alibi : PositionBiasKind::None;
     }},
}};

} // namespace

std::string_view memberOf(std::string_view path)
{
    return path == "d_memory" ? std::string_view("memory") : path.substr(0, path.find('.'));
}

std::span<const Setting> settings() { return setting_table; }

const Setting& setting(std::string_view path)
{
    const auto found = std::ranges::find(setting_table, path, &Setting::path);
    assert(found != setting_table.end());
    return *found;
}

std::optional<SettingValue> valueNow(const Config& config, const Setting& setting)
{
    if (auto said = setting.get(config); said || !setting.otherwise)
        return said;
    return setting.otherwise(config);
}

bool isOfUse(const Config& config, const Setting& setting)
{
    for (const ConfigPart& part : part_table)
        if (setting.path.starts_with(part.name) && setting.path.substr(part.name.size()).starts_with('.') &&
            !part.is_on(config))
            return false;
    if (setting.path == "mask.window" || setting.path == "mask.global")
        return config.mask.kind == MaskKind::SlidingWindow;
    if (setting.path == "mask.prefix")
        return config.mask.kind == MaskKind::Prefix;
    if (setting.path == "d_memory")
        return !config.memory.empty();
    if (setting.path == "rope.theta")
        return config.rope->inv_freq.empty();
    if (setting.path == "position_bias.max_distance" || setting.path == "position_bias.bidirectional")
        return config.position_bias.kind == PositionBiasKind::T5;
    return true;
}

std::span<const ConfigPart> configParts() { return part_table; }

const ConfigPart& configPart(std::string_view name)
{
    const auto found = std::ranges::find(part_table, name, &ConfigPart::name);
    assert(found != part_table.end());
    return *found;
}

} // namespace attn
