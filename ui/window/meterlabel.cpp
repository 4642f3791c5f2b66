// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/meterlabel.h"

#include "ui/kit/numbertext.h"
#include "ui/kit/onevents.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QPainter>

namespace attn {

namespace {

constexpr int refresh_ms = 200;
constexpr double frame_at_60_hz = 1000.0 / 60;

} // namespace

QString metered(const FrameMeter& meter)
{
    const auto last = meter.last(), most = meter.percentile95();
    if (!last || !most)
        return QObject::tr("no frame yet; edit a value");
    return QObject::tr("edit to paint %1 ms, p95 %2 · recompute %3 · paint %4")
        .arg(formatNumber(last->whole, 1), formatNumber(most->whole, 1), formatNumber(last->recompute, 1),
             formatNumber(last->paint, 1));
}

MeterLabel::MeterLabel(const FrameMeter* meter, QWidget* parent) : QWidget(parent), m_meter(meter)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    setToolTip(tr("Time from an edit to the updated picture, for the last edit and as the 95th percentile of the last "
                  "120 edits. A 60 Hz screen shows a frame every 16.7 ms."));
    m_soon.setSingleShot(true);
    m_soon.setInterval(refresh_ms);
    connect(&m_soon, &QTimer::timeout, this, &MeterLabel::refresh);
    refresh();
    onEvents(this, {QEvent::Show}, [this] { refresh(); });
}

void MeterLabel::follow()
{
    if (isVisible() && !m_soon.isActive())
        m_soon.start();
}

void MeterLabel::refresh()
{
    const QString text = metered(*m_meter);
    if (std::exchange(m_text, text) != text) {
        setAccessibleName(tr("Frame meter: %1").arg(m_text));
        update();
    }
}

// Fits the longest reading, so that nothing beside it moves.
QSize MeterLabel::sizeHint() const
{
    const QString longest = tr("edit to paint %1 ms, p95 %1 · recompute %1 · paint %1").arg(QStringLiteral("999.9"));
    return {QFontMetrics(numberFont(11)).horizontalAdvance(longest) + 16, scaled(20)};
}

void MeterLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto most = m_meter->percentile95();
    paintText(painter, numberFont(11),
              !most                          ? colors().text2
              : most->whole > frame_at_60_hz ? colors().warn
                                             : colors().ok,
              rect().adjusted(8, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, m_text);
}

} // namespace attn
