// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/layernames.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace attn {

namespace {

struct KnownLayer {
    std::array<std::string_view, 3> names; // query, key, value
    bool matrix_too;                       // the bare name is a plain matrix, not something that was computed
};
constexpr KnownLayer known_projections[] = {
    {{"W_query", "W_key", "W_value"}, true},
    {{"q_proj", "k_proj", "v_proj"}, false},           // nn.MultiheadAttention's kin, OPT, Llama, ViT
    {{"self.query", "self.key", "self.value"}, false}, // BERT, RoBERTa
    {{"attention.query", "attention.key", "attention.value"}, false},
    {{"query", "key", "value"}, false},
    {{"q_lin", "k_lin", "v_lin"}, false}, // DistilBERT
    {{"to_q", "to_k", "to_v"}, false},    // diffusers
    {{"W_q", "W_k", "W_v"}, true},
    {{"w_q", "w_k", "w_v"}, true},
    {{"Wq", "Wk", "Wv"}, true},
    {{"wq", "wk", "wv"}, true},
    {{"W_Q", "W_K", "W_V"}, true},
    {{"fc_q", "fc_k", "fc_v"}, false},
    {{"w_qs", "w_ks", "w_vs"}, false},
    {{"linears.0", "linears.1", "linears.2"}, false}, // The Annotated Transformer
    {{"q", "k", "v"}, false}};                        // T5

constexpr std::pair<std::string_view, std::optional<ArrayReading>> fused_names[] = {
    {"qkv", std::nullopt},
    {"qkv_proj", std::nullopt},
    {"to_qkv", std::nullopt},
    {"Wqkv", std::nullopt},
    {"qkv_layer", std::nullopt},
    {"in_proj", ArrayReading::ThreeBlocks},      // nn.MultiheadAttention
    {"query_key_value", ArrayReading::PerHead}}; // GPT-NeoX, Pythia, Bloom: head by head
constexpr std::string_view out_names[] = {"out_proj",
                                          "o_proj",
                                          "output.dense",
                                          "out_lin",
                                          "to_out.0",
                                          "to_out",
                                          "proj",
                                          "W_out",
                                          "W_o",
                                          "w_o",
                                          "Wo",
                                          "wo",
                                          "W_O",
                                          "o",
                                          "out",
                                          "fc_o",
                                          "w_concat",
                                          "linears.3",
                                          "attention_output",
                                          "dense"}; // last: BERT's is output.dense

struct FamilyName {
    std::string_view name;
    ImportTarget target;
    bool bare; // without ".weight"
};
constexpr FamilyName family_names[] = {{"q_norm", ImportTarget::QNorm, false}, // Qwen 3, Gemma 3, ViT-22B
                                       {"k_norm", ImportTarget::KNorm, false},
                                       {"q_norm", ImportTarget::QNorm, true}, // as a scene calls them
                                       {"k_norm", ImportTarget::KNorm, true},
                                       {"query_norm", ImportTarget::QNorm, false},
                                       {"key_norm", ImportTarget::KNorm, false},
                                       {"norm_q", ImportTarget::QNorm, false}, // diffusers
                                       {"norm_k", ImportTarget::KNorm, false},
                                       {"rotary_emb.inv_freq", ImportTarget::InvFreq, true},
                                       {"rotary_pos_emb.inv_freq", ImportTarget::InvFreq, true},
                                       {"inv_freq", ImportTarget::InvFreq, true},
                                       {"sinks", ImportTarget::Sinks, true}, // gpt-oss
                                       {"relative_attention_bias", ImportTarget::T5Bias, false},
                                       {"t5_bias", ImportTarget::T5Bias, true}};

// What precedes `ending` in `name`, if the ending begins a component of it.
std::optional<std::string> before(std::string_view name, const std::string& ending)
{
    if (!name.ends_with(ending))
        return std::nullopt;
    const std::string_view rest = name.substr(0, name.size() - ending.size());
    if (!rest.empty() && rest.back() != '.' && rest.back() != '/')
        return std::nullopt;
    return std::string(rest);
}

// A layer's weight or bias.
std::optional<LayerName> partNamed(std::string_view name, std::string_view layer, ImportTarget weight,
                                   ImportTarget bias)
{
    const std::string base(layer);
    constexpr std::string_view version = ":0"; // of a variable in TensorFlow
    if (name.ends_with(version))
        name.remove_suffix(version.size());
    const bool of_module =
        base == "in_proj" || (base.size() == 6 && base.ends_with("_proj")); // q_proj_weight, beside kdim
    for (const char* ending : {".weight", "_weight"})
        if (const auto prefix = before(name, base + ending); prefix && (ending[0] == '.' || of_module))
            return LayerName{*prefix, weight};
    for (const char* ending : {".kernel", "/kernel"}) // Keras, flax: [in, out]
        if (const auto prefix = before(name, base + ending))
            return LayerName{*prefix, weight, true};
    if (const auto prefix = before(name, base + "/bias"))
        return LayerName{*prefix, bias};
    for (const char* ending : {".bias", "_bias"})
        if (const auto prefix = before(name, base + ending); prefix && (ending[0] == '.' || base == "in_proj"))
            return LayerName{*prefix, bias};
    return std::nullopt;
}

std::optional<LayerName> convNamed(std::string_view name, std::string_view layer, ImportTarget weight,
                                   ImportTarget bias)
{
    auto part = partNamed(name, layer, weight, bias);
    if (part && part->target == weight) {
        part->transposed = true;
        part->conv = true;
    }
    return part;
}

// Cuts "heads.2." or "head2." off the prefix.
void splitHead(LayerName& part)
{
    std::string_view rest = part.prefix;
    if (!rest.ends_with('.'))
        return;
    rest.remove_suffix(1);
    const std::size_t digits = rest.find_last_not_of("0123456789") + 1; // 0 when there are only digits
    std::int64_t head = -1;
    if (std::from_chars(rest.data() + digits, rest.data() + rest.size(), head).ec != std::errc())
        return;
    rest = rest.substr(0, digits);
    for (const std::string_view word : {"heads.", "heads", "head.", "head_", "head"})
        if (rest.ends_with(word) && (rest.size() == word.size() || rest[rest.size() - word.size() - 1] == '.')) {
            part.head = head;
            part.prefix = std::string(rest.substr(0, rest.size() - word.size()));
            return;
        }
}

std::string_view lastComponent(std::string_view name)
{
    const std::size_t end = name.find_last_of("./");
    return end == std::string_view::npos ? name : name.substr(end + 1);
}

// "b_query" beside "W_query", "b_Q" beside "W_Q".
std::optional<std::string> biasBeside(std::string_view name, std::string_view matrix)
{
    const bool plain = matrix.starts_with('W') || matrix.starts_with('w');
    return plain ? before(name, 'b' + std::string(matrix.substr(1))) : std::nullopt;
}

std::optional<LayerName> partName(std::string_view name)
{
    constexpr ImportTarget weights[] = {ImportTarget::WQuery, ImportTarget::WKey, ImportTarget::WValue};
    constexpr ImportTarget biases[] = {ImportTarget::BQuery, ImportTarget::BKey, ImportTarget::BValue};
    for (const auto& [family, target, bare] : family_names)
        if (const auto prefix = before(name, std::string(family) + (bare ? "" : ".weight")))
            return LayerName{*prefix, target};
    for (const auto& [names, matrix_too] : known_projections)
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (auto part = partNamed(name, names[i], weights[i], biases[i]))
                return part;
            if (const auto prefix = before(name, std::string(names[i])); prefix && matrix_too)
                return LayerName{*prefix, weights[i], true};
            if (const auto prefix = biasBeside(name, names[i]))
                return LayerName{*prefix, biases[i]};
        }
    constexpr std::string_view plain_biases[] = {"bias_q", "bias_k", "bias_v"}; // of a layer that multiplies by einsum
    for (std::size_t i = 0; i < std::size(plain_biases); ++i)
        if (const auto prefix = before(name, std::string(plain_biases[i])))
            return LayerName{*prefix, biases[i]};
    if (auto part = convNamed(name, "c_attn", ImportTarget::Qkv, ImportTarget::QkvBias)) {
        part->cut = ArrayReading::ThreeBlocks;
        return part;
    }
    if (auto part = convNamed(name, "c_proj", ImportTarget::OutProj, ImportTarget::OutProjBias))
        return part;
    for (const auto& [fused, cut] : fused_names)
        if (auto part = partNamed(name, fused, ImportTarget::Qkv, ImportTarget::QkvBias)) {
            part->cut = cut;
            return part;
        }
    for (const std::string_view out : out_names) {
        if (auto part = partNamed(name, out, ImportTarget::OutProj, ImportTarget::OutProjBias))
            return part;
        const bool matrix = out.starts_with('W') || out.starts_with('w');
        if (const auto prefix = before(name, std::string(out)); prefix && matrix)
            return LayerName{*prefix, ImportTarget::OutProj, true};
        if (const auto prefix = biasBeside(name, out))
            return LayerName{*prefix, ImportTarget::OutProjBias};
    }
    return std::nullopt;
}

} // namespace

