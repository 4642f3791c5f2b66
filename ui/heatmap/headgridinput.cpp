// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, the mouse and tooltips of the heads.
#include "ui/heatmap/headgrid.h"

#include "ui/heatmap/headgroup.h"
#include "ui/heatmap/headtitle.h"
#include "ui/kit/cellkeys.h"
#include "ui/kit/iconbutton.h"
#include "ui/language/headwords.h"
#include "ui/matrix/headfacts.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace attn {

QString HeadGrid::toolTipAt(QPointF position) const
{
    const int head = headAt(position);
    for (int group = 0; head < 0 && m_layout.group > 1 && group < int(m_heads.size()) / m_layout.group; ++group)
        if (m_layout.groupRect(group).contains(position))
            return headGroupInWords(group, m_layout.group);
    if (head < 0)
        return {};
    if (eyeRect(head).contains(position))
        return withShortcut(switchOfHead(head, m_heads[std::size_t(head)]->headOff), Qt::Key_O);
    if (const auto cell = cellAt(head, position))
        return tr("Head %1: %2").arg(head).arg(describeCell(*m_heads[head], *cell));
    if (const QString facts = headInWords(factsOf(head)); !facts.isEmpty())
        return tr("Head %1: %2").arg(head).arg(facts);
    return titleOfHead(head);
}

void HeadGrid::focusInEvent(QFocusEvent* event)
{
    m_byKeyboard = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void HeadGrid::keyPressEvent(QKeyEvent* event)
{
    const int last = int(m_heads.size()) - 1, place = placeOf(m_focused);
    m_byKeyboard = true;
    if (event->modifiers() & Qt::ControlModifier) // step keys, even after the last step
        return MapPlot::keyPressEvent(event);
    if (event->modifiers() & Qt::ShiftModifier && !m_heads.empty()) {
        const QSize cells(m_heads.front()->columns, m_heads.front()->rows);
        if (const auto cell = cellByKey(*event, m_chosen, cells))
            Q_EMIT cellChosen(*cell);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left: return choose(headInPlace(std::max(place - 1, 0)));
    case Qt::Key_Right: return choose(headInPlace(std::min(place + 1, last)));
    case Qt::Key_Up: return choose(headInPlace(place - m_layout.columns));
    case Qt::Key_Down: return choose(headInPlace(place + m_layout.columns));
    case Qt::Key_Home: return choose(headInPlace(0));
    case Qt::Key_End: return choose(headInPlace(last));
    case Qt::Key_Return:
    case Qt::Key_Enter: Q_EMIT headOpened(m_focused); return;
    default: event->ignore();
    }
}

void HeadGrid::mousePressEvent(QMouseEvent* event)
{
    const bool left = event->button() == Qt::LeftButton;
    if (left || event->button() == Qt::RightButton) { // the context menu refers to it
        m_byKeyboard = false;
        const int head = headAt(event->position());
        choose(head);
        if (left && head >= 0 && eyeRect(head).contains(event->position()))
            Q_EMIT headSwitchAsked(head);
        else if (const auto cell = cellAt(head, event->position()))
            Q_EMIT cellChosen(*cell);
    }
    event->setAccepted(left);
}

void HeadGrid::leaveEvent(QEvent* event)
{
    MapPlot::leaveEvent(event);
    hover(-1, std::nullopt);
}

void HeadGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    const int head = headAt(event->position());
    if (event->button() != Qt::LeftButton || head < 0)
        return;
    if (eyeRect(head).contains(event->position()))
        Q_EMIT headSwitchAsked(head); // the second of two quick clicks
    else
        Q_EMIT headOpened(head);
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event)
{
    const int head = headAt(event->position());
    hover(head, cellAt(head, event->position()));
}

void HeadGrid::mouseReleaseEvent(QMouseEvent* event) { event->ignore(); }

void HeadGrid::wheelEvent(QWheelEvent* event) { event->ignore(); }

} // namespace attn
