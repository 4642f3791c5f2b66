// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two pictures of a film, so that only that is stored.
#pragma once

#include "core/io/pictures/palette.h"

#include <span>
#include <vector>

namespace attn {

struct PixelRect {
    int left = 0, top = 0, width = 0, height = 0;
    bool operator==(const PixelRect&) const = default;
};

// The smallest rectangle that holds every pixel in which two pictures of `width` differ; one pixel where they do not.
// With no picture before, all of it.
PixelRect changedPart(std::span<const Rgb> before, std::span<const Rgb> pixels, int width);
// The pixels of a rectangle, row by row.
std::vector<Rgb> cutOut(std::span<const Rgb> pixels, int width, const PixelRect& part);

} // namespace attn
