// SPDX-License-Identifier: GPL-3.0-or-later
// A model that reads an image: its patches as tokens, and what is wrong with an image in one sentence.
#include "core/model/imagefile.h"
#include "core/model/layerscene.h"
#include "tests/core/support/modelfiles.h"

#include <doctest/doctest.h>

#include <filesystem>

using namespace attn;
using namespace attn::test;

namespace {

std::string configWith(const std::string& more) { return tinyVitConfig(more); }

void writeModel(const ModelFolder& folder)
{
    folder.write("config.json", tinyVitConfig());
    folder.writeWeights(tinyVitTensors());
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
    CHECK(refusal(**model, folder.file("b.ppm"))
              .ends_with(": the image is 4 × 5, but the model expects 4 × 4; resize it first"));
    for (const char* header : {"P5 4 4 255\n", "P6 4 4 65535\n", "P6", "", "P6 4 99999999999999999999 255\n"}) {
        folder.write("b.ppm", header + pixels);
        CHECK(refusal(**model, folder.file("b.ppm")).ends_with("its width, its height and 255"));
    }
    CHECK(
        refusal(**model, folder.file("a.png")).ends_with("expected a .ppm, or an array in .npy, .npz or .safetensors"));
    CHECK(refusal(**model, folder.file("model.safetensors")).find("expected one array of shape [3, 4, 4]") !=
          std::string::npos);
}

TEST_CASE("A pixmap is refused by its header, before its pixels are read")
{
    const ModelFolder folder;
    writeModel(folder);
    const auto model = openModel(folder.path());
    REQUIRE(model);
    const auto large = [&](const char* header) {
        folder.write("a.ppm", header);
        std::filesystem::resize_file(folder.file("a.ppm"), std::uintmax_t(3) << 30); // sparse
        return refusal(**model, folder.file("a.ppm"));
    };
    CHECK(large("P6 32768 32768 255\n") ==
          folder.file("a.ppm") + ": the image is 32768 × 32768, but the model expects 4 × 4; resize it first");
    CHECK(large("P6 4 4 255\n") == folder.file("a.ppm") + ": expected 48 bytes after the header, got 3221225461");
    CHECK(large("P5 4 4 255\n").ends_with("its width, its height and 255"));
}

TEST_CASE("rescale_factor and do_rescale of the preprocessor are followed, and judged")
{
    const ModelFolder folder;
    writeModel(folder);
    const auto model = openModel(folder.path());
    REQUIRE(model);
    std::string pixels(48, '\0');
    pixels[0] = 100;
    folder.write("a.ppm", "P6 4 4 255\n" + pixels);
    const auto first = [&](const char* json) {
        folder.write("preprocessor_config.json", json);
        const auto image = imageOf(**model, folder.file("a.ppm"));
        REQUIRE_MESSAGE(image, (image ? "" : image.error().message));
        return (*image)[0];
    };
    CHECK(first("{}") == doctest::Approx((100 / 255.0 - 0.5) / 0.5));
    CHECK(first(R"({"rescale_factor": 0.0078125})") == doctest::Approx((100 / 128.0 - 0.5) / 0.5));
    CHECK(first(R"({"rescale_factor": 0.0078125, "do_normalize": false})") == doctest::Approx(100 / 128.0));
    CHECK(first(R"({"rescale_factor": 0.0078125, "do_rescale": false, "do_normalize": false})") == 100);
    for (const char* wrong : {"0", "-1", "\"1/255\"", "null"}) {
        folder.write("preprocessor_config.json", std::string(R"({"rescale_factor": )") + wrong + "}");
        CHECK(refusal(**model, folder.file("a.ppm"))
                  .ends_with(std::string("rescale_factor: expected a number above 0, got ") + wrong));
    }
}

TEST_CASE("Sizes of images that do not fit")
{
    const ModelFolder folder;
    writeModel(folder);
    for (const auto& [more, sentence] :
         {std::pair(R"(, "patch_size": 3)", "patch_size: expected a divisor of 4, the side length of the image; got 3"),
          {R"(, "image_size": 100000)", "image_size: expected a whole number from 1 to 4096, got 100000"},
          {R"(, "num_channels": 9)", "num_channels: expected a whole number from 1 to 4, got 9"},
          {R"(, "image_size": 6)", "embeddings.position_embeddings [1, 5, 2]: expected [1, 10, 2]"}}) {
        folder.write("config.json", configWith(more));
        const auto model = openModel(folder.path());
        REQUIRE_FALSE(model);
        CHECK_MESSAGE(model.error().message.ends_with(sentence), model.error().message);
    }
}
