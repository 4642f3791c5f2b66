// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editors/columnfit.h"

#include "ui/theme/fonts.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int cell_padding = 11; // left and right of a number together
constexpr int least_decimals = 2;

} // namespace

ColumnFit fitColumns(int columns, int integerWidth, int decimals, int room)
{
    const double digit = QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char('0'));
    const auto widthFor = [&](int places) {
        const int characters = integerWidth + (places > 0 ? places + 1 : 0);
        return static_cast<int>(std::ceil(characters * digit)) + cell_padding;
    };
    const int fewest = std::min(decimals, least_decimals);
    const int least = std::max(widthFor(fewest), scaled(26));
    ColumnFit fit;
    fit.columns = columns;
    fit.visible = std::clamp(room / std::max(least, 1), 1, columns);
    fit.width = std::max(least, room / fit.visible);
    fit.left_over = std::max(0, room - fit.width * fit.visible);
    fit.decimals = decimals;
    while (fit.decimals > fewest && widthFor(fit.decimals) > fit.width)
        --fit.decimals;
    return fit;
}

} // namespace attn
