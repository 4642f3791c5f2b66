// SPDX-License-Identifier: GPL-3.0-or-later
// A trained model, opened: what its files say, which tensor is which part, and its tokenizer. No weights are read
// before they are needed for computing.
#pragma once

#include "core/io/weights/weightfile.h"
#include "core/model/modelconfig.h"
#include "core/model/modeltensors.h"
#include "core/tokenizer/tokenizer.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

namespace attn {

// The name of the model that ships inside the program.
inline constexpr std::string_view tiny_model = "tiny";

class Model {
public:
    const std::string path; // as it was opened: a folder, a file, or "tiny"
    const Family& family;
    const ModelConfig config;
    const WeightFile weights;
    const ModelTensors tensors;

    // Read on first use. The error says why there is none.
    const Result<TokenizerPtr>& tokenizer() const;
    bool hasLogits() const { return tensors.head.weight != nullptr; }
    bool predictsMasked() const { return tensors.head_dense.weight != nullptr; }
    bool readsImage() const { return config.image > 0; }
    bool predictsNext() const { return hasLogits() && !predictsMasked() && !readsImage(); }
    std::string whyNoNext() const; // why it predicts no next token

    using ReadTokenizer = std::function<Result<TokenizerPtr>()>;
    Model(std::string opened, const ReadModelConfig& read, WeightFile file, ModelTensors found,
          ReadTokenizer tokenizer);

private:
    ReadTokenizer m_read_tokenizer;
    mutable std::once_flag m_tokenizer_read;
    mutable std::optional<Result<TokenizerPtr>> m_tokenizer;
};
using ModelPtr = std::shared_ptr<const Model>;

// Opens a folder with config.json and model.safetensors (or its shards), a .safetensors with config.json beside it, a .gguf,
// or "tiny". Errors name the file, and the tensor in doubt.
// Of a model with a decoder, its encoder alone unless `decoder`: where layers of two texts have no place.
Result<ModelPtr> openModel(const std::string& path, bool decoder = false);
// Whether a path names a model rather than a scene or arrays: "tiny" where no file has that name, a folder with a config.json, a
// .gguf.
bool isModelPath(const std::string& path);
// Whether the program has its model: a build without resources/models/tiny has none.
bool shipsTinyModel();

// Why a model does not fit into `free` bytes of memory, with the figures; nullopt if it does. Does not read its
// weights.
std::optional<Error> checkRoom(const Model& model, std::int64_t free);

// The ids of a text with what the tokenizer adds, or why they cannot be known.
Result<std::vector<std::int64_t>> tokenIds(const Model& model, std::string_view text);
// How a token reads on a label; its number where the tokenizer cannot say.
std::string tokenText(const Model& model, std::int64_t id);
// The token whose logits predict something: the last, whose follower they tell; of a model that predicts masked tokens the
// first [MASK], else the last but one, as a text ends with [SEP].
std::int64_t predictedPlace(const Model& model, const std::vector<std::int64_t>& ids);
// The type of each token: 1 of what follows the first [SEP], a second sentence, where the model has types; else 0.
std::vector<std::int64_t> tokenTypes(const Model& model, const std::vector<std::int64_t>& ids);
// With a decoder: the ids that the encoder reads, up to the first end token; and those of the decoder, which begin with its
// start token, given or not. Without: all, and none.
struct TwoTexts {
    std::vector<std::int64_t> encoder, decoder;
};
TwoTexts textsOf(const Model& model, const std::vector<std::int64_t>& ids);
// Those that a layer computes.
std::vector<std::int64_t> idsOfLayer(const Model& model, const std::vector<std::int64_t>& ids, std::int64_t layer);
// Why a model that reads an image computes nothing from a text.
Error wantsImage(const Model& model);
// What stands for tokens in a model that reads an image: 0, the class token, then the patches row by row.
std::vector<std::int64_t> patchIds(const Model& model);
// Why the model cannot compute these ids: none, outside the vocabulary, more than its positions; of an image, others than
// patchIds(); for a decoder, a start or end token outside the vocabulary.
std::optional<Error> checkIds(const Model& model, const std::vector<std::int64_t>& ids);

} // namespace attn
