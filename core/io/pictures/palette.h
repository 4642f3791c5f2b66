// SPDX-License-Identifier: GPL-3.0-or-later
// The colours of a picture brought down to at most 256, for formats that have no more. Pictures with few colours keep
// every one of them.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace attn {

using Rgb = std::uint32_t; // 0x00RRGGBB; higher bits are ignored

struct Palette {
    std::vector<Rgb> colors;           // 1 .. 256
    std::vector<std::uint8_t> indices; // of each pixel
    bool exact = true;                 // every pixel has its own colour
};

// With more than 256 colors, those that fill the most pixels are kept unchanged, so that flat areas stay true; the rest
// is split at medians along its longest side, box by box, and each takes its box's mean. P. Heckbert, Color image
// quantization for frame buffer display, SIGGRAPH 1982.
Palette paletteOf(std::span<const Rgb> pixels);

} // namespace attn
