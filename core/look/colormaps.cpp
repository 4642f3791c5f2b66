// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/look/colormaps.h"

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

// Evenly spaced stops. Viridis, magma and cividis take every fifth entry of the tables of their authors (CC0; cividis: Nuñez et
// al. 2018): between them no channel is off by more than four of 255.
constexpr std::uint32_t viridis_stops[] = {
    0x440154, 0x46085c, 0x471063, 0x481769, 0x481d6f, 0x482475, 0x472a7a, 0x46307e, 0x453781, 0x433d84, 0x414287,
    0x3f4889, 0x3d4e8a, 0x3a538b, 0x38598c, 0x355e8d, 0x33638d, 0x31688e, 0x2e6d8e, 0x2c718e, 0x2a768e, 0x297b8e,
    0x27808e, 0x25848e, 0x23898e, 0x218e8d, 0x20928c, 0x1f978b, 0x1e9c89, 0x1fa188, 0x21a585, 0x24aa83, 0x28ae80,
    0x2eb37c, 0x35b779, 0x3dbc74, 0x46c06f, 0x50c46a, 0x5ac864, 0x65cb5e, 0x70cf57, 0x7cd250, 0x89d548, 0x95d840,
    0xa2da37, 0xb0dd2f, 0xbddf26, 0xcae11f, 0xd8e219, 0xe5e419, 0xf1e51d, 0xfde725};
constexpr std::uint32_t magma_stops[] = {
    0x000004, 0x02020b, 0x050416, 0x090720, 0x0e0b2b, 0x140e36, 0x1a1042, 0x21114e, 0x29115a, 0x311165, 0x390f6e,
    0x420f75, 0x4a1079, 0x52137c, 0x5a167e, 0x621980, 0x6a1c81, 0x721f81, 0x792282, 0x812581, 0x892881, 0x912b81,
    0x992d80, 0xa1307e, 0xaa337d, 0xb2357b, 0xba3878, 0xc23b75, 0xca3e72, 0xd2426f, 0xd9466b, 0xe04c67, 0xe75263,
    0xec5860, 0xf1605d, 0xf4695c, 0xf7725c, 0xf97b5d, 0xfb8560, 0xfc8e64, 0xfd9869, 0xfea16e, 0xfeaa74, 0xfeb47b,
    0xfebd82, 0xfec68a, 0xfecf92, 0xfed89a, 0xfde2a3, 0xfdebac, 0xfcf4b6, 0xfcfdbf};
constexpr std::uint32_t cividis_stops[] = {
    0x00224e, 0x002656, 0x002a5f, 0x002d68, 0x003070, 0x083370, 0x163770, 0x203a6f, 0x273e6e, 0x2e416d, 0x34456c,
    0x3a486c, 0x3f4c6c, 0x444f6c, 0x49536c, 0x4e566c, 0x535a6d, 0x575d6d, 0x5c616e, 0x60646f, 0x656870, 0x696b71,
    0x6d6f72, 0x727274, 0x767676, 0x7a7a78, 0x7e7d78, 0x838179, 0x888578, 0x8d8878, 0x928c78, 0x969077, 0x9b9476,
    0xa09875, 0xa59c74, 0xaaa073, 0xafa471, 0xb5a86f, 0xbaac6d, 0xbfb06b, 0xc4b468, 0xc9b965, 0xcfbd62, 0xd4c15f,
    0xdac65b, 0xdfca57, 0xe5cf52, 0xead34c, 0xf0d846, 0xf6dd3f, 0xfce236, 0xfee838};
constexpr std::uint32_t greys_stops[] = {0x000000, 0xffffff};
// Its lightness (L* of CIELAB) falls by 5 from stop to stop.
constexpr std::uint32_t blues_stops[] = {0xffffff, 0xe2f3ff, 0xc9e6ff, 0xb0d9ff, 0x99ccfe, 0x84bef9,
                                         0x70b0f3, 0x5ea2eb, 0x4e95e2, 0x4087d7, 0x3379cb, 0x286cbe,
                                         0x1f5faf, 0x18529f, 0x12468e, 0x0e3a7d, 0x0a2f6a};
constexpr std::uint32_t diverging_light_stops[] = {0x17457f, 0x3a76b4, 0x83afd6, 0xc9dceb, 0xf5f5f3,
                                                   0xf6d9c6, 0xe8a581, 0xc9603f, 0x8c2a16};
constexpr std::uint32_t diverging_dark_stops[] = {0x9ccbf7, 0x5f9fdb, 0x34689e, 0x213e5c, 0x1b1d21,
                                                  0x55301f, 0x974a28, 0xd77a47, 0xffbc91};

MapTable tableOf(std::span<const PlainColor> stops)
{
    MapTable table;
    for (int i = 0; i < 256; ++i) {
        const double at = i / 255.0 * double(stops.size() - 1);
        const auto left = std::min(std::size_t(at), stops.size() - 2);
        const double f = at - double(left);
        const auto channel = [&](int shift) {
            const int from = int(stops[left] >> shift & 0xFF), to = int(stops[left + 1] >> shift & 0xFF);
            return PlainColor(std::lround(from + (to - from) * f)) << shift;
        };
        table[i] = channel(16) | channel(8) | channel(0);
    }
    return table;
}

struct Map {
    std::string_view name, reversed;
    std::span<const std::uint32_t> light, dark;
};
constexpr Map maps[] = {{"viridis", "viridis_r", viridis_stops, viridis_stops},
                        {"cividis", "cividis_r", cividis_stops, cividis_stops},
                        {"magma", "magma_r", magma_stops, magma_stops},
                        {"greys", "greys_r", greys_stops, greys_stops},
                        {"blues", "blues_r", blues_stops, blues_stops},
                        {"diverging", "diverging_r", diverging_light_stops, diverging_dark_stops}};

MapTable reversed(MapTable table)
{
    std::ranges::reverse(table);
    return table;
}

} // namespace

std::span<const std::string_view> mapNames()
{
    static const auto names = [] {
        std::array<std::string_view, 2 * std::size(maps)> all;
        for (std::size_t i = 0; i < std::size(maps); ++i) {
            all[i] = maps[i].name;
            all[std::size(maps) + i] = maps[i].reversed;
        }
        return all;
    }();
    return names;
}

const MapTable& mapTable(std::string_view name, bool dark)
{
    struct Tables {
        MapTable light, dark, lightReversed, darkReversed;
    };
    static const auto tables = [] {
        std::array<Tables, std::size(maps)> all;
        for (std::size_t i = 0; i < std::size(maps); ++i) {
            const MapTable light = tableOf(maps[i].light), deep = tableOf(maps[i].dark);
            all[i] = {light, deep, reversed(light), reversed(deep)};
        }
        return all;
    }();
    const auto* found =
        std::ranges::find_if(maps, [name](const Map& map) { return map.name == name || map.reversed == name; });
    const bool known = found != std::end(maps), back = known && found->reversed == name;
    const Tables& one = tables[known ? std::size_t(found - maps) : 0];
    return back ? (dark ? one.darkReversed : one.lightReversed) : dark ? one.dark : one.light;
}

bool isDiverging(std::string_view name) { return name == "diverging" || name == "diverging_r"; }

} // namespace attn
