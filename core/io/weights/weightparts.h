// SPDX-License-Identifier: GPL-3.0-or-later
// What a WeightFile holds, for those that open one: files as bytes, and the tensors in them.
#pragma once

#include "core/io/files/mappedfile.h"
#include "core/io/weights/weightfile.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace attn {

// What one tensor may have: far more than any file, and few enough that no product with bytes overflows.
inline constexpr std::int64_t max_weight_numbers = std::int64_t(1) << 48;

struct WeightParts {
    std::vector<std::string> files;
    std::vector<std::span<const std::byte>> bytes; // of each file
    std::vector<std::shared_ptr<const MappedFile>>
        mappings;                     // of each file; null where the bytes are in memory for good
    std::vector<WeightEntry> entries; // names are unique, ranges lie inside their files
    std::unordered_map<std::string_view, std::size_t> byName;

    MappedState state(std::size_t file) const { return mappings[file] ? mappings[file]->state() : MappedState::Same; }
};

// A file that is mapped, or bytes that are in memory for good, as one more of the parts; the number of the file.
std::size_t addFile(WeightParts& parts, const std::string& path, std::shared_ptr<const MappedFile> mapping);
std::size_t addBytes(WeightParts& parts, const std::string& name, std::span<const std::byte> bytes);
// The parts for good: entries are indexed by name.
WeightFile sealed(WeightParts parts);

} // namespace attn
