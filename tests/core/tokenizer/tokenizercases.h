// SPDX-License-Identifier: GPL-3.0-or-later
// The small tokenizers of tests/golden/tokenizers.json, with texts and the ids that Hugging Face's tokenizers give.
#pragma once

#include "core/tokenizer/tokenizer.h"
#include "tests/testpaths.h"

#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

namespace attn {

struct TokenizerCase {
    std::string name, model;
    std::string file;                           // as a tokenizer.json
    std::vector<std::vector<std::int64_t>> ids; // for each text
};

// What a model's vocabulary and merges are, for files of other kinds.
struct TokenizerPieces {
    std::vector<std::string> pieces; // by id
    std::vector<std::string> merges; // "a b"
};

inline const nlohmann::json& tokenizerGoldens()
{
    static const nlohmann::json goldens = [] {
        std::ifstream file(sourceFile("tests/golden/tokenizers.json"));
        return nlohmann::json::parse(file);
    }();
    return goldens;
}

inline const std::vector<std::string>& tokenizerTexts()
{
    static const auto texts = tokenizerGoldens()["texts"].get<std::vector<std::string>>();
    return texts;
}

inline const std::vector<TokenizerCase>& tokenizerCases()
{
    static const std::vector<TokenizerCase> cases = [] {
        std::vector<TokenizerCase> all;
        for (const nlohmann::json& given : tokenizerGoldens()["cases"]) {
            nlohmann::json file = given;
            file["model"] = tokenizerGoldens()["models"][given["model"].get<std::string>()];
            file.erase("ids");
            all.push_back({given["name"], given["model"], file.dump(),
                           given["ids"].get<std::vector<std::vector<std::int64_t>>>()});
        }
        return all;
    }();
    return cases;
}

inline const TokenizerCase& tokenizerCase(const std::string& name)
{
    for (const TokenizerCase& known : tokenizerCases())
        if (known.name == name)
            return known;
    throw std::invalid_argument(name);
}

inline TokenizerPieces tokenizerPieces(const std::string& model)
{
    const nlohmann::json& given = tokenizerGoldens()["models"][model];
    TokenizerPieces pieces;
    pieces.pieces.resize(given["vocab"].size());
    for (const auto& [piece, id] : given["vocab"].items())
        pieces.pieces.at(id.get<std::size_t>()) = piece;
    if (given.contains("merges"))
        for (const nlohmann::json& merge : given["merges"])
            pieces.merges.push_back(merge.is_string()
                                        ? merge.get<std::string>()
                                        : merge[0].get<std::string>() + " " + merge[1].get<std::string>());
    return pieces;
}

} // namespace attn
