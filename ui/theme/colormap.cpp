// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colormap.h"

#include "core/look/colormaps.h"

#include <algorithm>
#include <map>

namespace attn {
namespace {

ColorTable opaque(const MapTable& map)
{
    ColorTable table;
    std::ranges::transform(map, table.begin(), [](PlainColor color) { return 0xFF000000u | color; });
    return table;
}

} // namespace

const QStringList& colorMapNames()
{
    static const QStringList names = [] {
        QStringList list;
        for (const std::string_view name : mapNames())
            list << QString::fromUtf8(name.data(), qsizetype(name.size()));
        return list;
    }();
    return names;
}

const ColorTable& colorTable(const QString& name, bool dark)
{
    static const std::map<const MapTable*, ColorTable> tables = [] {
        std::map<const MapTable*, ColorTable> all;
        for (const std::string_view each : mapNames())
            for (const bool deep : {false, true})
                all.emplace(&mapTable(each, deep), opaque(mapTable(each, deep)));
        return all;
    }();
    return tables.at(&mapTable(name.toStdString(), dark));
}

bool isDiverging(const QString& name) { return isDiverging(std::string_view(name.toStdString())); }

} // namespace attn
