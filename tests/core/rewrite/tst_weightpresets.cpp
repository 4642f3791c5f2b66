// SPDX-License-Identifier: GPL-3.0-or-later
// The drawn numbers here were printed by torch 1.13.
#include "core/rewrite/repack.h"
#include "core/rewrite/weightpresets.h"
#include "tests/core/support/rewritten.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace attn;

namespace {

Tensor filledWith(const Scene& scene, const std::string& tensor, WeightPreset preset, std::uint64_t seed = 7)
{
    const Rewritten made = done(fillWeights(scene, tensor, preset, seed));
    REQUIRE(made.scene.input(tensor));
    return *made.scene.input(tensor);
}

void checkClose(const Tensor& made, const std::vector<double>& expected, double within)
{
    REQUIRE(made.size() == std::ssize(expected));
    for (std::size_t i = 0; i < expected.size(); ++i)
        CHECK(std::abs(made[std::int64_t(i)] - expected[i]) <= within);
}

} // namespace

TEST_CASE("drawn presets are those of PyTorch after the same seed")
{
    const Scene scene = linearScene(true); // weights [2, 3]
    const std::vector<float> weight = {0.0403250754f, -0.347792119f, 0.183841825f,
                                       0.181161284f,  -0.308580369f, -0.0865316316f};
    CHECK(filledWith(scene, "W_key.weight", WeightPreset::Linear) == Tensor({2, 3}, weight));
    CHECK(filledWith(scene, "W_key.bias", WeightPreset::Linear) == Tensor({2}, {-0.338227928f, 0.149806648f}));
    // A plain matrix [3, 2] is what x W takes: the weight transposed; Xavier is of the tensor as it stands.
    CHECK(filledWith(paramScene(), "W_key", WeightPreset::Linear) == transposedMatrix(Tensor({2, 3}, weight)));
    CHECK(filledWith(paramScene(), "W_key", WeightPreset::Xavier) ==
          Tensor({3, 2}, {0.0765114576f, -0.659889162f, 0.348815352f, 0.343729377f, -0.585490108f, -0.164182246f}));
}

TEST_CASE("orthogonal matrices are PyTorch's up to the rounding of its QR")
{
    checkClose(filledWith(linearScene(), "W_key.weight", WeightPreset::Orthogonal),
               {-0.118443251, 0.634307086, 0.763953924, -0.489210874, 0.632236958, -0.600790441}, 2e-6);
    checkClose(filledWith(paramScene(), "W_key", WeightPreset::Orthogonal),
               {-0.0755352974, 0.785297334, 0.487199306, -0.508622944, 0.870017946, 0.353002429}, 2e-6);
    checkClose(orthogonalMatrix(6, 4, 7, Normals::Avx2),
               {-0.364198804, 0.484172046,  0.635294378,  -0.312671453, -0.0741582513, 0.251307964,
                -0.266916573, -0.194230437, -0.37697652,  -0.712925076, 0.440786481,   0.199970335,
                -0.578722,    0.365382105,  -0.165306419, 0.678830087,  -0.38487789,   -0.221442997,
                -0.526088655, -0.142543465, 0.486516565,  0.107789814,  0.163610429,   0.585998178},
               2e-6);
    const Tensor large = orthogonalMatrix(100, 300, 1, Normals::Avx2);
    for (std::int64_t a = 0; a < 100; a += 9)
        for (std::int64_t b = 0; b < 100; b += 7) {
            double product = 0;
            for (std::int64_t i = 0; i < 300; ++i)
                product += double(large[a * 300 + i]) * large[b * 300 + i];
            CHECK(std::abs(product - (a == b)) < 1e-6);
        }
}

TEST_CASE("the identity of weights that make all three is that of each, in both layouts")
{
    for (const Projection layout : {Projection::FusedBlocks, Projection::FusedInterleaved}) {
        Scene scene = done(changeLayout(plainScene(), Projection::Linear)).scene;
        scene = done(changeLayout(scene, layout)).scene;
        CHECK(filledWith(scene, "qkv.weight", WeightPreset::Identity) == (*realize(scene))->at("qkv.weight"));
    }
    CHECK(filledWith(linearScene(), "W_key.weight", WeightPreset::Identity) == Tensor({2, 3}, {1, 0, 0, 0, 1, 0}));
}

TEST_CASE("a filled tensor is given, its edits go, and everything else stays")
{
    Scene scene = linearScene(true);
    scene.edits.set("W_key.weight", {0, 0}, 5);
    scene.edits.set("x", {0, 0}, 5);
    const Scene made = done(fillWeights(scene, "W_key.weight", WeightPreset::Zeros, 0)).scene;
    CHECK(made.edits.size() == 1);
    const auto before = *realize(scene), after = *realize(made);
    CHECK(after->at("W_key.weight") == Tensor({2, 3}));
    for (const char* name : {"x", "W_query.weight", "W_key.bias", "W_value.weight", "W_value.bias"})
        CHECK(before->at(name) == after->at(name));
}

TEST_CASE("a bias has no identity")
{
    CHECK(refusal(fillWeights(linearScene(true), "W_key.bias", WeightPreset::Identity, 0)) ==
          "Identity needs a matrix, but W_key.bias is [2].");
    CHECK(refusal(fillWeights(linearScene(), "W", WeightPreset::Ones, 0)) == "This scene has no tensor 'W'.");
}
