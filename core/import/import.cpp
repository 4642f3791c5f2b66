// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/import/import.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/shellwords.h"
#include "core/import/extraaxes.h"
#include "core/import/importbuild.h"
#include "core/import/importparts.h"
#include "core/import/layernames.h"
#include "core/import/layersettings.h"
#include "core/import/readings.h"
#include "core/import/recognise.h"
#include "core/import/recordedweights.h"
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
                                                                       "q_norm",
                                                                       "k_norm",
                                                                       "inv_freq",
                                                                       "sinks",
                                                                       "t5_bias",
                                                                       "mask",
                                                                       "memory",
                                                                       "q",
                                                                       "k",
                                                                       "v",
                                                                       "weights"};

// "1 value is inf or nan", and what its reader noted.
std::string notesOf(const ReadArray& array)
{
    const auto strange =
        std::ranges::count_if(array.values.values(), [](float value) { return !std::isfinite(value); });
    std::string notes;
    const auto add = [&](const std::string& note) { notes += note.empty() ? "" : "; " + note; };
    if (array.inexact)
        add(sayCount("1 value is rounded to float32", "%n values are rounded to float32", array.inexact));
    if (strange)
        add(sayCount("1 value is inf or nan", "%n values are inf or nan", strange));
    add(array.note);
    return notes;
}

// "x [6, 3]"; of what holds no numbers the name alone.
std::string shownArray(const ReadArray& array)
{
    return array.left_out.empty() ? array.name + " " + toString(array.values.shape()) : array.name;
}

// One line for each array that becomes something; those that are left out share a line where they are many.
std::vector<std::string> stepSentences(const std::vector<ReadArray>& arrays, const ImportBuilt& built,
                                       const std::map<std::string, std::string>& why)
{
    constexpr std::size_t listed_by_name = 6;
    std::vector<std::string> sentences, left_out;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::string shown = shownArray(arrays[i]);
        const auto reason = why.find(arrays[i].name);
        if (!built.becomes[i].empty())
            sentences.push_back(say("%1 becomes %2", shown, built.becomes[i]) + notesOf(arrays[i]));
        else
            left_out.push_back(reason == why.end() || reason->second.empty()
                                   ? say("%1 is left out", shown)
                                   : say("%1 is left out: %2", shown, reason->second));
    }
    if (left_out.size() <= listed_by_name)
        sentences.insert(sentences.end(), left_out.begin(), left_out.end());
    else
        sentences.push_back(say("%1 other arrays are left out", left_out.size()));
    return sentences;
}

std::string layerSentence(const Scene& scene)
{
    const Config& config = scene.config;
    if (startsFromWeights(config))
        return say("%1; the imported attention weights are shown unchanged, and nothing is computed",
                   sayCount("1 head", "%n heads", config.num_heads));
    const std::int64_t keys = config.num_kv_heads.value_or(config.num_heads);
    const std::string own =
        say("%1 of size %2", sayCount("1 head", "%n heads", config.num_heads), config.d_out / config.num_heads);
    const std::string heads = keys == config.num_heads ? own
                                                       : sayCount("%1 that share 1 key/value head",
                                                                  "%1 that share %n key/value heads", keys, own);
    const auto words = [&config](std::string_view path) {
        const Option& choice = option(path);
        return say(choice.values[std::size_t(choice.get(config))].label);
    };
    const std::string kind = words("mask.kind"),
                      mask = config.mask.kind == MaskKind::None ? kind : say("mask: %1", kind);
    if (!mixesValues(config))
        return say("%1; %2; without values, the layer ends with the weights", heads, mask);
    const std::string made = config.starts_from == StartsFrom::Qkv ? say("q, k and v are inputs") : words("projection"),
                      text = say("%1; %2; %3", heads, made, mask);
    std::vector<std::string> parts;
    for (const auto& [on, part] :
         {std::pair(!config.out_proj.empty(), say("an output layer")),
          std::pair(normsQueries(config), say("normalized queries and keys")),
          std::pair(rotates(config), say("rotary positions")), std::pair(addsBias(config), say("a position bias")),
          std::pair(hasSinks(config), say("attention sinks"))})
        if (on)
            parts.emplace_back(part);
    return parts.empty() ? text : say("%1; with %2", text, listed(parts));
}

