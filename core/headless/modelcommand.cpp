// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/headless/modelcommand.h"

#include "core/base/numbertext.h"
#include "core/headless/modelarrays.h"
#include "core/headless/optionvalues.h"
#include "core/io/files/outputfile.h"
#include "core/io/scene/scenefile.h"
#include "core/model/nexttokens.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>

namespace attn {

namespace {

constexpr std::int64_t usual_next = 10;

// Thrown in this file alone.
struct ModelStop {
    ModelFault fault;
};
[[noreturn]] void failUsage(const std::string& message) { throw ModelStop{{message, true}}; }
[[noreturn]] void failInput(const Error& error) { throw ModelStop{{error.message, false}}; }

template <class Value> Value taken(Result<Value> result)
{
    if (!result)
        failInput(result.error());
    return std::move(*result);
}

std::string cardOf(const Model& model)
{
    std::string card;
    const auto line = [&](const char* name, const std::string& value) {
        card += std::string(name) + "\t" + value + "\n";
    };
    const ModelConfig& config = model.config;
    line("family", model.family.name);
    line("layers", std::to_string(config.layers));
    line("heads", std::to_string(config.heads));
    line("key/value heads", std::to_string(config.kv_heads));
    line("head width", std::to_string(config.head_dim));
    line("width", std::to_string(config.width));
    line("MLP width", std::to_string(config.inner));
    if (config.positions > 0)
        line("positions", std::to_string(config.positions));
    line("vocabulary", std::to_string(config.vocabulary));
    line("parameters", std::to_string(model.tensors.parameters));
    line("tokenizer", model.tokenizer() ? "yes" : "none: " + model.tokenizer().error().message);
    return card;
}

// The token as the vocabulary spells it, on one line; nothing where no tokenizer says.
std::string pieceOf(const Model& model, std::int64_t id)
{
    const auto& tokenizer = model.tokenizer();
    std::string text;
    for (const char byte : tokenizer ? (*tokenizer)->piece(id).value_or("") : "") {
        char code[8];
        std::snprintf(code, sizeof code, "\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(byte)));
        const bool control = static_cast<unsigned char>(byte) < 0x20 || byte == 0x7f;
        text += byte == '\n' ? "\\n" : byte == '\t' ? "\\t" : control ? code : std::string(1, byte);
    }
    return text;
}

std::string tokensOf(const Model& model, const std::string& text)
{
    std::string lines;
    for (const std::int64_t id : taken(tokenIds(model, text)))
        lines += std::to_string(id) + "\t" + pieceOf(model, id) + "\n";
    return lines;
}

std::string nextTokens(const Model& model, const Tensor& logits, std::int64_t count)
{
    std::string lines;
    for (const auto& [id, probability] : NextTokens(lastRow(logits)).most(count)) {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.7g", probability);
        lines += std::to_string(id) + "\t" + (model.tokenizer() ? pieceOf(model, id) + "\t" : "") + digits + "\n";
    }
    return lines;
}

// What a scene changes in this layer, or a page in it.
LayerEdits changeOfFile(ModelRunner& runner, std::int64_t layer, const std::string& file)
{
    const Scene scene = taken(openSceneFile(file, Pipes::Read));
    if (isPage(scene))
        return changesOf(scene)[layer];
    if (!scene.input("x"))
        failInput({file + ": the scene has no input x, where the model's hidden state would go"});
    return changeOf(scene, runner.parameters(layer));
}

ModelEdits changesOf(ModelRunner& runner, const ModelCommand& command)
{
    ModelEdits changes;
    for (const auto& [layer, file] : command.with) {
        if (const auto fault = checkLayer(runner.model(), layer))
            failUsage("--with: " + fault->message);
        if (changes.count(layer))
            failUsage("--with: layer " + std::to_string(layer) + " is given twice");
        changes.emplace(layer, changeOfFile(runner, layer, file));
    }
    if (const auto fault = switchOff(command.ablated, runner.model(), changes))
        failUsage("--ablate: " + fault->message);
    std::erase_if(changes, [](const auto& each) { return changesNothing(each.second); });
    return changes;
}

void writeLayer(ModelRunner& runner, const std::string& path, const ModelCommand& command,
                const std::vector<std::int64_t>& ids, const ModelEdits& changes, const std::string& out)
{
    if (const auto fault = checkLayer(runner.model(), *command.layer))
        failUsage("--layer: " + fault->message);
    const Scene scene = taken(modelLayerScene(runner, {path, *command.layer, command.text, ids, changes}));
    std::error_code fault;
    const std::string folder = std::filesystem::absolute(out, fault).lexically_normal().parent_path().string();
    if (const auto unwritten = writeOutputFile(out, writeScene(scene, folder)))
        failInput(*unwritten);
}

std::string computed(const ModelPtr& model, const std::string& path, const ModelCommand& command,
                     const std::string& out, const std::vector<std::string>& tensors)
{
    const bool other = command.layer || !command.trace.empty();
    const std::int64_t next = command.next.value_or(other ? 0 : usual_next);
    if (next > 0 && !model->hasLogits())
        failUsage((command.next ? "--next: " : "") + path + ": a model of the family " + model->family.name +
                  " is an encoder without a vocabulary head: there is no next token" +
                  (command.next ? "" : ", only --trace and --layer"));
    const std::vector<std::int64_t> ids = command.text ? taken(tokenIds(*model, *command.text)) : command.ids;
    if (const auto fault = checkIds(*model, ids))
        failInput(*fault);
    ModelRunner runner(model, true);
    std::string text;
    const ModelEdits changes = changesOf(runner, command);
    const LayerScenes changed = taken(changedLayers(runner, changes));
    if (!command.trace.empty() || next > 0) {
        ModelArrays arrays(*model, ids, tensors);
        if (const auto fault = arrays.whyNot())
            fault->wrong_usage ? failUsage(fault->message) : failInput({fault->message});
        PassOptions options;
        options.logits = !command.trace.empty() ? LogitRows::All : LogitRows::Last;
        if (!command.trace.empty())
            options.seen = [&](std::int64_t layer, const Computed& layer_computed) {
                arrays.take(layer, layer_computed);
            };
        const ModelPassPtr pass = taken(runner.run(ids, changed, options));
        if (const auto missing = arrays.missing(); !command.trace.empty() && missing)
            failUsage("--tensor: " + *missing);
        if (!command.trace.empty())
            if (const auto fault = arrays.write(command.trace, *pass))
                failInput(*fault);
        if (next > 0)
            text = nextTokens(*model, pass->logits, next);
    }
    if (command.layer)
        writeLayer(runner, path, command, ids, changes, out);
    return text;
}

} // namespace

std::optional<std::vector<std::int64_t>> readIds(const std::string& text)
{
    std::vector<std::int64_t> ids;
    for (std::size_t first = 0; first <= text.size();) {
        const std::size_t end = std::min(text.find(',', first), text.size());
        const auto id = wholeNumber(std::string_view(text).substr(first, end - first));
        if (!id)
            return std::nullopt;
        ids.push_back(*id);
        first = end + 1;
    }
    return ids;
}

std::optional<ModelHead> readHead(const std::string& text)
{
    const std::size_t point = text.find('.');
    if (point == text.npos)
        return std::nullopt;
    const auto layer = wholeNumber(std::string_view(text).substr(0, point)),
               head = wholeNumber(std::string_view(text).substr(point + 1));
    if (!layer || !head || *layer < 0 || *head < 0)
        return std::nullopt;
    return ModelHead(*layer, *head);
}

std::optional<std::pair<std::int64_t, std::string>> readLayerScene(const std::string& text)
{
    const std::size_t equals = text.find('=');
    const auto layer = wholeNumber(std::string_view(text).substr(0, equals));
    if (equals == text.npos || equals + 1 == text.size() || !layer || *layer < 0)
        return std::nullopt;
    return std::pair(*layer, text.substr(equals + 1));
}

std::optional<Error> checkModelCommand(const ModelCommand& command, const std::string& out,
                                       const std::vector<std::string>& tensors)
{
    const bool computing =
        !command.ablated.empty() || !command.with.empty() || command.next || command.layer || !command.trace.empty();
    if (command.text && !command.ids.empty())
        return Error{"--text: does not go together with --ids"};
    if (command.tokens && (command.computes() || computing))
        return Error{"--tokens: stands alone"};
    if (computing && !command.computes())
        return Error{"model: --text or --ids is missing"};
    if (command.layer && out.empty())
        return Error{"--layer: --out is missing, the file of the scene"};
    if (!command.layer && !out.empty())
        return Error{"--out: --layer is missing, the layer that becomes a scene"};
    if (!tensors.empty() && command.trace.empty())
        return Error{"--tensor: --trace is missing, the file of the arrays"};
    return std::nullopt;
}

ModelAnswer answerModel(const std::string& path, const ModelCommand& command, const std::string& out,
                        const std::vector<std::string>& tensors)
{
    try {
        const ModelPtr model = taken(openModel(path));
        if (command.tokens)
            return {tokensOf(*model, *command.tokens), {}};
        if (command.computes())
            return {computed(model, path, command, out, tensors), {}};
        return {cardOf(*model), {}};
    } catch (const ModelStop& stop) {
        return {"", stop.fault};
    }
}

} // namespace attn
