// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, the mouse and tooltips of the sheet of all heads.
#include "ui/kit/iconbutton.h"
#include "ui/language/headwords.h"
#include "ui/model/modelsheet.h"
#include "ui/model/sheetwords.h"
#include "ui/theme/fonts.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace attn {

int ModelSheet::placeAt(QPointF position) const
{
    if (!m_layout.sorted && (position.y() < m_layout.first.y() - 6 || position.x() < m_layout.first.x() - 6))
        return -1;
    return m_layout.placeAt(position + scrolled());
}

std::optional<Cell> ModelSheet::cellAt(int place, QPointF position) const
{
    if (place < 0)
        return std::nullopt;
    const HeldMatrixPtr map = shownMap(m_layout.spots[std::size_t(place)].head);
    return map ? m_layout.geometry(place).cellAt(position + scrolled(), map->rows, map->columns) : std::nullopt;
}

QRectF ModelSheet::eyeRect(const HeadPlace& head) const
{
    const bool shown = (m_pointed && m_pointed->head == head) || (hasFocus() && m_focused == head);
    const QRectF map = mapRect(head);
    if (!m_switchable || !shown || map.isEmpty())
        return {};
    const double side = std::clamp(0.5 * map.width(), 16.0, double(scaled(24)));
    return {map.right() - side, map.top(), side, side};
}

void ModelSheet::point(std::optional<Pointed> pointed)
{
    if (pointed == m_pointed)
        return;
    const std::optional<Pointed> before = std::exchange(m_pointed, pointed);
    const bool another = !before || !pointed || before->head != pointed->head;
    if (before && another)
        updateTile(before->head);
    if (pointed && another)
        updateTile(pointed->head);
    if (before && another && before->cell)
        Q_EMIT cellPointed(before->head, std::nullopt);
    if (pointed && (pointed->cell || (before && !another)))
        Q_EMIT cellPointed(pointed->head, pointed->cell);
}

void ModelSheet::keyPressEvent(QKeyEvent* event)
{
    const int place = m_layout.placeOf(m_focused), last = int(m_layout.spots.size()) - 1;
    const bool plain = !(event->modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier));
    if (place < 0 || !plain)
        return event->ignore();
    if (!std::exchange(m_byKeyboard, true))
        updateTile(m_focused);
    const int page = std::max(1, int((viewport()->height() - m_layout.first.y()) / m_layout.pitch.height()) - 1);
    switch (event->key()) {
    case Qt::Key_Left: return choose(std::max(place - 1, 0));
    case Qt::Key_Right: return choose(std::min(place + 1, last));
    case Qt::Key_Up: return choose(m_layout.placeBelow(place, -1));
    case Qt::Key_Down: return choose(m_layout.placeBelow(place, 1));
    case Qt::Key_PageUp: return choose(m_layout.placeBelow(place, -page));
    case Qt::Key_PageDown: return choose(m_layout.placeBelow(place, page));
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT headOpened(m_focused); return;
    case Qt::Key_O:
        if (m_switchable)
            return Q_EMIT switchAsked(m_focused);
        [[fallthrough]];
    default: event->ignore();
    }
}

void ModelSheet::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    updateTile(m_focused);
}

void ModelSheet::focusOutEvent(QFocusEvent*) { updateTile(m_focused); }

void ModelSheet::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    const int place = placeAt(event->position());
    event->setAccepted(left);
    if (place < 0 || (!left && event->button() != Qt::RightButton)) // the context menu refers to it
        return;
    m_byKeyboard = false;
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    const bool onEye = eyeRect(head).contains(event->position());
    updateTile(head);
    choose(place);
    if (left && onEye)
        Q_EMIT switchAsked(head);
}

void ModelSheet::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int place = placeAt(event->position());
    if (event->button() != Qt::LeftButton || place < 0)
        return;
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    if (eyeRect(head).contains(event->position()))
        Q_EMIT switchAsked(head); // the second of two quick clicks
    else
        Q_EMIT headOpened(head);
}

void ModelSheet::mouseMoveEvent(QMouseEvent* event)
{
    const int place = placeAt(event->position());
    if (place < 0)
        return point(std::nullopt);
    point(Pointed{m_layout.spots[std::size_t(place)].head, cellAt(place, event->position())});
}

void ModelSheet::leaveEvent(QEvent* event)
{
    QAbstractScrollArea::leaveEvent(event);
    point(std::nullopt);
}

QString ModelSheet::toolTipAt(QPointF position) const
{
    const int place = placeAt(position);
    if (place < 0)
        return {};
    const HeadPlace head = m_layout.spots[std::size_t(place)].head;
    if (eyeRect(head).contains(position))
        return withShortcut(switchOfHead(headName(head), shownOff(head)), Qt::Key_O);
    if (const auto cell = cellAt(place, position))
        return tr("Head %1: %2").arg(headName(head), describeCell(*shownMap(head), *cell));
    return pageHeadInWords(*m_picture, head);
}

bool ModelSheet::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        point(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

} // namespace attn
