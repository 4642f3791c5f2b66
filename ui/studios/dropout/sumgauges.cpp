// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/sumgauges.h"

#include "core/base/withheld.h"
#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace attn {

namespace {

constexpr double number_from_row = 15, thickest = 22; // px

bool allNear(std::span<const double> values, double wanted)
{
    return std::ranges::all_of(values, [&](double value) { return std::abs(value - wanted) < 1e-5; });
}

} // namespace

SumGauges::SumGauges(QWidget* parent) : QWidget(parent) { describe(); }

void SumGauges::setSums(std::vector<double> before, std::vector<double> after, bool weights, int digits)
{
    m_before = std::move(before);
    m_after = m_reached = std::move(after);
    m_finished = int(m_after.size());
    m_weights = weights;
    m_digits = std::min(digits, 2);
    m_low = 0;
    m_high = weights ? 2 : 0; // keeps the tick at 1 in place while the draws change
    for (const auto* sums : {&m_before, &m_after})
        for (double sum : *sums)
            if (std::isfinite(sum)) {
                m_low = std::min(m_low, sum);
                m_high = std::max(m_high, sum);
            }
    describe();
    update();
}

void SumGauges::setRows(double top, double rowHeight)
{
    m_top = top;
    m_rowHeight = rowHeight;
    update();
}

void SumGauges::setChosen(std::optional<Cell> cell)
{
    m_chosen = cell ? cell->row : -1;
    update();
}

QRectF SumGauges::gaugeRect(int row) const
{
    const double height = std::min(m_rowHeight >= 12 ? m_rowHeight * 0.52 : std::max(m_rowHeight - 1, 1.0), thickest);
    const double numbers = QFontMetricsF(numberFont(12)).horizontalAdvance(QStringLiteral("−00.00")) + 10;
    const double middle = m_top + (row + 0.5) * m_rowHeight;
    return {0, std::round(middle - height / 2), std::max(std::min(width() - numbers, 160.0), 24.0),
            std::max(height, 1.0)};
}

double SumGauges::fraction(double sum) const
{
    return m_high > m_low ? std::clamp((sum - m_low) / (m_high - m_low), 0.0, 1.0) : 0;
}

QString SumGauges::title() const
{
    const auto finished = std::span(m_before).first(std::min(std::size_t(m_finished), m_before.size()));
    if (finished.empty())
        return tr("row sum");
    if (m_weights && allNear(finished, 1))
        return tr("row sum (before: 1)");
    return tr("outlined: before");
}

void SumGauges::describe()
{
    QStringList sums;
    for (std::size_t row = 0; row < std::min<std::size_t>(m_reached.size(), 64); ++row)
        sums << (int(row) < m_finished ? formatNumber(m_reached[row], m_digits)
                                       : tr("%1 so far").arg(formatNumber(m_reached[row], m_digits)));
    setAccessibleName(tr("Row sums after dropout"));
    describeTo(this, sums.join(QStringLiteral(", ")));
}

void SumGauges::setReached(std::vector<double> sums, int finished)
{
    m_reached = std::move(sums);
    m_finished = finished;
    describe();
    update();
}

void SumGauges::paintEvent(QPaintEvent*)
{
    if (m_after.empty())
        return;
    QPainter painter(this);
    const bool fits = QFontMetricsF(textFont(11)).horizontalAdvance(title()) <= width();
    paintText(painter, textFont(11), colors().text2, QPointF(0, m_top - 9), fits ? title() : tr("row sum"));
    for (int row = 0; row < int(m_reached.size()); ++row)
        if (m_top + row * m_rowHeight < height())
            paintRow(painter, row);
}

void SumGauges::paintRow(QPainter& painter, int row) const
{
    const Colors& c = colors();
    const QRectF gauge = gaugeRect(row);
    const double after = m_reached[std::size_t(row)], before = m_before[std::size_t(row)];
    const auto at = [&](double sum) { return std::round(gauge.left() + fraction(sum) * gauge.width()); };
    const bool fine = gauge.height() >= 5;
    if (fine) {
        painter.setPen(c.line);
        painter.drawRect(gauge.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    if (std::isfinite(after)) {
        const double zero = at(0), end = at(after);
        painter.fillRect(QRectF(std::min(zero, end), gauge.top(), std::abs(end - zero), gauge.height()), c.accent);
    }
    if (fine && std::isfinite(before) && !(m_weights && std::abs(before - 1) < 1e-5)) {
        painter.setPen(QPen(c.text, 1));
        const double zero = at(0), end = at(before);
        painter.drawRect(QRectF(std::min(zero, end) + 0.5, gauge.top() + 0.5, std::max(std::abs(end - zero) - 1, 1.0),
                                gauge.height() - 1));
    }
    if (m_weights) // the tick at 1 is readable on the bar and beside it
        painter.fillRect(QRectF(at(1), gauge.top() - (fine ? 3 : 0), fine ? 2 : 1, gauge.height() + (fine ? 6 : 0)),
                         c.text);
    const int step = std::max(1, int(std::ceil(number_from_row / m_rowHeight)));
    const bool chosen = row == m_chosen;
    if (row % step != 0 && !chosen)
        return;
    if (m_chosen >= 0 && !chosen && std::abs(row - m_chosen) < step)
        return; // makes room for the chosen row's number
    const double left = gauge.right() + 4 + QFontMetricsF(numberFont(12)).horizontalAdvance(QLatin1Char(' '));
    paintText(painter, numberFont(12, chosen ? QFont::Bold : QFont::Normal),
              isWithheld(after)                                           ? c.text2
              : (after == 0 && row < m_finished) || !std::isfinite(after) ? c.bad
              : chosen                                                    ? c.text
              : step > 1                                                  ? c.text2
                                                                          : c.text,
              QRectF(left, gauge.center().y() - 10, width() - left, 20), Qt::AlignVCenter | Qt::AlignLeft,
              formatNumber(after, m_digits));
    if (row >= m_finished) // the next row has no number yet
        paintText(painter, textFont(11), c.text2, QRectF(left, gauge.center().y() + 7, width() - left, 16),
                  Qt::AlignVCenter | Qt::AlignLeft, tr("so far"));
}

} // namespace attn
