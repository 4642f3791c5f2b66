// SPDX-License-Identifier: GPL-3.0-or-later
// PyTorch's random numbers, bit for bit: every expected number here was printed by torch (or, for the MKL stream,
// published by people who ran a wheel built with MKL) and is compared with ==.
#include "core/random/bernoulli.h"
#include "core/random/boxmuller.h"
#include "core/random/fusedadd.h"
#include "core/random/initializers.h"
#include "core/random/normal.h"
#include "core/random/torchgenerator.h"
#include "core/random/uniform.h"

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <random>
#include <string>
#include <vector>

using namespace attn;

namespace {

using Floats = std::vector<float>;

Floats rand(TorchGenerator& generator, std::size_t count)
{
    Floats out(count);
    fillUnits(generator, out);
    return out;
}

Floats randn(TorchGenerator& generator, std::size_t count, Normals flavour = Normals::Avx2)
{
    Floats out(count);
    fillNormal(generator, flavour, out);
    return out;
}

// "110110 000101 …": the pattern of one bernoulli_ call, in sixes.
std::string pattern(TorchGenerator& generator, DropoutStream stream, double probability, int count)
{
    Bernoulli call(generator, stream, probability);
    std::string text;
    for (int i = 0; i < count; ++i)
        text += std::string(i && i % 6 == 0 ? " " : "") + (call.next() ? "1" : "0");
    return text;
}

template <class Draw> std::uint64_t wordsOf(Draw draw)
{
    TorchGenerator generator(123);
    draw(generator);
    return generator.position().words;
}

std::uint64_t wordsOfLinear(std::int64_t in, std::int64_t out, bool bias)
{
    return wordsOf([&](TorchGenerator& g) {
        Floats weight(in * out), bias_values(bias ? out : 0);
        initLinear(g, Normals::Avx2, in, weight, bias_values);
    });
}

std::uint64_t wordsOfMha(std::int64_t embed_dim, bool bias)
{
    return wordsOf([&](TorchGenerator& g) {
        Floats in_weight(3 * embed_dim * embed_dim), out_weight(embed_dim * embed_dim);
        Floats in_bias(bias ? 3 * embed_dim : 0), out_bias(bias ? embed_dim : 0);
        initMha(g, Normals::Avx2, embed_dim, {in_weight, in_bias, out_weight, out_bias});
    });
}

} // namespace

#ifdef __GLIBC__ // whose fmaf and logf round as they should
TEST_CASE("a product and a sum are rounded once")
{
    std::mt19937 bits(11);
    const auto same = [](float a, float b, float c) {
        const float expected = std::fma(a, b, c), found = fusedAdd(a, b, c);
        return std::isnan(expected) ? std::isnan(found)
                                    : std::bit_cast<std::uint32_t>(found) == std::bit_cast<std::uint32_t>(expected);
    };
    for (int i = 0; i < 1'000'000; ++i) {
        const auto any = [&] { return std::bit_cast<float>(static_cast<std::uint32_t>(bits())); };
        const auto near_one = [&] { return static_cast<float>(static_cast<std::int32_t>(bits())) * 0x1p-31f; };
        const float a = i % 2 ? any() : near_one(), b = i % 2 ? any() : near_one();
        const float c = i % 4 == 0 ? -(a * b) : i % 2 ? any() : near_one(); // what is left after a product goes
        INFO(a << " * " << b << " + " << c);
        REQUIRE(same(a, b, c));
        // Nearer to the middle of two float32 than float64 can tell, which then would round to even.
        const float odd = std::bit_cast<float>(0x3F800001u | (static_cast<std::uint32_t>(bits()) & 0x007FFFFFu));
        const float half = std::copysign(0x1p-24f, a);
        REQUIRE(same(half * (1 + 0x1p-23f), 1 - 0x1p-23f, odd));
        REQUIRE(same(half * (1 + 0x1p-23f), 1 - 0x1p-23f, -odd));
    }
}

TEST_CASE("scalar normals take the logarithms of the C library, on every system")
{
    for (int first = 0; first < (1 << 24); first += 8 * 101) {
        float d[box_muller_block], expected[box_muller_block / 2];
        for (int j = 0; j < box_muller_block / 2; ++j) {
            d[j] = static_cast<float>(first + 101 * j) * 0x1p-24f;
            d[j + box_muller_block / 2] = 0; // its cosine is 1
            expected[j] = std::sqrt(-2 * std::log(1 - d[j]));
        }
        boxMullerScalar(d);
        for (int j = 0; j < box_muller_block / 2; ++j)
            REQUIRE(d[j] == expected[j]);
    }
}
#endif

