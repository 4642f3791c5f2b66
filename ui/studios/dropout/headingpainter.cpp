// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/headingpainter.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace attn {

void paintHeadings(QPainter& painter, const std::vector<Heading>& headings, const std::vector<QPointF>& corners,
                   double right)
{
    const Colors& c = colors();
    const QFont bold = textFont(13.5, QFont::DemiBold), quiet = textFont(12);
    const std::size_t count = std::min(headings.size(), corners.size());
    for (std::size_t i = 0; i < count; ++i) {
        const double room = (i + 1 < count ? corners[i + 1].x() - 8 : right) - corners[i].x();
        const auto line = [&](double y, const QFont& font, const QColor& color, const QString& text,
                              const QString& fewer) {
            const QFontMetricsF metrics(font);
            const bool fits = fewer.isEmpty() || metrics.horizontalAdvance(text) <= room;
            paintText(painter, font, color, QPointF(corners[i].x(), y),
                      metrics.elidedText(fits ? text : fewer, Qt::ElideRight, room));
        };
        line(scaled(24), bold, c.text, headings[i].title, headings[i].shortTitle);
        line(scaled(41), quiet, c.text2, headings[i].subtitle, headings[i].shortSubtitle);
    }
}

} // namespace attn