std::optional<LayerName> layerName(std::string_view name)
{
    auto part = partName(name);
    if (part)
        splitHead(*part);
    return part;
}

bool isUnscaled(std::string_view prefix)
{
    return prefix.ends_with("SelfAttention.") || prefix.ends_with("EncDecAttention.");
}

bool isCross(std::string_view prefix)
{
    constexpr std::string_view known[] = {"EncDecAttention.", "encoder_attn.", "crossattention.", "cross_attn."};
    return std::ranges::any_of(known, [&](std::string_view name) { return prefix.find(name) != prefix.npos; });
}

bool isProjection(ImportTarget target)
{
    return target == ImportTarget::WQuery || target == ImportTarget::WKey || target == ImportTarget::WValue ||
           target == ImportTarget::Qkv;
}

bool isLayerPart(ImportTarget target)
{
    return target != ImportTarget::Nothing && target != ImportTarget::Same && target != ImportTarget::X &&
           target != ImportTarget::Mask && target != ImportTarget::Memory && target < ImportTarget::Q;
}

bool isFamilyPart(ImportTarget target) { return target >= ImportTarget::QNorm && target <= ImportTarget::T5Bias; }

bool readsFrom(std::string_view prefix, const LayerName& part)
{
    if (part.prefix == prefix)
        return true;
    if (part.target == ImportTarget::InvFreq)
        return !part.prefix.empty() && prefix.starts_with(part.prefix);
    if (part.target != ImportTarget::T5Bias)
        return false;
    // "encoder." and "0.SelfAttention." of both are the same.
    constexpr std::string_view blocks = "block.", layers = "layer.";
    const std::string_view other = part.prefix;
    const std::size_t block = prefix.find(blocks), layer = prefix.rfind(layers), other_layer = other.rfind(layers);
    return block != std::string_view::npos && layer != std::string_view::npos &&
           other_layer != std::string_view::npos && other.find(blocks) == block &&
           other.substr(0, block) == prefix.substr(0, block) && other.substr(other_layer) == prefix.substr(layer);
}