TEST_CASE("the words are those of std::mt19937, however they are drawn and skipped")
{
    std::mt19937 expected(77);
    Mt19937 actual(77);
    std::mt19937 dice(3);
    for (int step = 0; step < 3000; ++step) {
        const std::uint64_t count = dice() % (step % 7 == 0 ? 3000 : 40);
        if (step % 2) {
            expected.discard(count);
            actual.discard(count);
        }
        CHECK(actual() == expected());
        const auto ready = actual.ready();
        REQUIRE(!ready.empty());
        std::mt19937 ahead = expected;
        for (const std::uint32_t word : ready)
            CHECK(word == ahead());
        actual.take(ready.size() / 2);
        expected.discard(ready.size() / 2);
    }
}

TEST_CASE("the words are those of torch's Mersenne Twister")
{
    TorchGenerator generator(123);
    CHECK(generator.word() == 2991312382u);
    CHECK(generator.word() == 3062119789u);
    CHECK(generator.word() == 1228959102u);
    CHECK(generator.word() == 1840268610u);
}

TEST_CASE("only the low 32 bits of a seed count, and a negative seed is s + 2^64")
{
    const auto first = [](std::uint64_t seed) { return TorchGenerator(seed).word(); };
    CHECK(first(123) == first((std::uint64_t(1) << 32) + 123));
    CHECK(first(std::uint64_t(1) << 63) == first(0));
    CHECK(first(static_cast<std::uint64_t>(-1)) == first(0xFFFFFFFFu));
    CHECK(first(static_cast<std::uint64_t>(-2)) == first(0xFFFFFFFEu));
    CHECK(first(0) != first(1));
    CHECK(first(static_cast<std::uint64_t>(-1)) != first(static_cast<std::uint64_t>(-2)));
    TorchGenerator zero(0);
    CHECK(zero.floatUnit() == 0.49625659f);
}

TEST_CASE("a skip throws away exactly as many words, also across refills of the state")
{
    for (int words : {0, 1, 3, 623, 624, 625, 3276}) {
        TorchGenerator skipped(123), drawn(123);
        skipped.skip(words);
        for (int i = 0; i < words; ++i)
            drawn.word();
        CHECK(skipped.position() == drawn.position());
        CHECK(skipped.word() == drawn.word());
    }
}

TEST_CASE("uniform numbers of seed 123")
{
    TorchGenerator generator(123);
    CHECK(rand(generator, 4) == Floats{0.296111941f, 0.516562283f, 0.251670718f, 0.68855679f});
    generator.manualSeed(123);
    CHECK(generator.doubleUnit() == 0.36889587066427298);
    CHECK(generator.doubleUnit() == 0.013365949855291825);
}

TEST_CASE("a Linear draws its weight, then its bias, rounded once")
{
    TorchGenerator generator(123);
    Floats weight(6), bias(2);
    initLinear(generator, Normals::Avx2, 3, weight, bias);
    CHECK(weight == Floats{-0.235429645f, 0.0191244762f, -0.286745936f, 0.217726618f, -0.49193421f, 0.423223078f});
    CHECK(bias == Floats{-0.419641405f, -0.459017664f});
}

TEST_CASE("without AVX2 uniform numbers are rounded twice, as in torch's default kernels")
{
    TorchGenerator generator(123);
    Floats x(6), weight(27), bias(9);
    fillNormal(generator, Normals::Scalar, x);
    initLinear(generator, Normals::Scalar, 3, weight, bias);
    CHECK(weight[0] == -0.49001413583755493f);
    CHECK(weight[1] == -0.3502920866012573f); // with AVX2 -0.35029206
    CHECK(bias[1] == -0.10779562592506409f);
}

TEST_CASE("fewer than 16 normal numbers come in pairs")
{
    TorchGenerator generator(123);
    CHECK(randn(generator, 5) == Floats{-0.111467116f, 0.120362945f, -0.369634509f, -0.240417972f, -1.19692433f});
    CHECK(generator.position().words == 12);
}

TEST_CASE("the cached normal sample survives other draws, serves the next small one, and a seed clears it")
{
    const Floats expected = {-0.111467116f, 0.120362945f, -0.369634509f, -0.240417972f};
    TorchGenerator generator(123);
    CHECK(randn(generator, 3) == Floats(expected.begin(), expected.begin() + 3));
    CHECK(generator.position().words == 8);

    SUBCASE("the next small draw begins with it")
    {
        CHECK(randn(generator, 3)[0] == expected[3]);
        CHECK(generator.position().words == 12);
    }
    SUBCASE("rand, large normal draws, skips and dropout leave it alone")
    {
        rand(generator, 7);
        randn(generator, 16);
        generator.skip(5);
        pattern(generator, DropoutStream::Default, 0.5, 3);
        CHECK(randn(generator, 1)[0] == expected[3]);
    }
    SUBCASE("manual_seed clears it")
    {
        generator.manualSeed(123);
        CHECK(randn(generator, 1)[0] == expected[0]);
    }
}

