// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/imagefile.h"

#include "core/base/say.h"
#include "core/io/arrays/arrays.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "core/model/configtext.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <span>

namespace attn {

namespace {

constexpr std::int64_t longest_header = 1 << 16, max_processor_file = std::int64_t(1) << 20;

// A number of a .ppm's header, after blanks and comments; nullopt if there is none.
std::optional<std::int64_t> headerNumber(std::string_view bytes, std::size_t& at)
{
    while (at < bytes.size() &&
           (std::string_view(" \t\r\n").find(bytes[at]) != std::string_view::npos || bytes[at] == '#'))
        at = bytes[at] == '#' ? std::min(bytes.find('\n', at), bytes.size()) : at + 1;
    std::int64_t number = 0;
    const auto read = std::from_chars(bytes.data() + at, bytes.data() + bytes.size(), number);
    if (read.ec != std::errc() || number < 1)
        return std::nullopt;
    at = static_cast<std::size_t>(read.ptr - bytes.data());
    return number;
}

struct PixelScaling {
    double factor = 1 / 255.0; // of the bytes, before the rest
    std::array<double, 3> mean = {0.5, 0.5, 0.5}, deviation = {0.5, 0.5, 0.5};
};

// As preprocessor_config.json beside the model says.
Result<PixelScaling> scalingOf(const Model& model)
{
    PixelScaling scaling;
    std::error_code fault;
    auto place = pathOf(model.path);
    place = (std::filesystem::is_directory(place, fault) ? place : place.parent_path()) / "preprocessor_config.json";
    if (!std::filesystem::exists(place, fault))
        return scaling;
    const std::string file = utf8Of(place);
    const auto text = readWholeFile(file, max_processor_file, Pipes::Refused);
    if (!text)
        return text.error();
    const auto json = parsedConfig(*text);
    if (!json)
        return Error{file + ": " + json.error().message};
    if (const auto given = json->find("rescale_factor"); given != json->end()) {
        if (!given->is_number() || !(given->get<double>() > 0))
            return Error{
                say("%1: %2: expected a number above 0, got %3", file, "rescale_factor", given->dump().substr(0, 60))};
        scaling.factor = given->get<double>();
    }
    if (const auto given = json->find("do_rescale"); given != json->end() && *given == ModelJson(false))
        scaling.factor = 1;
    if (const auto given = json->find("do_normalize"); given != json->end() && *given == ModelJson(false))
        return PixelScaling{scaling.factor, {0, 0, 0}, {1, 1, 1}};
    for (const auto& [key, numbers] :
         {std::pair("image_mean", &scaling.mean), std::pair("image_std", &scaling.deviation)}) {
        if (!json->is_object() || !json->contains(key))
            continue;
        const ModelJson& given = json->at(key);
        for (std::size_t i = 0; i < 3; ++i) {
            const bool fits = given.is_array() && given.size() == 3 && given[i].is_number() &&
                              (numbers == &scaling.mean || given[i].get<double>() > 0);
            if (!fits)
                return Error{say("%1: %2: expected three numbers, got %3", file, key, given.dump().substr(0, 60))};
            (*numbers)[i] = given[i].get<double>();
        }
    }
    return scaling;
}

Result<Tensor> pixmap(const Model& model, const std::string& path)
{
    const std::int64_t side = model.config.image, numbers = 3 * side * side;
    if (auto fault = checkReadable(path, Pipes::Refused))
        return *fault;
    std::string header(std::size_t(longest_header), '\0');
    std::ifstream file(pathOf(path), std::ios::binary);
    file.read(header.data(), longest_header);
    if (!file.is_open() || file.bad())
        return Error{path + ": " + say("could not read the file")};
    header.resize(std::size_t(file.gcount()));
    std::size_t at = std::min<std::size_t>(2, header.size());
    const auto width = headerNumber(header, at), height = headerNumber(header, at), most = headerNumber(header, at);
    if (!header.starts_with("P6") || !width || !height || most != 255)
        return Error{say("%1: expected a .ppm file that begins with P6, its width, its height and 255", path)};
    if (model.config.channels != 3)
        return Error{
            say("%1: a .ppm image has 3 color channels, but the model expects %2; use an array of shape [%2, %3, %3]",
                path, model.config.channels, side)};
    if (*width != side || *height != side)
        return Error{say("%1: the image is %2 × %3, but the model expects %4 × %4; resize it first", path, *width,
                         *height, side)};
    const std::int64_t before = static_cast<std::int64_t>(at) + 1;
    std::error_code fault;
    const auto size = static_cast<std::int64_t>(std::filesystem::file_size(pathOf(path), fault));
    if (fault)
        return Error{path + ": " + say("could not read the file")};
    if (size != before + numbers)
        return Error{say("%1: expected %2 bytes after the header, got %3", path, numbers, size - before)};
    const auto bytes = readWholeFile(path, before + numbers, Pipes::Refused);
    if (!bytes || std::ssize(*bytes) != before + numbers)
        return bytes ? Error{path + ": " + say("could not read the file")} : bytes.error();
    const auto scaling = scalingOf(model);
    if (!scaling)
        return scaling.error();
    Tensor image({3, side, side});
    float* out = image.mutableData();
    for (std::size_t channel = 0; channel < 3; ++channel)
        for (std::int64_t pixel = 0; pixel < side * side; ++pixel) {
            const auto value =
                static_cast<unsigned char>((*bytes)[at + 1 + static_cast<std::size_t>(3 * pixel) + channel]);
            *out++ =
                static_cast<float>((value * scaling->factor - scaling->mean[channel]) / scaling->deviation[channel]);
        }
    return image;
}

Result<Tensor> imageArray(const Model& model, const std::string& path)
{
    if (!arrayFormatOf(path))
        return Error{say("%1: expected a .ppm, or an array in .npy, .npz or .safetensors", path)};
    auto arrays = readArrayFile(path);
    if (!arrays)
        return arrays.error();
    const std::int64_t side = model.config.image;
    const Shape shape = {model.config.channels, side, side};
    Tensor& image = arrays->front().values;
    if (image.rank() == 4 && image.dim(0) == 1)
        image = image.reshaped({image.dim(1), image.dim(2), image.dim(3)});
    if (arrays->size() != 1 || image.shape() != shape)
        return Error{say("%1: expected one array of shape %2, already scaled for the model; got %3", path,
                         toString(shape),
                         arrays->size() == 1 ? toString(image.shape()) : std::to_string(arrays->size()))};
    return image.withKind(Kind::Real);
}

} // namespace

Result<Tensor> imageOf(const Model& model, const std::string& path)
{
    auto image = path.ends_with(".ppm") ? pixmap(model, path) : imageArray(model, path);
    for (const float value : image ? image->values() : std::span<const float>())
        if (!std::isfinite(value))
            return Error{say("%1: an image value is not finite", path)};
    return image;
}

} // namespace attn
