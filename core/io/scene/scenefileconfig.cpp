// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefileconfig.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/scene/options.h"
#include "core/scene/settings.h"

#include <algorithm>

namespace attn {

namespace {

constexpr std::size_t max_heads_off = 4096;

bool isText(const JsonValue& value) { return std::holds_alternative<std::string>(value.value); }

// The name that is written as a number: of scale a factor.
bool meansNumber(const Option& option, std::string_view name)
{
    return option.path == "scale" && name == option.values[int(Scale::Factor)].name;
}

// Sets the choice of `option` from the member `leaf`, if there is one.
void readChoice(Fields& fields, const Option& option, std::string_view leaf, Config& config)
{
    const JsonValue* value = fields.find(leaf);
    if (!value)
        return;
    const std::string path = fields.path(leaf);
    if (option.path == "scale" && !isText(*value)) {
        config.scale = Scale::Factor;
        config.scale_factor = asReal(*value, path);
        return;
    }
    const std::string& name = asText(*value, path);
    const auto position = valueNamed(option, name);
    if (!position || meansNumber(option, name)) {
        const auto known = [&](const OptionValue& each) {
            return meansNumber(option, each.name) ? say("a number above 0") : std::string(each.name);
        };
        failAt(path, say("'%1' is not one of %2", name, joinedTexts(option.values, known)));
    }
    option.set(config, *position);
}

// The last word of `path` if it is in `group`: "theta" for "rope.theta" in "rope."; empty elsewhere.
std::string_view leafIn(std::string_view group, std::string_view path)
{
    const auto dot = path.find('.');
    const std::size_t from = dot == path.npos ? 0 : dot + 1;
    return path.substr(0, from) == group ? path.substr(from) : std::string_view();
}

// All choices whose path begins with `group` ("mask." or "" for config itself).
void readChoices(Fields& fields, std::string_view group, Config& config)
{
    for (const Option& option : options()) {
        if (const auto leaf = leafIn(group, option.path); !leaf.empty())
            readChoice(fields, option, leaf, config);
    }
}

SettingValue readSetting(const JsonValue& value, SettingKind kind, const std::string& path)
{
    switch (kind) {
    case SettingKind::Whole: return asWhole(value, path);
    case SettingKind::Real: return asReal(value, path);
    case SettingKind::Name: return asText(value, path);
    case SettingKind::Flag: break;
    }
    return asBool(value, path);
}

// All settings whose path begins with `group`.
void readSettings(Fields& fields, std::string_view group, Config& config)
{
    for (const Setting& each : settings())
        if (const auto leaf = leafIn(group, each.path); !leaf.empty())
            if (const JsonValue* value = fields.find(leaf))
                each.set(config, readSetting(*value, each.kind, fields.path(leaf)));
}

void readPart(const JsonValue& value, const std::string& path, const ConfigPart& part, Config& config)
{
    Fields fields(value, path);
    const std::string group = std::string(part.name) + ".";
    part.turn(config, true);
    if (std::ranges::any_of(options(), [&](const Option& each) { return leafIn(group, each.path) == "kind"; }))
        fields.need("kind");
    readChoices(fields, group, config);
    readSettings(fields, group, config);
    fields.close();
}

void readMask(const JsonValue& value, const std::string& path, Config& config)
{
    Fields mask(value, path);
    readChoices(mask, "mask.", config);
    mask.need("kind");
    if (config.mask.kind != MaskKind::None)
        mask.need("apply");
    mask.take("tensor", config.mask.tensor, asText);
    readSettings(mask, "mask.", config);
    if (config.mask.kind == MaskKind::SlidingWindow)
        mask.need("window");
    if (config.mask.kind == MaskKind::Prefix)
        mask.need("prefix");
    mask.close();
}

void readDropout(const JsonValue& value, const std::string& path, Config& config)
{
    Fields dropout(value, path);
    readChoices(dropout, "dropout.", config);
    config.dropout.p = dropout.real("p");
    config.dropout.train = dropout.flag("train", true);
    dropout.close();
}

} // namespace

std::vector<std::int64_t> readHeadsOff(const JsonValue& value, const std::string& path)
{
    std::vector<std::int64_t> off = asWholes(value, path, 0, max_heads_off);
    std::ranges::sort(off);
    if (const auto twice = std::ranges::adjacent_find(off); twice != off.end())
        failAt(path, say("head %1 is listed twice", *twice));
    return off;
}

Config readConfig(const JsonValue& value, const std::string& path)
{
    Config config;
    Fields fields(value, path);
    readChoices(fields, "", config);
    const bool from_weights = config.starts_from == StartsFrom::Weights;
    if (config.stage == Stage::Attention && from_weights)
        fields.need("num_heads");
    else if (config.stage == Stage::Attention)
        for (const char* needed : {"projection", "num_heads", "d_in", "d_out", "scale"})
            fields.need(needed);
    for (auto [name, size] :
         {std::pair("num_heads", &config.num_heads), {"d_in", &config.d_in}, {"d_out", &config.d_out}})
        if (fields.find(name))
            *size = fields.whole(name);
    fields.take("heads_off", config.heads_off, readHeadsOff);
    if (fields.find("head_dim"))
        config.head_dim = fields.whole("head_dim");
    fields.take("qkv_bias", config.qkv_bias, asBool);
    readSettings(fields, "", config);
    for (const ConfigPart& part : configParts())
        if (const JsonValue* members = fields.find(part.name))
            readPart(*members, fields.path(part.name), part, config);
    fields.take("temperature", config.temperature, asReal);
    if (const JsonValue* mask = fields.find("mask"))
        readMask(*mask, fields.path("mask"), config);
    if (const JsonValue* dropout = fields.find("dropout"))
        readDropout(*dropout, fields.path("dropout"), config);
    fields.take("out_proj", config.out_proj, asText);
    config.row_sums = fields.flag("row_sums", false);
    config.cumulative = fields.flag("cumulative", false);
    fields.close();
    return config;
}

std::string settingText(const SettingValue& value)
{
    if (const auto* whole = std::get_if<std::int64_t>(&value))
        return std::to_string(*whole);
    if (const auto* real = std::get_if<double>(&value))
        return jsonNumber(*real);
    if (const auto* name = std::get_if<std::string>(&value))
        return jsonText(*name);
    return std::get<bool>(value) ? "true" : "false";
}

std::string writeConfig(const Config& config, int outer_indent)
{
    const Config plain;
    const bool attention = config.stage == Stage::Attention && config.starts_from != StartsFrom::Weights;
    JsonMembers members;
    auto choice = [&](JsonMembers& to, std::string_view path, std::string_view leaf, bool always) {
        if (always || option(path).get(config) != option(path).get(plain))
            to.put(leaf, jsonText(optionName(config, path)));
    };
    auto size = [&](std::string_view name, std::int64_t value, std::int64_t otherwise) {
        if (attention || value != otherwise)
            members.put(name, std::to_string(value));
    };
    const auto setting = [&](std::string_view path) {
        if (const auto value = attn::setting(path).get(config))
            members.put(path, settingText(*value));
    };
    const auto settingsIn = [&](JsonMembers& to, std::string_view group) {
        for (const Setting& each : settings())
            if (const auto leaf = leafIn(group, each.path); !leaf.empty())
                if (const auto value = each.get(config))
                    to.put(leaf, settingText(*value));
    };
    const auto part = [&](std::string_view name) {
        if (!configPart(name).is_on(config))
            return;
        JsonMembers inner;
        const std::string group = std::string(name) + ".";
        for (const Option& each : options())
            if (const auto leaf = leafIn(group, each.path); !leaf.empty())
                choice(inner, each.path, leaf, leaf == "kind");
        settingsIn(inner, group);
        members.put(name, inner.onOneLine());
    };
    choice(members, "stage", "stage", false);
    choice(members, "starts_from", "starts_from", false);
    choice(members, "projection", "projection", attention);
    if (config.stage == Stage::Attention || config.num_heads != plain.num_heads)
        members.put("num_heads", std::to_string(config.num_heads));
    setting("num_kv_heads");
    if (!config.heads_off.empty())
        members.put("heads_off", toString(Shape(config.heads_off.begin(), config.heads_off.end())));
    size("d_in", config.d_in, plain.d_in);
    size("d_out", config.d_out, plain.d_out);
    if (config.head_dim)
        members.put("head_dim", std::to_string(*config.head_dim));
    if (config.qkv_bias)
        members.put("qkv_bias", *config.qkv_bias ? "true" : "false");
    setting("memory");
    setting("d_memory");
    choice(members, "tied", "tied", false);
    choice(members, "asks_with", "asks_with", false);
    part("qk_norm");
    part("rope");
    if (config.scale == Scale::Factor)
        members.put("scale", jsonNumber(config.scale_factor));
    else
        choice(members, "scale", "scale", attention);
    choice(members, "scale_at", "scale_at", false);
    setting("softcap");
    part("position_bias");
    if (config.mask != plain.mask) {
        JsonMembers mask;
        choice(mask, "mask.kind", "kind", true);
        choice(mask, "mask.apply", "apply", true);
        if (!config.mask.tensor.empty())
            mask.put("tensor", jsonText(config.mask.tensor));
        choice(mask, "mask.spares", "spares", false);
        settingsIn(mask, "mask.");
        members.put("mask", mask.onOneLine());
    }
    choice(members, "masked_rows", "masked_rows", false);
    choice(members, "normalize", "normalize", false);
    choice(members, "normalize_over", "normalize_over", false);
    setting("sinks");
    if (config.temperature != plain.temperature)
        members.put("temperature", jsonNumber(config.temperature));
    if (config.dropout != plain.dropout) {
        JsonMembers dropout;
        dropout.put("p", jsonNumber(config.dropout.p));
        choice(dropout, "dropout.on", "on", true);
        dropout.put("train", config.dropout.train ? "true" : "false");
        choice(dropout, "dropout.stream", "stream", false);
        choice(dropout, "dropout.factor", "factor", false);
        members.put("dropout", dropout.onOneLine());
    }
    choice(members, "merge", "merge", false);
    if (!config.out_proj.empty())
        members.put("out_proj", jsonText(config.out_proj));
    choice(members, "normals", "normals", false);
    if (config.row_sums)
        members.put("row_sums", "true");
    if (config.cumulative)
        members.put("cumulative", "true");
    return members.onLines(outer_indent);
}

} // namespace attn
