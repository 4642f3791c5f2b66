// SPDX-License-Identifier: GPL-3.0-or-later
// An animated PNG, frame by frame: every colour exact, and of each frame only what changed. Programs that know no
// animation show the first frame.
// https://www.w3.org/TR/png-3/#apng-frame-based-animation
#pragma once

#include "core/io/pictures/palette.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace attn {

class ApngWriter {
public:
    // `loop`: it begins again and again.
    ApngWriter(int width, int height, bool loop);

    // The next frame, width * height pixels without transparency, shown for `seconds` (in milliseconds).
    void add(std::span<const Rgb> pixels, double seconds);
    // The whole file, with at least one frame; add nothing afterwards.
    std::string finish();

private:
    int m_width, m_height;
    bool m_loop;
    std::uint32_t m_frames = 0, m_sequence = 0;
    std::vector<Rgb> m_before;
    std::string m_frameChunks;
};

} // namespace attn
