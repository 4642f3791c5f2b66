// SPDX-License-Identifier: GPL-3.0-or-later
// The colour maps that a person can choose, by name and as menus and lists call them. Each can be used from its other end,
// which its name then says: "viridis_r".
#pragma once

#include <QObject>
#include <QString>

#include <algorithm>
#include <iterator>

namespace attn {

struct ColorMapName {
    const char* name;
    const char* label;
};
inline constexpr ColorMapName color_map_names[] = {{"auto", QT_TRANSLATE_NOOP("QObject", "Automatic")},
                                                   {"viridis", "Viridis"},
                                                   {"cividis", "Cividis"},
                                                   {"magma", "Magma"},
                                                   {"greys", QT_TRANSLATE_NOOP("QObject", "Grays")},
                                                   {"blues", QT_TRANSLATE_NOOP("QObject", "Blues")},
                                                   {"diverging", QT_TRANSLATE_NOOP("QObject", "Blue to orange")}};

inline QString colorMapLabel(const ColorMapName& map) { return QObject::tr(map.label); }

inline bool isReversedMap(const QString& map) { return map.endsWith(QLatin1String("_r")); }
// One of the list above.
inline QString plainMap(const QString& map) { return isReversedMap(map) ? map.chopped(2) : map; }
// An automatic map has no other end.
inline QString mapNamed(const QString& plain, bool reversed)
{
    return reversed && plain != QLatin1String("auto") ? plain + QLatin1String("_r") : plain;
}
inline bool isColorMap(const QString& map)
{
    const auto nameOf = [](const ColorMapName& each) { return QLatin1String(each.name); };
    return std::ranges::find(color_map_names, plainMap(map), nameOf) != std::end(color_map_names) &&
           map != QLatin1String("auto_r");
}

} // namespace attn