// Unknown weights beside a known x would give a layer without weights, whose numbers look like a model's.
std::optional<Error> checkAnyWeights(const std::vector<ReadArray>& arrays, const Recognised& recognised,
                                     const Scene& base, const ImportChoices& choices)
{
    const ImportPlan& plan = recognised.plan;
    const auto becomes_part = [](const ImportStep& step) {
        return step.target == ImportTarget::Same || isLayerPart(step.target) || step.target >= ImportTarget::Q;
    };
    if (base.config.projection != Projection::None || std::ranges::any_of(plan.steps, becomes_part))
        return std::nullopt;
    const auto projects = [](const std::string& name) {
        const auto part = layerName(name);
        const auto start = startNamed(name);
        const auto bare = layerName(name + ".weight"); // as if one had left that out
        return (part && isProjection(part->target)) || (bare && isProjection(bare->target)) ||
               (start && *start != ImportTarget::Weights);
    };
    std::string unknown, first;
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::string& name = arrays[i].name;
        const bool chosen = std::ranges::count(choices.steps, name, &ImportStep::array) > 0;
        const auto why = recognised.why.find(name);
        const bool explained = why != recognised.why.end() && !why->second.empty();
        if (!chosen && !explained && plan.steps[i].target == ImportTarget::Nothing &&
            (name.ends_with("weight") || name.ends_with("kernel") || projects(name))) {
            unknown += (unknown.empty() ? "" : ", ") + name + " " + toString(arrays[i].values.shape());
            first = first.empty() ? name : first;
        }
    }
    if (unknown.empty())
        return std::nullopt;
    return Error{say("No weight was recognized as part of an attention layer: %1. Choose what each one becomes, for "
                     "example with --map %2, or leave it unused.",
                     unknown, shellWord(first + "=W_query"))};
}

// A layer with the biases that PyTorch appends to keys and values cannot be computed here.
std::optional<Error> checkComputable(const std::vector<ReadArray>& arrays, const ImportPlan& plan)
{
    for (const ReadArray& array : arrays)
        for (const char* name : {"bias_k", "bias_v"})
            if (array.name == plan.prefix + name && array.values.rank() == 3)
                return Error{say("%1 belongs to a layer with add_bias_kv, which is not supported", array.name)};
    for (const ReadArray& array : arrays) {
        const auto part = array.left_out.empty() ? std::nullopt : layerName(array.name);
        if (part && isLayerPart(part->target) && !isFamilyPart(part->target) && readsFrom(plan.prefix, *part) &&
            !std::ranges::count(plan.steps, part->target, &ImportStep::target))
            return Error{say("%1 is part of the layer but cannot be read: %2", array.name, array.left_out)};
    }
    for (const ImportStep& step : plan.steps) {
        constexpr std::string_view ending = "weight";
        if ((step.target != ImportTarget::QNorm && step.target != ImportTarget::KNorm) || !step.array.ends_with(ending))
            continue;
        const std::string bias = step.array.substr(0, step.array.size() - ending.size()) + "bias";
        if (std::ranges::count(arrays, bias, &ReadArray::name))
            return Error{say(
                "%1 belongs to a LayerNorm of queries or keys; only RMSNorm, which has no bias, is supported", bias)};
    }
    return std::nullopt;
}

// What programs with such names do beyond the weights, which the file does not say; empty: nothing.
std::string positionsSentence(const std::vector<ReadArray>& arrays, const ImportPlan& plan, const Config& config)
{
    const auto becomes = [&plan](ImportTarget target) {
        return std::ranges::count(plan.steps, target, &ImportStep::target) > 0;
    };
    const bool separate = becomes(ImportTarget::WQuery);
    const bool tutorial = std::ranges::count(plan.steps, ImportTarget::Qkv, &ImportStep::target) > 0 &&
                          !plan.prefix.ends_with("self_attn."); // Phi-3 has a fused layer there and rotates
    for (std::size_t i = 0; i < arrays.size(); ++i) {
        const std::string& name = arrays[i].name;
        const bool rotary =
            plan.steps[i].target == ImportTarget::OutProj &&
            ((name.ends_with("o_proj.weight") && !tutorial) || (separate && isGptPrefix(plan.prefix)) || // GPT-J
             (separate && plan.prefix.ends_with(".self_attn.") && name.ends_with(".dense.weight")) ||    // Phi-2
             (becomes(ImportTarget::Qkv) && plan.prefix.ends_with("attn.") &&
              name.ends_with("Wo.weight"))); // ModernBERT
        if (plan.steps[i].target == ImportTarget::Qkv && name.ends_with("query_key_value.weight") && !rotates(config) &&
            !addsBias(config))
            return say("Models that store their weights this way rotate queries and keys by position (RoPE, as in "
                       "GPT-NeoX and Falcon) or add a distance bias to the scores (ALiBi, as in Bloom), but the file "
                       "does not say which. The values are computed from the weights alone until you turn on RoPE or "
                       "ALiBi in the Layer section of the window.");
        if (plan.prefix.ends_with("SelfAttention.") && isUnscaled(plan.prefix) && !addsBias(config))
            return say("Models that store their weights this way add a distance bias to the scores, from the table "
                       "relative_attention_bias.weight, which is missing here. The values are computed from the "
                       "weights alone.");
        if (rotary && !rotates(config))
            return say("Models that store their weights this way rotate queries and keys by position (RoPE), but the "
                       "file does not say so. The values are computed from the weights alone until you turn on RoPE, "
                       "with the model's theta, in the Layer section of the window.");
    }
    return "";
}

