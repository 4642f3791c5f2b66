// SPDX-License-Identifier: GPL-3.0-or-later
// A model that reads an image: its patches as tokens, and what is wrong with an image in one sentence.
#include "core/model/imagefile.h"
#include "core/model/layerscene.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

Tensor counting(Shape shape)
{
    Tensor tensor(std::move(shape));
    for (std::int64_t i = 0; i < tensor.size(); ++i)
        tensor.mutableData()[i] = static_cast<float>(i % 7) / 10;
    return tensor;
}

// Of 4 × 4 pixels in 4 patches, width 2, no layer but one.
std::string configWith(const std::string& more)
{
    return R"({"model_type": "vit", "hidden_size": 2, "num_hidden_layers": 1, "num_attention_heads": 1,
               "intermediate_size": 2, "image_size": 4, "patch_size": 2)" +
           more + "}";
}

void writeModel(const ModelFolder& folder)
{
    folder.write("config.json", configWith(""));
    std::vector<NamedTensor> tensors = {{"embeddings.patch_embeddings.projection.weight", counting({2, 3, 2, 2})},
                                        {"embeddings.patch_embeddings.projection.bias", counting({2})},
                                        {"embeddings.cls_token", counting({1, 1, 2})},
                                        {"embeddings.position_embeddings", counting({1, 5, 2})}};
    const auto linear = [&](const std::string& name) {
        tensors.push_back({name + ".weight", counting({2, 2})});
        tensors.push_back({name + ".bias", counting({2})});
    };
    for (const char* name : {"attention.attention.query", "attention.attention.key", "attention.attention.value",
                             "attention.output.dense", "intermediate.dense", "output.dense"})
        linear("encoder.layer.0." + std::string(name));
    for (const char* name : {"encoder.layer.0.layernorm_before", "encoder.layer.0.layernorm_after", "layernorm"}) {
        tensors.push_back({std::string(name) + ".weight", counting({2})});
        tensors.push_back({std::string(name) + ".bias", counting({2})});
    }
    folder.writeWeights(tensors);
}

std::string refusal(const Model& model, const std::string& path)
{
    const auto image = imageOf(model, path);
    REQUIRE_FALSE(image);
    return image.error().message;
}

} // namespace

TEST_CASE("An image is read by its own size and scale")
{
    const ModelFolder folder;
    writeModel(folder);
    const auto model = openModel(folder.path());
    REQUIRE_MESSAGE(model, (model ? "" : model.error().message));
    CHECK((*model)->readsImage());
    CHECK_FALSE((*model)->predictsNext());
    CHECK(patchIds(**model).size() == 5);
    CHECK(tokenTexts(**model, patchIds(**model)) == std::vector<std::string>{"[CLS]", "0,0", "0,1", "1,0", "1,1"});
    CHECK(checkIds(**model, {0, 1})->message.ends_with("--image FILE"));
    CHECK(tokenIds(**model, "text").error().message.ends_with("--image FILE"));

    std::string pixels(48, '\0');
    pixels[0] = '\xff'; // red of the first pixel
    pixels[47] = '\x33';
    folder.write("a.ppm", "P6\n# of a test\n4 4\n255\n" + pixels);
    const auto image = imageOf(**model, folder.file("a.ppm"));
    REQUIRE_MESSAGE(image, (image ? "" : image.error().message));
    CHECK(image->shape() == Shape{3, 4, 4});
    CHECK((*image)[0] == 1);
    CHECK((*image)[1] == -1);
    CHECK((*image)[47] == doctest::Approx(-0.6));
    folder.write("preprocessor_config.json", R"({"image_mean": [0.25, 0, 0], "image_std": [0.5, 1, 0.1]})");
    const auto scaled = imageOf(**model, folder.file("a.ppm"));
    REQUIRE(scaled);
    CHECK((*scaled)[0] == 1.5);
    CHECK((*scaled)[16] == 0);
    CHECK((*scaled)[47] == doctest::Approx(2));

    folder.write("preprocessor_config.json", R"({"do_normalize": false, "image_mean": [0.25, 0, 0]})");
    const auto plain = imageOf(**model, folder.file("a.ppm"));
    REQUIRE(plain);
    CHECK((*plain)[0] == 1);
    CHECK((*plain)[1] == 0);

    folder.write("preprocessor_config.json", R"({"image_mean": [1, 2]})");
    CHECK(refusal(**model, folder.file("a.ppm")).ends_with("image_mean: expected three numbers, got [1,2]"));
    folder.write("b.ppm", "P6 4 4 255\n" + pixels.substr(1));
    CHECK(refusal(**model, folder.file("b.ppm")).ends_with("expected 48 bytes after the header, got 47"));
    folder.write("b.ppm", "P6 4 5 255\n" + pixels);
    CHECK(refusal(**model, folder.file("b.ppm")).find("the model expects 4 × 4 with 3. Resize it first.") !=
          std::string::npos);
    for (const char* header : {"P5 4 4 255\n", "P6 4 4 65535\n", "P6", "", "P6 4 99999999999999999999 255\n"}) {
        folder.write("b.ppm", header + pixels);
        CHECK(refusal(**model, folder.file("b.ppm")).ends_with("its width, its height and 255"));
    }
    CHECK(
        refusal(**model, folder.file("a.png")).ends_with("expected a .ppm, or an array in .npy, .npz or .safetensors"));
    CHECK(refusal(**model, folder.file("model.safetensors")).find("expected one array [3, 4, 4]") != std::string::npos);
}

TEST_CASE("Sizes of images that do not fit")
{
    const ModelFolder folder;
    writeModel(folder);
    for (const auto& [more, sentence] :
         {std::pair(R"(, "patch_size": 3)", "patch_size: expected a divisor of 4, the side of the image, got 3"),
          {R"(, "image_size": 100000)", "image_size: expected a whole number from 1 to 4096, got 100000"},
          {R"(, "num_channels": 9)", "num_channels: expected a whole number from 1 to 4, got 9"},
          {R"(, "image_size": 6)", "embeddings.position_embeddings [1, 5, 2]: expected [1, 10, 2]"}}) {
        folder.write("config.json", configWith(more));
        const auto model = openModel(folder.path());
        REQUIRE_FALSE(model);
        CHECK_MESSAGE(model.error().message.ends_with(sentence), model.error().message);
    }
}
