// SPDX-License-Identifier: GPL-3.0-or-later
// What every array reader promises of whatever it is given, held against it once.
#pragma once

#include "core/io/arrays/arrays.h"

#include <cstdlib>
#include <set>

namespace attn::fuzz {

// Ends the program when the promise does not hold: that is how a fuzzer finds.
inline void promise(bool holds)
{
    if (!holds)
        std::abort();
}

inline void readAnything(const std::uint8_t* data, std::size_t size, ArrayFormat format)
{
    const auto arrays = readArrays({reinterpret_cast<const char*>(data), size}, format, "fuzzed");
    if (!arrays) {
        promise(!arrays.error().message.empty() && arrays.error().message.size() < 4096);
        return;
    }
    std::set<std::string> names;
    for (const ReadArray& array : *arrays) {
        promise(!array.name.empty() && names.insert(array.name).second);
        promise(!array.storedAs.empty() && !array.values.empty());
        promise(array.values.shape().size() <= max_array_axes);
        promise(array.values.size() == elementCount(array.values.shape()));
        promise(array.inexact >= 0 && array.inexact <= array.values.size());
    }
}

} // namespace attn::fuzz
