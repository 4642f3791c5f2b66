// SPDX-License-Identifier: GPL-3.0-or-later
// The colour maps that a person can choose, by name and as menus and lists call them.
#pragma once

#include <QString>

#include <algorithm>
#include <iterator>
#include <optional>

namespace attn {

struct ColorMapName {
    const char* name;
    const char* label;
};
inline constexpr ColorMapName color_map_names[] = {{"auto", "Automatic"},  {"viridis", "Viridis"},
                                                   {"cividis", "Cividis"}, {"magma", "Magma"},
                                                   {"greys", "Greys"},     {"diverging", "Blue to orange"}};

// Nothing if there is no such name.
inline std::optional<QString> colorMapLabel(const QString& name)
{
    const auto* found =
        std::ranges::find(color_map_names, name, [](const ColorMapName& map) { return QLatin1String(map.name); });
    return found == std::end(color_map_names) ? std::nullopt : std::optional(QString::fromLatin1(found->label));
}

} // namespace attn
