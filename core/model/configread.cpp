// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/model/confignames.h"
#include "core/model/configtext.h"
#include "core/model/modelconfig.h"
#include "core/model/ropescaling.h"

#include "core/io/weights/gguf.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace attn {

namespace {

constexpr std::int64_t most_layers = 4096, most_size = std::int64_t(1) << 31;
constexpr std::int64_t most_image_side = 4096;

// Thrown in this file alone.
struct ConfigFault {
    std::string message;
};

[[noreturn]] void failConfig(const std::string& key, const std::string& what) { throw ConfigFault{key + ": " + what}; }

// Members of one configuration by what they mean, with the family's own values where they are missing.
class ConfigReader {
public:
    ConfigReader(const Family& family, const ModelJson& values) : m_names(*family.config), m_values(values) {}

    // The member for a meaning, else the family's default; null if there is neither. `null_counts`: an explicit null in
    // the configuration counts, instead of the default.
    const ModelJson* find(std::string_view meaning, std::string* key = nullptr, bool null_counts = false) const
    {
        if (const auto names = m_names.keys.find(meaning); names != m_names.keys.end())
            for (const std::string& name : names->second) {
                if (key)
                    *key = name;
                if (const auto found = m_values.find(name); found != m_values.end()) {
                    if (!found->is_null())
                        return &*found;
                    if (null_counts)
                        return nullptr;
                }
            }
        const auto found = m_names.defaults.find(meaning);
        return found != m_names.defaults.end() && !found->is_null() ? &*found : nullptr;
    }

    std::int64_t size(std::string_view meaning, std::int64_t most = most_size) const
    {
        std::string key(meaning);
        const ModelJson* value = find(meaning, &key);
        if (!value)
            failConfig(key, say("is missing; expected a whole number of at least 1"));
        return whole(*value, key, most);
    }
    std::optional<std::int64_t> sizeIfThere(std::string_view meaning, bool null_counts = false) const
    {
        std::string key(meaning);
        const ModelJson* value = find(meaning, &key, null_counts);
        return value ? std::optional(whole(*value, key, most_size)) : std::nullopt;
    }
    std::optional<double> positiveIfThere(std::string_view meaning) const
    {
        std::string key(meaning);
        const ModelJson* value = find(meaning, &key, true);
        return value ? std::optional(positive(*value, key)) : std::nullopt;
    }
    bool flag(const std::string& key, bool otherwise) const
    {
        const auto found = key.empty() ? m_values.end() : m_values.find(key);
        if (found == m_values.end() || found->is_null())
            return otherwise;
        if (!found->is_boolean())
            failConfig(key, say("expected true or false, got %1", shown(*found)));
        return found->get<bool>();
    }
    // Whether the configuration chooses this variant of its family.
    bool isChosen() const
    {
        const auto& members = m_names.when.items();
        return std::all_of(members.begin(), members.end(), [&](const auto& each) {
            const ModelJson* value = member(each.key());
            return std::ranges::count(each.value(), value ? *value : ModelJson()) > 0;
        });
    }
    bool flagNamed(std::string_view meaning, bool otherwise) const
    {
        const auto names = m_names.keys.find(meaning);
        return names == m_names.keys.end() ? otherwise : flag(names->second.front(), otherwise);
    }

    const ModelJson* member(const std::string& key) const
    {
        const auto found = m_values.find(key);
        return found == m_values.end() ? nullptr : &*found;
    }
    const ModelJson* firstOf(const ModelJson& values, const std::vector<std::string>& keys, std::string& key) const
    {
        for (const std::string& each : keys)
            if (const auto found = values.find(each); found != values.end() && !found->is_null()) {
                key = each;
                return &*found;
            }
        return nullptr;
    }
    const ModelJson& values() const { return m_values; }

