// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scene/settings.h"

#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace attn {

namespace {

using Value = std::optional<SettingValue>;

// What stands for `value` where `otherwise` needs no mention.
template <class Number> Value unless(const Number& value, const Number& otherwise)
{
    return value == otherwise ? Value() : Value(value);
}
template <class Number> Value ofPart(bool on, const Number& value, const Number& otherwise)
{
    return on ? unless(value, otherwise) : Value();
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

// A number that a mask of this kind always has, and no other.
Value ofKind(const Config& config, MaskKind kind, std::int64_t number)
{
    return config.mask.kind == kind ? Value(number) : unless(number, std::int64_t(0));
}

const QkNorm plain_norm;
const Rope plain_rope;
const PositionBias plain_bias;
const std::string nothing;

bool biasIsOn(const Config& c) { return c.position_bias.kind != PositionBiasKind::None; }

constexpr SettingKind whole = SettingKind::Whole, real = SettingKind::Real, name = SettingKind::Name,
                      flag = SettingKind::Flag;

const std::array<Setting, 19> setting_table = {{
    {"num_kv_heads", SAY_LATER("Key and value heads"),
     SAY_LATER(
         "Grouped-query attention: several query heads read the same keys and values; 1 is multi-query attention."),
     whole, [](const Config& c) { return maybe(c.num_kv_heads); },
     [](Config& c, const Value& v) { c.num_kv_heads = given<std::int64_t>(v); },
     [](const Config& c) { return SettingValue(c.num_heads); }, 1, 1},
    {"memory", SAY_LATER("Memory"),
     SAY_LATER("Cross-attention: keys and values are made from this tensor, queries from x."), name,
     [](const Config& c) { return unless(c.memory, nothing); },
     [](Config& c, const Value& v) { c.memory = orElse(v, nothing); }},
    {"d_memory", SAY_LATER("Memory's width"),
     SAY_LATER("How many numbers a token of the memory has; as many as one of x where nothing is said."), whole,
     [](const Config& c) { return maybe(c.d_memory); },
     [](Config& c, const Value& v) { c.d_memory = given<std::int64_t>(v); },
     [](const Config& c) { return SettingValue(c.d_in); }, 1, 1},
    {"qk_norm.query", SAY_LATER("Query's weights"),
     SAY_LATER("The weights of the queries' RMSNorm, one for each component of a head."), name,
     [](const Config& c) { return c.qk_norm ? Value(c.qk_norm->query) : Value(); },
     [](Config& c, const Value& v) {
         if (c.qk_norm)
             c.qk_norm->query = orElse(v, nothing);
     }},
    {"qk_norm.key", SAY_LATER("Key's weights"),
     SAY_LATER("The weights of the keys' RMSNorm, one for each component of a head."), name,
     [](const Config& c) { return c.qk_norm ? Value(c.qk_norm->key) : Value(); },
     [](Config& c, const Value& v) {
         if (c.qk_norm)
             c.qk_norm->key = orElse(v, nothing);
     }},
    {"qk_norm.eps", SAY_LATER("ε"), SAY_LATER("Added to the mean of the squares before the root."), real,
     [](const Config& c) { return ofPart(!!c.qk_norm, c.qk_norm.value_or(plain_norm).eps, plain_norm.eps); },
     [](Config& c, const Value& v) {
         if (c.qk_norm)
             c.qk_norm->eps = orElse(v, plain_norm.eps);
     },
     [](const Config&) { return SettingValue(plain_norm.eps); }, 1e-6},
    {"qk_norm.unit_offset", SAY_LATER("1 + weight"),
     SAY_LATER("Multiplies by 1 + weight, as Gemma does, and not by the weight."), flag,
     [](const Config& c) { return ofPart(!!c.qk_norm, c.qk_norm.value_or(plain_norm).unit_offset, false); },
     [](Config& c, const Value& v) {
         if (c.qk_norm)
             c.qk_norm->unit_offset = orElse(v, false);
     },
     [](const Config&) { return SettingValue(false); }},
    {"rope.theta", SAY_LATER("θ"),
     SAY_LATER("The base of the frequencies: the larger it is, the slower all pairs but the first turn."), real,
     [](const Config& c) { return ofPart(!!c.rope, c.rope.value_or(plain_rope).theta, plain_rope.theta); },
     [](Config& c, const Value& v) {
         if (c.rope)
             c.rope->theta = orElse(v, plain_rope.theta);
     },
     [](const Config&) { return SettingValue(plain_rope.theta); }, 100, 1},
    {"rope.dims", SAY_LATER("Components that turn"),
     SAY_LATER("How many components of a head turn; the others stay as they are."), whole,
     [](const Config& c) { return c.rope ? maybe(c.rope->dims) : Value(); },
     [](Config& c, const Value& v) {
         if (c.rope)
             c.rope->dims = given<std::int64_t>(v);
     },
     [](const Config& c) { return SettingValue(c.d_out / c.num_heads); }, 2, 2},
    {"rope.offset", SAY_LATER("First position"), SAY_LATER("The position of the first token."), whole,
     [](const Config& c) { return ofPart(!!c.rope, c.rope.value_or(plain_rope).offset, plain_rope.offset); },
     [](Config& c, const Value& v) {
         if (c.rope)
             c.rope->offset = orElse(v, plain_rope.offset);
     },
     [](const Config&) { return SettingValue(plain_rope.offset); }},
    {"rope.inv_freq", SAY_LATER("Frequencies"),
     SAY_LATER("A tensor with the angle that each pair turns by for every token, in place of θ."), name,
     [](const Config& c) { return ofPart(!!c.rope, c.rope.value_or(plain_rope).inv_freq, nothing); },
     [](Config& c, const Value& v) {
         if (c.rope)
             c.rope->inv_freq = orElse(v, nothing);
     }},
    {"softcap", SAY_LATER("Soft cap"), SAY_LATER("Keeps scaled scores between -c and c, by c · tanh(score / c)."), real,
     [](const Config& c) { return maybe(c.softcap); }, [](Config& c, const Value& v) { c.softcap = given<double>(v); },
     nullptr, 0.5, 0.5},
    {"position_bias.tensor", SAY_LATER("Bias tensor"),
     SAY_LATER("The numbers: a table of buckets and heads for T5, else one for each pair."), name,
     [](const Config& c) { return unless(c.position_bias.tensor, nothing); },
     [](Config& c, const Value& v) { c.position_bias.tensor = orElse(v, nothing); }},
    {"position_bias.max_distance", SAY_LATER("Largest distance"),
     SAY_LATER("From this distance on all are in T5's last bucket."), whole,
     [](const Config& c) { return unless(c.position_bias.max_distance, plain_bias.max_distance); },
     [](Config& c, const Value& v) { c.position_bias.max_distance = orElse(v, plain_bias.max_distance); },
     [](const Config&) { return SettingValue(plain_bias.max_distance); }, 1, 1},
    {"position_bias.bidirectional", SAY_LATER("Both directions"),
     SAY_LATER("Half of T5's buckets are for keys after the query."), flag,
     [](const Config& c) { return unless(c.position_bias.bidirectional, plain_bias.bidirectional); },
     [](Config& c, const Value& v) { c.position_bias.bidirectional = orElse(v, plain_bias.bidirectional); },
     [](const Config&) { return SettingValue(plain_bias.bidirectional); }},
    {"mask.window", SAY_LATER("Window"), SAY_LATER("A query sees so many keys, its own the last."), whole,
     [](const Config& c) { return ofKind(c, MaskKind::SlidingWindow, c.mask.window); },
     [](Config& c, const Value& v) { c.mask.window = orElse(v, std::int64_t(0)); },
     [](const Config&) { return SettingValue(std::int64_t(0)); }, 1, 1},
    {"mask.global", SAY_LATER("First tokens"), SAY_LATER("So many first tokens stay visible, however far away."), whole,
     [](const Config& c) { return unless(c.mask.global, std::int64_t(0)); },
     [](Config& c, const Value& v) { c.mask.global = orElse(v, std::int64_t(0)); },
     [](const Config&) { return SettingValue(std::int64_t(0)); }},
    {"mask.prefix", SAY_LATER("Prefix"), SAY_LATER("Every query sees the first so many keys."), whole,
     [](const Config& c) { return ofKind(c, MaskKind::Prefix, c.mask.prefix); },
     [](Config& c, const Value& v) { c.mask.prefix = orElse(v, std::int64_t(0)); },
     [](const Config&) { return SettingValue(std::int64_t(0)); }},
    {"sinks", SAY_LATER("Sinks"),
     SAY_LATER("A tensor of one more logit per head in the softmax, whose share goes nowhere."), name,
     [](const Config& c) { return unless(c.sinks, nothing); },
     [](Config& c, const Value& v) { c.sinks = orElse(v, nothing); }},
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
