// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scene/scenefileconfig.h"

#include "core/io/scene/scenefilefields.h"
#include "core/io/scene/scenefiletext.h"
#include "core/scene/options.h"

namespace attn {

namespace {

bool isText(const JsonValue& value) { return std::holds_alternative<std::string>(value.value); }

// The name that is written as a number: of scale a factor.
bool standsForNumber(const Option& option, std::string_view name)
{
    return option.path == "scale" && name == option.values[int(Scale::Factor)].name;
}

// Sets the choice that `option` stands for from the member `leaf`, if there is one.
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
    if (!position || standsForNumber(option, name)) {
        std::string known;
        for (const OptionValue& each : option.values)
            known += (known.empty() ? "" : ", ") +
                     std::string(standsForNumber(option, each.name) ? "a number above 0" : each.name);
        failAt(path, "'" + name + "' is not one of " + known);
    }
    option.set(config, *position);
}

// All choices whose path begins with `group` ("mask." or "" for config itself).
void readChoices(Fields& fields, std::string_view group, Config& config)
{
    for (const Option& option : options()) {
        const auto dot = option.path.find('.');
        const auto leaf = dot == option.path.npos ? option.path : option.path.substr(dot + 1);
        if (option.path.substr(0, option.path.size() - leaf.size()) == group)
            readChoice(fields, option, leaf, config);
    }
}

void readMask(const JsonValue& value, Config& config)
{
    Fields mask(value, "config.mask");
    readChoices(mask, "mask.", config);
    mask.need("kind");
    if (config.mask.kind != MaskKind::None)
        mask.need("apply");
    if (mask.find("tensor"))
        config.mask.tensor = mask.text("tensor");
    mask.close();
}

void readDropout(const JsonValue& value, Config& config)
{
    Fields dropout(value, "config.dropout");
    readChoices(dropout, "dropout.", config);
    config.dropout.p = asReal(dropout.need("p"), dropout.path("p"));
    config.dropout.train = dropout.flag("train", true);
    dropout.close();
}

} // namespace

Config readConfig(const JsonValue& value)
{
    Config config;
    Fields fields(value, "config");
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
    if (fields.find("head_dim"))
        config.head_dim = fields.whole("head_dim");
    if (fields.find("qkv_bias"))
        config.qkv_bias = fields.flag("qkv_bias", false);
    if (const JsonValue* temperature = fields.find("temperature"))
        config.temperature = asReal(*temperature, fields.path("temperature"));
    if (const JsonValue* mask = fields.find("mask"))
        readMask(*mask, config);
    if (const JsonValue* dropout = fields.find("dropout"))
        readDropout(*dropout, config);
    if (fields.find("out_proj"))
        config.out_proj = fields.text("out_proj");
    config.row_sums = fields.flag("row_sums", false);
    config.cumulative = fields.flag("cumulative", false);
    fields.close();
    return config;
}

std::string writeConfig(const Config& config)
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
    choice(members, "stage", "stage", false);
    choice(members, "starts_from", "starts_from", false);
    choice(members, "projection", "projection", attention);
    if (config.stage == Stage::Attention || config.num_heads != plain.num_heads)
        members.put("num_heads", std::to_string(config.num_heads));
    size("d_in", config.d_in, plain.d_in);
    size("d_out", config.d_out, plain.d_out);
    if (config.head_dim)
        members.put("head_dim", std::to_string(*config.head_dim));
    if (config.qkv_bias)
        members.put("qkv_bias", *config.qkv_bias ? "true" : "false");
    choice(members, "tied", "tied", false);
    choice(members, "asks_with", "asks_with", false);
    if (config.scale == Scale::Factor)
        members.put("scale", jsonNumber(config.scale_factor));
    else
        choice(members, "scale", "scale", attention);
    choice(members, "scale_at", "scale_at", false);
    if (config.mask != plain.mask) {
        JsonMembers mask;
        choice(mask, "mask.kind", "kind", true);
        choice(mask, "mask.apply", "apply", true);
        if (!config.mask.tensor.empty())
            mask.put("tensor", jsonText(config.mask.tensor));
        choice(mask, "mask.spares", "spares", false);
        members.put("mask", mask.onOneLine());
    }
    choice(members, "masked_rows", "masked_rows", false);
    choice(members, "normalize", "normalize", false);
    choice(members, "normalize_over", "normalize_over", false);
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
    return members.onLines(2);
}

} // namespace attn