    static std::string shown(const ModelJson& value)
    {
        std::string text = value.dump(-1, ' ', false, ModelJson::error_handler_t::replace);
        return text.size() > 60 ? text.substr(0, 60) + "…" : text;
    }
    static std::int64_t whole(const ModelJson& value, const std::string& key, std::int64_t most)
    {
        const bool is_whole = value.is_number_integer() &&
                              (!value.is_number_unsigned() || value.get<std::uint64_t>() <= std::uint64_t(most));
        if (!is_whole || value.get<std::int64_t>() < 1 || value.get<std::int64_t>() > most)
            failConfig(key, say("expected a whole number from 1 to %1, got %2", most, shown(value)));
        return value.get<std::int64_t>();
    }
    static double positive(const ModelJson& value, const std::string& key)
    {
        if (!value.is_number() || !(value.get<double>() > 0) ||
            value.get<double>() > double(std::numeric_limits<float>::max()))
            failConfig(key, say("expected a number above 0, got %1", shown(value)));
        return value.get<double>();
    }

    void checkOnly() const
    {
        for (const auto& [key, allowed] : m_names.only.items()) {
            const ModelJson* value = member(key);
            if (value && !value->is_null() && std::ranges::count(allowed, *value) == 0)
                failConfig(key, say("%1 is unknown; expected %2", shown(*value), shown(allowed.front())));
        }
    }

private:
    const ConfigNames& m_names;
    const ModelJson& m_values;
};

Activation readActivation(const ConfigReader& reader)
{
    static constexpr std::pair<std::string_view, Activation> known[] = {{"gelu", Activation::Gelu},
                                                                        {"gelu_python", Activation::Gelu},
                                                                        {"gelu_new", Activation::GeluTanh},
                                                                        {"gelu_pytorch_tanh", Activation::GeluTanh},
                                                                        {"gelu_fast", Activation::GeluTanh},
                                                                        {"gelu_accurate", Activation::GeluTanh},
                                                                        {"quick_gelu", Activation::QuickGelu},
                                                                        {"silu", Activation::Silu},
                                                                        {"swish", Activation::Silu},
                                                                        {"relu", Activation::Relu}};
    std::string key;
    const ModelJson* value = reader.find("activation", &key);
    for (const auto& [name, activation] : known)
        if (value && value->is_string() && value->get<std::string>() == name)
            return activation;
    failConfig(key,
               say("%1 is unknown; expected one of %2", value ? ConfigReader::shown(*value) : std::string("nothing"),
                   joinedTexts(known, [](const auto& each) { return each.first; })));
}

// rope_parameters, or rope_theta and rope_scaling beside it; in GGUF the keys that begin with "rope.". `local`: of layers
// with a window.
ModelRope readRope(const ConfigReader& reader, const RopeRule& rule, std::int64_t head_dim, bool gguf,
                   bool local = false)
{
    ModelRope rope;
    std::string key;
    const ModelJson none = ModelJson::object();
    const ModelJson* given = gguf ? nullptr : reader.member("rope_parameters");
    if (given && given->is_null())
        given = nullptr;
    if (given && !given->is_object())
        failConfig("rope_parameters", say("expected an object, got %1", ConfigReader::shown(*given)));
    if (const char* part = local ? "sliding_attention" : "full_attention";
        given && rule.local_theta && given->contains(part) && given->at(part).is_object())
        given = &given->at(part);
    else if (local)
        given = nullptr;
    const ModelJson& inside = given ? *given : none;
    rope.theta = local ? *rule.local_theta : rule.theta;
    const ModelJson* theta = reader.firstOf(inside, {"rope_theta"}, key);
    if (!theta)
        theta = reader.firstOf(reader.values(),
                               local  ? std::vector<std::string>{rule.local_theta_key}
                               : gguf ? std::vector<std::string>{"rope.freq_base"}
                                      : rule.theta_keys,
                               key);
    if (theta)
        rope.theta = ConfigReader::positive(*theta, key);

    double fraction = rule.fraction;
    const ModelJson* share = gguf ? nullptr : reader.firstOf(inside, rule.fraction_keys, key);
    if (!share && !gguf)
        share = reader.firstOf(reader.values(), rule.fraction_keys, key);
    if (share)
        fraction = ConfigReader::positive(*share, key);
    if (fraction > 1)
        failConfig(key, say("expected a number of at most 1, got %1", ConfigReader::shown(*share)));
    rope.dims = static_cast<std::int64_t>(static_cast<double>(head_dim) * fraction);
    const std::string dims_key = gguf ? "rope.dimension_count" : rule.dims_key;
    if (const ModelJson* dims = reader.member(dims_key); dims && !dims->is_null())
        rope.dims = ConfigReader::whole(*dims, dims_key, head_dim);
    if (rope.dims < 2 || rope.dims % 2 != 0)
        failConfig(say("rotary positions"),
                   say("%1 components of a head of size %2 would rotate; expected an even number of at least 2",
                       rope.dims, head_dim));

    if (local && !given)
        return rope;
    ModelJson scaling = given ? inside : none;
    std::string where = "rope_parameters";
    if (const ModelJson* beside = reader.member("rope_scaling"); !given && !gguf && beside && !beside->is_null()) {
        where = "rope_scaling";
        if (!beside->is_object())
            failConfig(where, say("expected an object, got %1", ConfigReader::shown(*beside)));
        scaling = *beside;
    }
    if (gguf) {
        where = "rope.scaling";
        if (const ModelJson* type = reader.member("rope.scaling.type")) // the factors of longrope are tensors
            scaling["rope_type"] = *type == "none" || *type == "longrope" ? ModelJson("default") : *type;
        if (const ModelJson* factor = reader.member("rope.scaling.factor"); factor && *factor != 0) {
            scaling["factor"] = *factor;
            if (!scaling.contains("rope_type")) // as llama.cpp takes it
                scaling["rope_type"] = "linear";
        }
        if (const ModelJson* original = reader.member("rope.scaling.original_context_length")) {
            scaling["original_max_position_embeddings"] = *original;
            rope.trained = ConfigReader::whole(*original, "rope.scaling.original_context_length", most_size);
        }
        if (const ModelJson* factor = reader.member("rope.scaling.attn_factor"))
            rope.attention_factor = ConfigReader::positive(*factor, "rope.scaling.attn_factor");
    }
    const auto length = [&](const char* name) {
        const ModelJson* value = reader.member(name);
        return value && !value->is_null() ? ConfigReader::whole(*value, name, most_size) : 0;
    };
    const RopeLengths lengths{length(gguf ? "context_length" : "max_position_embeddings"),
                              gguf ? 0 : length("original_max_position_embeddings")};
    if (const auto fault = scaleRope(rope, scaling, where, lengths))
        throw ConfigFault{fault->message};
    if (rope.attention_factor != 1 && rope.dims != head_dim)
        failConfig(where, say("only %1 of %2 components of a head rotate, which is not supported together with an "
                              "attention factor",
                              rope.dims, head_dim));
    return rope;
}

std::vector<std::int64_t> readWindows(const ConfigReader& reader, const WindowRule& rule, std::int64_t layers)
{
    std::optional<std::int64_t> width = rule.width;
    if (const ModelJson* value = reader.member(rule.key))
        width = value->is_null() || *value == 0 ? std::nullopt
                                                : std::optional(ConfigReader::whole(*value, rule.key, most_size));
    if (width && rule.both_sides)
        width = *width / 2 + 1;
    if (!width || (!rule.when.empty() && !reader.flag(rule.when, false)))
        return {};
    std::vector<std::int64_t> windows(layers, 0);
    if (const ModelJson* types = reader.member(rule.types_key); types && !types->is_null()) {
        if (!types->is_array() || std::ssize(*types) != layers)
            failConfig(rule.types_key, say("expected a list of %1 words", layers));
        for (std::int64_t l = 0; l < layers; ++l) {
            const ModelJson& type = (*types)[l];
            if (type == "sliding_attention" || type == "local")
                windows[l] = *width;
            else if (type != "full_attention" && type != "global")
                failConfig(
                    rule.types_key + "[" + std::to_string(l) + "]",
                    say("%1 is unknown; expected sliding_attention or full_attention", ConfigReader::shown(type)));
        }
        return windows;
    }
    std::int64_t from = rule.from;
    if (const ModelJson* value = rule.from_key.empty() ? nullptr : reader.member(rule.from_key);
        value && !value->is_null())
        from = *value == 0 ? 0 : ConfigReader::whole(*value, rule.from_key, most_size);
    std::int64_t full_every = rule.full_every;
    if (const ModelJson* value = reader.member(rule.full_every_key); value && !value->is_null())
        full_every = ConfigReader::whole(*value, rule.full_every_key, most_size);
    for (std::int64_t l = from; l < layers; ++l)
        if (full_every == 0 || (rule.full_first ? l : l + 1) % full_every != 0)
            windows[l] = *width;
    return windows;
}

// "GPTQ, 4 bits": what quantization_config says of the stored weights; empty if there is none.
std::string quantization(const ConfigReader& reader)
{
    const ModelJson* given = reader.member("quantization_config");
    if (!given || !given->is_object())
        return {};
    const auto flagged = [&](const char* key) { return given->contains(key) && given->at(key) == ModelJson(true); };
    const auto method = given->find("quant_method"), bits = given->find("bits");
    std::string words = method != given->end() && method->is_string() ? method->get<std::string>() : "bitsandbytes";
    if (words == "gptq" || words == "awq")
        std::ranges::transform(words, words.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    if (bits != given->end() && bits->is_number_integer())
        return say("%1, %2 bits", words, bits->get<std::int64_t>());
    return flagged("load_in_4bit") || flagged("load_in_8bit")
               ? say("%1, %2 bits", words, flagged("load_in_4bit") ? 4 : 8)
               : words;
}

// The heads of a configuration that has their number.
void readHeads(const ConfigReader& reader, ModelConfig& config)
{
    config.heads = reader.size("heads");
    config.kv_heads = reader.sizeIfThere("kv_heads").value_or(config.heads);
    if (config.kv_heads > config.heads || config.heads % config.kv_heads != 0)
        failConfig(say("key/value heads"),
                   say("expected a divisor of %1, the number of heads; got %2", config.heads, config.kv_heads));
    if (const auto head_dim = reader.sizeIfThere("head_dim", true)) {
        config.head_dim = *head_dim;
    } else {
        if (config.width % config.heads != 0)
            failConfig("heads",
                       say("the width %2 is not divisible by %1, the number of heads", config.heads, config.width));
        config.head_dim = config.width / config.heads;
    }
}

// Masks, windows, rotary positions, scale and soft cap of a configuration whose sizes are read.
void readScores(const Family& family, const ConfigReader& reader, bool gguf, ModelConfig& config)
{
    config.causal = reader.flag(family.causal_key, family.causal);
    if (family.window)
        config.windows = readWindows(reader, *family.window, config.layers);
    if (family.rope)
        config.rope = readRope(reader, *family.rope, config.head_dim, gguf);
    if (config.rope && family.rope->local_theta && !config.windows.empty())
        config.local_rope = readRope(reader, *family.rope, config.head_dim, gguf, true);
    config.scaled = reader.flagNamed("unscaled_unless", true);
    config.scale_by_layer = reader.flagNamed("scale_by_layer", false);
    config.query_scalar = reader.positiveIfThere("query_scalar");
    const ModelJson* at = reader.find("query_scalar_is_width_over_heads_at");
    if (at && config.layers == at->get<std::int64_t>())
        config.query_scalar = static_cast<double>(config.width) / static_cast<double>(config.heads);
    if (const auto factor = reader.positiveIfThere("score_factor"))
        config.query_scalar = 1 / (*factor * *factor);
    config.softcap = reader.positiveIfThere("softcap");
}

// {"id2label": {"0": "tench", "1": "goldfish"}} and the sizes of the image.
void readImageSizes(const ConfigReader& reader, ModelConfig& config)
{
    config.image = reader.size("image", most_image_side);
    config.patch = reader.size("patch", config.image);
    config.channels = reader.size("channels", 4);
    if (config.image % config.patch != 0)
        failConfig("patch_size",
                   say("expected a divisor of %1, the side length of the image; got %2", config.image, config.patch));
    const ModelJson* labels = reader.member("id2label");
    for (std::size_t id = 0; labels && labels->is_object() && id < labels->size(); ++id) {
        const auto label = labels->find(std::to_string(id));
        if (label == labels->end() || !label->is_string())
            return config.labels.clear();
        config.labels.push_back(label->get<std::string>());
    }
}

ModelConfig readThrough(const Family& family, const ModelJson& values, bool gguf)
{
    const ConfigReader reader(family, values);
    reader.checkOnly();
    ModelConfig config;
    config.width = reader.size("width");
    config.layers = reader.size("layers", family.decoder ? most_layers / 3 : most_layers);
    readHeads(reader, config);
    const ModelJson* times = reader.find("inner_times_width");
    const auto inner = reader.sizeIfThere("inner");
    config.inner = inner || !times ? reader.size("inner") : times->get<std::int64_t>() * config.width;
    config.vocabulary = reader.sizeIfThere("vocabulary").value_or(0);
    if (!family.tensors.patches.empty())
        readImageSizes(reader, config);
    else if (!family.tensors.positions.empty())
        config.positions = reader.sizeIfThere("positions").value_or(0);
    if (!family.tensors.types.empty()) {
        const ModelJson* types = reader.find("types");
        config.types = types && *types == -1 ? -1 : reader.size("types");
    }
    if (!family.tensors.embedding_projection.empty())
        config.embedding_width = reader.sizeIfThere("embedding_width").value_or(config.width);
    config.eps = reader.positiveIfThere("eps").value_or(1e-5);
    config.activation = readActivation(reader);
    config.order = family.order;
    if (reader.flag(family.parallel_key, family.parallel))
        config.order = BlockOrder::Parallel;
    readScores(family, reader, gguf, config);
    if (family.scaled_embedding)
        config.embedding_scale = std::sqrt(static_cast<double>(config.width));
    config.embedding_scale *= reader.positiveIfThere("embedding_factor").value_or(1);
    config.residual_factor = reader.positiveIfThere("residual_factor").value_or(1);
    config.logit_factor =
        reader.positiveIfThere("logit_factor").value_or(1) / reader.positiveIfThere("logit_divisor").value_or(1);
    if (!family.tensors.position_bias.empty()) {
        config.bias_buckets = reader.sizeIfThere("bias_buckets").value_or(0);
        config.bias_reach = reader.size("bias_reach");
    }
    if (family.decoder) {
        config.decoder_layers =
            2 * (reader.find("decoder_layers") ? reader.size("decoder_layers", most_layers / 3) : config.layers);
        const auto token = [&](const char* name) {
            const ModelJson* id = reader.find(name);
            return id && id->is_number_integer() ? id->get<std::int64_t>() : -1; // checkIds() refuses it
        };
        config.start_token = token("start_token");
        config.end_token = token("end_token");
    }
    config.final_softcap = reader.positiveIfThere("final_softcap");
    config.tied = reader.flag(family.tied_key, family.tied);
    const ModelJson* tied = reader.member(family.tied_key);
    config.tied_set = family.tied_key.empty() || (tied && !tied->is_null());
    config.qkv_bias = reader.flag(family.qkv_bias.key, family.qkv_bias.always);
    config.output_bias = reader.flag(family.output_bias.key, family.output_bias.always);
    config.mlp_bias = reader.flag(family.mlp_bias.key, family.mlp_bias.always);
    config.norm_bias = reader.flag(family.norm_bias.key, family.norm_bias.always);
    config.quantized = quantization(reader);
    return config;
}

// Members of members by both names: {"attn_config": {"alibi": true}} has "attn_config.alibi", too.
ModelJson withInnerMembers(ModelJson values)
{
    ModelJson inner = ModelJson::object();
    for (const auto& [name, value] : values.items())
        if (value.is_object())
            for (const auto& [own, member] : value.items())
                inner[name + "." + own] = member;
    values.update(inner);
    return values;
}

const Family& variantOf(const Family& family, const ModelJson& values)
{
    const auto chosen = std::ranges::find_if(
        family.variants, [&](const Family& variant) { return ConfigReader(variant, values).isChosen(); });
    return chosen == family.variants.end() ? family : *chosen;
}

// As in most configurations, of a model_type that no family has.
const Family& unknownFamily()
{
    static const Family family = [] {
        auto names = std::make_shared<ConfigNames>();
        names->keys = {{"width", {"hidden_size", "d_model", "n_embd", "emb_dim"}},
                       {"heads", {"num_attention_heads", "n_head", "num_heads", "n_heads"}},
                       {"kv_heads", {"num_key_value_heads", "num_kv_heads", "n_kv_heads"}},
                       {"head_dim", {"head_dim", "d_kv"}}};
        names->defaults = ModelJson::object();
        names->only = ModelJson::object();
        Family made;
        made.config = names;
        return made;
    }();
    return family;
}

ModelConfig readAttention(const Family& family, const ModelJson& values)
{
    const ConfigReader reader(family, values);
    reader.checkOnly();
    ModelConfig config;
    config.width = reader.sizeIfThere("width").value_or(0);
    config.layers = std::min(reader.sizeIfThere("layers").value_or(0), most_layers);
    if (reader.find("heads"))
        readHeads(reader, config);
    config.eps = reader.positiveIfThere("eps").value_or(1e-5);
    if (&family == &unknownFamily())
        return config;
    if (config.head_dim == 0 && family.rope)
        reader.size(config.heads == 0 ? "heads" : "width"); // fails
    readScores(family, reader, false, config);
    config.quantized = quantization(reader);
    return config;
}

struct GgufJson {
    ModelJson operator()(const std::vector<std::string>&) const { return ModelJson::array(); } // of no use here
    template <class Value> ModelJson operator()(const Value& value) const { return value; }
};

Result<ModelJson> configObject(std::string_view config_json)
{
    auto parsed = parsedConfig(config_json);
    if (!parsed)
        return Error{"config.json: " + parsed.error().message};
    if (!parsed->is_object())
        return Error{say("config.json: expected a JSON object, got %1", ConfigReader::shown(*parsed))};
    // Of a model of images and texts, the part for texts.
    const auto text_part = parsed->find("text_config");
    if (text_part == parsed->end() || !text_part->is_object())
        return parsed;
    ModelJson part = *text_part;
    if (!part.contains("model_type") && parsed->contains("model_type"))
        part["model_type"] = (*parsed)["model_type"];
    return part;
}

} // namespace

Result<ReadModelConfig> readAttentionConfig(std::string_view config_json)
{
    const auto parsed = configObject(config_json);
    if (!parsed)
        return parsed.error();
    const ModelJson values = withInnerMembers(*parsed);
    const auto type = values.find("model_type");
    ReadModelConfig read;
    if (type != values.end() && type->is_string()) {
        read.config.model_type = type->get<std::string>();
        if (const auto family = familyOfType(read.config.model_type))
            read.family = &variantOf(**family, values);
    }
    try {
        const std::string model_type = read.config.model_type;
        read.config = readAttention(read.family ? *read.family : unknownFamily(), values);
        read.config.model_type = model_type;
    } catch (const ConfigFault& fault) {
        return Error{"config.json: " + fault.message};
    }
    if (!read.family && read.config.heads == 0)
        return Error{say("config.json: model_type is missing; it names the model family")};
    return read;
}

Result<ReadModelConfig> readModelConfig(std::string_view config_json)
{
    const auto parsed = configObject(config_json);
    if (!parsed)
        return parsed.error();
    const ModelJson& values = *parsed;
    const auto type = values.find("model_type");
    if (type == values.end() || !type->is_string())
        return Error{say("config.json: model_type is missing; it names the model family")};
    const auto family = familyOfType(type->get<std::string>());
    if (!family)
        return Error{"config.json: " + family.error().message};
    try {
        const ModelJson members = withInnerMembers(values);
        const Family& chosen = variantOf(**family, members);
        ReadModelConfig read{&chosen, readThrough(chosen, members, false)};
        read.config.model_type = type->get<std::string>();
        return read;
    } catch (const ConfigFault& fault) {
        return Error{"config.json: " + fault.message};
    }
}

Result<ReadModelConfig> readModelConfig(const GgufFile& file)
{
    const std::string* architecture = file.text("general.architecture");
    if (!architecture)
        return Error{say("general.architecture is missing; it names the model family")};
    const auto family = familyOfArchitecture(*architecture);
    if (!family)
        return family.error();
    ModelJson values = ModelJson::object();
    const std::string prefix = *architecture + ".";
    for (const GgufKey& key : file.keys)
        if (key.key.starts_with(prefix))
            values[key.key.substr(prefix.size())] = std::visit(GgufJson(), key.value);
    try {
        ReadModelConfig read{*family, readThrough(**family, values, true)};
        read.config.model_type = *architecture;
        return read;
    } catch (const ConfigFault& fault) {
        return Error{prefix + fault.message};
    }
}

} // namespace attn
