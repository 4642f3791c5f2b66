// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/family.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/model/confignames.h"
#include "core/model/familytexts.h"

#include <algorithm>

namespace attn {

namespace {

std::vector<std::string> textsOf(const ModelJson& value)
{
    if (value.is_string())
        return {value.get<std::string>()};
    return value.get<std::vector<std::string>>();
}

BiasRule biasRule(const ModelJson& all, const char* part)
{
    const auto found = all.find("bias");
    if (found == all.end() || !found->contains(part))
        return {};
    const ModelJson& rule = found->at(part);
    if (rule.is_boolean())
        return {rule.get<bool>(), false, ""};
    if (rule.is_string())
        return {false, true, ""}; // "present"
    return {rule.at(1).get<bool>(), false, rule.at(0).get<std::string>()};
}

TensorNames tensorNames(const ModelJson& names)
{
    TensorNames tensors;
    const std::pair<const char*, std::string*> parts[] = {{"patches", &tensors.patches},
                                                          {"class_token", &tensors.class_token},
                                                          {"embedding", &tensors.embedding},
                                                          {"positions", &tensors.positions},
                                                          {"types", &tensors.types},
                                                          {"embedding_norm", &tensors.embedding_norm},
                                                          {"embedding_projection", &tensors.embedding_projection},
                                                          {"position_bias", &tensors.position_bias},
                                                          {"final_norm", &tensors.final_norm},
                                                          {"rope_factors", &tensors.rope_factors},
                                                          {"long_rope_factors", &tensors.long_rope_factors},
                                                          {"head_dense", &tensors.head_dense},
                                                          {"head_norm", &tensors.head_norm},
                                                          {"head_bias", &tensors.head_bias},
                                                          {"attention_norm", &tensors.attention_norm},
                                                          {"qkv", &tensors.qkv},
                                                          {"query", &tensors.query},
                                                          {"key", &tensors.key},
                                                          {"value", &tensors.value},
                                                          {"query_norm", &tensors.query_norm},
                                                          {"key_norm", &tensors.key_norm},
                                                          {"output", &tensors.output},
                                                          {"after_attention_norm", &tensors.after_attention_norm},
                                                          {"mlp_norm", &tensors.mlp_norm},
                                                          {"gate", &tensors.gate},
                                                          {"up", &tensors.up},
                                                          {"gate_up", &tensors.gate_up},
                                                          {"down", &tensors.down},
                                                          {"after_mlp_norm", &tensors.after_mlp_norm}};
    for (const auto& [name, value] : names.items()) {
        const auto part = std::ranges::find(parts, name, [](const auto& each) { return std::string_view(each.first); });
        if (name == "head")
            tensors.head = textsOf(value);
        else if (part != std::end(parts))
            *part->second = value.get<std::string>();
        else
            throw std::out_of_range(say("tensors: %1", name));
    }
    return tensors;
}

template <class Choice>
Choice chosen(const ModelJson& value, std::initializer_list<std::pair<std::string_view, Choice>> choices)
{
    const auto text = value.get<std::string>();
    for (const auto& [name, choice] : choices)
        if (name == text)
            return choice;
    throw std::out_of_range(text);
}

// true, or the member that says so and what holds without it: ["is_decoder", false].
void readSwitch(const ModelJson& value, bool& otherwise, std::string& key)
{
    if (value.is_array())
        key = value.at(0).get<std::string>();
    otherwise = value.is_array() ? value.at(1).get<bool>() : value.get<bool>();
}

WindowRule windowRule(const ModelJson& value)
{
    WindowRule rule;
    rule.key = value.at("key").get<std::string>();
    rule.when = value.value("when", "");
    rule.types_key = value.value("types", "layer_types");
    if (value.contains("default"))
        rule.width = value.at("default").get<std::int64_t>();
    if (value.contains("from")) {
        rule.from_key = value.at("from").at(0).get<std::string>();
        rule.from = value.at("from").at(1).get<std::int64_t>();
    }
    if (value.contains("full_every")) {
        rule.full_every_key = value.at("full_every").at(0).get<std::string>();
        rule.full_every = value.at("full_every").at(1).get<std::int64_t>();
    }
    rule.full_first = value.value("full_first", false);
    rule.both_sides = value.value("both_sides", false);
    return rule;
}

std::shared_ptr<const ConfigNames> configNames(const ModelJson& family)
{
    auto names = std::make_shared<ConfigNames>();
    for (const auto& [meaning, keys] : family.at("config").items())
        names->keys[meaning] = textsOf(keys);
    names->defaults = family.value("defaults", ModelJson::object());
    names->when = family.value("when", ModelJson::object());
    names->only = family.value("only", ModelJson::object());
    return names;
}

Family readFamily(const ModelJson& json)
{
    Family family;
    family.name = json.at("family").get<std::string>();
    family.title = json.at("title").get<std::string>();
    family.model_types = textsOf(json.at("model_types"));
    family.architecture = json.value("architecture", "");
    family.prefixes = textsOf(json.at("prefixes"));
    const ModelJson spellings = json.value("spellings", ModelJson::object());
    family.weight_spellings = textsOf(spellings.value("weight", ModelJson("weight")));
    family.bias_spellings = textsOf(spellings.value("bias", ModelJson("bias")));
    family.order = chosen<BlockOrder>(
        json.at("order"), {{"pre", BlockOrder::Pre}, {"post", BlockOrder::Post}, {"sandwich", BlockOrder::Sandwich}});
    if (json.contains("parallel"))
        readSwitch(json.at("parallel"), family.parallel, family.parallel_key);
    family.norm = chosen<NormKind>(json.at("norm"), {{"layer", NormKind::Layer}, {"rms", NormKind::Rms}});
    family.unit_offset = json.value("unit_offset", false);
    family.norms_all_heads = json.value("norms_all_heads", false);
    readSwitch(json.at("causal"), family.causal, family.causal_key);
    family.first_norm = json.value("first_norm", true);
    family.qkv = chosen<QkvForm>(json.at("qkv"), {{"separate", QkvForm::Separate},
                                                  {"blocks", QkvForm::Blocks},
                                                  {"interleaved", QkvForm::Interleaved},
                                                  {"grouped", QkvForm::Grouped}});
    family.permuted = json.value("permuted", false);
    family.linear =
        chosen<LinearForm>(json.at("linear"), {{"linear", LinearForm::Linear}, {"conv1d", LinearForm::Conv1d}});
    family.gated = json.value("gated", false);
    family.scaled_embedding = json.value("scaled_embedding", false);
    family.alibi = json.value("alibi", false);
    family.position_offset = json.value("position_offset", std::int64_t(0));
    readSwitch(json.value("tied", ModelJson(true)), family.tied, family.tied_key);
    family.qkv_bias = biasRule(json, "qkv");
    family.output_bias = biasRule(json, "output");
    family.mlp_bias = biasRule(json, "mlp");
    family.norm_bias = biasRule(json, "norm");
    family.tensors = tensorNames(json.at("tensors"));
    if (json.contains("window"))
        family.window = windowRule(json.at("window"));
    if (json.contains("rope")) {
        const ModelJson& rope = json.at("rope");
        RopeRule& rule = family.rope.emplace();
        rule.theta = rope.at("theta").get<double>();
        rule.fraction = rope.value("fraction", 1.0);
        rule.theta_keys = textsOf(rope.value("theta_key", ModelJson("rope_theta")));
        rule.fraction_keys = textsOf(rope.value("fraction_key", ModelJson("partial_rotary_factor")));
        rule.dims_key = rope.value("dims_key", "");
        rule.interleaved = rope.value("interleaved", false);
        if (rope.contains("local_theta")) {
            rule.local_theta_key = rope.at("local_theta").at(0).get<std::string>();
            rule.local_theta = rope.at("local_theta").at(1).get<double>();
        }
    }
    if (const auto decoder = json.find("decoder"); decoder != json.end())
        family.decoder = DecoderRule{tensorNames(decoder->at("self")), tensorNames(decoder->at("cross")),
                                     decoder->value("scaled_head", false)};
    family.config = configNames(json);
    return family;
}

struct Families {
    std::vector<Family> of_types, of_architectures;
};

// Of one file, as config.json knows it and as GGUF does: the member "gguf" says what differs there (RFC 7386), and each of
// "variants" what differs where its "when" holds.
const Families& families()
{
    static const Families all = [] {
        Families made;
        for (const FamilyText* each = family_texts; each->name; ++each) {
            ModelJson json = ModelJson::parse(each->text);
            const ModelJson gguf = json.value("gguf", ModelJson());
            json.erase("gguf");
            const ModelJson variants = json.value("variants", ModelJson::array());
            json.erase("variants");
            Family& family = made.of_types.emplace_back(readFamily(json));
            for (const ModelJson& variant : variants) {
                ModelJson other = json;
                other.merge_patch(variant);
                family.variants.push_back(readFamily(other));
            }
            if (!gguf.is_object())
                continue;
            json.merge_patch(gguf);
            made.of_architectures.push_back(readFamily(json));
        }
        return made;
    }();
    return all;
}

} // namespace

Result<const Family*> familyOfType(std::string_view model_type)
{
    const auto& known = families().of_types;
    for (const Family& family : known)
        if (std::ranges::count(family.model_types, model_type))
            return &family;
    return Error{say("unknown model_type '%1'; expected one of %2. You can still open a single layer: attnscope import "
                     "FILE --prefix NAME",
                     model_type,
                     joinedTexts(known, [](const Family& family) { return joinedTexts(family.model_types); }))};
}

Result<const Family*> familyOfArchitecture(std::string_view architecture)
{
    const auto& known = families().of_architectures;
    const auto found = std::ranges::find(known, architecture, &Family::architecture);
    if (found == known.end())
        return Error{say("unknown general.architecture '%1'; expected one of %2", architecture,
                         joinedTexts(known, &Family::architecture))};
    return &*found;
}

} // namespace attn
