// SPDX-License-Identifier: GPL-3.0-or-later
// GGUF files: values of every type, tensors of every type that can be read, and what is refused.
#include "core/io/weights/gguf.h"
#include "tests/core/support/arrayfiles.h"
#include "tests/core/support/ggufwriter.h"

#include <ctime>
#include <doctest/doctest.h>

using namespace attn;
using namespace attn::test;

namespace {

Result<GgufFile> tried(const std::string& bytes)
{
    return openGgufBytes(std::as_bytes(std::span(bytes)), "model.gguf");
}

GgufFile opened(const std::string& bytes)
{
    auto file = tried(bytes);
    REQUIRE_MESSAGE(file, (file ? "" : file.error().message));
    return *file;
}

// One block of Q8_0.
std::string block(std::uint16_t scale, std::int8_t first, std::int8_t step)
{
    std::string bytes = little(scale, 2);
    for (int i = 0; i < 32; ++i)
        bytes += static_cast<char>(first + step * i);
    return bytes;
}

const std::string f32x8(32, '\0');

} // namespace

TEST_CASE("Values of every type are read")
{
    GgufWriter writer;
    for (const std::uint32_t version : {2, 3}) {
        writer = {};
        writer.version = version;
        writer.key("u8", 0, "\xff");
        writer.key("i8", 1, "\xff");
        writer.key("u16", 2, "\xff\xff");
        writer.key("i16", 3, "\xfe\xff");
        writer.key("u32", 4, "\xff\xff\xff\xff");
        writer.key("i32", 5, "\xfd\xff\xff\xff");
        writer.number("f32", 0.1F);
        writer.key("bool", 7, "\1");
        writer.text("general.architecture", "llama");
        writer.key("u64", 10, little(INT64_MAX, 8));
        writer.key("i64", 11, little(std::uint64_t(INT64_MIN), 8));
        writer.key("f64", 12, storedBytes(std::vector{0.1}));
        writer.key("bools", 9, little(7, 4) + little(2, 8) + std::string("\0\1", 2));
        writer.key("i16s", 9, little(3, 4) + little(2, 8) + "\xfe\xff\1" + '\0');
        writer.key("u64s", 9, little(10, 4) + little(1, 8) + little(7, 8));
        writer.key("f32s", 9, little(6, 4) + little(2, 8) + storedBytes(std::vector{0.5F, -1.0F}));
        writer.key("f64s", 9, little(12, 4) + little(1, 8) + storedBytes(std::vector{0.1}));
        writer.key("none", 9, little(8, 4) + little(0, 8));
        writer.texts("tokens", {"a", "", "\xe2\x96\x81the"});
        const GgufFile file = opened(writer.bytes());
        REQUIRE(file.keys.size() == 19);
        CHECK(file.keys[0].key == "u8");
        CHECK(file.integer("u8") == 255);
        CHECK(file.integer("i8") == -1);
        CHECK(file.integer("u16") == 65535);
        CHECK(file.integer("i16") == -2);
        CHECK(file.integer("u32") == 4294967295);
        CHECK(file.integer("i32") == -3);
        CHECK(file.integer("u64") == INT64_MAX);
        CHECK(file.integer("i64") == INT64_MIN);
        CHECK(file.number("f32") == double(0.1F));
        CHECK(file.number("f64") == 0.1);
        CHECK(file.number("i32") == -3.0);
        CHECK(std::get<bool>(*file.find("bool")));
        REQUIRE(file.text("general.architecture"));
        CHECK(*file.text("general.architecture") == "llama");
        CHECK(std::get<std::vector<std::int64_t>>(*file.find("bools")) == std::vector<std::int64_t>{0, 1});
        CHECK(std::get<std::vector<std::int64_t>>(*file.find("i16s")) == std::vector<std::int64_t>{-2, 1});
        CHECK(std::get<std::vector<std::int64_t>>(*file.find("u64s")) == std::vector<std::int64_t>{7});
        CHECK(std::get<std::vector<double>>(*file.find("f32s")) == std::vector<double>{0.5, -1});
        CHECK(std::get<std::vector<double>>(*file.find("f64s")) == std::vector<double>{0.1});
        CHECK(std::get<std::vector<std::string>>(*file.find("none")).empty());
        CHECK(std::get<std::vector<std::string>>(*file.find("tokens")) ==
              std::vector<std::string>{"a", "", "\xe2\x96\x81the"});
        CHECK(file.find("nothing") == nullptr);
        CHECK_FALSE(file.integer("f32"));
        CHECK_FALSE(file.integer("bool"));
        CHECK_FALSE(file.integer("nothing"));
        CHECK_FALSE(file.number("tokens"));
        CHECK(file.text("u8") == nullptr);
        CHECK(file.weights.entries().empty());
    }
}

