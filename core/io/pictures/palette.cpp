// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/pictures/palette.h"

#include <algorithm>
#include <unordered_map>

namespace attn {

namespace {

constexpr std::size_t most_colors = 256;
constexpr std::size_t kept_colors = 160; // of the most frequent, where not all fit
constexpr Rgb rgb_bits = 0xffffff;

struct ColorCount {
    Rgb color = 0;
    std::int64_t count = 0;
};

int channelOf(Rgb color, int channel) { return int(color >> (16 - 8 * channel)) & 255; }

std::vector<ColorCount> countColors(std::span<const Rgb> pixels)
{
    std::unordered_map<Rgb, std::int64_t> counts;
    for (std::size_t i = 0; i < pixels.size();) { // in runs, which flat pictures consist of
        std::size_t end = i + 1;
        while (end < pixels.size() && pixels[end] == pixels[i])
            ++end;
        counts[pixels[i] & rgb_bits] += std::int64_t(end - i);
        i = end;
    }
    std::vector<ColorCount> colors;
    for (const auto& [color, count] : counts)
        colors.push_back({color, count});
    // Most frequent first; results must not depend on hash table order.
    std::ranges::sort(colors, [](const ColorCount& a, const ColorCount& b) {
        return a.count != b.count ? a.count > b.count : a.color < b.color;
    });
    return colors;
}

// A box of the colour cube, as a range of the list.
struct ColorBox {
    std::size_t begin = 0, end = 0;
    int longest = 0; // channel
    int side = 0;    // its extent
};

ColorBox boxOf(const std::vector<ColorCount>& colors, std::size_t begin, std::size_t end)
{
    ColorBox box{begin, end, 0, -1};
    for (int channel = 0; channel < 3; ++channel) {
        int least = 255, most = 0;
        for (std::size_t i = begin; i < end; ++i) {
            least = std::min(least, channelOf(colors[i].color, channel));
            most = std::max(most, channelOf(colors[i].color, channel));
        }
        if (most - least > box.side) {
            box.side = most - least;
            box.longest = channel;
        }
    }
    return box;
}

Rgb meanOf(const std::vector<ColorCount>& colors, const ColorBox& box)
{
    std::int64_t sums[3] = {}, total = 0;
    for (std::size_t i = box.begin; i < box.end; ++i) {
        for (int channel = 0; channel < 3; ++channel)
            sums[channel] += colors[i].count * channelOf(colors[i].color, channel);
        total += colors[i].count;
    }
    Rgb mean = 0;
    for (const std::int64_t sum : sums)
        mean = mean << 8 | Rgb((sum + total / 2) / total);
    return mean;
}

std::vector<Rgb> splitColors(std::vector<ColorCount> colors, std::size_t boxes_wanted)
{
    std::vector<ColorBox> boxes = {boxOf(colors, 0, colors.size())};
    while (boxes.size() < boxes_wanted) {
        const auto widest = std::ranges::max_element(boxes, {}, &ColorBox::side);
        if (widest->side <= 0)
            break;
        const ColorBox box = *widest;
        const std::size_t middle = (box.begin + box.end) / 2;
        std::sort(colors.begin() + std::ptrdiff_t(box.begin), colors.begin() + std::ptrdiff_t(box.end),
                  [channel = box.longest](const ColorCount& a, const ColorCount& b) {
                      const int left = channelOf(a.color, channel), right = channelOf(b.color, channel);
                      return left != right ? left < right : a.color < b.color;
                  });
        *widest = boxOf(colors, box.begin, middle);
        boxes.push_back(boxOf(colors, middle, box.end));
    }
    std::vector<Rgb> means;
    for (const ColorBox& box : boxes)
        means.push_back(meanOf(colors, box));
    return means;
}

std::uint8_t nearestOf(const std::vector<Rgb>& palette, Rgb color)
{
    const auto distance = [color](Rgb other) {
        int sum = 0;
        for (int channel = 0; channel < 3; ++channel) {
            const int gap = channelOf(color, channel) - channelOf(other, channel);
            sum += gap * gap;
        }
        return sum;
    };
    return std::uint8_t(std::ranges::min_element(palette, {}, distance) - palette.begin());
}

} // namespace

Palette paletteOf(std::span<const Rgb> pixels)
{
    const std::vector<ColorCount> colors = countColors(pixels);
    Palette palette;
    palette.exact = colors.size() <= most_colors;
    const std::size_t kept = palette.exact ? colors.size() : kept_colors;
    for (std::size_t i = 0; i < kept; ++i)
        palette.colors.push_back(colors[i].color);
    if (!palette.exact) {
        const std::vector<Rgb> others =
            splitColors({colors.begin() + std::ptrdiff_t(kept), colors.end()}, most_colors - kept);
        palette.colors.insert(palette.colors.end(), others.begin(), others.end());
    }
    std::unordered_map<Rgb, std::uint8_t> index_of;
    for (std::size_t i = 0; i < colors.size(); ++i)
        index_of[colors[i].color] = i < kept ? std::uint8_t(i) : nearestOf(palette.colors, colors[i].color);
    palette.indices.reserve(pixels.size());
    Rgb last = 0;
    std::uint8_t last_index = 0;
    for (const Rgb pixel : pixels) {
        if (palette.indices.empty() || (pixel & rgb_bits) != last) {
            last = pixel & rgb_bits;
            last_index = index_of[last];
        }
        palette.indices.push_back(last_index);
    }
    return palette;
}

} // namespace attn
