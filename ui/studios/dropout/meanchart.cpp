// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/dropout/meanchart.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

// 1, 10, 100, 1,000: powers of ten alone.
class DrawsTicker : public QCPAxisTickerLog {
protected:
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return formatCount(std::llround(tick)); }
};

class MinusTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override
    {
        QString label = QCPAxisTicker::getTickLabel(tick, locale, format, precision);
        if (label.startsWith(QLatin1Char('-'))) // the minus of an exponent is typeset by the axis
            label[0] = QChar(0x2212);
        return label;
    }
};

} // namespace

MeanChart::MeanChart(QWidget* parent)
    : QCustomPlot(parent), m_mean(addGraph()), m_error(addGraph()), m_end(addGraph()),
      m_target(new QCPItemStraightLine(this)), m_targetText(new QCPItemText(this)), m_errorText(new QCPItemText(this))
{
    setFocusPolicy(Qt::NoFocus);
    setNoAntialiasingOnDrag(false);
    xAxis->setScaleType(QCPAxis::stLogarithmic);
    xAxis->setTicker(QSharedPointer<DrawsTicker>::create());
    const auto ticker = QSharedPointer<MinusTicker>::create();
    ticker->setTickCount(4);
    yAxis->setTicker(ticker);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setSubTicks(false);
        axis->setTickLength(0);
        axis->setTickLabelPadding(6);
    }
    yAxis->setNumberFormat(QStringLiteral("gbc"));
    yAxis->setNumberPrecision(3);
    axisRect()->setMinimumMargins({0, 6, 30, 0}); // half of "10,000"
    m_end->setLineStyle(QCPGraph::lsNone);
    for (QCPItemText* text : {m_targetText, m_errorText}) {
        text->setClipToAxisRect(false);
        text->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
        text->position->setTypeY(QCPItemPosition::ptPlotCoords);
    }
    applyColors();
    setAccessibleName(tr("Mean over draws"));
    onEvents(this, {QEvent::PaletteChange, QEvent::FontChange}, [this] {
        applyColors();
        show();
    });
}

void MeanChart::applyColors()
{
    const Colors& c = colors();
    setBackground(c.base);
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setBasePen(QPen(c.edge, 1));
        axis->setTickPen(Qt::NoPen);
        axis->setTickLabelColor(c.text2);
        axis->setTickLabelFont(numberFont(11));
        axis->grid()->setPen(QPen(c.line, 1));
        axis->grid()->setZeroLinePen(QPen(c.line, 1));
    }
    xAxis->grid()->setVisible(false);
    m_mean->setPen(QPen(c.accent, 2));
    m_error->setPen(QPen(c.warn, 2, Qt::DotLine));
    m_end->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, c.accent, 8));
    m_target->setPen(QPen(c.ok, 1.6, Qt::DashLine));
    m_targetText->setColor(c.ok);
    m_errorText->setColor(c.warn);
    for (QCPItemText* text : {m_targetText, m_errorText}) {
        text->setFont(textFont(12, QFont::DemiBold));
        text->setBrush(c.base);
        text->setPadding({4, 1, 4, 1});
    }
}

void MeanChart::setCurves(Curves curves)
{
    m_curves = std::move(curves);
    show();
}

void MeanChart::show()
{
    const Curves& c = m_curves;
    m_mean->setData(c.mean.isEmpty() ? QVector<double>() : c.draws, c.mean, true);
    m_error->setData(c.error.isEmpty() ? QVector<double>() : c.draws, c.error, true);
    const bool ended = !c.mean.isEmpty();
    m_end->setData(ended ? QVector<double>{c.draws.last()} : QVector<double>(),
                   ended ? QVector<double>{c.mean.last()} : QVector<double>(), true);
    double low = 0, high = 0;
    const auto include = [&](double value) {
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    };
    for (double value : c.mean)
        include(value);
    for (double value : c.error)
        include(value);
    if (ended)
        include(c.target);
    const double span = high > low ? high - low : 1;
    yAxis->setRange(low - 0.06 * span, high + 0.12 * span); // a line at 0 is not cut in half
    xAxis->setRange(0.93, std::max(c.end, 10.0) * 1.08);
    m_target->setVisible(ended);
    m_target->point1->setCoords(1, c.target);
    m_target->point2->setCoords(10, c.target);
    placeLabels();
    describeTo(this, ended ? tr("after %1 draws: %2; without dropout: %3", nullptr, int(c.draws.last()))
                                 .arg(c.draws.last())
                                 .arg(formatNumber(c.mean.last(), c.digits), formatNumber(c.target, c.digits))
                           : QString());
    if (!size().isEmpty())
        replot(rpQueuedReplot);
}

// Each at the right end of its line, away from the other curve.
void MeanChart::placeLabels()
{
    const Curves& c = m_curves;
    m_targetText->setVisible(!c.mean.isEmpty());
    m_errorText->setVisible(!c.error.isEmpty());
    m_targetText->setText(tr("without dropout: %1").arg(formatNumber(c.target, c.digits)));
    const double size = yAxis->range().size(), height = std::max(axisRect()->height(), 40);
    const bool below = yAxis->range().upper - c.target < 24 / height * size; // no room above the line
    m_targetText->setPositionAlignment(Qt::AlignRight | (below ? Qt::AlignTop : Qt::AlignBottom));
    m_targetText->position->setCoords(0.985, c.target + (below ? -5 : 5) / height * size);
    if (c.error.isEmpty())
        return;
    m_errorText->setText(tr("largest error overall: %1").arg(formatNumber(c.error.last(), c.digits)));
    m_errorText->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_errorText->position->setCoords(0.985, c.error.last() + 5 / height * size);
}

void MeanChart::resizeEvent(QResizeEvent* event)
{
    if (event->size().isEmpty())
        return;
    QCustomPlot::resizeEvent(event);
    placeLabels();
    replot(rpQueuedReplot);
}

} // namespace attn
