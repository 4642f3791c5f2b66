// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/weightnumbers.h"

#include "core/base/floatbits.h"

#include <algorithm>
#include <bit>
#include <cstring>

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

void readBlocks(const std::byte* from, std::int64_t first, std::int64_t count, float* out)
{
    while (count > 0) {
        const std::byte* const block = from + first / q8_block_numbers * q8_block_bytes;
        const std::int64_t skipped = first % q8_block_numbers, size = std::min(count, q8_block_numbers - skipped);
        std::uint16_t half = 0;
        std::memcpy(&half, block, sizeof half);
        const float scale = halfToFloat(half);
        const auto* const quants = reinterpret_cast<const std::int8_t*>(block + sizeof half) + skipped;
        if (size == q8_block_numbers) // the usual case, with a length that the compiler knows
            for (std::int64_t i = 0; i < q8_block_numbers; ++i)
                out[i] = scale * static_cast<float>(quants[i]);
        else
            for (std::int64_t i = 0; i < size; ++i)
                out[i] = scale * static_cast<float>(quants[i]);
        first += size;
        count -= size;
        out += size;
    }
}

} // namespace

void readNumbers(WeightType type, const std::byte* from, std::int64_t first, std::int64_t count, float* out)
{
    switch (type) {
    case WeightType::F32:
        if (count > 0)
            std::memcpy(out, from + first * sizeof(float), static_cast<std::size_t>(count) * sizeof(float));
        return;
    case WeightType::F16: convertNumbers<std::uint16_t>(from + 2 * first, count, out, from_half); return;
    case WeightType::BF16: convertNumbers<std::uint16_t>(from + 2 * first, count, out, from_bfloat); return;
    case WeightType::F64: convertNumbers<double>(from + 8 * first, count, out, from_double); return;
    case WeightType::Q8_0: readBlocks(from, first, count, out); return;
    case WeightType::Other: return;
    }
}

} // namespace attn
