// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of GGUF, unpacked: random ones against each value's own formula, written from the layouts in ggml-common.h.
#include "core/base/floatbits.h"
#include "core/io/weights/gguf.h"
#include "tests/core/support/arrayfiles.h"
#include "tests/core/support/ggufwriter.h"

#include <doctest/doctest.h>
#include <random>

using namespace attn;
using namespace attn::test;

namespace {

// The bytes of one block, and its numbers by where they stand.
struct Block {
    std::string_view bytes;

    int at(int place) const { return static_cast<unsigned char>(bytes[place]); }
    int signedAt(int place) const { return static_cast<signed char>(bytes[place]); }
    float half(int place) const { return halfToFloat(static_cast<std::uint16_t>(at(place) | at(place + 1) << 8)); }
    // `count` bits from `bit` on of the bytes from `place`, bit 0 being the lowest of the first.
    int bits(int place, int bit, int count) const
    {
        int value = 0;
        for (int i = 0; i < count; ++i)
            value |= (at(place + (bit + i) / 8) >> (bit + i) % 8 & 1) << i;
        return value;
    }
};

// Value i of 32: a nibble of the bytes from `place`, the upper ones second.
int nibble(const Block& b, int place, int i) { return b.bits(place + i % 16, i / 16 * 4, 4); }
float q4_0(const Block& b, int i) { return b.half(0) * float(nibble(b, 2, i) - 8); }
float q4_1(const Block& b, int i) { return b.half(0) * float(nibble(b, 4, i)) + b.half(2); }
float q5_0(const Block& b, int i) { return b.half(0) * float(nibble(b, 6, i) + 16 * b.bits(2, i, 1) - 16); }
float q5_1(const Block& b, int i) { return b.half(0) * float(nibble(b, 8, i) + 16 * b.bits(4, i, 1)) + b.half(2); }
float q8_0(const Block& b, int i) { return b.half(0) * float(b.signedAt(2 + i)); }

// Of 256: bits 2k and 2k + 1 of byte 32 (i / 128) + i % 32, where k counts the runs of 32.
int pair(const Block& b, int place, int i) { return b.bits(place + i / 128 * 32 + i % 32, i / 32 % 4 * 2, 2); }
float q2_K(const Block& b, int i)
{
    return b.half(80) * float(b.bits(i / 16, 0, 4)) * float(pair(b, 16, i)) - b.half(82) * float(b.bits(i / 16, 4, 4));
}
float q3_K(const Block& b, int i)
{
    const int part = i / 16, low = b.bits(96 + part % 8, part / 8 * 4, 4),
              high = b.bits(104 + part % 4, part / 4 * 2, 2);
    return b.half(108) * float(low + 16 * high - 32) * float(pair(b, 32, i) + 4 * b.bits(i % 32, i / 32, 1) - 4);
}
// The scale (of = 0) or the minimum (of = 4) of part j, in the 12 bytes from 4 on.
int six(const Block& b, int j, int of)
{
    return j < 4 ? b.bits(4 + of + j, 0, 6) : b.bits(8 + j, of, 4) + 16 * b.bits(of + j, 6, 2);
}
float q4_K(const Block& b, int i)
{
    const int q = b.bits(16 + i / 64 * 32 + i % 32, i / 32 % 2 * 4, 4);
    return b.half(0) * float(six(b, i / 32, 0)) * float(q) - b.half(2) * float(six(b, i / 32, 4));
}
float q5_K(const Block& b, int i)
{
    const int q = b.bits(48 + i / 64 * 32 + i % 32, i / 32 % 2 * 4, 4) + 16 * b.bits(16 + i % 32, i / 32, 1);
    return b.half(0) * float(six(b, i / 32, 0)) * float(q) - b.half(2) * float(six(b, i / 32, 4));
}
float q6_K(const Block& b, int i)
{
    const int q = b.bits(i / 128 * 64 + i % 64, i / 64 % 2 * 4, 4) + 16 * pair(b, 128, i);
    return b.half(208) * float(b.signedAt(192 + i / 16)) * float(q - 32);
}

struct Format {
    const char* name;
    std::uint32_t type;
    int values, bytes;
    float (*value)(const Block& block, int i);
    std::vector<int> halves; // which bytes hold halves
};
const Format formats[] = {{"Q4_0", 2, 32, 18, q4_0, {0}},       {"Q4_1", 3, 32, 20, q4_1, {0, 2}},
                          {"Q5_0", 6, 32, 22, q5_0, {0}},       {"Q5_1", 7, 32, 24, q5_1, {0, 2}},
                          {"Q8_0", 8, 32, 34, q8_0, {0}},       {"Q2_K", 10, 256, 84, q2_K, {80, 82}},
                          {"Q3_K", 11, 256, 110, q3_K, {108}},  {"Q4_K", 12, 256, 144, q4_K, {0, 2}},
                          {"Q5_K", 13, 256, 176, q5_K, {0, 2}}, {"Q6_K", 14, 256, 210, q6_K, {208}}};

// Any bytes, with finite halves of either sign.
std::string randomBlocks(const Format& format, int count, std::mt19937& random)
{
    std::string bytes(static_cast<std::size_t>(count * format.bytes), '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random());
    for (int block = 0; block < count; ++block)
        for (const int place : format.halves)
            bytes[block * format.bytes + place + 1] &= '\xbf'; // below 2
    return bytes;
}

} // namespace

TEST_CASE("Blocks of every readable format are unpacked to the bit, from any value on")
{
    std::mt19937 random(7);
    for (const Format& format : formats) {
        CAPTURE(format.name);
        const int blocks = 12, size = blocks * format.values;
        const std::string bytes = randomBlocks(format, blocks, random);
        GgufWriter writer;
        writer.tensor("t", format.type, {3, size / 3}, bytes);
        const std::string whole = writer.bytes();
        const auto file = openGgufBytes(std::as_bytes(std::span(whole)), "model.gguf");
        REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
        const WeightEntry& entry = *file->weights.find("t");
        CHECK(entry.dtype == format.name);
        REQUIRE(entry.type == WeightType::Blocks);
        const Tensor read = file->weights.tensor(entry);
        REQUIRE(read.size() == size);
        for (int i = 0; i < size; ++i) {
            const Block block{std::string_view(bytes).substr(i / format.values * format.bytes, format.bytes)};
            CHECK(std::bit_cast<std::uint32_t>(read[i]) ==
                  std::bit_cast<std::uint32_t>(format.value(block, i % format.values)));
        }
        for (int tries = 0; tries < 200; ++tries) {
            const int first = int(random() % size), count = int(random() % (size - first + 1));
            std::vector<float> some(static_cast<std::size_t>(count) + 1, -7);
            file->weights.read(entry, first, count, some.data());
            CHECK(std::equal(some.begin(), some.end() - 1, read.values().begin() + first));
            CHECK(some.back() == -7);
        }
    }
}
