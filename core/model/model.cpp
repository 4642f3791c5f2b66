// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/model.h"

#include "core/base/say.h"
#include "core/engine/memoryneeds.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "core/io/weights/gguf.h"
#include "core/model/tinymodel.h"
#include "core/model/vocabularies.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace attn {

namespace {

namespace fs = std::filesystem;

constexpr std::int64_t max_config_file = std::int64_t(4) << 20;

bool isThere(const fs::path& place)
{
    std::error_code fault;
    return fs::exists(place, fault);
}

// What the tensors of a file make with what its configuration says; the model's path begins the errors.
Result<ModelPtr> assembled(const std::string& path, Result<ReadModelConfig> read, WeightFile weights,
                           Model::ReadTokenizer tokenizer, bool decoder = false)
{
    if (!read)
        return Error{path + ": " + read.error().message};
    if (!decoder)
        read->config.decoder_layers = 0;
    auto tensors = modelTensors(weights, *read->family, read->config);
    if (!tensors && !read->config.quantized.empty())
        return Error{
            say("%1: the weights are quantized (%2), which cannot be read; open the model's unquantized weights "
                "or a GGUF file",
                path, read->config.quantized)};
    if (!tensors)
        return Error{path + ": " + tensors.error().message};
    return ModelPtr(
        std::make_shared<const Model>(path, *read, std::move(weights), std::move(*tensors), std::move(tokenizer)));
}

Result<ModelPtr> openFolder(const std::string& path, const fs::path& folder, const std::string& weight_file,
                            bool decoder)
{
    const auto config = readWholeFile(utf8Of(folder / "config.json"), max_config_file, Pipes::Refused);
    if (!config)
        return config.error();
    auto read = readModelConfig(*config); // before the weights: to report unknown models as such
    if (!read)
        return Error{path + ": " + read.error().message};
    auto weights = openSafetensors(weight_file);
    if (!weights)
        return weights.error();
    return assembled(
        path, std::move(read), std::move(*weights), [folder] { return tokenizerOfFolder(utf8Of(folder)); }, decoder);
}

Result<ModelPtr> openGgufModel(const std::string& path)
{
    auto file = openGguf(path);
    if (!file)
        return file.error();
    auto shared = std::make_shared<const GgufFile>(std::move(*file));
    return assembled(path, readModelConfig(*shared), shared->weights, [shared] { return tokenizerOfGguf(*shared); });
}

Result<ModelPtr> openTiny()
{
    const TinyModelFiles files = tinyModelFiles();
    if (files.weights.empty())
        return Error{say("tiny: this build has no built-in model")};
    auto weights = openSafetensorsBytes(files.weights, std::string(tiny_model));
    if (!weights)
        return weights.error();
    return assembled(std::string(tiny_model), readModelConfig(files.config), std::move(*weights),
                     [files] { return tokenizerFromJson(files.tokenizer); });
}

} // namespace

Model::Model(std::string opened, const ReadModelConfig& read, WeightFile file, ModelTensors found,
             ReadTokenizer tokenizer)
    : path(std::move(opened)), family(*read.family), config(read.config), weights(std::move(file)),
      tensors(std::move(found)), m_read_tokenizer(std::move(tokenizer))
{
}

std::string Model::whyNoNext() const
{
    if (readsImage())
        return hasLogits() ? say("This model classifies images and does not predict tokens. You can still explore its "
                                 "layers and attention.")
                           : say("This model has no classifier, so it cannot say what an image shows. You can still "
                                 "explore its layers and attention.");
    if (predictsMasked())
        return say("This model predicts masked tokens, but not the next token. You can still explore its layers and "
                   "attention.");
    const TensorNames& names = config.decoder_layers > 0 ? family.decoder->cross : family.tensors;
    if (names.head.empty() || !names.head_dense.empty())
        return say("This model is an encoder without a language-model head, so it cannot predict the next token. "
                   "You can still explore its layers and attention.");
    const std::string head = names.head.front() + "." + family.weight_spellings.front();
    return config.tied_set
               ? say("This model has no language-model head (%1 is missing and tie_word_embeddings is false), so it "
                     "cannot predict the next token. You can still explore its layers and attention.",
                     head)
               : say("This model has no language-model head: %1 is missing, and models of the %2 family have a "
                     "separate head unless config.json sets tie_word_embeddings. It cannot predict the next token. "
                     "You can still explore its layers and attention.",
                     head, family.title);
}