// With one head, or one key head for all, blocks and per-head are the same. An array replacing the scene's own keeps
// its cut.
void askQuestions(const std::vector<ReadArray>& arrays, const Config& config,
                  const std::map<std::string, std::string>& why, ImportPlan& plan)
{
    for (std::size_t i = 0; i < plan.steps.size(); ++i) {
        ImportStep& step = plan.steps[i];
        const bool scenes_own = step.target == ImportTarget::Same && step.array == "qkv.weight";
        if (scenes_own)
            step.reading =
                config.projection == Projection::FusedInterleaved ? ArrayReading::PerHead : ArrayReading::ThreeBlocks;
        const auto ways = readingsOf(arrays[i], scenes_own ? ImportTarget::Qkv : step.target, plan.kv_heads);
        if (!ways || !step.reading || step.target == ImportTarget::QkvBias)
            continue;
        const bool usual = *step.reading == ways->first;
        const auto reason = why.find(step.array);
        plan.questions.push_back(
            {step.array, *step.reading, usual ? ways->second : ways->first, reason == why.end() ? "" : reason->second});
    }
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
    scene.title = say("Imported layer");
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

namespace {

// By its first map: all of them may take a while.
bool seemsToHaveLayers(const ReadArray& array)
{
    const Shape& shape = array.values.shape();
    if (shape.size() != 5 || array.values.size() == 0)
        return false;
    Tensor map({shape[3], shape[4]});
    std::copy_n(array.values.data(), map.size(), map.mutableData());
    return isRecordedWeights(map);
}

} // namespace

FileLayers fileLayers(const std::vector<ReadArray>& arrays)
{
    FileLayers made;
    for (const std::string& prefix : layerPrefixes(arrays))
        made.choices.push_back({prefix});
    if (!made.choices.empty())
        return made;
    made.recorded = true;
    for (const ReadArray& array : arrays) {
        if (seemsToHaveLayers(array))
            for (std::int64_t layer = 0; layer < array.values.dim(0); ++layer)
                made.choices.push_back({{}, layer});
        else if (startNamed(array.name) == ImportTarget::Weights)
            made.choices.push_back({array.name});
    }
    return made;
}

namespace {

// With the settings of `config_json`, if there is one.
Result<ImportPlan> planWith(const std::vector<ReadArray>& read, const Scene& base, const ImportChoices& chosen,
                            const std::string& config_json)
{
    const auto fewer = withFewerAxes(read, chosen.layer);
    if (!fewer)
        return fewer.error();
    const std::vector<ReadArray>& arrays = *fewer ? (*fewer)->arrays : read;
    ImportChoices choices = chosen;
    if (*fewer && (*fewer)->took_layer)
        choices.layer.reset(); // one is left
    if (*fewer && (*fewer)->heads && !choices.heads) {
        choices.heads = (*fewer)->heads;
        choices.kv_heads = choices.kv_heads ? choices.kv_heads : (*fewer)->kv_heads;
    }
    auto recognised = recognise(arrays, base, choices);
    if (!recognised)
        return recognised.error();
    ImportPlan plan = recognised->plan;
    plan.tokens = choices.tokens;
    plan.memory_tokens = choices.memory_tokens;
    plan.causal = choices.causal;
    plan.most_numbers = choices.most_numbers;
    const bool makes_heads = std::ranges::any_of(
        plan.steps, [](const ImportStep& step) { return isProjection(step.target) || step.target == ImportTarget::Q; });
    if (!config_json.empty() && makes_heads) {
        const auto settings = layerSettings(config_json, plan.prefix);
        if (!settings)
            return settings.error();
        plan.config_json = config_json;
        if (settings->heads > 0 && !choices.heads) {
            choices.heads = settings->heads;
            choices.kv_heads = choices.kv_heads ? choices.kv_heads : settings->kv_heads;
        }
    }
    const auto left_out = [](const ImportStep& step) { return step.target == ImportTarget::Nothing; };
    if (std::ranges::all_of(plan.steps, left_out)) {
        std::string known, recorded; // of the latter one of queries, keys and values without its kin
        for (const ReadArray& array : arrays) {
            known += (known.empty() ? "" : ", ") + shownArray(array) +
                     (array.left_out.empty() ? "" : " (" + array.left_out + ")");
            if (const auto start = startNamed(array.name); start && *start != ImportTarget::Weights)
                recorded = array.name;
        }
        if (!recorded.empty())
            return Error{say("%1 alone gives no scores; provide recorded queries and keys together, with or without "
                             "values (available: %2)",
                             recorded, known)};
        if (known.empty())
            return Error{say("The files contain no arrays.")};
        const auto numbers =
            std::ranges::find_if(arrays, [](const ReadArray& array) { return array.left_out.empty(); });
        if (numbers == arrays.end())
            return Error{say("No array was recognized as part of an attention layer: %1", known)};
        return Error{say("No array was recognized as part of an attention layer: %1. Choose what each one becomes, for "
                         "example with --map %2.",
                         known,
                         shellWord(numbers->name + (isRecordedWeights(numbers->values, 1) ? "=weights" : "=x")))};
    }
    if (auto fault = checkAnyWeights(arrays, *recognised, base, choices))
        return *fault;
    if (auto fault = checkComputable(arrays, plan))
        return *fault;
    const auto counts = headCounts(arrays, plan.steps, choices, base);
    if (!counts)
        return counts.error();
    plan.heads = counts->heads;
    plan.kv_heads = counts->kv_heads;
    plan.layer = chosen.layer;
    const auto built = buildImport(arrays, base, plan);
    if (!built)
        return built.error();
    plan.sentences = stepSentences(read, *built, recognised->why);
    askQuestions(arrays, base.config, recognised->reading_why, plan);
    if (built->scene.config.stage == Stage::Attention)
        plan.sentences.push_back(layerSentence(built->scene));
    if (!counts->heads_from.empty())
        plan.sentences.push_back(say("The number of heads follows from %1.", counts->heads_from));
    if (!counts->wide_norm.empty())
        plan.sentences.push_back(
            say("%1 is as wide as all queries together, so the number of heads is unknown, and one head is used. With "
                "more heads, this norm covers all of them together, as in OLMo 2.",
                counts->wide_norm));
    plan.sentences.insert(plan.sentences.end(), recognised->notes.begin(), recognised->notes.end());
    plan.sentences.insert(plan.sentences.end(), built->notes.begin(), built->notes.end());
    if (isCross(plan.prefix) && built->scene.config.memory.empty())
        plan.sentences.push_back(
            say("Layers named %1 take keys and values from another sequence (cross-attention). The file does not say "
                "which, so here they come from x until you set a memory in the Layer section of the window.",
                plan.prefix.substr(0, plan.prefix.size() - 1)));
    if (const std::string positions =
            built->positions_known ? "" : positionsSentence(arrays, plan, built->scene.config);
        !positions.empty())
        plan.sentences.push_back(positions);
    return plan;
}

// A config.json that cannot be used is named with the reason; it is not needed.
void leaveOutConfig(const std::string& reason, ImportPlan& plan)
{
    constexpr std::string_view name = "config.json: ";
    plan.sentences.push_back(
        say("config.json is not used: %1.", reason.starts_with(name) ? reason.substr(name.size()) : reason));
}

} // namespace

Result<ImportPlan> planImport(const std::vector<ReadArray>& given, const Scene& base, const ImportChoices& chosen)
{
    const auto longer = withFirstRows(given, chosen.steps);
    const std::vector<ReadArray>& read = longer ? *longer : given;
    auto with = planWith(read, base, chosen, chosen.config.text);
    std::string fault = chosen.config.fault;
    if (!with && !chosen.config.text.empty()) {
        fault = with.error().message;
        with = planWith(read, base, chosen, "");
        if (!with && with.error().message != fault)
            return Error{say("%1 (config.json is not used: %2)", with.error().message, fault)};
    }
    if (with && !fault.empty())
        leaveOutConfig(fault, *with);
    return with;
}

Result<Scene> importArrays(const std::vector<ReadArray>& given, const Scene& base, const ImportPlan& plan)
{
    const auto longer = withFirstRows(given, plan.steps);
    const std::vector<ReadArray>& read = longer ? *longer : given;
    const auto fewer = withFewerAxes(read, plan.layer);
    if (!fewer)
        return fewer.error();
    const std::vector<ReadArray>& arrays = *fewer ? (*fewer)->arrays : read;
    if (plan.steps.size() != arrays.size())
        return Error{say("the import plan belongs to different arrays")};
    auto built = buildImport(arrays, base, plan);
    if (!built)
        return built.error();
    return std::move(built->scene);
}

std::vector<std::string> questionSentences(const std::vector<ReadArray>& arrays, const ImportPlan& plan)
{
    std::vector<std::string> sentences;
    for (const ImportQuestion& question : plan.questions) {
        const auto array = std::ranges::find(arrays, question.array, &ReadArray::name);
        const auto step = std::ranges::find(plan.steps, question.array, &ImportStep::array);
        if (array == arrays.end() || step == plan.steps.end())
            continue;
        const std::string shown = array->name + " " + toString(array->values.shape());
        const bool scenes_own = step->target == ImportTarget::Same && isCut(question.other);
        const std::string target(scenes_own ? std::string_view("qkv") : targetName(step->target));
        const std::string map =
            shellWord(question.array + "=" + target + ":" + std::string(readingWord(question.other)));
        const std::string taken = readingName(question.taken), other = readingName(question.other),
                          rule = readingRule(question.other, plan.kv_heads != plan.heads);
        sentences.push_back(say("%1 is read as “%2”. For “%3” (%4), use --map %5.", shown, taken, other, rule, map));
        if (!question.why.empty())
            sentences.back() += ' ' + question.why;
    }
    return sentences;
}

Result<ImportStep> parseImportStep(std::string_view text)
{
    constexpr std::string_view turned = "^T", as_layer = ".weight";
    const std::string shown(text);
    const std::size_t equals = text.rfind('=');
    if (equals == std::string_view::npos || equals == 0)
        return Error{say("expected ARRAY=TARGET, got '%1'", shown)};
    ImportStep step;
    step.array = std::string(text.substr(0, equals));
    std::string_view name = text.substr(equals + 1);
    const bool turn = name.ends_with(turned);
    name.remove_suffix(turn ? turned.size() : 0);
    const std::size_t colon = name.rfind(':');
    const std::string_view word = colon == std::string_view::npos ? "" : name.substr(colon + 1);
    name = name.substr(0, colon);
    const bool layer = name.ends_with(as_layer);
    name.remove_suffix(layer ? as_layer.size() : 0);
    const auto target = targetNamed(name);
    if (target && colon != std::string_view::npos)
        step.reading = readingNamed(word, *target);
    if (!target || (layer && !hasLayouts(*target)) || (colon != std::string_view::npos && !step.reading)) {
        std::string known;
        for (int i = 0; i < import_targets; ++i) {
            const auto each = static_cast<ImportTarget>(i);
            known += (known.empty() ? "" : ", ") + std::string(targetName(each));
            for (const std::string& written : readingsWritten(each))
                if (each == ImportTarget::X || (!written.ends_with(":names") && !written.ends_with(":numbers")))
                    known += ", " + written; // every other target has these, too
        }
        return Error{say("'%1' is not a target (available: %2)", text.substr(equals + 1), known)};
    }
    if (turn && !hasLayouts(*target))
        return Error{say("^T applies only to layer weights; got '%1'", shown)};
    step.target = *target;
    step.open_layout = step.reading && hasLayouts(*target) && !layer && !turn;
    step.transposed = hasLayouts(*target) && layer == turn && !step.open_layout;
    return step;
}

} // namespace attn
