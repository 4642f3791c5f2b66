// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagestyle.h"

#include "core/look/colormaps.h"
#include "core/page/pagefiles.h"
#include "core/page/pagelayer.h"
#include "core/page/pagewords.h"

namespace attn {

namespace {

std::string variables(const LookPalette& palette)
{
    std::string css = ":root{";
    for (const PaletteColor& each : paletteColors())
        css += "--" + std::string(each.name) + ":" + hexColor(palette.*each.color) + ";";
    return css + "}";
}

// The colour at a share of a map, 0 .. 1.
PlainColor colorAt(const MapTable& map, double share) { return map[std::size_t(share * 255 + 0.5)]; }

// A class for each level of a map, with the ink that can be read on it, and one for its bar.
std::string levels(const char* name, std::string_view map, bool dark)
{
    const MapTable& table = mapTable(map, dark);
    std::string css, stops;
    for (int level = 0; level < page_levels; ++level) {
        const PlainColor color = colorAt(table, double(level) / (page_levels - 1));
        css += std::string(".") + name + std::to_string(level) + "{background-color:" + hexColor(color) +
               ";--ink:" + hexColor(inkOn(color)) + "}";
        if (level % 8 == 0)
            stops += "," + hexColor(color);
    }
    return css + ".b" + name + "{background:linear-gradient(to right" + stops + ")}";
}

} // namespace

std::string pageStyle()
{
    return ":root{color-scheme:light dark;--ink:var(--text)}" + variables(lightPalette()) +
           "@media(prefers-color-scheme:dark){" + variables(darkPalette()) + "}" +
           // Words that the script says again in another language.
           ":root{--masked:\" " + pageWord("masked") + "\";--dropped:\" " + pageWord("dropped") + "\";--right:\"✓ " + pageWord("right") +
           " \";--wrong:\"✗ " + pageWord("wrong") + " \"}" +
           pageStyleFiles() + levels("p", "viridis", false) + levels("r", "diverging", false) +
           "@media(prefers-color-scheme:dark){" + levels("r", "diverging", true) + "}";
}

} // namespace attn
