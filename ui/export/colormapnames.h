// SPDX-License-Identifier: GPL-3.0-or-later
// The colour maps that a person can choose, by name and as menus and lists call them.
#pragma once

#include <QObject>
#include <QString>

#include <algorithm>
#include <iterator>
#include <optional>

namespace attn {

struct ColorMapName {
    const char* name;
    const char* label;
    bool reversed = false;
};
inline constexpr ColorMapName color_map_names[] = {{"auto", QT_TRANSLATE_NOOP("QObject", "Automatic")},
                                                   {"viridis", "Viridis"},
                                                   {"cividis", "Cividis"},
                                                   {"magma", "Magma"},
                                                   {"greys", QT_TRANSLATE_NOOP("QObject", "Grays")},
                                                   {"blues", QT_TRANSLATE_NOOP("QObject", "Blues")},
                                                   {"diverging", QT_TRANSLATE_NOOP("QObject", "Blue to orange")},
                                                   {"viridis_r", "Viridis", true},
                                                   {"cividis_r", "Cividis", true},
                                                   {"magma_r", "Magma", true},
                                                   {"greys_r", "Grays", true},
                                                   {"blues_r", "Blues", true},
                                                   {"diverging_r", QT_TRANSLATE_NOOP("QObject", "Orange to blue")}};

inline QString colorMapLabel(const ColorMapName& map)
{
    const QString label = QObject::tr(map.label);
    return map.reversed ? QObject::tr("%1, reversed").arg(label) : label;
}

// nullopt if there is no such name.
inline std::optional<QString> colorMapLabel(const QString& name)
{
    const auto* found =
        std::ranges::find(color_map_names, name, [](const ColorMapName& map) { return QLatin1String(map.name); });
    return found == std::end(color_map_names) ? std::nullopt : std::optional(colorMapLabel(*found));
}

} // namespace attn
