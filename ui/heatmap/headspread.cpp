// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heatmap/headspread.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/headfactspainter.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {
namespace {

constexpr double edge_margin = 16, widest_bar = 56, share_of_step = 0.72; // px
constexpr int title_line = 26, number_line = 20, even_line = 18, bars_height = 66;

} // namespace

HeadSpread::HeadSpread(QWidget* parent) : MapWidget(parent) { setAccessibleName(tr("How spread out is each head?")); }

int HeadSpread::wantedHeight() { return scaled(title_line + even_line + number_line) + bars_height; }

void HeadSpread::setFacts(const std::vector<HeadFacts>& facts, int focused)
{
    m_facts = facts;
    m_focused = focused;
    QStringList spread;
    for (std::size_t head = 0; head < m_facts.size(); ++head)
        if (m_facts[head].figures)
            spread << tr("head %1: %2 bits").arg(head).arg(formatNumber(m_facts[head].figures->mean.entropy, 2));
    describeTo(this, spread.join(QStringLiteral(", ")));
    update();
}

double HeadSpread::mostEntropy() const
{
    double most = 0;
    for (const HeadFacts& facts : m_facts)
        most = std::max(most, facts.figures ? facts.figures->mean.mostEntropy : 0);
    return most;
}

QRectF HeadSpread::barRect(int head) const
{
    const double step = (width() - 2 * edge_margin) / std::max<double>(double(m_facts.size()), 1);
    const double top = scaled(title_line + even_line), bottom = height() - scaled(number_line);
    const double bar = std::floor(std::min(step * share_of_step, widest_bar));
    return {std::round(edge_margin + head * step), top, bar, std::max(bottom - top, 1.0)};
}

std::optional<Cell> HeadSpread::cellAt(QPointF position) const
{
    for (int head = 0; head < int(m_facts.size()); ++head)
        if (const QRectF bar = barRect(head);
            position.x() >= bar.left() && position.x() <= bar.right() && position.y() >= bar.top())
            return Cell{0, head};
    return std::nullopt;
}

QString HeadSpread::wordsOf(Cell cell) const
{
    const QString facts = headInWords(m_facts[std::size_t(cell.column)]);
    return facts.isEmpty() ? QString() : tr("Head %1: %2").arg(cell.column).arg(facts);
}

void HeadSpread::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    const double most = mostEntropy();
    if (most <= 0)
        return;
    const QFont strong = textFont(12.5, QFont::DemiBold), small = textFont(11), numbers = numberFont(11);
    const QString title = tr("How spread out is each head?");
    paintText(painter, strong, colors().text, QPointF(edge_margin, scaled(16)), title);
    paintText(painter, textFont(12), colors().text2,
              QPointF(edge_margin + QFontMetricsF(strong).horizontalAdvance(title) + 10, scaled(16)),
              tr("mean row entropy, in bits"));

    const QRectF first = barRect(0), last = barRect(int(m_facts.size()) - 1);
    painter.setPen(QPen(colors().text2, 1, Qt::DashLine));
    painter.drawLine(QPointF(first.left(), first.top()), QPointF(last.right(), first.top()));
    painter.setPen(QPen(colors().line, 1));
    painter.drawLine(QPointF(first.left(), first.bottom()), QPointF(last.right(), first.bottom()));
    const QString even = tr("evenly spread: %1 bits").arg(formatNumber(most, 2));
    paintText(painter, small, colors().text2,
              QPointF(last.right() - QFontMetricsF(small).horizontalAdvance(even), first.top() - 5), even);
    for (int head = 0; head < int(m_facts.size()); ++head) {
        const QRectF full = barRect(head);
        const bool focused = head == m_focused;
        const QString name = QString::number(head);
        paintText(painter, numbers, focused ? colors().accent : colors().text2,
                  QRectF(full.left(), full.bottom() + 2, full.width(), scaled(number_line) - 2),
                  Qt::AlignHCenter | Qt::AlignTop, name);
        if (!m_facts[std::size_t(head)].figures)
            continue;
        const double entropy = m_facts[std::size_t(head)].figures->mean.entropy;
        QRectF bar = full;
        const double share = std::clamp(entropy / most, 0.0, 1.0);
        bar.setTop(full.bottom() - std::round(full.height() * share));
        const QColor fill = focused ? colors().accent : colors().line;
        painter.fillRect(bar, fill);
        if (colors().highContrast) {
            painter.setPen(colors().edge);
            painter.drawRect(bar.adjusted(0, 0, -1, -1));
        }
        const QString number = formatNumber(entropy, 2);
        const QFontMetricsF metrics(numbers);
        if (metrics.horizontalAdvance(number) + 2 > full.width())
            continue;
        const bool inside = bar.height() >= metrics.height() + 2;
        paintText(painter, numbers, inside ? textColorOn(fill) : colors().text,
                  inside ? QRectF(bar.left(), bar.bottom() - metrics.height() - 2, bar.width(), metrics.height())
                         : QRectF(bar.left(), bar.top() - metrics.height(), bar.width(), metrics.height()),
                  Qt::AlignCenter, number);
    }
}

} // namespace attn
