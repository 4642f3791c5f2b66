// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headsline.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/axislabels.h"
#include "ui/paint/colorbar.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double bar_width = 150, least_bar = 120, right_margin = 12, between = 20, swatch = 18; // px

} // namespace

HeadsLine::HeadsLine(QWidget* parent) : QWidget(parent) { setAccessibleName(tr("Tensor shown for all heads")); }

void HeadsLine::setHeads(const std::vector<HeatmapDataPtr>& heads, int focused)
{
    m_focused = heads.empty() ? nullptr : heads[focused];
    if (m_focused && m_focused->headOff) { // the other heads have colors
        auto colours = std::make_shared<HeldMatrix>(static_cast<const HeatmapFrame&>(*m_focused));
        colours->headOff = false;
        m_focused = std::move(colours);
    }
    m_legend = legendOf(heads, colors());
    describe();
    update();
}

void HeadsLine::arrange(double left, const QString& key, const QString& names, int reserved)
{
    m_left = left;
    m_key = key;
    m_reserved = reserved;
    m_names = names.isEmpty() ? QString() : tr("Numbers of each head: %1").arg(names);
    setToolTip(wrappedToolTip(m_names));
    describe();
    update();
}

void HeadsLine::describe()
{
    QStringList sentences{m_focused ? m_focused->columnTitle : QString(), m_names};
    sentences.removeAll(QString());
    describeTo(this, sentences.join(QStringLiteral(". ")));
}

QRectF HeadsLine::barPlace() const
{
    const double length = std::clamp(width() * 0.28, least_bar, bar_width);
    return {width() - right_margin - length, 0, length, double(height())};
}

void HeadsLine::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    m_showsKey = false;
    if (!m_focused)
        return;
    const QRectF bar = barPlace();
    paintFlatColorBar(painter, bar, *m_focused, colors());

    // What has no room is left out: the end of the title, the marks, then all of the title but the axis; the key of the
    // numbers goes before the title, which says little then.
    QString title = m_focused->columnTitle;
    const double room = bar.left() - m_left - m_reserved - between;
    const double legend = m_legend.empty() ? 0 : legendWidth(m_legend) + between;
    const QFont small = textFont(11);
    const double key = m_key.isEmpty() ? 0 : QFontMetricsF(small).horizontalAdvance(m_key);
    if (titleWidth(title) + legend > room)
        title = title.section(QLatin1Char(':'), 0, 0);
    if (titleWidth(title) > room)
        title = title.section(QLatin1Char(' '), 0, 0);
    if (key > 0 && titleWidth(title) + between + legend + key > room && legend + key <= room)
        title.clear();
    if (titleWidth(title) > room)
        return;
    double x = m_left;
    if (!title.isEmpty()) {
        paintColumnTitle(painter, *m_focused, title, {m_left, std::round(height() / 2.0) + 4}, colors());
        x += titleWidth(title) + between;
        if (titleWidth(title) + legend > room)
            return; // they would overlap the reserved part
    }
    paintLegend(painter, QRectF(x, std::floor((height() - swatch) / 2), legend, swatch), m_legend, colors());
    x += legend;
    m_showsKey = key > 0 && x + key <= m_left + room;
    if (m_showsKey)
        paintText(painter, small, colors().text2, QRectF(x, 0, room, height()), Qt::AlignVCenter, m_key);
}

} // namespace attn
