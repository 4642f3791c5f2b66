// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headgroup.h"

#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QObject>
#include <QPainter>

#include <algorithm>

namespace attn {

namespace {

constexpr double band_padding = 10, words_apart = 16, stem = 3; // px

QString readers(int group, int size)
{
    const int first = group * size, last = first + size - 1;
    return size == 2 ? QObject::tr("read by query heads %1 and %2").arg(first).arg(last)
                     : QObject::tr("read by query heads %1 to %2").arg(first).arg(last);
}

} // namespace

QString headGroupInWords(int group, int size)
{
    return QObject::tr("Key/value head %1, %2").arg(group).arg(readers(group, size));
}

void paintHeadGroup(QPainter& painter, const HeadLayout& layout, int group, bool focused)
{
    const Colors& c = colors();
    const QRectF band = layout.groupRect(group);
    const QColor edge = focused ? c.k : c.line;
    // What hangs below the band: a stem for each of the heads in its first row.
    const int first = group * layout.group, in_row = std::min(layout.group, layout.columns);
    for (int head = first; head < std::min(first + in_row, layout.heads); ++head) {
        const double x = std::round(layout.titleRect(head).center().x());
        painter.fillRect(QRectF(x - 1, band.bottom(), 2, stem), focused ? c.k : c.edge);
    }
    paintFrame(painter, band, edge,
               c.highContrast ? c.base
               : focused      ? mixed(c.base, c.k, 0.08)
                              : c.panel,
               focused ? 1.5 : 1);
    const QFont bold = textFont(12, QFont::DemiBold), plain = textFont(12);
    const QRectF inside = band.adjusted(band_padding, 0, -band_padding, 0);
    const QString key = QObject::tr("Key head %1").arg(group), value = QObject::tr("value head %1").arg(group);
    const double key_width = QFontMetricsF(bold).horizontalAdvance(key),
                 value_width = QFontMetricsF(bold).horizontalAdvance(value);
    paintText(painter, bold, c.k, inside, Qt::AlignLeft | Qt::AlignVCenter, key);
    double used = key_width;
    if (used + words_apart + value_width <= inside.width()) {
        paintText(painter, bold, c.v, inside.adjusted(used + words_apart, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                  value);
        used += words_apart + value_width;
    }
    const QString who = readers(group, layout.group);
    if (used + words_apart + QFontMetricsF(plain).horizontalAdvance(who) <= inside.width())
        paintText(painter, plain, c.text2, inside, Qt::AlignRight | Qt::AlignVCenter, who);
}

} // namespace attn
