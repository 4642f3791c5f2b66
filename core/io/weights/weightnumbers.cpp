// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/weightnumbers.h"

#include "core/base/floatbits.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <vector>

namespace attn {

static_assert(std::endian::native == std::endian::little, "numbers are read in the machine's own byte order");

namespace {

// Functions as types, which the loop below inlines; it would call a pointer for each number.
constexpr auto from_half = [](std::uint16_t bits) { return halfToFloat(bits); };
constexpr auto from_bfloat = [](std::uint16_t bits) { return bfloatToFloat(bits); };
constexpr auto from_double = [](double value) { return doubleToFloat(value); };

// File data are not aligned: bits are copied piece by piece into a buffer that stays in the cache, and converted there.
template <class Bits, class Convert>
void convertNumbers(const std::byte* from, std::int64_t count, float* out, Convert convert)
{
    constexpr std::int64_t piece = 1024;
    alignas(64) Bits bits[piece];
    for (std::int64_t at = 0; at < count; at += piece) {
        const std::int64_t size = std::min(piece, count - at);
        std::memcpy(bits, from + at * sizeof(Bits), static_cast<std::size_t>(size) * sizeof(Bits));
        for (std::int64_t i = 0; i < size; ++i)
            out[at + i] = convert(bits[i]);
    }
}

// The blocks that hold the numbers, and no others.
void readBlocks(const BlockFormat& format, const std::byte* from, std::int64_t first, std::int64_t count, float* out)
{
    std::vector<float> room;
    while (count > 0) {
        const std::byte* const block = from + first / format.values * format.bytes;
        const std::int64_t skipped = first % format.values, size = std::min(count, format.values - skipped);
        if (size == format.values) {
            format.unpack(block, out);
        } else {
            room.resize(static_cast<std::size_t>(format.values));
            format.unpack(block, room.data());
            std::copy_n(room.data() + skipped, size, out);
        }
        first += size;
        count -= size;
        out += size;
    }
}

} // namespace

void readNumbers(const WeightEntry& entry, const std::byte* from, std::int64_t first, std::int64_t count, float* out)
{
    switch (entry.type) {
    case WeightType::F32:
        if (count > 0)
            std::memcpy(out, from + first * sizeof(float), static_cast<std::size_t>(count) * sizeof(float));
        return;
    case WeightType::F16: convertNumbers<std::uint16_t>(from + 2 * first, count, out, from_half); return;
    case WeightType::BF16: convertNumbers<std::uint16_t>(from + 2 * first, count, out, from_bfloat); return;
    case WeightType::F64: convertNumbers<double>(from + 8 * first, count, out, from_double); return;
    case WeightType::Blocks: readBlocks(entry.blocks, from, first, count, out); return;
    case WeightType::Other: return;
    }
}

} // namespace attn
