// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/softmax/scaleview.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <memory>

namespace attn {

namespace {

constexpr int bins = 61;

std::vector<int> binned(const std::vector<float>& values, double factor, double extent)
{
    std::vector<int> counts(bins, 0);
    for (float value : values) {
        const double place = (value * factor + extent) / (2 * extent) * bins;
        if (place >= 0 && place < bins)
            ++counts[std::size_t(place)];
    }
    return counts;
}

} // namespace

ScaleView::ScaleView(QWidget* parent) : QWidget(parent)
{
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setAccessibleName(tr("Why scores are divided by √d"));
}

void ScaleView::setWidthIndex(int index)
{
    m_index = std::clamp(index, 0, int(std::size(scale_widths)) - 1);
    if (m_index < int(m_effects.size())) {
        const ScaleEffect& effect = m_effects[std::size_t(m_index)];
        describeTo(this, tr("d = %1: spread %2, or %3 after division by √d")
                             .arg(effect.d)
                             .arg(formatNumber(effect.rawSpread, digits), formatNumber(effect.scaledSpread, digits)));
    }
    update();
}

void ScaleView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!m_effects.empty() || m_background.isBusy())
        return;
    m_background.request([this](StopToken stop) -> std::function<void()> {
        auto effects = std::make_shared<std::vector<ScaleEffect>>();
        for (std::int64_t d : scale_widths) {
            effects->push_back(scaleEffect(d, stop));
            if (stop.requested())
                return {};
        }
        return [this, effects] {
            m_effects = std::move(*effects);
            setWidthIndex(m_index);
        };
    });
}

void ScaleView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    if (m_index >= int(m_effects.size())) {
        paintText(painter, textFont(13), c.text2, rect(), Qt::AlignCenter, tr("Drawing random q and k"));
        return;
    }
    const ScaleEffect& effect = m_effects[std::size_t(m_index)];
    const double extent = std::max(4.0, 3.4 * std::sqrt(double(effect.d)));
    const double factor = 1 / std::sqrt(double(effect.d));
    const auto fullestOf = [](const std::vector<int>& counts) { return double(*std::ranges::max_element(counts)); };
    const double table = lineRect(0).top() - 12, half = (table - 8) / 2;
    paintHistogram(painter, QRectF(16, 8, width() - 32, half), false, extent, fullestOf(binned(effect.raw, 1, extent)));
    paintHistogram(painter, QRectF(16, 8 + half, width() - 32, half), true, extent,
                   fullestOf(binned(effect.raw, factor, extent)));
    paintTable(painter);
}

