// SPDX-License-Identifier: GPL-3.0-or-later
// What every reader of weights promises of whatever it is given, held against it once.
#pragma once

#include "core/io/weights/weightfile.h"
#include "tests/fuzz/fuzzarrays.h"

#include <algorithm>
#include <array>
#include <set>

namespace attn::fuzz {

inline void promisedError(const Error& error) { promise(!error.message.empty() && error.message.size() < 4096); }

// Every tensor lies in the file, and is read at both ends.
inline void readWeights(const WeightFile& file, std::span<const std::byte> all)
{
    std::set<std::string_view> names;
    for (const WeightEntry& entry : file.entries()) {
        promise(names.insert(entry.name).second && file.find(entry.name) == &entry && entry.file == 0);
        const auto bytes = file.bytes(entry);
        promise(bytes.size() == entry.bytes && entry.bytes <= all.size() && entry.offset <= all.size() - entry.bytes);
        const std::uint64_t sum = file.checksum(entry);
        promise(sum == file.checksum(entry));
        if (entry.type == WeightType::Other)
            continue;
        const std::int64_t size = elementCount(entry.shape), some = std::min<std::int64_t>(size, 45);
        promise(size <= 4 * static_cast<std::int64_t>(all.size())); // Q2_K: 256 numbers in 84 bytes
        std::array<float, 45> first{}, last{};
        file.read(entry, 0, some, first.data());
        file.read(entry, size - some, some, last.data());
        const Tensor whole = file.tensor(entry);
        promise(whole.shape() == entry.shape);
        for (std::int64_t i = 0; i < some; ++i)
            promise(sameBits(first[i], whole[i]) && sameBits(last[i], whole[size - some + i]));
        const auto values = file.inPlace(entry);
        promise(values.empty() || (static_cast<std::int64_t>(values.size()) == size && sameBits(values[0], whole[0])));
    }
}

} // namespace attn::fuzz
