// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/rope/ropechart.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/onevents.h"
#include "ui/kit/tooltip.h"
#include "ui/paint/screencanvas.h"
#include "ui/studios/rope/ropewords.h"
#include "ui/theme/fonts.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <cmath>
#include <utility>

namespace attn {

RopeChart::RopeChart(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Score and distance"));
    setToolTip(tr("Click a distance, or press Left or Right to move the query. Hold Shift to move the key, or Alt to "
                  "move both."));
    onEvents(this, {QEvent::Resize, QEvent::PaletteChange, QEvent::FontChange}, [this] { relayout(); });
}

QSize RopeChart::minimumSizeHint() const { return {scaled(200), scaled(170)}; }

void RopeChart::setPicture(const RopePicture& picture)
{
    m_picture = picture;
    relayout();
    describeTo(this, m_picture.empty() ? QString() : distanceSentence(m_picture, m_picture.distance()));
    update();
}

QRectF RopeChart::drawn() const { return QRectF(rect()).adjusted(4, 4, -4, -2); }

void RopeChart::relayout() { m_places = layoutRopeChart(m_picture, drawn(), 1, textScale()); }

void RopeChart::point(std::optional<std::int64_t> distance)
{
    if (std::exchange(m_pointed, distance) == distance || m_picture.empty())
        return;
    Q_EMIT described(distance ? distanceSentence(m_picture, *distance) : scoreSentence(m_picture));
    update();
}

void RopeChart::mouseMoveEvent(QMouseEvent* event)
{
    const bool inside = m_places.area.adjusted(-6, -6, 6, 6).contains(event->position()) && m_picture.tellsScore();
    setCursor(inside ? Qt::PointingHandCursor : Qt::ArrowCursor);
    point(inside ? std::optional(m_places.distanceAt(event->position().x())) : std::nullopt);
}

void RopeChart::mousePressEvent(QMouseEvent* event)
{
    if (std::exchange(m_ring, false))
        update();
    if (event->button() == Qt::LeftButton && !m_picture.empty() &&
        m_places.area.adjusted(-6, -6, 6, 6).contains(event->position()))
        Q_EMIT distanceAsked(m_places.distanceAt(event->position().x()));
}

void RopeChart::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    point(std::nullopt);
}

void RopeChart::keyPressEvent(QKeyEvent* event)
{
    const int sign = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (sign == 0)
        return QWidget::keyPressEvent(event);
    m_ring = true;
    const bool both = event->modifiers() & Qt::AltModifier, key = event->modifiers() & Qt::ShiftModifier;
    Q_EMIT moveAsked(both || !key ? sign : 0, both || key ? sign : 0);
}

void RopeChart::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_ring = event->reason() != Qt::MouseFocusReason;
    if (m_ring && !m_picture.empty())
        Q_EMIT described(distanceSentence(m_picture, m_picture.distance()));
    update();
}

void RopeChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    ScreenCanvas canvas(painter);
    drawRopeChart(canvas, m_picture, drawn(), m_places, colors(), m_pointed);
    if (hasFocus() && m_ring)
        paintFocusRing(painter, QRectF(rect()).adjusted(0, 0, -1, -1));
}

RopeTable::RopeTable(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("The same query and key at different positions"));
    setToolTips(
        this, [this](QPoint) { return accessibleDescription().replace(QStringLiteral(". "), QStringLiteral(".\n")); });
}

void RopeTable::setPicture(const RopePicture& picture)
{
    m_picture = picture;
    QStringList rows;
    for (const MovedScore& moved : picture.moved)
        rows << (isSameDistance(picture, moved)
                     ? tr("query at %1, key at %2: score %3, the same to %4 digits (%5 with angles in float64)")
                           .arg(moved.query)
                           .arg(moved.key)
                           .arg(movedText(moved, picture.digits))
                           .arg(moved.digits)
                           .arg(moved.exactDigits)
                     : tr("query at %1, key at %2 (different distance): score %3")
                           .arg(moved.query)
                           .arg(moved.key)
                           .arg(movedText(moved, picture.digits)));
    describeTo(this, rows.join(QStringLiteral(". ")));
    update();
}

QSize RopeTable::sizeHint() const { return {330, int(std::ceil(ropeTableHeight(1, textScale())))}; }

void RopeTable::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), colors().base);
    ScreenCanvas canvas(painter);
    drawRopeTable(canvas, m_picture, QRectF(rect()).adjusted(4, 0, -4, 0), 1, textScale(), colors());
}

} // namespace attn
