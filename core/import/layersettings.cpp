// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/layersettings.h"

#include "core/base/numbertext.h"
#include "core/base/say.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "core/layer/stages.h"
#include "core/model/layerconfig.h"
#include "core/model/ropescaling.h"

#include <algorithm>
#include <charconv>

namespace attn {

namespace {

constexpr std::int64_t max_config_file = std::int64_t(4) << 20;

// The first number between dots; 0 if there is none.
std::int64_t layerOfPrefix(std::string_view prefix)
{
    for (std::size_t at = 0; at < prefix.size();) {
        const std::string_view part = prefix.substr(at, prefix.find('.', at) - at);
        std::int64_t layer = 0;
        const auto [end, fault] = std::from_chars(part.data(), part.data() + part.size(), layer);
        if (fault == std::errc() && end == part.data() + part.size() && layer >= 0)
            return layer;
        at += part.size() + 1;
    }
    return 0;
}

std::string scaleWords(const LayerSettings& settings)
{
    switch (settings.config.scale) {
    case Scale::None: return say("unscaled scores");
    case Scale::SqrtHeadDim: return say("scores divided by √%1", settings.head_dim);
    case Scale::Factor: break;
    }
    return say("scores multiplied by %1", significant(settings.config.scale_factor, 6));
}

std::string ropeWords(const LayerSettings& settings, const Rope& rope)
{
    const std::int64_t dims = rope.dims.value_or(settings.head_dim);
    const std::string theta = significant(rope.theta, 12),
                      plain =
                          rope.layout == RopeLayout::Interleaved
                              ? say("rotary positions with theta %1 in %2 components (neighbors paired)", theta, dims)
                              : say("rotary positions with theta %1 in %2 components", theta, dims);
    return settings.inv_freq.empty() ? plain : say("%1 (frequencies scaled)", plain);
}

std::string maskWords(const Mask& mask)
{
    switch (mask.kind) {
    case MaskKind::None: return say("no mask");
    case MaskKind::SlidingWindow: return say("a causal window of %1 tokens", mask.window);
    default: return say("the causal mask");
    }
}

} // namespace

ConfigBeside configBeside(const std::vector<std::string>& files)
{
    ConfigBeside beside;
    for (const std::string& file : files) {
        const std::string path = std::string(folderPartOf(file)) + "config.json";
        std::error_code fault;
        if (!beside.text.empty() || !std::filesystem::exists(pathOf(path), fault))
            continue;
        auto text = readWholeFile(path, max_config_file, Pipes::Refused);
        beside.fault = text ? "" : text.error().message;
        if (text)
            beside.text = text->empty() ? " " : std::move(*text);
    }
    return beside;
}

Result<LayerSettings> layerSettings(std::string_view config_json, std::string_view prefix)
{
    const auto read = readAttentionConfig(config_json);
    if (!read)
        return read.error();
    const ModelConfig& model = read->config;
    LayerSettings settings;
    settings.model = model.model_type;
    settings.heads = model.heads;
    settings.kv_heads = model.kv_heads;
    settings.head_dim = model.head_dim;
    settings.width = model.width;
    if (!read->family)
        return settings;
    settings.model = read->family->title;
    settings.family_known = true;
    const std::int64_t layer = layerOfPrefix(prefix);
    if (!model.windows.empty() && layer >= std::ssize(model.windows))
        return Error{say("config.json: the model has %1 layers, but this is layer %2", model.windows.size(), layer)};
    settings.config = layerConfig(*read->family, model, layer);
    if (model.rope)
        settings.inv_freq = frequenciesOf(model.ropeOf(layer), 0);
    settings.eps = model.eps;
    settings.unit_offset = read->family->unit_offset;
    return settings;
}

std::vector<std::string> settingsWords(const LayerSettings& settings, const Config& config)
{
    std::vector<std::string> words;
    if (settings.heads > 0)
        words.push_back(settings.head_dim > 0
                            ? say("%1 of size %2", sayCount("1 head", "%n heads", settings.heads), settings.head_dim)
                            : sayCount("1 head", "%n heads", settings.heads));
    if (settings.kv_heads != settings.heads)
        words.push_back(sayCount("1 key/value head", "%n key/value heads", settings.kv_heads));
    if (!settings.family_known)
        return words;
    const Config& said = settings.config;
    if (config.scale == said.scale)
        words.push_back(scaleWords(settings));
    if (config.softcap)
        words.push_back(say("a soft cap of %1", shortest(*config.softcap)));
    if (config.rope && said.rope && config.rope->theta == said.rope->theta)
        words.push_back(ropeWords(settings, *said.rope));
    if (config.position_bias.kind == PositionBiasKind::Alibi)
        words.push_back(say("ALiBi"));
    if (config.qk_norm)
        words.push_back(
            settings.unit_offset
                ? say("norms of queries and keys with eps %1 that multiply by 1 + w", shortest(settings.eps))
                : say("norms of queries and keys with eps %1 that multiply by w", shortest(settings.eps)));
    if (config.mask.kind == said.mask.kind)
        words.push_back(maskWords(said.mask));
    return words;
}

bool isGptPrefix(std::string_view prefix)
{
    constexpr std::string_view block = "h.", ending = ".attn.";
    if (!prefix.ends_with(ending))
        return false;
    prefix.remove_suffix(ending.size());
    const std::size_t digits = prefix.find_last_not_of("0123456789") + 1;
    const std::string_view before = prefix.substr(0, digits);
    return digits < prefix.size() && before.ends_with(block) &&
           (before.size() == block.size() || before[before.size() - block.size() - 1] == '.');
}

bool isCausalByName(std::string_view prefix)
{
    constexpr std::string_view neo = "attention.";
    const auto has = [prefix](std::string_view part) { return prefix.find(part) != std::string_view::npos; };
    if (isGptPrefix(prefix) ||
        (prefix.ends_with(".attn.attention.") && isGptPrefix(prefix.substr(0, prefix.size() - neo.size()))))
        return true;
    if (has("decoder.") && (prefix.ends_with("self_attn.") || prefix.ends_with("SelfAttention.")))
        return true;
    return (has("model.layers.") && prefix.ends_with(".self_attn.")) || has("gpt_neox.layers.") ||
           prefix.ends_with(".self_attention.");
}

} // namespace attn
