// SPDX-License-Identifier: GPL-3.0-or-later
// The tensors of safetensors files: listed, found, read as float32 from every type and from any address.
#include "core/io/weights/weightfile.h"
#include "tests/core/support/arrayfiles.h"

#include <bit>
#include <cmath>
#include <doctest/doctest.h>
#include <limits>

using namespace attn;
using namespace attn::test;

namespace {

std::string tensor(const std::string& name, const std::string& dtype, const std::string& shape, int begin, int end)
{
    return "\"" + name + "\":{\"dtype\":\"" + dtype + "\",\"shape\":" + shape + ",\"data_offsets\":[" +
           std::to_string(begin) + "," + std::to_string(end) + "]}";
}

template <class T> std::string stored(const std::vector<T>& values)
{
    return {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(T)};
}

WeightFile opened(const std::string& bytes)
{
    auto file = openSafetensorsBytes(std::as_bytes(std::span(bytes)), "model");
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    return *file;
}

std::vector<float> part(const WeightFile& file, const char* name, std::int64_t first, std::int64_t count)
{
    std::vector<float> values(static_cast<std::size_t>(count), -1);
    file.read(*file.find(name), first, count, values.data());
    return values;
}

} // namespace

TEST_CASE("Tensors are listed in the file's order and found by name")
{
    const std::string bytes =
        safetensorsFile("{" + tensor("b.weight", "F32", "[2,1]", 4, 12) + "," + tensor("a", "BF16", "[]", 0, 2) + "," +
                            tensor("mask", "BOOL", "[2]", 2, 4) + "," + tensor("eight", "F8_E4M3", "[3]", 12, 15) +
                            "," + tensor("none", "F16", "[0,7]", 15, 15) + "}",
                        std::string(15, '\0'));
    const WeightFile file = opened(bytes);
    REQUIRE(file.files().size() == 1);
    CHECK(file.files()[0] == "model");
    REQUIRE(file.entries().size() == 5);
    const WeightEntry& first = file.entries()[0];
    CHECK(first.name == "b.weight");
    CHECK(first.dtype == "F32");
    CHECK(first.type == WeightType::F32);
    CHECK(first.shape == Shape{2, 1});
    CHECK(first.bytes == 8);
    CHECK(file.bytes(first).data() == reinterpret_cast<const std::byte*>(bytes.data() + bytes.size() - 11));
    CHECK(file.find("a") == &file.entries()[1]);
    CHECK(file.find("a")->shape == Shape{});
    CHECK(file.find("A") == nullptr);
    CHECK(file.find("mask")->type == WeightType::Other);
    CHECK(file.find("mask")->dtype == "BOOL");
    CHECK(file.find("eight")->type == WeightType::Other);
    CHECK(file.find("eight")->dtype == "F8_E4M3");
    CHECK(file.tensor(*file.find("none")) == Tensor(Shape{0, 7}));
}

TEST_CASE("Numbers of every type are read, all and in parts")
{
    const std::vector<float> floats{1.5F, -0.0F, 1e-42F, 3e38F};
    const std::vector<double> doubles{0.1, -1e300, 1e-46, 0x1.000001p0};
    const std::vector<std::uint16_t> halves{0x3c00, 0x8001, 0x7bff, 0xfc00}, brains{0x3f80, 0xc049, 0x0001, 0x7f80};
    // One byte before the others, so that nothing is aligned.
    const std::string bytes =
        safetensorsFile("{" + tensor("odd", "U8", "[1]", 0, 1) + "," + tensor("F32", "F32", "[2,2]", 1, 17) + "," +
                            tensor("F64", "F64", "[4]", 17, 49) + "," + tensor("F16", "F16", "[4,1]", 49, 57) + "," +
                            tensor("BF16", "BF16", "[4]", 57, 65) + "}",
                        "x" + stored(floats) + stored(doubles) + stored(halves) + stored(brains));
    const WeightFile file = opened(bytes);
    CHECK(file.tensor(*file.find("F32")) == Tensor({2, 2}, floats));
    constexpr float inf = std::numeric_limits<float>::infinity();
    CHECK(file.tensor(*file.find("F64")) == Tensor({4}, {0.1F, -inf, 0.0F, 1.0F})); // a tie goes to the even
    CHECK(file.tensor(*file.find("F16")) == Tensor({4, 1}, {1.0F, -0x1p-24F, 65504.0F, -inf}));
    CHECK(file.tensor(*file.find("BF16")) == Tensor({4}, {1.0F, -3.140625F, 0x1p-133F, inf}));
    CHECK(part(file, "F32", 1, 2) == std::vector<float>{-0.0F, 1e-42F});
    CHECK(part(file, "F64", 3, 1) == std::vector<float>{1.0F});
    CHECK(part(file, "F16", 2, 2) == std::vector<float>{65504.0F, -inf});
    CHECK(part(file, "BF16", 0, 2) == std::vector<float>{1.0F, -3.140625F});
    CHECK(part(file, "BF16", 4, 0).empty());
}

