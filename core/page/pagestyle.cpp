// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/page/pagestyle.h"

#include "core/look/colormaps.h"
#include "core/page/pagefiles.h"
#include "core/page/pagelayer.h"
#include "core/page/pagewords.h"

#include <cmath>

namespace attn {

namespace {

// The colour at a share of a map, 0 .. 1.
PlainColor colorAt(const MapTable& map, double share) { return map[std::size_t(std::lround(share * 255))]; }

// The colours of a palette, and those of the levels of a map about 0 with the ink that can be read on each.
std::string variables(const LookPalette& palette, bool dark)
{
    std::string css = "{";
    for (const PaletteColor& each : paletteColors())
        css += "--" + std::string(each.name) + ":" + hexColor(palette.*each.color) + ";";
    for (int level = 0; level < page_levels; ++level) {
        const PlainColor color = colorAt(mapTable("diverging", dark), double(level) / (page_levels - 1));
        css += "--r" + std::to_string(level) + ":" + hexColor(color) + ";--i" + std::to_string(level) + ":" +
               (textColorOn(color) ? "#fff;" : "#000;");
    }
    return css + (dark ? "color-scheme:dark}" : "color-scheme:light}");
}

std::string levelClasses(const std::string& number, PlainColor color)
{
    return ".p" + number + "{background-color:" + hexColor(color) + ";--ink:" + hexColor(textColorOn(color)) + "}.r" +
           number + "{background-color:var(--r" + number + ");--ink:var(--i" + number + ")}";
}

// A class for each level of a map, and one for its bar.
std::string levels()
{
    std::string css, shares, around;
    for (int level = 0; level < page_levels; ++level) {
        const std::string number = std::to_string(level);
        const PlainColor color = colorAt(mapTable("viridis", false), double(level) / (page_levels - 1));
        css += levelClasses(number, color);
        if (level % 8 == 0) {
            shares += "," + hexColor(color);
            around.append(",var(--r").append(number).append(")");
        }
    }
    return css + ".bp{background:linear-gradient(to right" + shares + ")}.br{background:linear-gradient(to right" +
           around + ")}";
}

} // namespace

std::string paletteStyle()
{
    const std::string dark = variables(darkPalette(), true);
    return ":root{--ink:var(--text)}:root" + variables(lightPalette(), false) +
           "@media(prefers-color-scheme:dark){:root:not([data-theme=light])" + dark + "}:root[data-theme=dark]" + dark +
           "@media(prefers-contrast:more){:root:not([data-theme=light])" + variables(highContrastPalette(), true) + "}";
}

std::string pageStyle()
{
    return paletteStyle() +
           // Words that the script replaces on a language switch.
           ":root{--masked:\" " + pageWord("masked") + "\";--dropped:\" " + pageWord("dropped") + "\";--right:\"✓ " +
           pageWord("right") + " \";--wrong:\"✗ " + pageWord("wrong") + " \"}" + pageStyleFiles() + levels();
}

} // namespace attn
