// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/weightparts.h"

namespace attn {

std::size_t addFile(WeightParts& parts, const std::string& path, std::shared_ptr<const MappedFile> mapping)
{
    const std::size_t file = addBytes(parts, path, mapping->bytes());
    parts.mappings.back() = std::move(mapping);
    return file;
}

std::size_t addBytes(WeightParts& parts, const std::string& name, std::span<const std::byte> bytes)
{
    parts.files.push_back(name);
    parts.bytes.push_back(bytes);
    parts.mappings.push_back(nullptr);
    return parts.files.size() - 1;
}

WeightFile sealed(WeightParts parts)
{
    auto held = std::make_shared<WeightParts>(std::move(parts));
    held->byName.reserve(held->entries.size());
    for (std::size_t i = 0; i < held->entries.size(); ++i) // views of names that stay where they are from now on
        held->byName.emplace(held->entries[i].name, i);
    return WeightFile(std::move(held));
}

} // namespace attn
