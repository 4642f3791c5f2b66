// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/tint.h"

#include "ui/theme/colormap.h"
#include "ui/theme/colors.h"

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr double light_tint = 0.42; // how much of the diverging map is mixed into the base
constexpr double dark_tint = 0.80;

} // namespace

QColor tintedCell(double tint, const Colors& c)
{
    if (c.highContrast)
        return c.base;
    static const QString diverging = QStringLiteral("diverging");
    const ColorTable& table = colorTable(diverging, c.dark);
    const auto place =
        static_cast<std::size_t>(std::lround((std::clamp(tint, -1.0, 1.0) + 1) / 2 * (table.size() - 1)));
    return mixed(c.base, QColor(table[place]), c.dark ? dark_tint : light_tint);
}

} // namespace attn