const Result<TokenizerPtr>& Model::tokenizer() const
{
    std::call_once(m_tokenizer_read, [this] { m_tokenizer = m_read_tokenizer(); });
    return *m_tokenizer;
}

std::optional<Error> checkRoom(const Model& model, std::int64_t free)
{
    double bytes = 0;
    for (const WeightEntry& entry : model.weights.entries())
        bytes += double(entry.bytes);
    if (bytes <= double(free))
        return std::nullopt;
    return Error{say("%1: the weights need %2 of memory, but only %3 is free", model.path, gibibytes(bytes),
                     gibibytes(double(free)))};
}

bool isModelPath(const std::string& path)
{
    std::error_code fault;
    const auto place = pathOf(path);
    if (!fs::exists(place, fault))
        return path == tiny_model && shipsTinyModel();
    return fs::is_directory(place, fault) ? fs::exists(place / "config.json", fault) : place.extension() == ".gguf";
}

bool shipsTinyModel() { return !tinyModelFiles().weights.empty(); }

Result<ModelPtr> openModel(const std::string& path, bool decoder)
{
    if (path == tiny_model)
        return openTiny();
    const auto place = pathOf(path);
    std::error_code fault;
    if (fs::is_directory(place, fault)) {
        const fs::path whole = place / "model.safetensors", index = place / "model.safetensors.index.json";
        if (!isThere(place / "config.json"))
            return Error{say("%1: this is not a model folder, because config.json is missing", path)};
        if (!isThere(whole) && !isThere(index) && isThere(place / "pytorch_model.bin"))
            return Error{say("%1: pytorch_model.bin is a PyTorch pickle, which could run code when read; convert it in "
                             "Python: %2",
                             path,
                             "safetensors.torch.save_file({k: v.clone() for k, v in torch.load('pytorch_model.bin', "
                             "weights_only=True).items()}, 'model.safetensors')")};
        if (!isThere(whole) && !isThere(index))
            return Error{say("%1: found neither model.safetensors nor model.safetensors.index.json", path)};
        return openFolder(path, place, utf8Of(isThere(whole) ? whole : index), decoder);
    }
    if (!isThere(place))
        return Error{say("%1: no such file or folder", path)};
    if (path.ends_with(".gguf"))
        return openGgufModel(path);
    if (path.ends_with(".safetensors") || path.ends_with(".safetensors.index.json")) {
        const fs::path folder = place.has_parent_path() ? place.parent_path() : pathOf(".");
        if (!isThere(folder / "config.json"))
            return Error{say(
                "%1: config.json is missing from the same folder; it describes how the tensors fit together", path)};
        return openFolder(path, folder, path, decoder);
    }
    return Error{say("%1: expected a folder with config.json, a .safetensors file or a .gguf file", path)};
}

Error wantsImage(const Model& model)
{
    return {say("%1: this model reads an image, not tokens; use attnscope model %1 --image FILE", model.path)};
}

Result<std::vector<std::int64_t>> tokenIds(const Model& model, std::string_view text)
{
    if (model.readsImage())
        return wantsImage(model);
    const auto& tokenizer = model.tokenizer();
    if (!tokenizer)
        return Error{say("%1: cannot tokenize the text: %2", model.path, tokenizer.error().message)};
    auto ids = (*tokenizer)->encode(text);
    if (std::ssize(textsOf(model, ids).encoder) < std::ssize(ids) && ids.back() == model.config.end_token)
        ids.pop_back(); // what the decoder has read so far has no end yet
    return ids;
}

std::string tokenText(const Model& model, std::int64_t id)
{
    if (model.readsImage()) { // row and column of the patch
        const std::int64_t across = model.config.image / model.config.patch;
        return id == 0 ? "[CLS]" : std::to_string((id - 1) / across) + "," + std::to_string((id - 1) % across);
    }
    const auto& tokenizer = model.tokenizer();
    if (!tokenizer || !(*tokenizer)->piece(id))
        return std::to_string(id);
    return (*tokenizer)->shown(id);
}

