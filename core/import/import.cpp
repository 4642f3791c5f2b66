// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/import.h"

#include "core/base/numbertext.h"
#include "core/import/importbuild.h"
#include "core/import/importstart.h"
#include "core/import/layernames.h"
#include "core/import/recognise.h"
#include "core/layer/stages.h"
#include "core/rewrite/rewriting.h"
#include "core/scene/options.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace attn {

namespace {

constexpr std::array<std::string_view, import_targets> target_names = {"nothing",
                                                                       "same",
                                                                       "x",
                                                                       "W_query",
                                                                       "W_key",
                                                                       "W_value",
                                                                       "W_query.bias",
                                                                       "W_key.bias",
                                                                       "W_value.bias",
                                                                       "qkv",
                                                                       "qkv.bias",
                                                                       "out_proj",
                                                                       "out_proj.bias",
                                                                       "mask",
                                                                       "q",
                                                                       "k",
                                                                       "v",
                                                                       "weights"};

// "; 3 of its numbers are rounded to float32, 1 is inf or nan".
std::string oddNumbers(const ReadArray& array)
{
    const auto strange =
        std::ranges::count_if(array.values.values(), [](float value) { return !std::isfinite(value); });
    std::string text;
    const auto add = [&](std::int64_t count, const char* what) {
        if (count)
            text += (text.empty() ? "; " : ", ") + std::to_string(count) + " of its numbers" +
                    (count == 1 ? " is " : " are ") + what;
    };
    add(array.inexact, "rounded to float32");
    add(strange, "inf or nan");
    return text;
}

// One line for each array that becomes something; those that are left out share a line where they are many.
std::vector<std::string> stepSentences(const std::vector<ReadArray>& arrays, const ImportBuilt& built,
                                       const std::map<std::string, std::string>& why)
{
    constexpr std::size_t told_by_name = 6;
    std::vector<std::string> sentences, left_out;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::string shown = arrays[i].name + " " + toString(arrays[i].values.shape());
        const auto reason = why.find(arrays[i].name);
        if (!built.becomes[i].empty())
            sentences.push_back(shown + " becomes " + built.becomes[i] + oddNumbers(arrays[i]) +
                                (arrays[i].note.empty() ? "" : "; " + arrays[i].note));
        else
            left_out.push_back(shown + " is left out" +
                               (reason == why.end() || reason->second.empty() ? "" : ": " + reason->second));
    }
    if (left_out.size() <= told_by_name)
        sentences.insert(sentences.end(), left_out.begin(), left_out.end());
    else
        sentences.push_back(std::to_string(left_out.size()) + " other arrays are left out");
    return sentences;
}

std::string layerSentence(const Scene& scene)
{
    const Config& config = scene.config;
    if (startsFromWeights(config))
        return counted(config.num_heads, "head") + " of attention, shown as given: nothing is computed";
    if (!mixesValues(config))
        return counted(config.num_heads, "head") + " of " + std::to_string(config.d_out / config.num_heads) +
               ", without values: the layer ends with the weights";
    return counted(config.num_heads, "head") + " of " + std::to_string(config.d_out / config.num_heads) + ", " +
           std::string(optionName(config, "projection")) + ", " +
           (config.mask.kind == MaskKind::None ? "no" : std::string(optionName(config, "mask.kind"))) + " mask" +
           (config.out_proj.empty() ? "" : ", with an output layer");
}

// Biases that PyTorch appends to the keys and values are a part of such a layer that nothing here computes.
std::optional<Error> checkComputable(const std::vector<ReadArray>& arrays, const ImportPlan& plan)
{
    for (const ReadArray& array : arrays)
        for (const char* name : {"bias_k", "bias_v"})
            if (array.name == plan.prefix + name)
                return Error{array.name + " belongs to a layer with add_bias_kv, which is not computed"};
    return std::nullopt;
}

// What programs with such names do beside the weights, which nothing here does; empty for none.
std::string positionsSentence(const std::vector<ReadArray>& arrays, const ImportPlan& plan)
{
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::string& name = arrays[i].name;
        const bool rotary = plan.steps[i].target == ImportTarget::OutProj && name.ends_with("o_proj.weight");
        const bool relative = isUnscaled(plan.prefix) ||
                              (name.starts_with(plan.prefix) && name.ends_with("relative_attention_bias.weight"));
        if (plan.steps[i].target == ImportTarget::Qkv && name.ends_with("query_key_value.weight"))
            return "Models that keep their weights like this turn queries and keys by their positions (RoPE, as "
                   "GPT-NeoX) "
                   "or add to the scores by distance (ALiBi, as Bloom), which is not computed: the numbers are those "
                   "of "
                   "the weights alone.";
        if (rotary || relative)
            return std::string("Models that keep their weights like this ") +
                   (relative ? "add relative positions to the scores"
                             : "turn queries and keys by their positions (RoPE)") +
                   ", which is not computed: the numbers are those of the weights alone.";
    }
    return "";
}

} // namespace

