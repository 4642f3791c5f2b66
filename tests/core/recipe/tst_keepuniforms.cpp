// SPDX-License-Identifier: GPL-3.0-or-later
// The uniform numbers behind a keep mask give that mask bit for bit, and the draws that follow are torch's.
#include "core/recipe/keepuniforms.h"

#include "tests/core/support/samplescenes.h"
#include "tests/core/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace attn;

namespace {

std::string patternOf(const KeepMask& keep)
{
    std::string text;
    for (std::int64_t i = 0; i < keep.size(); ++i)
        text += keep.kept(i) ? '1' : '0';
    return text;
}

struct Sample {
    Scene scene;
    std::shared_ptr<const Realized> made;

    explicit Sample(Scene of) : scene(std::move(of)), made(realized(scene)) {}
    const KeepMask& keep() const { return *made->keep; }
    std::vector<double> uniforms(std::int64_t from, std::int64_t count) const
    {
        return dropoutUniforms(scene, *made, from, count);
    }
    void repeat(std::int64_t draws, const std::function<bool(std::int64_t, const KeepMask&)>& each) const
    {
        repeatDropout(scene, *made, draws, each);
    }
};

// The first `count` random scenes that draw a dropout, on this stream.
std::vector<Sample> droppingScenes(std::size_t count, DropoutStream stream)
{
    std::vector<Sample> found;
    for (std::uint64_t number = 0; found.size() < count; ++number) {
        Scene scene = test::randomScene(number);
        scene.config.dropout.stream = stream;
        const Sample sample(scene);
        if (sample.made->plan.draws_dropout)
            found.push_back(sample);
    }
    return found;
}

// Four tokens, two heads of one module each, a batch of two.
Scene headsScene(DropoutStream stream)
{
    Scene scene;
    scene.config.projection = Projection::HeadsList;
    scene.config.num_heads = 2;
    scene.config.d_in = scene.config.d_out = 4;
    scene.config.dropout.p = 0.3;
    scene.config.dropout.stream = stream;
    scene.draws = {ManualSeed{5}, Rand{"x", {2, 4, 4}, {}}};
    for (const char* head : {"head0", "head1"})
        for (const char* name : {".W_query", ".W_key", ".W_value"})
            scene.draws.push_back(Linear{std::string(head) + name, 4, 2, false});
    return scene;
}

} // namespace

TEST_CASE("u < 1 - p is the keep mask, bit for bit, on both streams")
{
    int head_after_head = 0, alone = 0;
    for (const DropoutStream stream : {DropoutStream::Default, DropoutStream::Mkl})
        for (const Sample& sample : droppingScenes(150, stream)) {
            const Config& config = sample.scene.config;
            const KeepMask& keep = sample.keep();
            const std::vector<double> u = sample.uniforms(0, keep.size());
            REQUIRE(std::ssize(u) == keep.size());
            std::int64_t differing = 0;
            for (std::int64_t i = 0; i < keep.size(); ++i)
                differing += (u[i] < 1.0 - config.dropout.p) != keep.kept(i);
            CHECK(differing == 0);
            CHECK(std::ranges::all_of(u, [](double each) { return each >= 0 && each < 1; }));
            head_after_head += config.projection == Projection::HeadsList && sample.made->plan.dims.H > 1;
            alone += config.stage == Stage::DropoutOnly;
        }
    CHECK(head_after_head > 10);
    CHECK(alone > 5);
}

TEST_CASE("a stretch of the uniform numbers is that part of the whole")
{
    for (const DropoutStream stream : {DropoutStream::Default, DropoutStream::Mkl}) {
        const Sample heads(headsScene(stream));
        const std::vector<double> whole = heads.uniforms(0, 64);
        for (std::int64_t from = 0; from <= 64; ++from)
            for (std::int64_t count = 0; from + count <= 64; ++count) {
                const std::vector<double> part = heads.uniforms(from, count);
                CHECK(std::ranges::equal(part, std::span(whole).subspan(from, count)));
            }
        for (const Sample& sample : droppingScenes(20, stream)) {
            const std::int64_t size = sample.keep().size();
            const std::vector<double> all = sample.uniforms(0, size);
            CHECK(sample.uniforms(size / 2, 1).front() == all[size / 2]);
            CHECK(std::ranges::equal(sample.uniforms(size / 3, size / 3), std::span(all).subspan(size / 3, size / 3)));
        }
    }
}

TEST_CASE("the uniform numbers of a scene whose draws were taken over are the same")
{
    Scene scene = headsScene(DropoutStream::Default);
    const auto first = realized(scene);
    scene.edits.set("x", {0, 0, 0}, 7);
    const auto second = realized(scene, first);
    CHECK(second->keep == first->keep);
    CHECK(dropoutUniforms(scene, *second, 0, 64) == dropoutUniforms(scene, *first, 0, 64));
}

TEST_CASE("without a draw there are no uniform numbers")
{
    Scene scene = linearScene();
    scene.config.dropout.train = false;
    CHECK(Sample(scene).uniforms(0, 36).empty());
    scene.config.dropout.train = true;
    scene.config.dropout.p = 1;
    CHECK(Sample(scene).uniforms(0, 36).empty());
    int called = 0;
    Sample(scene).repeat(3, [&](std::int64_t, const KeepMask& keep) {
        CHECK(patternOf(keep) == std::string(36, '0'));
        return ++called > 0;
    });
    CHECK(called == 3);
    scene.config.dropout.p = 0;
    Sample(scene).repeat(3, [&](std::int64_t, const KeepMask&) { return ++called > 0; });
    CHECK(called == 3);
}

TEST_CASE("a repeated dropout begins with the scene's own mask and goes on where the generator is")
{
    for (const DropoutStream stream : {DropoutStream::Default, DropoutStream::Mkl})
        for (const Sample& sample : droppingScenes(30, stream)) {
            std::vector<KeepMask> masks;
            sample.repeat(5, [&](std::int64_t draw, const KeepMask& keep) {
                CHECK(draw == std::ssize(masks));
                masks.push_back(keep);
                return masks.size() < 3; // ends the loop early
            });
            REQUIRE(masks.size() == 3);
            CHECK(masks[0] == sample.keep());
        }
}

// import torch; import torch.nn.functional as F; torch.manual_seed(123)
// for name in "qkv": torch.nn.Linear(3, 2, bias=False)
// for draw in range(4): print("".join("01"[int(k)] for k in (F.dropout(torch.ones(6, 6), 0.5) != 0).flatten()))
TEST_CASE("the draws that follow are those of torch's generator")
{
    const char* torch[] = {
        "101111101011001010101011110100000001",
        "011011111001101000011110111001110110",
        "110000111010000001101011001010011010",
        "101111011100010111010001001011110010",
    };
    std::int64_t compared = 0;
    Sample(linearScene()).repeat(4, [&](std::int64_t draw, const KeepMask& keep) {
        CHECK(patternOf(keep) == torch[draw]);
        return ++compared > 0;
    });
    CHECK(compared == 4);
}
