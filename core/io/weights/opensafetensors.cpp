// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/opensafetensors.h"

#include "core/base/say.h"
#include "core/io/arrays/safetensorslayout.h"
#include "core/io/files/inputfile.h"
#include "core/io/files/path.h"
#include "core/io/weights/disguise.h"
#include "core/io/weights/weightindex.h"

#include <filesystem>
#include <unordered_map>

namespace attn {

namespace {

WeightType weightType(std::string_view dtype)
{
    return dtype == "F32"    ? WeightType::F32
           : dtype == "F16"  ? WeightType::F16
           : dtype == "BF16" ? WeightType::BF16
           : dtype == "F64"  ? WeightType::F64
                             : WeightType::Other;
}

Result<WeightFile> openedSafetensors(WeightParts parts)
{
    try {
        addSafetensorsEntries(parts, 0);
        return sealed(std::move(parts));
    } catch (const ArrayFault& fault) {
        return Error{parts.files[0] + ": " + fault.message};
    }
}

// Every tensor in one shard only, and each that the index names in the shard where it says.
void checkPlaces(const WeightParts& parts, const WeightIndex& index)
{
    std::unordered_map<std::string_view, std::size_t> shards;
    for (const WeightEntry& entry : parts.entries) {
        const auto [held, first] = shards.emplace(entry.name, entry.file);
        if (!first)
            throw ArrayFault{say("%1 is in both %2 and %3", quotedName(entry.name), index.files[held->second],
                                 index.files[entry.file])};
    }
    for (const auto& [tensor, file] : index.places) {
        const auto found = shards.find(tensor);
        if (found == shards.end() || found->second != file)
            throw ArrayFault{found == shards.end() ? say("%1 is not in %2", quotedName(tensor), index.files[file])
                                                   : say("%1 is in %3, not in %2", quotedName(tensor),
                                                         index.files[file], index.files[found->second])};
    }
}

Result<WeightFile> openShards(const std::string& path)
{
    constexpr std::int64_t largest_index = std::int64_t(1) << 25;
    const auto text = readWholeFile(path, largest_index, Pipes::Refused);
    if (!text)
        return text.error();
    std::string at = path; // what a fault is about
    try {
        const WeightIndex index = parseWeightIndex(*text);
        WeightParts parts;
        for (const std::string& file : index.files) {
            at = std::string(folderPartOf(path)) + file;
            auto mapping = MappedFile::open(at);
            if (!mapping)
                return Error{say("%1 (listed in %2)", mapping.error().message, path)};
            addSafetensorsEntries(parts, addFile(parts, at, std::move(*mapping)));
        }
        at = path;
        checkPlaces(parts, index);
        return sealed(std::move(parts));
    } catch (const ArrayFault& fault) {
        return Error{at + ": " + fault.message};
    }
}

} // namespace

void addSafetensorsEntries(WeightParts& parts, std::size_t file)
{
    const auto bytes = parts.bytes[file];
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    failIfDisguised(text, WeightFormat::Safetensors, parts.files[file]);
    const SafetensorsLayout layout = safetensorsLayout(text);
    for (const StoredTensor& tensor : layout.tensors) {
        if (const StoredNumber* stored = safetensorsNumber(tensor.dtype))
            checkedStoredElements(tensor, *stored, max_weight_numbers);
        parts.entries.push_back({tensor.name,
                                 tensor.dtype,
                                 weightType(tensor.dtype),
                                 {},
                                 tensor.shape,
                                 file,
                                 layout.dataAt + tensor.begin,
                                 tensor.end - tensor.begin});
    }
}

Result<WeightFile> openSafetensors(const std::string& path)
{
    if (path.ends_with(".json"))
        return openShards(path);
    auto mapping = MappedFile::open(path);
    if (!mapping)
        return mapping.error();
    WeightParts parts;
    addFile(parts, path, std::move(*mapping));
    return openedSafetensors(std::move(parts));
}

Result<WeightFile> openSafetensorsBytes(std::span<const std::byte> bytes, const std::string& name)
{
    WeightParts parts;
    addBytes(parts, name, bytes);
    return openedSafetensors(std::move(parts));
}

} // namespace attn