TEST_CASE("16 normal numbers and more are made in blocks, the last one redrawn")
{
    TorchGenerator generator(123);
    CHECK(randn(generator, 18) == Floats{0.337370187f, -0.177777216f, -0.16895628f, 0.917764604f, 1.58096957f,
                                         1.30103993f, 1.27530122f, -0.200953096f, -0.160563782f, -0.401488006f,
                                         0.966571569f, -1.14814401f, -1.15886784f, 0.325471014f, -0.63150537f,
                                         -2.83999395f, -0.784853339f, -1.40957248f});
    CHECK(generator.position().words == 34);
}

TEST_CASE("the two arithmetics of the blocks use the same words and differ in the last digits only")
{
    TorchGenerator fused(7), scalar(7);
    const Floats a = randn(fused, 1000), b = randn(scalar, 1000, Normals::Scalar);
    CHECK(fused.position() == scalar.position());
    CHECK(a != b);
    for (std::size_t i = 0; i < a.size(); ++i)
        CHECK(std::abs(a[i] - b[i]) <= 2.4e-6f);
}

TEST_CASE("a uniform number 0 becomes a positive zero, as adding the mean does in torch")
{
    for (const auto boxMuller : {boxMullerAvx2, boxMullerScalar}) {
        float block[box_muller_block] = {};
        boxMuller(block);
        for (float value : block)
            CHECK(std::bit_cast<std::uint32_t>(value) == 0u);
    }
}

TEST_CASE("draws are counted in words as torch counts them")
{
    CHECK(wordsOfLinear(3, 2, false) == 6);
    CHECK(wordsOfLinear(3, 2, true) == 8);
    CHECK(wordsOfMha(4, true) == 68);
    CHECK(wordsOfMha(4, false) == 64);
    const auto embedding = [](std::int64_t num, std::int64_t dim) {
        return wordsOf([&](TorchGenerator& g) {
            Floats weight(num * dim);
            initEmbedding(g, Normals::Avx2, dim, 0, weight);
        });
    };
    CHECK(embedding(5, 4) == 36);
    CHECK(embedding(3, 5) == 32);
    CHECK(wordsOf([](TorchGenerator& g) { randn(g, 7); }) == 16);
    CHECK(wordsOf([](TorchGenerator& g) { randn(g, 32); }) == 32);
    CHECK(wordsOf([](TorchGenerator& g) { randn(g, 33); }) == 49);
    CHECK(wordsOf([](TorchGenerator& g) { pattern(g, DropoutStream::Default, 0.5, 36); }) == 72);
    CHECK(wordsOf([](TorchGenerator& g) { pattern(g, DropoutStream::Mkl, 0.5, 36); }) == 1);
}

TEST_CASE("an Embedding is normal, and its padding row is zero after its draws were used")
{
    TorchGenerator plain(2), padded(2), from_end(2);
    Floats all(20), first_zero(20), last_zero(20);
    initEmbedding(plain, Normals::Avx2, 4, {}, all);
    initEmbedding(padded, Normals::Avx2, 4, 0, first_zero);
    initEmbedding(from_end, Normals::Avx2, 4, -1, last_zero);
    CHECK(plain.position() == padded.position());
    for (int i = 0; i < 20; ++i) {
        CHECK(first_zero[i] == (i < 4 ? 0.0f : all[i]));
        CHECK(last_zero[i] == (i >= 16 ? 0.0f : all[i]));
    }
}

TEST_CASE("MultiheadAttention draws out_proj before in_proj and zeroes both biases")
{
    TorchGenerator generator(123), linear(123);
    Floats in_weight(48), in_bias(12, 9.0f), out_weight(16), out_bias(4, 9.0f), weight(16), bias(4);
    initMha(generator, Normals::Avx2, 4, {in_weight, in_bias, out_weight, out_bias});
    initLinear(linear, Normals::Avx2, 4, weight, bias);
    CHECK(out_weight == weight);
    CHECK(out_bias == Floats(4, 0.0f));
    CHECK(in_bias == Floats(12, 0.0f));
    CHECK(in_weight[0] != 0.0f);
    for (float value : in_weight) // xavier: sqrt(6 / (E + 3E))
        CHECK(std::abs(value) <= 0.6123725f);
}

TEST_CASE("the default dropout stream")
{
    TorchGenerator generator(123);
    CHECK(pattern(generator, DropoutStream::Default, 0.5, 36) == "110110 000101 111101 011001 010101 011110");
}

TEST_CASE("the MKL dropout stream is seeded again by one word for each call")
{
    TorchGenerator generator(123);
    CHECK(pattern(generator, DropoutStream::Mkl, 0.5, 36) == "111111 010000 001010 110001 100001 010000");
    CHECK(pattern(generator, DropoutStream::Mkl, 0.5, 36) == "110000 001001 001101 010110 011111 110011");
    CHECK(generator.position().words == 2);
    generator.manualSeed(0);
    CHECK(pattern(generator, DropoutStream::Mkl, 0.5, 5) == "10011"); // pytorch issue 15714
}