namespace {

// The first token that reads as one of these; the end where none does.
auto firstOf(const Model& model, const std::vector<std::int64_t>& ids, std::initializer_list<std::string_view> texts)
{
    return std::ranges::find_if(ids, [&](std::int64_t id) {
        const auto piece = model.tokenizer() ? (*model.tokenizer())->piece(id) : std::nullopt;
        return piece && std::ranges::count(texts, std::string_view(*piece));
    });
}

} // namespace

TwoTexts textsOf(const Model& model, const std::vector<std::int64_t>& ids)
{
    const ModelConfig& config = model.config;
    if (config.decoder_layers == 0)
        return {ids, {}};
    auto end = std::ranges::find(ids, config.end_token);
    end += end != ids.end();
    TwoTexts texts{{ids.begin(), end}, {end, ids.end()}};
    if (texts.decoder.empty() || texts.decoder.front() != config.start_token)
        texts.decoder.insert(texts.decoder.begin(), config.start_token);
    return texts;
}

std::vector<std::int64_t> idsOfLayer(const Model& model, const std::vector<std::int64_t>& ids, std::int64_t layer)
{
    const TwoTexts texts = textsOf(model, ids);
    return model.config.isDecoder(layer) ? texts.decoder : texts.encoder;
}

std::int64_t predictedPlace(const Model& model, const std::vector<std::int64_t>& ids)
{
    if (model.readsImage())
        return 0;
    const TwoTexts texts = textsOf(model, ids);
    const std::int64_t last = std::ssize(model.config.decoder_layers > 0 ? texts.decoder : ids) - 1;
    if (!model.predictsMasked())
        return last;
    const auto masked = firstOf(model, ids, {"[MASK]", "<mask>"});
    return masked != ids.end() ? masked - ids.begin() : std::max<std::int64_t>(last - 1, 0);
}

std::vector<std::int64_t> tokenTypes(const Model& model, const std::vector<std::int64_t>& ids)
{
    std::vector<std::int64_t> types(ids.size());
    if (model.tensors.types && model.tensors.types->shape[0] > 1)
        if (const auto end = firstOf(model, ids, {"[SEP]"}); end != ids.end())
            std::fill(types.begin() + (end - ids.begin()) + 1, types.end(), 1);
    return types;
}

std::vector<std::int64_t> patchIds(const Model& model)
{
    std::vector<std::int64_t> ids(static_cast<std::size_t>(model.config.patches() + 1));
    std::iota(ids.begin(), ids.end(), 0);
    return ids;
}

std::optional<Error> checkIds(const Model& model, const std::vector<std::int64_t>& ids)
{
    if (model.readsImage())
        return ids == patchIds(model) ? std::nullopt : std::optional(wantsImage(model));
    if (ids.empty())
        return Error{say("%1: expected at least one token, got none", model.path)};
    for (std::size_t t = 0; t < ids.size(); ++t)
        if (ids[t] < 0 || ids[t] >= model.config.vocabulary)
            return Error{say("%1: token %2 has the id %3, but the vocabulary has ids 0 to %4", model.path, t, ids[t],
                             model.config.vocabulary - 1)};
    if (model.config.decoder_layers > 0 &&
        (model.config.start_token < 0 || model.config.start_token >= model.config.vocabulary))
        return Error{say("%1: config.json: decoder_start_token_id: expected a vocabulary id from 0 to %2", model.path,
                         model.config.vocabulary - 1)};
    if (model.config.decoder_layers > 0 &&
        (model.config.end_token < 0 || model.config.end_token >= model.config.vocabulary))
        return Error{say("%1: config.json: eos_token_id: expected a vocabulary id from 0 to %2", model.path,
                         model.config.vocabulary - 1)};
    if (model.tensors.positions && std::ssize(ids) > model.config.positions)
        return Error{say("%1: got %2 tokens, but the model has positions for only %3", model.path, ids.size(),
                         model.config.positions)};
    return std::nullopt;
}

} // namespace attn
