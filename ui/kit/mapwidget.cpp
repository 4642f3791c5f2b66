// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/kit/mapwidget.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>

namespace attn {

MapWidget::MapWidget(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

std::optional<Cell> MapWidget::cellByKey(const QKeyEvent& event) const
{
    const QSize count = cellCount();
    const int key = event.key(), lastRow = count.height() - 1, lastColumn = count.width() - 1;
    const bool all = event.modifiers() & Qt::ControlModifier, ends = key == Qt::Key_Home || key == Qt::Key_End;
    const bool across = key == Qt::Key_Left || key == Qt::Key_Right || (ends && lastColumn > 0);
    const bool down = key == Qt::Key_Up || key == Qt::Key_Down || (ends && (all || lastColumn == 0));
    if (count.isEmpty() || !((across && lastColumn > 0) || (down && lastRow > 0)))
        return std::nullopt;
    const auto from = currentCell();
    if (!from && !ends)
        return Cell{0, 0};
    const int steps = key == Qt::Key_Left || key == Qt::Key_Up ? -1 : 1;
    Cell to = from.value_or(Cell{0, 0});
    if (across)
        to.column = ends ? (key == Qt::Key_Home ? 0 : lastColumn) : to.column + steps;
    if (down)
        to.row = ends ? (key == Qt::Key_Home ? 0 : lastRow) : to.row + steps;
    return Cell{std::clamp(to.row, 0, lastRow), std::clamp(to.column, 0, lastColumn)};
}

void MapWidget::mouseMoveEvent(QMouseEvent* event) { pointAt(cellAt(event->position())); }

void MapWidget::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    pointAt(std::nullopt);
}

void MapWidget::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position()); cell && event->button() == Qt::LeftButton)
        click(*cell);
}

void MapWidget::keyPressEvent(QKeyEvent* event)
{
    if (const auto cell = cellByKey(*event))
        choose(*cell);
    else
        QWidget::keyPressEvent(event);
}

void MapWidget::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void MapWidget::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool MapWidget::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto cell = cellAt(help->pos());
    QToolTip::showText(help->globalPos(), cell ? wordsOf(*cell) : QString(), this);
    return true;
}

} // namespace attn
