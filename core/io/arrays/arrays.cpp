// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/arrays/arrays.h"

#include "core/base/oneof.h"
#include "core/base/say.h"
#include "core/io/arrays/arraybytes.h"
#include "core/io/arrays/arrayreaders.h"
#include "core/io/arrays/zipread.h"
#include "core/io/files/foreignfile.h"
#include "core/io/files/path.h"
#include "core/io/files/standardstream.h"
#include "core/io/text/textencoding.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace attn {

namespace {

// The arrays in archive order, named after their entries without ".npy". Any entry that is not .npy is left out: notes,
// other archives, pickles. Throws ArrayFault; offsets inside an entry begin with its name.
std::vector<ReadArray> readNpz(std::string_view bytes)
{
    constexpr std::string_view ending = ".npy";
    const std::vector<ZipEntry> entries = zipEntries(bytes);
    std::set<std::string_view> names;
    for (const ZipEntry& entry : entries)
        names.insert(entry.name);
    std::vector<ReadArray> arrays;
    std::int64_t numbers = 0;
    std::string buffer;
    for (const ZipEntry& entry : entries) {
        if (!entry.name.ends_with(ending) || entry.name.size() == ending.size()) {
            if (entry.name.empty() || entry.name.ends_with('/') || names.contains(entry.name + std::string(ending)))
                continue; // a folder, or an array of that name
            arrays.push_back({entry.name, "—", Tensor(Shape{0}), 0});
            arrays.back().left_out = say("it is not a .npy file");
            continue;
        }
        const std::string_view content = zipContent(bytes, entry, buffer);
        try {
            arrays.push_back(readNpy(content));
        } catch (const ArrayFault& fault) {
            throw ArrayFault{quotedName(entry.name) + ", " + fault.message};
        }
        arrays.back().name = entry.name.substr(0, entry.name.size() - ending.size());
        numbers += arrays.back().values.size();
        if (numbers > max_array_numbers)
            failAtOffset(entry.offset, say("the arrays up to %1 have more than %2 values in total",
                                           quotedName(entry.name), countText(max_array_numbers)));
    }
    return arrays;
}

struct FormatEnding {
    std::string_view ending;
    ArrayFormat format;
};
constexpr FormatEnding format_endings[] = {{".npy", ArrayFormat::Npy},
                                           {".npz", ArrayFormat::Npz},
                                           {".safetensors", ArrayFormat::Safetensors},
                                           {".csv", ArrayFormat::Csv},
                                           {".tsv", ArrayFormat::Csv}};

std::vector<ReadArray> readAll(std::string_view bytes, ArrayFormat format)
{
    switch (format) {
    case ArrayFormat::Npy: return {readNpy(bytes)};
    case ArrayFormat::Npz: return readNpz(bytes);
    case ArrayFormat::Safetensors: return readSafetensors(bytes);
    case ArrayFormat::Csv: break;
    }
    return {readCsv(bytes)};
}

// What has no name says by its first bytes what it is; a table of numbers has no mark.
ArrayFormat arrayFormatOfBytes(std::string_view bytes)
{
    constexpr std::size_t header_length = 8; // bytes, before the header of a safetensors file
    return bytes.starts_with("\x93NUMPY")                                ? ArrayFormat::Npy
           : bytes.starts_with("PK")                                     ? ArrayFormat::Npz
           : bytes.size() > header_length && bytes[header_length] == '{' ? ArrayFormat::Safetensors
                                                                         : ArrayFormat::Csv;
}

// Reads arrays of their own formats without asking what they could be else.
bool beginsAs(ArrayFormat format, std::string_view bytes)
{
    return format != ArrayFormat::Csv && format == arrayFormatOfBytes(bytes);
}

// Why there is nothing to read; nullopt if an array holds numbers or text, or there is none at all.
std::optional<Error> whyAllLeftOut(const std::vector<ReadArray>& arrays)
{
    constexpr std::size_t most_listed = 6;
    if (arrays.empty() || std::ranges::any_of(arrays, [](const ReadArray& array) {
            return array.left_out.empty() || !array.texts.empty();
        }))
        return std::nullopt;
    if (arrays.size() == 1 && arrays.front().name.empty())
        return Error{arrays.front().left_out};
    std::vector<std::string> listed;
    for (const ReadArray& array : arrays)
        if (listed.size() < most_listed)
            listed.push_back(quotedName(array.name) + ": " + array.left_out);
    if (arrays.size() > most_listed)
        listed.push_back(say("and %1 more", arrays.size() - most_listed));
    return Error{say("the file has no array of numbers (%1)", joinedTexts(listed, {}, "; "))};
}

// A table is text. What it may be else is seen when it is read.
std::optional<Error> whyNoArrays(std::string_view beginning)
{
    const auto is_control = [](char c) {
        return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\r' && c != '\t';
    };
    if (arrayFormatOfBytes(beginning) == ArrayFormat::Csv && !beginsAsUtf16(beginning) &&
        std::ranges::any_of(beginning, is_control))
        return Error{say("not a .npy, .npz or .safetensors file, nor a table of numbers")};
    return std::nullopt;
}

} // namespace

std::optional<ArrayFormat> arrayFormatOf(std::string_view path)
{
    std::string lower(path.substr(path.size() - std::min<std::size_t>(path.size(), 16)));
    std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
    for (const auto& [ending, format] : format_endings)
        if (lower.ends_with(ending))
            return format;
    return std::nullopt;
}

Result<std::vector<ReadArray>> readArrays(std::string_view bytes, ArrayFormat format, const std::string& name)
{
    try {
        std::vector<ReadArray> arrays = readAll(bytes, format);
        if (auto fault = whyAllLeftOut(arrays))
            return *fault;
        for (ReadArray& array : arrays)
            if (array.name.empty())
                array.name = name;
        return arrays;
    } catch (const ArrayFault& fault) {
        return Error{fault.message};
    }
}

Result<std::vector<ReadArray>> readArrayFile(const std::string& path, Pipes pipes)
{
    const bool standard = path == standard_stream;
    const auto format = arrayFormatOf(path);
    if (const auto hint = format || standard ? std::nullopt : conversionHint(path))
        return Error{path + ": " + *hint};
    if (!format && !standard)
        return Error{path.ends_with(".gguf") ? say("%1: to import a layer from a .gguf file, use attnscope model", path)
                                             : say("%1: expected a name that ends in %2", path,
                                                   oneOf({".npy", ".npz", ".safetensors", ".csv"}))};
    const auto bytes = readWholeFile(path, max_array_file, pipes, standard ? whyNoArrays : nullptr);
    if (!bytes)
        return bytes.error();
    const ArrayFormat read_as = standard ? arrayFormatOfBytes(*bytes) : *format;
    const bool own = beginsAs(read_as, *bytes) && read_as != ArrayFormat::Npz;
    if (const auto foreign = own ? std::nullopt : foreignContent(*bytes, path, read_as != ArrayFormat::Npz))
        return Error{path + ": " + *foreign};
    auto arrays = readArrays(*bytes, read_as, standard ? "stdin" : utf8Of(pathOf(path).stem()));
    if (!arrays)
        return Error{path + ": " + arrays.error().message};
    return arrays;
}

} // namespace attn