bool namesEmbeddings(std::string_view name)
{
    constexpr std::string_view known[] = {
        "x", "X", "embeddings", "hidden_states", "hidden_state", "hidden", "inputs_embeds", "inputs"};
    return std::ranges::count(known, lastComponent(name)) > 0;
}

std::optional<ImportTarget> startNamed(std::string_view name)
{
    constexpr std::string_view known[][3] = {{"q", "k", "v"},
                                             {"Q", "K", "V"},
                                             {"query", "key", "value"},
                                             {"queries", "keys", "values"},
                                             {"query_states", "key_states", "value_states"}}; // Transformers
    constexpr std::string_view attention[] = {"attention",         "attentions",          "attn",
                                              "weights",           "attn_weights",        "attn_probs",
                                              "pattern",           "attention_weights",   "attention_probs",
                                              "cross_attentions",  "attn_output_weights", "decoder_attentions",
                                              "encoder_attentions"};
    // "attentions.3" is that of a layer.
    const std::size_t digits = name.find_last_not_of("0123456789");
    if (digits != std::string_view::npos && digits + 1 < name.size() && (name[digits] == '.' || name[digits] == '_'))
        name = name.substr(0, digits);
    const std::string_view last = lastComponent(name);
    for (const auto& three : known)
        for (int part = 0; part < 3; ++part)
            if (last == three[part])
                return ImportTarget(int(ImportTarget::Q) + part);
    if (std::ranges::count(attention, last))
        return ImportTarget::Weights;
    return std::nullopt;
}

bool allowsByName(std::string_view name)
{
    constexpr std::string_view known[] = {"attention_mask", "encoder_attention_mask", "tril", "allowed", "visible",
                                          "valid"};
    return name.ends_with("bias") || std::ranges::count(known, lastComponent(name)) > 0;
}

bool namesPadding(std::string_view name)
{
    return name.find("padding") != std::string_view::npos || lastComponent(name).ends_with("attention_mask");
}

bool namesMemory(std::string_view name)
{
    constexpr std::string_view known[] = {"memory", "encoder_hidden_states"};
    return std::ranges::count(known, lastComponent(name)) > 0;
}

bool namesMask(std::string_view name)
{
    const std::string_view last = lastComponent(name);
    if (last == "masked" || last == "masked_bias")
        return false;
    return last.find("mask") != std::string_view::npos || last == "blocked" || last == "causal" || last == "tril";
}

} // namespace attn