TEST_CASE("Long tensors are read as short ones")
{
    std::vector<std::uint16_t> halves(65'536);
    for (std::size_t i = 0; i < halves.size(); ++i)
        halves[i] = static_cast<std::uint16_t>(i);
    const std::string bytes = safetensorsFile("{" + tensor("x", "F16", "[65536]", 0, 131'072) + "}", stored(halves));
    const WeightFile file = opened(bytes);
    const Tensor all = file.tensor(file.entries()[0]);
    bool right = true;
    for (std::int64_t i = 0; i < all.size(); ++i) {
        const int sign = i < 0x8000 ? 1 : -1, exponent = static_cast<int>(i >> 10 & 31),
                  fraction = static_cast<int>(i & 1023);
        const float expected = exponent == 0 ? std::ldexp(static_cast<float>(fraction), -24)
                                             : std::ldexp(static_cast<float>(1024 + fraction), exponent - 25);
        if (exponent < 31)
            right = right && sameBits(all[i], static_cast<float>(sign) * expected);
        else if (fraction == 0)
            right = right && all[i] == static_cast<float>(sign) * std::numeric_limits<float>::infinity();
        else
            right = right && std::isnan(all[i]) &&
                    (std::bit_cast<std::uint32_t>(all[i]) >> 13 & 1023) == std::uint32_t(fraction);
        if (!right) {
            CAPTURE(i);
            REQUIRE(right);
        }
    }
    CHECK(part(file, "x", 1023, 3) == std::vector<float>{all[1023], all[1024], all[1025]});
}

TEST_CASE("Float32 at an aligned address is used where it lies")
{
    const std::vector<float> floats{1, 2, 3};
    for (int odd = 0; odd < 4; ++odd) {
        CAPTURE(odd);
        std::string header = "{" + tensor("pad", "U8", "[" + std::to_string(odd) + "]", 0, odd) + "," +
                             tensor("x", "F32", "[3]", odd, odd + 12) + "}";
        header.append((8 - header.size() % 8) % 8, ' ');
        const std::string bytes = safetensorsFile(header, std::string(odd, 'x') + stored(floats));
        const WeightFile file = opened(bytes);
        const auto values = file.inPlace(*file.find("x"));
        CHECK(values.empty() == (odd != 0));
        if (odd == 0)
            CHECK(std::vector<float>(values.begin(), values.end()) == floats);
        CHECK(part(file, "x", 1, 2) == std::vector<float>{2, 3});
        CHECK(file.inPlace(*file.find("pad")).empty());
    }
}

TEST_CASE("The checksum of given bytes is the same for ever")
{
    std::vector<std::byte> bytes(100);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = static_cast<std::byte>(i * 7);
    const std::uint64_t all = weightChecksum(bytes);
    CHECK(all == 0x80de7320b5828aa2);
    CHECK(weightChecksum({}) == 0xdaaa9ad1fca1a52e);
    CHECK(weightChecksum(std::span(bytes).first(64)) == 0x0f8d5858cc9614b4);
    for (std::size_t i = 0; i < bytes.size(); ++i) // every bit counts, the highest ones too
        for (const auto flip : {std::byte{1}, std::byte{128}}) {
            bytes[i] ^= flip;
            CHECK(weightChecksum(bytes) != all);
            bytes[i] ^= flip;
        }
    const std::vector<std::byte> zeros(96);
    CHECK(weightChecksum(std::span(zeros).first(95)) != weightChecksum(zeros));
}