std::string_view targetName(ImportTarget target) { return target_names[static_cast<std::size_t>(target)]; }

std::optional<ImportTarget> targetNamed(std::string_view name)
{
    const auto found = std::ranges::find(target_names, name);
    if (found == target_names.end())
        return std::nullopt;
    return static_cast<ImportTarget>(found - target_names.begin());
}

bool hasLayouts(ImportTarget target) { return isProjection(target) || target == ImportTarget::OutProj; }

Scene plainLayer()
{
    Scene scene;
    scene.title = "Imported layer";
    scene.config.scale = Scale::SqrtHeadDim;
    return scene;
}

std::vector<std::string> layerPrefixes(const std::vector<ReadArray>& arrays)
{
    std::vector<std::string> prefixes;
    for (const ReadArray& array : arrays) {
        const auto part = layerName(array.name);
        if (part && isProjection(part->target) && !std::ranges::count(prefixes, part->prefix))
            prefixes.push_back(part->prefix);
    }
    return prefixes;
}

Result<ImportPlan> planImport(const std::vector<ReadArray>& arrays, const Scene& base, const ImportChoices& choices)
{
    auto recognised = recognise(arrays, base, choices);
    if (!recognised)
        return recognised.error();
    ImportPlan plan = std::move(recognised->plan);
    plan.heads = base.config.num_heads;
    const auto listed = std::ranges::max_element(plan.steps, {}, &ImportStep::head);
    if (listed != plan.steps.end() && listed->head >= 0)
        plan.heads = listed->head + 1;
    const auto own_heads = headsOfStart(arrays, plan.steps);
    plan.heads = own_heads.value_or(choices.heads.value_or(plan.heads));
    if (own_heads && choices.heads && *choices.heads != *own_heads)
        return Error{"the arrays have " + counted(*own_heads, "head") + ", not " + std::to_string(*choices.heads)};
    const auto left_out = [](const ImportStep& step) { return step.target == ImportTarget::Nothing; };
    if (std::ranges::all_of(plan.steps, left_out)) {
        std::string known;
        for (const ReadArray& array : arrays)
            known += (known.empty() ? "" : ", ") + array.name + " " + toString(array.values.shape());
        return Error{"nothing here is known to be a part of an attention layer: " +
                     (known.empty() ? "no arrays" : known)};
    }
    if (auto fault = checkComputable(arrays, plan))
        return *fault;
    const auto built = buildImport(arrays, base, plan);
    if (!built)
        return built.error();
    plan.sentences = stepSentences(arrays, *built, recognised->why);
    if (built->scene.config.stage == Stage::Attention)
        plan.sentences.push_back(layerSentence(built->scene));
    plan.sentences.insert(plan.sentences.end(), built->notes.begin(), built->notes.end());
    if (const std::string positions = positionsSentence(arrays, plan); !positions.empty())
        plan.sentences.push_back(positions);
    return plan;
}

Result<Scene> importArrays(const std::vector<ReadArray>& arrays, const Scene& base, const ImportPlan& plan)
{
    if (plan.steps.size() != arrays.size())
        return Error{"the plan is for other arrays"};
    auto built = buildImport(arrays, base, plan);
    if (!built)
        return built.error();
    return std::move(built->scene);
}

Result<ImportStep> parseImportStep(std::string_view text)
{
    constexpr std::string_view turned = "^T", as_layer = ".weight";
    const std::string shown(text);
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos || equals == 0)
        return Error{"expected ARRAY=TARGET, got '" + shown + "'"};
    ImportStep step;
    step.array = std::string(text.substr(0, equals));
    std::string_view name = text.substr(equals + 1);
    const bool turn = name.ends_with(turned);
    name.remove_suffix(turn ? turned.size() : 0);
    const bool layer = name.ends_with(as_layer);
    name.remove_suffix(layer ? as_layer.size() : 0);
    const auto target = targetNamed(name);
    if (!target || (layer && !hasLayouts(*target))) {
        std::string known;
        for (const std::string_view each : target_names)
            known += (known.empty() ? "" : ", ") + std::string(each);
        return Error{"'" + std::string(text.substr(equals + 1)) + "' is no target; there are " + known};
    }
    if (turn && !hasLayouts(*target))
        return Error{"^T goes with the weights of layers alone, got '" + shown + "'"};
    step.target = *target;
    step.transposed = hasLayouts(*target) && layer == turn;
    return step;
}

} // namespace attn
