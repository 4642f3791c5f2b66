// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/weights/blockunpack.h"

#include "core/base/floatbits.h"

#include <cstring>

namespace attn {

namespace {

// What a block consists of, from front to back.
class BlockBytes {
public:
    explicit BlockBytes(const std::byte* block) : m_at(reinterpret_cast<const std::uint8_t*>(block)) {}

    const std::uint8_t* take(std::int64_t count)
    {
        m_at += count;
        return m_at - count;
    }
    float half()
    {
        std::uint16_t bits = 0;
        std::memcpy(&bits, take(sizeof bits), sizeof bits);
        return halfToFloat(bits);
    }

private:
    const std::uint8_t* m_at;
};

// 32 values of 4 bits: the first 16 in the lower halves of bytes; of `fifth`, their fifth bits stand before them.
template <bool fifth, bool minimum> void unpackSmall(const std::byte* block, float* out)
{
    constexpr int half_block = 16, middle = minimum ? 0 : fifth ? 16 : 8;
    BlockBytes bytes(block);
    const float d = bytes.half(), least = minimum ? bytes.half() : 0;
    std::uint32_t high = 0;
    if (fifth)
        std::memcpy(&high, bytes.take(sizeof high), sizeof high);
    const std::uint8_t* low = bytes.take(half_block);
    for (int i = 0; i < 2 * half_block; ++i) {
        const int bits = low[i % half_block] >> (i / half_block * 4) & 0xf, top = (high >> i & 1) << 4;
        out[i] = d * static_cast<float>((bits | top) - middle);
        if (minimum)
            out[i] += least;
    }
}

// The scale and the minimum of part j of 8, of 6 bits each.
struct PartScale {
    int scale = 0, least = 0;
};
PartScale partScale(const std::uint8_t* packed, int j)
{
    if (j < 4)
        return {packed[j] & 63, packed[j + 4] & 63};
    return {(packed[j + 4] & 0xf) | packed[j - 4] >> 6 << 4, packed[j + 4] >> 4 | packed[j] >> 6 << 4};
}

// Two parts of 32 lie in the lower and the upper halves of 32 bytes.
template <bool fifth> void unpackParts(const std::byte* block, float* out)
{
    BlockBytes bytes(block);
    const float d = bytes.half(), m = bytes.half();
    const std::uint8_t *scales = bytes.take(12), *high = fifth ? bytes.take(32) : nullptr, *low = bytes.take(128);
    for (int j = 0; j < 8; ++j) {
        const PartScale part = partScale(scales, j);
        const float scale = d * static_cast<float>(part.scale), least = m * static_cast<float>(part.least);
        const std::uint8_t* from = low + j / 2 * 32;
        for (int i = 0; i < 32; ++i) {
            int q = from[i] >> (j % 2 * 4) & 0xf;
            if (fifth)
                q |= (high[i] >> j & 1) << 4;
            *out++ = scale * static_cast<float>(q) - least;
        }
    }
}

} // namespace

void unpackQ4_0(const std::byte* block, float* out) { unpackSmall<false, false>(block, out); }
void unpackQ4_1(const std::byte* block, float* out) { unpackSmall<false, true>(block, out); }
void unpackQ5_0(const std::byte* block, float* out) { unpackSmall<true, false>(block, out); }
void unpackQ5_1(const std::byte* block, float* out) { unpackSmall<true, true>(block, out); }

void unpackQ8_0(const std::byte* block, float* out)
{
    BlockBytes bytes(block);
    const float d = bytes.half();
    const auto* q = reinterpret_cast<const std::int8_t*>(bytes.take(32));
    for (int i = 0; i < 32; ++i)
        out[i] = d * static_cast<float>(q[i]);
}

void unpackQ2_K(const std::byte* block, float* out)
{
    BlockBytes bytes(block);
    const std::uint8_t *scales = bytes.take(16), *low = bytes.take(64);
    const float d = bytes.half(), m = bytes.half();
    for (int part = 0; part < 16; ++part) {
        const float scale = d * static_cast<float>(scales[part] & 0xf),
                    least = m * static_cast<float>(scales[part] >> 4);
        const std::uint8_t* from = low + part / 8 * 32 + part % 2 * 16;
        for (int i = 0; i < 16; ++i)
            *out++ = scale * static_cast<float>(from[i] >> (part / 2 % 4 * 2) & 3) - least;
    }
}

void unpackQ3_K(const std::byte* block, float* out)
{
    BlockBytes bytes(block);
    const std::uint8_t *high = bytes.take(32), *low = bytes.take(64), *scales = bytes.take(12);
    const float d = bytes.half();
    for (int part = 0; part < 16; ++part) {
        const int scale = (scales[part % 8] >> (part / 8 * 4) & 0xf) | (scales[8 + part % 4] >> (part / 4 * 2) & 3)
                                                                           << 4;
        const float times = d * static_cast<float>(scale - 32);
        const int first = part % 2 * 16;
        const std::uint8_t* from = low + part / 8 * 32 + first;
        for (int i = 0; i < 16; ++i) {
            const int q = (from[i] >> (part / 2 % 4 * 2) & 3) | (high[first + i] >> (part / 2) & 1) << 2;
            *out++ = times * static_cast<float>(q - 4);
        }
    }
}

void unpackQ4_K(const std::byte* block, float* out) { unpackParts<false>(block, out); }
void unpackQ5_K(const std::byte* block, float* out) { unpackParts<true>(block, out); }

void unpackQ6_K(const std::byte* block, float* out)
{
    BlockBytes bytes(block);
    const std::uint8_t *low = bytes.take(128), *high = bytes.take(64);
    const auto* scales = reinterpret_cast<const std::int8_t*>(bytes.take(16));
    const float d = bytes.half();
    for (int part = 0; part < 16; ++part) {
        const int fourth = part / 2 % 4, first = part / 8 * 32 + part % 2 * 16; // of 128 values: which 32, and where
        const float scale = d * static_cast<float>(scales[part]);
        const std::uint8_t *from = low + part / 8 * 32 + fourth % 2 * 32 + first, *top = high + first;
        for (int i = 0; i < 16; ++i) {
            const int q = (from[i] >> (fourth / 2 * 4) & 0xf) | (top[i] >> (2 * fourth) & 3) << 4;
            *out++ = scale * static_cast<float>(q - 32);
        }
    }
}

} // namespace attn