TEST_CASE("Tensors of every type that can be read are read, in PyTorch's order of axes")
{
    for (const std::uint32_t alignment : {1, 32, 64}) {
        CAPTURE(alignment);
        GgufWriter writer;
        writer.alignment = alignment;
        if (alignment != 32)
            writer.integer("general.alignment", alignment);
        const std::vector<float> six{1, 2, 3, 4, 5, 6};
        writer.tensor("f32", 0, {2, 3}, storedBytes(six));
        writer.tensor("f16", 1, {2}, little(0x3c00, 2) + little(0xc000, 2));
        writer.tensor("bf16", 30, {1, 2}, little(0x3f80, 2) + little(0xc049, 2));
        writer.tensor("f64", 28, {}, storedBytes(std::vector{0.1}));
        writer.tensor("q8", 8, {2, 64},
                      block(0x3800, -128, 8) + block(0xbc00, 0, 1) + block(0x0001, 1, 1) + block(0x3c00, 5, 0));
        writer.tensor("iq4", 23, {256}, std::string(136, 'x'));
        writer.tensor("strange", 99, {7}, "");
        writer.tensor("nothing", 8, {0, 32}, "");
        const std::string bytes = writer.bytes();
        const GgufFile file = opened(bytes);
        const WeightFile& weights = file.weights;
        REQUIRE(weights.entries().size() == 8);
        CHECK(weights.tensor(*weights.find("f32")) == Tensor({2, 3}, six));
        CHECK(weights.tensor(*weights.find("f16")) == Tensor({2}, {1, -2}));
        CHECK(weights.tensor(*weights.find("bf16")) == Tensor({1, 2}, {1, -3.140625F}));
        CHECK(weights.tensor(*weights.find("f64")) == Tensor(Shape{}, {0.1F}));
        const WeightEntry& q8 = *weights.find("q8");
        CHECK(q8.dtype == "Q8_0");
        CHECK(q8.bytes == 4 * 34);
        const Tensor values = weights.tensor(q8);
        REQUIRE(values.shape() == Shape{2, 64});
        for (int i = 0; i < 32; ++i) {
            CHECK(values[i] == 0.5F * static_cast<float>(-128 + 8 * i));
            CHECK(values[32 + i] == -static_cast<float>(i));
            CHECK(values[64 + i] == 0x1p-24F * static_cast<float>(1 + i));
            CHECK(values[96 + i] == 5);
        }
        for (const std::int64_t first : {0, 1, 31, 32, 33, 63, 100})
            for (const std::int64_t count : {0, 1, 5, 27, 28}) {
                std::vector<float> some(static_cast<std::size_t>(count) + 1, -7);
                weights.read(q8, first, count, some.data());
                for (std::int64_t i = 0; i < count; ++i)
                    CHECK(some[i] == values[first + i]);
                CHECK(some.back() == -7);
            }
        std::vector<float> most(127);
        weights.read(q8, 1, 127, most.data());
        CHECK(std::equal(most.begin(), most.end(), values.values().begin() + 1));
        CHECK(weights.find("iq4")->type == WeightType::Other);
        CHECK(weights.find("iq4")->dtype == "IQ4_XS");
        CHECK(weights.find("iq4")->bytes == 136);
        CHECK(weights.bytes(*weights.find("iq4"))[135] == std::byte{'x'});
        CHECK(weights.find("strange")->dtype == "type 99");
        CHECK(weights.find("strange")->type == WeightType::Other);
        CHECK(weights.bytes(*weights.find("strange")).empty());
        CHECK(weights.tensor(*weights.find("nothing")) == Tensor(Shape{0, 32}));
    }
}

