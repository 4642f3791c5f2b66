// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/vocabularies.h"

#include "core/base/say.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "core/io/weights/gguf.h"
#include "core/model/confignames.h"

#include <filesystem>

namespace attn {

namespace {

constexpr std::int64_t max_vocabulary_file = std::int64_t(64) << 20;

// A member of tokenizer_config.json; null if not given.
ModelJson tokenizerSetting(const std::filesystem::path& place, const char* name)
{
    const auto text = readWholeFile(utf8Of(place / "tokenizer_config.json"), max_vocabulary_file, Pipes::Refused);
    const ModelJson json = text ? ModelJson::parse(*text, nullptr, false) : ModelJson();
    return json.is_object() ? json.value(name, ModelJson()) : ModelJson();
}

bool lowersCase(const std::filesystem::path& place)
{
    return tokenizerSetting(place, "do_lower_case") != ModelJson(false);
}

// The special token before every text, if there is one: a text, or an object with its "content".
std::string startToken(const std::filesystem::path& place)
{
    if (tokenizerSetting(place, "add_bos_token") != ModelJson(true))
        return {};
    ModelJson token = tokenizerSetting(place, "bos_token");
    if (token.is_object())
        token = token.value("content", ModelJson());
    return token.is_string() ? token.get<std::string>() : std::string();
}

// The list under a key, whatever its number type; empty if missing.
template <class Wanted, class Other> std::vector<Wanted> numbersOf(const GgufFile& file, std::string_view key)
{
    const GgufValue* value = file.find(key);
    if (const auto* same = value ? std::get_if<std::vector<Wanted>>(value) : nullptr)
        return *same;
    const auto* other = value ? std::get_if<std::vector<Other>>(value) : nullptr;
    return other ? std::vector<Wanted>(other->begin(), other->end()) : std::vector<Wanted>();
}

std::vector<std::string> textsOfKey(const GgufFile& file, std::string_view key)
{
    const GgufValue* value = file.find(key);
    const auto* texts = value ? std::get_if<std::vector<std::string>>(value) : nullptr;
    return texts ? *texts : std::vector<std::string>();
}

std::optional<bool> flagOfKey(const GgufFile& file, std::string_view key)
{
    const GgufValue* value = file.find(key);
    const bool* flag = value ? std::get_if<bool>(value) : nullptr;
    return flag ? std::optional(*flag) : std::nullopt;
}

Error inFile(const std::filesystem::path& path, const Error& error) { return {utf8Of(path) + ": " + error.message}; }

} // namespace

Result<TokenizerPtr> tokenizerOfFolder(const std::string& folder)
{
    const auto place = pathOf(folder);
    const auto read = [&](const char* name) {
        return readWholeFile(utf8Of(place / name), max_vocabulary_file, Pipes::Refused);
    };
    std::error_code fault;
    if (std::filesystem::exists(place / "tokenizer.json", fault)) {
        const auto text = read("tokenizer.json");
        if (!text)
            return text.error();
        auto made = tokenizerFromJson(*text);
        return made ? made : inFile(place / "tokenizer.json", made.error());
    }
    if (std::filesystem::exists(place / "vocab.json", fault)) {
        const auto vocab = read("vocab.json"), merges = read("merges.txt");
        if (!vocab || !merges)
            return vocab ? merges.error() : vocab.error();
        auto made = tokenizerFromVocabAndMerges(*vocab, *merges, startToken(place));
        return made ? made : inFile(place / "vocab.json", made.error());
    }
    if (std::filesystem::exists(place / "vocab.txt", fault)) {
        const auto vocab = read("vocab.txt");
        if (!vocab)
            return vocab.error();
        auto made = tokenizerFromWordPieces(*vocab, lowersCase(place));
        return made ? made : inFile(place / "vocab.txt", made.error());
    }
    return Error{say("%1 contains no tokenizer.json, vocab.json or vocab.txt", folder)};
}

Result<TokenizerPtr> tokenizerOfGguf(const GgufFile& file)
{
    const std::string* model = file.text("tokenizer.ggml.model");
    if (!model)
        return Error{say("tokenizer.ggml.model is missing")};
    const auto id = [&](const std::string& name) { return file.integer("tokenizer.ggml." + name + "_token_id"); };
    GgufVocabulary vocabulary;
    vocabulary.model = *model;
    if (const std::string* pre = file.text("tokenizer.ggml.pre"))
        vocabulary.pre = *pre;
    vocabulary.tokens = textsOfKey(file, "tokenizer.ggml.tokens");
    vocabulary.scores = numbersOf<double, std::int64_t>(file, "tokenizer.ggml.scores");
    vocabulary.types = numbersOf<std::int64_t, double>(file, "tokenizer.ggml.token_type");
    vocabulary.merges = textsOfKey(file, "tokenizer.ggml.merges");
    vocabulary.bos = id("bos");
    vocabulary.eos = id("eos");
    vocabulary.unknown = id("unknown");
    vocabulary.separator = id(file.find("tokenizer.ggml.separator_token_id") ? "separator" : "seperator");
    vocabulary.classifier = id("cls");
    vocabulary.add_bos = flagOfKey(file, "tokenizer.ggml.add_bos_token");
    vocabulary.add_eos = flagOfKey(file, "tokenizer.ggml.add_eos_token");
    vocabulary.add_space_prefix = flagOfKey(file, "tokenizer.ggml.add_space_prefix");
    return tokenizerFromGguf(vocabulary);
}

} // namespace attn
