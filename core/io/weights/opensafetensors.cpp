// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/opensafetensors.h"

#include "core/io/arrays/safetensorslayout.h"
#include "core/io/weights/disguise.h"

namespace attn {

namespace {

constexpr std::int64_t max_weight_numbers = std::int64_t(1) << 48; // so that no product of bytes overflows

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

} // namespace

void addSafetensorsEntries(WeightParts& parts, std::size_t file)
{
    const auto bytes = parts.bytes[file];
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    failIfDisguised(text, WeightFormat::Safetensors);
    const SafetensorsLayout layout = safetensorsLayout(text);
    for (const StoredTensor& tensor : layout.tensors) {
        if (const StoredNumber* stored = safetensorsNumber(tensor.dtype))
            checkedStoredElements(tensor, *stored, max_weight_numbers);
        parts.entries.push_back({tensor.name, tensor.dtype, weightType(tensor.dtype), tensor.shape, file,
                                 layout.dataAt + tensor.begin, tensor.end - tensor.begin});
    }
}

Result<WeightFile> openSafetensors(const std::string& path)
{
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
