// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/studios/sensitivity/forwardcard.h"

#include "ui/kit/accessibility.h"
#include "ui/kit/numbertext.h"
#include "ui/paint/cellpainter.h"
#include "ui/paint/mappainter.h"
#include "ui/paint/thumbnail.h"
#include "ui/theme/colors.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"
#include "ui/theme/stylepaint.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace attn {

namespace {

constexpr int cell_side = 13, map_height = 82, map_width = 84, least_cell = 4; // px
constexpr int card_margin = 6, card_title = 20, chevron_room = 14;             // px; chevron_room: the chevron's room

} // namespace

ForwardCard::ForwardCard(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QString ForwardCard::words() const
{
    if (!m_stage.revealed)
        return tr("%1: not computed yet").arg(m_stage.title);
    if (m_stage.changed == 0)
        return tr("%1: no change").arg(m_stage.title);
    return tr("%1: largest change %2, %3 of %4 values change")
        .arg(m_stage.title, formatDifference(m_stage.largest, 4), formatCount(m_stage.changed),
             formatCount(m_stage.counted));
}

void ForwardCard::setStage(StageChange stage)
{
    m_stage = std::move(stage);
    setText(m_stage.title);
    setAccessibleName(words());
    describeTo(this, tr("Apply the edit to the scene and show this stage before and after"));
    setToolTip(QStringLiteral("%1\n%2").arg(
        words(), tr("Click to apply the edit to the scene and show this stage before and after")));
    updateGeometry();
    update();
}

QSize ForwardCard::sizeHint() const
{
    const int text = QFontMetrics(textFont(13, QFont::DemiBold)).horizontalAdvance(m_stage.title);
    const QString count = tr("%1 of %2").arg(formatCount(m_stage.changed), formatCount(m_stage.counted));
    const int below = QFontMetrics(textFont(12)).horizontalAdvance(count);
    const int wide = std::max({scaled(map_width), text, below});
    return {scaled(chevron_room) + wide + 2 * card_margin,
            scaled(card_title + map_height + 12) + 2 * scaled(17) + 2 * card_margin};
}

void ForwardCard::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return click();
    case Qt::Key_Left:
    case Qt::Key_Right: return event->ignore(); // the strip goes to the next card
    default: return QAbstractButton::keyPressEvent(event);
    }
}

void ForwardCard::enterEvent(QEnterEvent* event)
{
    QAbstractButton::enterEvent(event);
    Q_EMIT pointed(words());
}

void ForwardCard::leaveEvent(QEvent* event)
{
    QAbstractButton::leaveEvent(event);
    Q_EMIT pointed({});
}

void ForwardCard::paintChanges(QPainter& painter, const QRect& place) const
{
    const HeldMatrix& map = *m_stage.map;
    const Colors& c = colors();
    const int side = std::min({scaled(cell_side), place.width() / map.columns, place.height() / map.rows});
    if (side < least_cell)
        return paintThumbnail(painter, QRectF(place.topLeft(), QSizeF(place.height(), place.height())), map);
    MapGeometry geometry;
    geometry.pixel = pixelOf(this);
    geometry.cell = {double(side), double(side)};
    geometry.origin = place.topLeft();
    geometry.area = QRectF(geometry.origin, geometry.mapSize(map.rows, map.columns));
    paintMap(painter, map, geometry, c, false);
    painter.setBrush(Qt::NoBrush);
    for (int row = 0; row < map.rows; ++row)
        for (int column = 0; column < map.columns; ++column)
            if (side >= gap_from_cell && map.value({row, column}) == 0 && map.mark({row, column}) == CellMark::None) {
                painter.setPen(c.line); // what did not change melts into the canvas but for its edge
                painter.drawRect(geometry.cellRect(row, column).adjusted(0.5, 0.5, -0.5, -0.5));
            }
    if (m_stage.asked && map.contains(*m_stage.asked))
        paintCellFrame(painter, geometry.cellRect(m_stage.asked->row, m_stage.asked->column), CellFrame::Chosen, c);
}

void ForwardCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Colors& c = colors();
    if (underMouse() || hasFocus())
        painter.fillRect(rect().adjusted(scaled(chevron_room) - 2, 0, 0, 0), c.panel);
    if (m_stage.chevron)
        paintIcon(painter, QRectF(1, card_margin + scaled(card_title + map_height / 2) - 5, 10, 10),
                  QStringLiteral("right"), c.edge);
    const int left = scaled(chevron_room) + card_margin, wide = width() - left - card_margin;
    int top = card_margin;
    painter.setPen(c.text);
    painter.setFont(textFont(13, QFont::DemiBold));
    painter.drawText(QRect(left, top, wide, scaled(card_title) - 2), Qt::AlignLeft | Qt::AlignVCenter, m_stage.title);
    top += scaled(card_title);
    if (m_stage.map)
        paintChanges(painter, QRect(left, top, scaled(map_width), scaled(map_height)));
    top += scaled(map_height) + 2;
    const QRectF track(left, top, scaled(map_width), 5);
    painter.fillRect(track, c.line);
    if (m_stage.revealed && m_stage.share > 0)
        painter.fillRect(QRectF(track.topLeft(), QSizeF(std::max(2.0, track.width() * m_stage.share), 5)), c.flash);
    top += 7;
    painter.setPen(c.text);
    painter.setFont(numberFont(12));
    const QString largest = !m_stage.revealed      ? QStringLiteral("–")
                            : m_stage.changed == 0 ? QStringLiteral("0")
                                                   : formatDifference(m_stage.largest, 4);
    painter.drawText(QRect(left, top, wide, scaled(17)), Qt::AlignLeft | Qt::AlignVCenter, largest);
    top += scaled(17);
    painter.setPen(c.text2);
    painter.setFont(textFont(12));
    painter.drawText(
        QRect(left, top, wide, scaled(17)), Qt::AlignLeft | Qt::AlignVCenter,
        !m_stage.revealed ? notYet() : tr("%1 of %2").arg(formatCount(m_stage.changed), formatCount(m_stage.counted)));
    if (hasFocus())
        paintFocusRing(painter, rect().adjusted(scaled(chevron_room), 2, -2, -2), 2);
}

} // namespace attn
