// SPDX-License-Identifier: GPL-3.0-or-later
// An animated GIF, frame by frame: local palettes, and of each frame only what changed.
// https://www.w3.org/Graphics/GIF/spec-gif89a.txt
#pragma once

#include "core/io/pictures/palette.h"

#include <span>
#include <string>
#include <vector>

namespace attn {

class GifWriter {
public:
    // At most 65,535 pixels per side. `loop`: repeats forever.
    GifWriter(int width, int height, bool loop);

    // The next frame, width * height pixels, shown for `seconds` (in hundredths; players slow down below 0.02).
    void add(std::span<const Rgb> pixels, double seconds);
    // The whole file; nothing can be added after.
    std::string finish();

private:
    int m_width;
    std::vector<Rgb> m_before;
    std::string m_bytes;
};

} // namespace attn