// One histogram on the axis that both share, with its spread as a bracket of plus and minus one standard deviation.
void ScaleView::paintHistogram(QPainter& painter, const QRectF& area, bool scaledScores, double extent,
                               double fullest) const
{
    const Colors& c = colors();
    const ScaleEffect& effect = m_effects[std::size_t(m_index)];
    const double factor = scaledScores ? 1 / std::sqrt(double(effect.d)) : 1;
    const double spread = scaledScores ? effect.scaledSpread : effect.rawSpread;
    const double head = scaled(24), axis = scaled(20);
    const QRectF plot(area.left(), area.top() + head, area.width(), area.height() - head - axis);
    const auto at = [&](double value) { return plot.left() + (value + extent) / (2 * extent) * plot.width(); };
    const QColor hue = scaledScores ? c.k : c.q;

    painter.setFont(textFont(13, QFont::DemiBold));
    painter.setPen(hue);
    const QString title = scaledScores ? tr("q · k / √%1").arg(effect.d) : tr("q · k, d = %1").arg(effect.d);
    painter.drawText(QPointF(area.left(), area.top() + scaled(17)), title);
    const double after = area.left() + QFontMetricsF(painter.font()).horizontalAdvance(title) + 14;
    painter.setFont(textFont(12.5));
    painter.setPen(c.text2);
    const QString words =
        scaledScores
            ? tr("spread %1, about 1 for any d; the softmax stays soft, and the largest of %2 weights averages %3")
            : tr("spread %1, about √d; the largest of %2 weights averages %3");
    painter.drawText(
        QPointF(after, area.top() + scaled(17)),
        QFontMetricsF(painter.font())
            .elidedText(words.arg(formatNumber(spread, digits))
                            .arg(scale_keys)
                            .arg(formatNumber(scaledScores ? effect.scaledLargest : effect.rawLargest, digits)),
                        Qt::ElideRight, area.right() - after));

    const std::vector<int> counts = binned(effect.raw, factor, extent);
    const double step = plot.width() / bins;
    for (int bin = 0; bin < bins; ++bin) {
        const double height = std::round(plot.height() * counts[std::size_t(bin)] / std::max(fullest, 1.0));
        const double left = std::round(plot.left() + bin * step),
                     right = std::round(plot.left() + (bin + 1) * step) - 1;
        painter.fillRect(QRectF(left, plot.bottom() - height, std::max(right - left, 1.0), height),
                         mixed(c.base, hue, 0.6));
    }
    painter.fillRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1), c.edge);
    painter.fillRect(QRectF(std::round(at(-spread)), plot.bottom() - 2, std::max(at(spread) - at(-spread), 2.0), 5),
                     hue);
    painter.setFont(numberFont(11));
    painter.setPen(c.text2);
    const double tick = std::pow(10, std::floor(std::log10(extent)));
    const double every = extent / tick > 5 ? 2 * tick : extent / tick > 2 ? tick : tick / 2;
    for (double value = -std::floor(extent / every) * every; value <= extent; value += every)
        painter.drawText(QRectF(at(value) - 40, plot.bottom() + 3, 80, axis), Qt::AlignHCenter | Qt::AlignTop,
                         formatNumber(value, every < 1 ? 1 : 0));
}

QRectF ScaleView::lineRect(int line) const
{
    const double height = scaled(21), lines = double(std::size(scale_widths)) + 1;
    return {16, this->height() - 8 - (lines - line) * height, width() - 32.0, height};
}

void ScaleView::paintTable(QPainter& painter) const
{
    const Colors& c = colors();
    const QStringList titles = {
        tr("d"),          tr("spread of q · k"), tr("√d"),        tr("spread / √d"), tr("largest weight"),
        tr("after ÷ √d"), tr("entropy (bits)"),  tr("after ÷ √d")};
    const auto place = [&](int line, int column) {
        const QRectF whole = lineRect(line);
        const double width = whole.width() / double(titles.size());
        return QRectF(whole.left() + column * width, whole.top(), width - 14, whole.height());
    };
    painter.setFont(textFont(12));
    painter.setPen(c.text2);
    for (int column = 0; column < titles.size(); ++column)
        painter.drawText(
            place(0, column), Qt::AlignRight | Qt::AlignVCenter,
            QFontMetricsF(painter.font()).elidedText(titles[column], Qt::ElideRight, place(0, column).width()));
    for (int line = 0; line < int(m_effects.size()); ++line) {
        const ScaleEffect& effect = m_effects[std::size_t(line)];
        const QRectF whole = lineRect(line + 1);
        const bool chosen = line == m_index;
        if (chosen)
            painter.fillRect(whole, c.soft);
        painter.fillRect(QRectF(whole.left(), whole.top(), whole.width(), 1), c.line);
        const double numbers[] = {double(effect.d),    effect.rawSpread,    std::sqrt(double(effect.d)),
                                  effect.scaledSpread, effect.rawLargest,   effect.scaledLargest,
                                  effect.rawEntropy,   effect.scaledEntropy};
        painter.setFont(numberFont(12, chosen ? QFont::Bold : QFont::Normal));
        painter.setPen(c.text);
        for (int column = 0; column < titles.size(); ++column)
            painter.drawText(place(line + 1, column), Qt::AlignRight | Qt::AlignVCenter,
                             formatNumber(numbers[column], column == 0 || column == 2 ? 0 : digits));
    }
}

void ScaleView::mousePressEvent(QMouseEvent* event)
{
    for (int line = 0; line < int(std::size(scale_widths)); ++line)
        if (lineRect(line + 1).contains(event->position()))
            Q_EMIT widthChosen(line);
}

} // namespace attn
