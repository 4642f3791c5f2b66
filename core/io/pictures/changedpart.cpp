// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pictures/changedpart.h"

#include <algorithm>

namespace attn {

PixelRect changedPart(std::span<const Rgb> before, std::span<const Rgb> pixels, int width)
{
    const int height = int(pixels.size() / std::size_t(width));
    if (before.size() != pixels.size())
        return {0, 0, width, height};
    int left = width, right = -1, top = height, bottom = -1;
    for (int y = 0; y < height; ++y) {
        const auto was = before.subspan(std::size_t(y) * width, width),
                   is = pixels.subspan(std::size_t(y) * width, width);
        const auto first = std::ranges::mismatch(was, is).in1;
        if (first == was.end())
            continue;
        int last = width - 1;
        while (was[last] == is[last])
            --last;
        left = std::min(left, int(first - was.begin()));
        right = std::max(right, last);
        top = std::min(top, y);
        bottom = y;
    }
    return right < 0 ? PixelRect{0, 0, 1, 1} : PixelRect{left, top, right - left + 1, bottom - top + 1};
}

std::vector<Rgb> cutOut(std::span<const Rgb> pixels, int width, const PixelRect& part)
{
    std::vector<Rgb> cut;
    cut.reserve(std::size_t(part.width) * part.height);
    for (int y = part.top; y < part.top + part.height; ++y) {
        const auto row = pixels.subspan(std::size_t(y) * width + part.left, part.width);
        cut.insert(cut.end(), row.begin(), row.end());
    }
    return cut;
}

} // namespace attn
