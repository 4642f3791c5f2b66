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

#include <algorithm>
#include <filesystem>

namespace attn {

namespace {

// The arrays in archive order, named after their entries without ".npy". Any entry that is not .npy is refused: other
// archives, pickles. Throws ArrayFault; offsets inside an entry begin with its name.
std::vector<ReadArray> readNpz(std::string_view bytes)
{
    constexpr std::string_view ending = ".npy";
    const std::vector<ZipEntry> entries = zipEntries(bytes);
    for (const ZipEntry& entry : entries)
        if (!entry.name.ends_with(ending) || entry.name.size() == ending.size())
            failAtOffset(entry.offset,
                         say("the entry %1 is not a .npy file; only arrays can be read", quotedName(entry.name)));
    std::vector<ReadArray> arrays;
    std::int64_t numbers = 0;
    std::string buffer;
    for (const ZipEntry& entry : entries) {
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

// A table is text. What it may be else is seen when it is read.
std::optional<Error> whyNoArrays(std::string_view beginning)
{
    const auto is_control = [](char c) {
        return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\r' && c != '\t';
    };
    if (arrayFormatOfBytes(beginning) == ArrayFormat::Csv && std::ranges::any_of(beginning, is_control))
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
    auto arrays = readArrays(*bytes, standard ? arrayFormatOfBytes(*bytes) : *format,
                             standard ? "stdin" : utf8Of(pathOf(path).stem()));
    if (!arrays)
        return Error{path + ": " + arrays.error().message};
    return arrays;
}

} // namespace attn
