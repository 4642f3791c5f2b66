// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/model/changebar.h"

#include "ui/model/sheetlayout.h"
#include "ui/theme/colors.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

void paintChangeBar(QPainter& painter, const QRectF& track, double change)
{
    QRectF ground = track;
    if (colors().highContrast) // without shades, the track is thinner than its fill
        ground.setTop(track.bottom() - 1);
    painter.fillRect(ground, colors().line);
    const double share = std::isnan(change) ? 1 : std::min(std::abs(change) / full_change, 1.0);
    if (share <= 0)
        return;
    QRectF bar = track;
    bar.setWidth(std::max(std::round(track.width() * share), 1.0));
    painter.fillRect(bar, std::isnan(change) ? colors().bad : colors().flash);
}

} // namespace attn
