// SPDX-License-Identifier: GPL-3.0-or-later
// Random recipes that PyTorch itself executed (tests/golden/maketorchvectors.py): every number of every tensor and
// every dropped cell must have the same bits.
#include "tests/core/support/samplescenes.h"
#include "tests/testpaths.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <bit>
#include <fstream>

using namespace attn;
using Json = nlohmann::json;

namespace {

#ifndef TORCH_VECTORS
const std::string TORCH_VECTORS = sourceFile("tests/golden/torchvectors.json");
#endif

std::uint64_t seedOf(const std::string& text)
{
    return text[0] == '-' ? static_cast<std::uint64_t>(std::stoll(text)) : std::stoull(text);
}

Draw drawOf(const Json& json)
{
    const std::string op = json["op"];
    const auto text = [&](const char* member) { return json[member].get<std::string>(); };
    const auto number = [&](const char* member) { return json[member].get<std::int64_t>(); };
    const std::optional<float> mul = json.contains("mul") ? std::optional(json["mul"].get<float>()) : std::nullopt;
    if (op == "manual_seed")
        return ManualSeed{seedOf(text("seed"))};
    if (op == "skip")
        return Skip{number("draws")};
    if (op == "rand")
        return Rand{text("out"), json["shape"], mul};
    if (op == "randn")
        return Randn{text("out"), json["shape"], mul};
    if (op == "linear")
        return Linear{text("name"), number("in"), number("out_features"), json["bias"]};
    if (op == "mha")
        return Mha{text("name"), number("embed_dim"), number("num_heads"), json["bias"]};
    REQUIRE(op == "embedding");
    Embedding embedding{text("name"), number("num"), number("dim"), {}};
    if (!json["padding_idx"].is_null())
        embedding.padding_idx = number("padding_idx");
    return embedding;
}

// A scene whose dropout draws over the sizes of the case, in the way of its kind; inputs and layers are zeros.
Scene sceneOf(const Json& json)
{
    Scene scene;
    for (const Json& draw : json["draws"])
        scene.draws.push_back(drawOf(draw));
    Config& config = scene.config;
    config.normals = json["normals"] == "scalar" ? Normals::Scalar : Normals::Avx2;
    const Json& dropout = json["dropout"];
    const Shape sizes = dropout["sizes"];
    config.dropout.p = dropout["p"];
    if (dropout["kind"] == "dropout_only") {
        config.stage = Stage::DropoutOnly;
        scene.inputs = {{"x", Tensor(sizes)}};
        return scene;
    }
    const std::int64_t batch = sizes[0], heads = sizes[1], tokens = sizes[2];
    config.num_heads = config.d_in = config.d_out = heads;
    scene.inputs = {{"x", Tensor({batch, tokens, heads})}};
    if (dropout["kind"] == "heads_list") {
        config.projection = Projection::HeadsList;
        for (std::int64_t head = 0; head < heads; ++head)
            for (const char* role : {".W_query.weight", ".W_key.weight", ".W_value.weight"})
                scene.inputs.push_back({"head" + std::to_string(head) + role, Tensor({1, heads})});
    }
    return scene;
}

std::string hexOf(const Tensor& tensor)
{
    static constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const float value : tensor.values())
        for (int shift = 28; shift >= 0; shift -= 4)
            text += digits[std::bit_cast<std::uint32_t>(value) >> shift & 15];
    return text;
}

} // namespace

TEST_CASE("random recipes have the bits that PyTorch gives them")
{
    const Json vectors = Json::parse(std::ifstream(TORCH_VECTORS));
    std::size_t tensors = 0, numbers = 0, bits = 0;
    for (std::size_t i = 0; i < vectors["cases"].size(); ++i) {
        INFO("case " << i);
        const Json& expected = vectors["cases"][i];
        const auto actual = realized(sceneOf(expected));
        for (const auto& [name, hex] : expected["made"].items()) {
            INFO(name);
            REQUIRE(actual->find(name));
            CHECK(hexOf(actual->at(name)) == hex.get<std::string>());
            ++tensors;
            numbers += actual->at(name).size();
        }
        CHECK(keepPattern(*actual) == expected["dropout"]["keep"].get<std::string>());
        bits += actual->keep->size();
    }
    CHECK(vectors["cases"].size() >= 60);
    MESSAGE(vectors["cases"].size() << " cases, " << tensors << " tensors, " << numbers << " numbers, " << bits
                                    << " keep bits");
}
