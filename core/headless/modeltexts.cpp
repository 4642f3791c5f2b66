// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/modeltexts.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/base/shownword.h"
#include "core/model/nexttokens.h"
#include "core/scene/layerchanges.h"

#include <cstdio>

namespace attn {

namespace {

// "2 heads off, 1 edit of x, 3 pinned values of weights".
std::string changeInWords(const LayerEdits& change)
{
    std::string words;
    const auto add = [&](const std::string& what) { words += (words.empty() ? "" : ", ") + what; };
    if (!change.heads_off.empty()) {
        const std::string heads = joinedTexts(change.heads_off);
        add(change.heads_off.size() == 1 ? say("head %1 off", heads) : say("heads %1 off", heads));
    }
    if (change.config)
        add(say("changed configuration"));
    for (const NamedTensor& input : change.inputs)
        add(say("input %1", input.name));
    for (const std::string& name : change.gone)
        add(say("%1 removed", name));
    if (!change.draws.empty())
        add(sayCount("1 draw", "%n draws", std::ssize(change.draws)));
    for (const auto& edits : change.edits.tensors())
        add(sayCount("1 edit of %1", "%n edits of %1", edits->size(), edits->tensor()));
    for (const auto& pinned : change.overrides.tensors())
        add(sayCount("1 pinned value of %1", "%n pinned values of %1", pinned->size(), pinned->tensor()));
    return words;
}

// The tensor that makes the next token of the last hidden state, and by which rule it is the embedding.
std::string headWords(const Model& model)
{
    const WeightEntry* head = model.tensors.head.weight;
    if (!head)
        return say("none");
    if (head != model.tensors.embedding)
        return head->name;
    return model.config.tied_set ? say("%1, the embedding", head->name)
                                 : say("%1, the embedding (config.json does not say; tied by default in %2)",
                                       head->name, model.family.title);
}

} // namespace

std::string pieceOf(const Model& model, std::int64_t id)
{
    const auto& tokenizer = model.tokenizer();
    return unseenWritten(tokenizer ? (*tokenizer)->piece(id).value_or("") : "");
}

std::string modelCard(const Model& model)
{
    std::string card;
    const auto line = [&](const char* name, const std::string& value) {
        card += std::string(name) + "\t" + value + "\n";
    };
    const ModelConfig& config = model.config;
    line("family", model.family.name);
    line("layers", std::to_string(config.layers));
    if (config.decoder_layers > 0)
        line("decoder layers", say("%1 to %2, alternating between self-attention and cross-attention",
                                   config.layers - config.decoder_layers, config.layers - 1));
    line("heads", std::to_string(config.heads));
    line("key/value heads", std::to_string(config.kv_heads));
    line("head width", std::to_string(config.head_dim));
    line("width", std::to_string(config.width));
    line("MLP width", std::to_string(config.inner));
    if (config.positions > 0)
        line("positions", std::to_string(config.positions));
    if (config.image > 0)
        line("image", say("%1 × %1 pixels in %2 patches", config.image, config.patches()));
    line(config.image > 0 ? "classes" : "vocabulary", std::to_string(config.vocabulary));
    line("vocabulary head", headWords(model));
    line("parameters", std::to_string(model.tensors.parameters));
    line("tokenizer", model.tokenizer() ? "yes" : say("none: %1", model.tokenizer().error().message));
    return card;
}

std::string pageCard(const Scene& page)
{
    std::string card = page.model->text ? "text\t" + unseenWritten(*page.model->text) + "\n" : "";
    card += "tokens\t" + std::to_string(page.model->ids.size()) + "\n";
    for (const auto& [layer, change] : changesOf(page))
        card += "layer " + std::to_string(layer) + "\t" + changeInWords(change) + "\n";
    return card;
}

std::string tokenLines(const Model& model, const std::vector<std::int64_t>& ids)
{
    std::string lines;
    for (const std::int64_t id : ids)
        lines += std::to_string(id) + "\t" + pieceOf(model, id) + "\n";
    return lines;
}

std::optional<std::string> nameOf(const Model& model, std::int64_t id)
{
    const std::vector<std::string>& labels = model.config.labels;
    if (model.readsImage())
        return id < std::ssize(labels) ? std::optional(unseenWritten(labels[std::size_t(id)])) : std::nullopt;
    return model.tokenizer() ? std::optional(pieceOf(model, id)) : std::nullopt;
}

std::string nextLines(const Model& model, std::span<const float> logits, std::int64_t count)
{
    std::string lines;
    for (const auto& [id, probability] : NextTokens(logits).most(count)) {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.7g", probability);
        const auto name = nameOf(model, id);
        lines += std::to_string(id) + "\t" + (name ? *name + "\t" : "") + digits + "\n";
    }
    return lines;
}

} // namespace attn