TEST_CASE("A broken .gguf is refused by the place and the rule")
{
    struct Broken {
        std::string bytes, says;
    };
    const auto made = [](auto change) {
        GgufWriter writer;
        change(writer);
        return writer.bytes();
    };
    const auto with_key = [&](std::uint32_t type, const std::string& value) {
        return made([&](GgufWriter& w) { w.key("k", type, value); });
    };
    const auto list = [&](std::uint32_t type, std::uint64_t count, const std::string& items = "") {
        return with_key(9, little(type, 4) + little(count, 8) + items);
    };
    const auto with_tensor = [&](std::uint32_t type, const Shape& shape, const std::string& data,
                                 std::int64_t offset = -1) {
        return made([&](GgufWriter& w) { w.tensor("t", type, shape, data, offset); });
    };
    const std::string right = with_tensor(0, {8}, f32x8);
    REQUIRE(tried(right));
    constexpr std::int64_t huge = std::int64_t(1) << 62;
    const Broken files[] = {
        {"GG", "offset 0: the file does not begin with GGUF"},
        {"GGMLxxxxxxxxxxxxxxxxxxxx", "offset 0: the file does not begin with GGUF"},
        {std::string("PK\x03\x04", 4) + f32x8 + "m/data.pkl", "a PyTorch pickle, which could run code"},
        {"\x80\x02}q" + f32x8, "safetensors.torch.save_file("},
        {safetensorsFile("{}", ""), "expected a GGUF file, got safetensors"},
        {"version https://git-lfs.github.com/spec/v1\noid sha256:0", "a Git LFS pointer"},
        {right.substr(0, 6), "offset 4: the file ends inside the version"},
        {right.substr(0, 12), "offset 8: the file ends inside the number of tensors"},
        {right.substr(0, 20), "offset 16: the file ends inside the number of keys"},
        {made([](GgufWriter& w) { w.version = 1; }),
         "offset 4: the file has version 1, but this program reads only versions 2 and 3"},
        {made([](GgufWriter& w) { w.version = 4; }),
         "offset 4: the file has version 4, but this program reads only versions 2 and 3"},
        {made([](GgufWriter& w) { w.version = 0x03000000; }), "big-endian"},
        {made([](GgufWriter& w) { w.saysKeys = 3; }), "offset 24: 3 keys do not fit into the remaining 8 bytes"},
        {made([](GgufWriter& w) { w.saysKeys = huge; }), "keys, but at most 65,536 are accepted"},
        {made([](GgufWriter& w) { w.saysTensors = 1; }), "offset 24: 1 tensors do not fit into the remaining 8 bytes"},
        {made([](GgufWriter& w) { w.saysTensors = huge; }), "tensors, but at most 65,536 are accepted"},
        {with_key(13, f32x8), "'k': the value has type 13; expected a type from 0 to 12"},
        {with_key(7, "\2" + f32x8), "'k': a Boolean must be 0 or 1, got 2"},
        {with_key(10, little(~0ULL, 8)), "'k': 18446744073709551615 is too large for a signed 64-bit integer"},
        {with_key(8, little(1'000, 8)), "the value of 'k' needs 1,000 bytes, but the file has"},
        {with_key(8, little(~0ULL, 8)), "the value of 'k' needs 18,446,744,073,709,551,615 bytes"},
        {list(9, 1, f32x8), "'k': lists of lists"},
        {list(13, 1, f32x8), "'k': the value has type 13"},
        {list(0, 1'000, f32x8), "1,000 items of 'k' do not fit into the"},
        {list(12, 50, f32x8), "50 items of 'k' do not fit into the"},
        {list(8, 50, f32x8), "50 items of 'k' do not fit into the"},
        {list(0, huge), "items of 'k', but at most 2,097,152 are accepted"},
        {list(8, 1, little(99, 8) + f32x8), "the value of 'k' needs 99 bytes"},
        {made([](GgufWriter& w) {
             w.integer("k", 1);
             w.integer("k", 1);
         }),
         "'k': occurs twice"},
        {made([](GgufWriter& w) { w.integer("", 1); }),
         "the name of a key must have 1 to 1,024 bytes, but has 0 bytes"},
        {made([](GgufWriter& w) { w.integer(std::string(1025, 'k'), 1); }),
         "the name of a key must have 1 to 1,024 bytes, but has 1,025 bytes"},
        {made([](GgufWriter& w) { w.integer("\x1b[2J", 1); }), "the name of a key contains a control character"},
        {made([](GgufWriter& w) { w.integer("split.count", 3); }),
         "the file is only one of the 3 parts of a model (split.count)"},
        {made([](GgufWriter& w) { w.integer("general.alignment", 0); }), "'general.alignment' must be a power of two"},
        {made([](GgufWriter& w) { w.integer("general.alignment", 24); }), "'general.alignment' must be a power of two"},
        {made([](GgufWriter& w) { w.text("general.alignment", "32"); }), "'general.alignment' must be a power of two"},
        {right.substr(0, right.size() - 1),
         "'t' has 32 bytes at offset 0 of the data, but the file has 31 bytes of data"},
        {right.substr(0, right.size() - 33),
         "'t' has 32 bytes at offset 0 of the data, but the file has 0 bytes of data"},
        {right.substr(0, 52), "the file ends inside the offset of 't'"},
        {with_tensor(0, {9}, f32x8), "'t' has 36 bytes at offset 0 of the data, but the file has 32 bytes of data"},
        {with_tensor(0, {8}, f32x8, 32), "'t' has 32 bytes at offset 32 of the data, but the file has 32 bytes"},
        {with_tensor(0, {1}, f32x8, 4), "'t' has 4 bytes at offset 4 of the data; the offset must be a multiple of 32"},
        {with_tensor(0, {1}, f32x8, huge), "but the file has 32 bytes of data"},
        {with_tensor(0, {std::int64_t(1) << 32, std::int64_t(1) << 32}, f32x8), "has more than 281,474,976,710,656"},
        {with_tensor(0, {0, INT64_MAX, INT64_MAX}, f32x8), "has more than 281,474,976,710,656"},
        {with_tensor(0, {INT64_MIN}, f32x8), "'t' has an axis that is too large: 9223372036854775808"},
        {with_tensor(0, {1, 1, 1, 1, 1, 1, 1, 1, 1}, f32x8), "'t' has 9 axes, but at most 8 are accepted"},
        {with_tensor(8, {32, 33}, f32x8), "'t' [32, 33] of Q8_0 has rows of 33 values; expected a multiple of 32"},
        {with_tensor(8, {}, f32x8), "'t' [] of Q8_0 has rows of 1"},
        {made([](GgufWriter& w) {
             w.tensor("a", 0, {1}, "abcd");
             w.tensor("a", 0, {1}, "abcd");
         }),
         "'a' occurs twice"},
        {made([](GgufWriter& w) {
             w.tensor("a", 0, {16}, f32x8 + f32x8);
             w.tensor("b", 0, {1}, "abcd", 32);
         }),
         "'b' has 4 bytes at offset 32 of the data, which overlap 'a'"},
        {made([](GgufWriter& w) { w.tensor("", 0, {1}, "abcd"); }),
         "the name of a tensor must have 1 to 1,024 bytes, but has 0 bytes"},
    };
    for (const auto& [bytes, says] : files) {
        CAPTURE(says);
        const auto file = tried(bytes);
        REQUIRE_FALSE(file);
        CHECK_MESSAGE(file.error().message.find(says) != std::string::npos, file.error().message);
        CHECK(file.error().message.starts_with("model.gguf: "));
    }
}

TEST_CASE("A .gguf cut off anywhere is refused")
{
    GgufWriter writer;
    writer.text("general.architecture", "gpt2");
    writer.texts("tokens", {"a", "b"});
    writer.tensor("a", 0, {8}, f32x8);
    writer.tensor("b", 8, {32}, block(0x3c00, 0, 1));
    const std::string bytes = writer.bytes();
    REQUIRE(tried(bytes));
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        CAPTURE(size);
        CHECK_FALSE(tried(bytes.substr(0, size)));
    }
}

TEST_CASE("A vocabulary of a quarter of a million pieces is read at once")
{
    std::vector<std::string> tokens;
    for (int i = 0; i < 262'144; ++i)
        tokens.push_back("token number " + std::to_string(i));
    GgufWriter writer;
    writer.texts("tokenizer.ggml.tokens", tokens);
    const std::string bytes = writer.bytes();
    const std::clock_t start = std::clock(); // of this program: what else the machine does is left out
    const GgufFile file = opened(bytes);
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    CHECK(std::get<std::vector<std::string>>(*file.find("tokenizer.ggml.tokens")) == tokens);
    CHECK(seconds < 0.5); // a few hundredths where nothing is in the way
    MESSAGE("seconds: ", seconds);
}
