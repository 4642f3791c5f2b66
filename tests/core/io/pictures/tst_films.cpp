// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of animated pictures; tests/ui/film/tst_filmfiles.cpp reads whole ones with decoders of others.
#include "core/io/pictures/changedpart.h"
#include "core/io/pictures/palette.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <random>

using namespace attn;

TEST_CASE("a picture of few colours keeps each of them")
{
    std::vector<Rgb> pixels;
    for (Rgb i = 0; i < 1024; ++i)
        pixels.push_back(0xff000000 | (i % 256) * 0x010101);
    const Palette palette = paletteOf(pixels);
    REQUIRE(palette.exact);
    CHECK(palette.colors.size() == 256);
    for (std::size_t i = 0; i < pixels.size(); ++i)
        CHECK(palette.colors[palette.indices[i]] == (pixels[i] & 0xffffff));
}

TEST_CASE("of more colours than fit, flat areas stay true and the others come near")
{
    std::mt19937 random(3);
    std::vector<Rgb> pixels(20'000, 0x123456);
    for (int i = 0; i < 5'000; ++i)
        pixels.push_back(random() & 0xffffff);
    const Palette palette = paletteOf(pixels);
    CHECK(!palette.exact);
    CHECK(palette.colors.size() <= 256);
    CHECK(palette.colors[palette.indices[0]] == 0x123456);
    double worst = 0;
    for (std::size_t i = 0; i < pixels.size(); ++i)
        for (const int shift : {16, 8, 0})
            worst = std::max(worst, std::abs(double(pixels[i] >> shift & 255) -
                                             double(palette.colors[palette.indices[i]] >> shift & 255)));
    CHECK(worst < 96); // of 96 boxes in the whole cube
}

TEST_CASE("of a frame only what changed is kept")
{
    std::vector<Rgb> before(12 * 5, 1), after = before;
    CHECK(changedPart({}, after, 12) == PixelRect{0, 0, 12, 5});
    CHECK(changedPart(before, after, 12) == PixelRect{0, 0, 1, 1});
    after[1 * 12 + 3] = after[3 * 12 + 7] = 2;
    CHECK(changedPart(before, after, 12) == PixelRect{3, 1, 5, 3});
    CHECK(cutOut(after, 12, {3, 1, 1, 2}) == std::vector<Rgb>{2, 1});
}
