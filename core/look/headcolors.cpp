// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/look/headcolors.h"

#include <array>

namespace attn {

namespace {

// clang-format off
constexpr std::array<PlainColor, 8> on_light = {0x00796F, 0xA8327F, 0x6B6B00, 0x8A4B1F, 0x5A46B5, 0xB3303F, 0x2F7A2B, 0x4F6072};
constexpr std::array<PlainColor, 8> on_dark = {0x4FD0C2, 0xF08CCB, 0xCFCB5A, 0xDDA274, 0xB0A4FF, 0xFF9097, 0x82D07A, 0xA9B9C9};
// clang-format on

constexpr std::array<double, 2> dashed = {7, 4}, dotted = {2, 3};
constexpr std::array<double, 4> dash_dotted = {9, 3, 2, 3};

} // namespace

std::span<const PlainColor> headColors(bool dark) { return dark ? on_dark : on_light; }

PlainColor plainHeadColor(int head, bool dark)
{
    const auto colors = headColors(dark);
    return colors[std::size_t(head) % colors.size()];
}

std::span<const double> headDash(int head)
{
    // One dash further each time that the colours begin again.
    switch ((head + head / int(on_light.size())) % 4) {
    case 1: return dashed;
    case 2: return dotted;
    case 3: return dash_dotted;
    default: return {};
    }
}

} // namespace attn
